import { err, type GameRecord, ok, type Result } from '@ankerplatz/kit';
import { isGameId, loadGame } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf } from '../app/routes.ts';
import { api } from '../net/api.ts';
import { findSite, linkTo } from '../net/site.ts';
import { text } from '../text/text.ts';
import { Note } from '../ui/Note.tsx';
import { replayOf } from './replay.ts';
import type { SeatInfo, TableSource } from './source.ts';
import { Table } from './Table.tsx';

/** Who played is not part of a record. */
const seatsOf = ({ seats }: GameRecord): readonly SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...{ seat, kind: 'person', name: text.value.opening.unnamed(seat + 1), level: null },
    ...{ isYou: false, isLooking: false, hasResigned: false },
  }));

const open = async (id: string): Promise<Result<TableSource, string>> => {
  const found = await api.replay(id);
  if (!found.ok) return err(found.error.message);
  const { record } = found.value;
  if (!isGameId(record.game)) return err(text.value.home.noRecord);
  const game = await loadGame(record.game);
  const link = (): string => linkTo(addressOf({ page: 'replay', id }));
  const finished = { table: id, number: 1, record, seats: seatsOf(record), eyes: null, result: null, link };
  const source = replayOf(game, finished, 0);
  return source.ok ? ok(source.value) : source;
};

interface ImportedProps {
  readonly id: string;
}

/** A game that somebody has brought as a record, entry by entry. */
export function ImportedPage({ id }: ImportedProps): JSX.Element {
  const source = useSignal<TableSource | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findSite();
    void open(id).then(opened => {
      if (!isWanted) return;
      if (opened.ok) source.value = opened.value;
      else problem.value = opened.error;
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (problem.value !== null) return <Note sentence={problem.value} />;
  if (!source.value) return <main id="content" aria-busy="true" aria-label={text.value.net.connecting} />;
  return <Table source={source.value} />;
}
