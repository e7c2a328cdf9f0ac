import { ok, type Seat } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { api, type Invitation } from '../../../net/api.ts';
import type { Answer } from '../../../net/http.ts';
import { needMe } from '../../../net/me.ts';
import { refreshMyTables } from '../../../net/my-tables.ts';
import { go } from '../../../shell/routes.ts';
import { isFocusLost } from '../../../ui/focus.ts';
import { toast } from '../../../ui/Toast.tsx';
import type { SeatActs } from './Seats.tsx';
import { waitingText } from './text/index.ts';

/** A button may vanish with what it has done: then focus goes to the seats, not to nowhere. */
const useKeptFocus = ({ seats, you }: TableInfo): { readonly section: RefObject<HTMLElement>; acted: boolean } => {
  const section = useRef<HTMLElement>(null);
  const kept = useRef({ section, acted: false });
  const now = `${you} ${seats.map(({ kind }) => kind).join()}`;
  useEffect(() => {
    if (kept.current.acted && isFocusLost()) section.current?.focus();
    kept.current.acted = false;
  }, [now]);
  return kept.current;
};

interface WaitingActs {
  readonly section: RefObject<HTMLElement>;
  readonly isBusy: boolean;
  /** The seat that was asked for at a table with a blocked person. */
  readonly doubted: Signal<Seat | null>;
  readonly act: (asked: () => Answer<unknown>) => Promise<boolean>;
  readonly sit: (seat: Seat, besideBlocked: boolean) => Promise<boolean>;
  readonly acts: SeatActs;
  readonly leave: () => Promise<void>;
}

/** Acts before the game, one at a time. */
export const useActs = (info: TableInfo, invitation: Invitation): WaitingActs => {
  const { id } = info;
  const busy = useSignal(false);
  const focus = useKeptFocus(info);
  const doubted = useSignal<Seat | null>(null);
  const act = async (asked: () => Answer<unknown>): Promise<boolean> => {
    if (busy.value) return false;
    busy.value = true;
    focus.acted = true;
    const answer = await asked();
    busy.value = false;
    if (!answer.ok) toast(answer.error.message, { look: 'warning' });
    return answer.ok;
  };
  const sit = (seat: Seat, besideBlocked: boolean): Promise<boolean> =>
    act(async () => {
      const seated = await api.sit(id, seat, invitation, { coach: info.coach, rated: info.rated, besideBlocked });
      const isAsked = !seated.ok && seated.error.code === 'beside-blocked';
      doubted.value = isAsked ? seat : null;
      return isAsked ? ok(null) : seated;
    });
  const acts: SeatActs = {
    sit: async seat => {
      if (await needMe()) await sit(seat, false);
    },
    swap: seat => act(() => api.swap(id, seat)),
    free: seat => act(() => api.setSeat(id, seat, { kind: 'open' })),
    putBot: (seat, level) => act(() => api.setSeat(id, seat, { kind: 'bot', level })),
  };
  const leave = async (): Promise<void> => {
    if (!(await act(() => api.stand(id)))) return;
    refreshMyTables();
    toast(waitingText.value.left);
    go('/');
  };
  return { section: focus.section, isBusy: busy.value, doubted, act, sit, acts, leave };
};
