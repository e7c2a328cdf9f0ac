import type { SeatOrdersBody } from '@ankerplatz/protocol';
import { useEffect } from 'preact/hooks';
import type { TableState } from '../../board/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { TableModel } from '../model/table-model.ts';
import { tableText } from '../text/index.ts';

type Told = SeatOrdersBody['told'][number];

const keyOf = ({ what, order, version, code }: Told): string => `${what} ${order} ${version} ${code}`;

/** Orders not carried out in the present decision, and why. */
export const newlyTold = ({ online, asked, version }: TableState, known: ReadonlySet<string>): readonly Told[] =>
  (online?.left?.told ?? []).filter(told => told.version >= (asked ?? version) && !known.has(keyOf(told)));

/** Says why something that was left to the server was not done, and that something was handed in. */
export const useTold = (model: TableModel): void => {
  useEffect(() => {
    const known = new Set<string>();
    let handedIn: string | null = null;
    return model.controller.shown.subscribe(state => {
      const { early } = tableText.value.online;
      for (const told of newlyTold(state, known)) {
        known.add(keyOf(told));
        const sentence = told.what === 'hand-in' ? early.dropped(told.message) : told.message;
        toast(sentence, model.keepsSecrets ? { aloud: early.notDone } : {});
      }
      const id = state.online?.left?.handIn?.id ?? null;
      if (id !== null && id !== handedIn) announce(early.done);
      handedIn = id;
    });
  }, [model]);
};
