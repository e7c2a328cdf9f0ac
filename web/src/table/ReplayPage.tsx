import { err, type Game, ok, type Result } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { isGameId, loadGame } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf, go } from '../app/routes.ts';
import { api, type Invitation } from '../net/api.ts';
import { findSite, linkTo } from '../net/site.ts';
import { text } from '../text/text.ts';
import { Note } from '../ui/Note.tsx';
import { replayOf } from './replay.ts';
import type { SeatInfo, TableResult, TableSource } from './source.ts';
import { Table } from './Table.tsx';

interface ReplayProps {
  readonly id: string;
  /** The entry to begin at; without one, the beginning. */
  readonly entry?: number | null;
  readonly invitation?: Invitation;
}

const seatsOf = (info: TableInfo, eyes: number | null, result: TableResult | null): readonly SeatInfo[] =>
  info.seats.map(({ seat, kind, person, level }) => ({
    ...{ seat, kind, level, name: person?.name ?? level ?? '' },
    ...{ isYou: seat === eyes, isLooking: false, hasResigned: result?.end === 'resigned' && result.ranks[seat] !== 1 },
  }));

/** Fetches what is needed to show a finished game again. null: the game still runs. */
const open = async (id: string, entry: number, invitation: Invitation): Promise<Result<TableSource | null, string>> => {
  const asked = await api.table(id, invitation);
  if (!asked.ok) return err(asked.error.message);
  const info = asked.value;
  // After a rematch the last finished game is the one before.
  const number = info.status === 'over' ? info.number : info.number - 1;
  if (!isGameId(info.game) || number < 1) return ok(null);
  const record = await api.record(id, number, invitation);
  if (!record.ok) return err(record.error.message);
  const game: Game = await loadGame(info.game);
  const result = info.status === 'over' ? (info.result as TableResult | null) : null;
  const link = (at: number): string => linkTo(addressOf({ page: 'table', id, entry: at, invitation: info.invitation }));
  const eyes = info.you;
  const seats = seatsOf(info, eyes, result);
  return replayOf(game, { table: id, number, record: record.value, seats, eyes, result, link }, entry);
};

/** A finished game of a table, entry by entry. */
export function ReplayPage({ id, entry = 0, invitation = null }: ReplayProps): JSX.Element {
  const source = useSignal<TableSource | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findSite();
    void open(id, entry ?? 0, invitation).then(opened => {
      if (!isWanted) return;
      if (!opened.ok) problem.value = opened.error;
      else if (opened.value) source.value = opened.value;
      else go({ page: 'table', id, entry: null, invitation }, 'replace');
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (problem.value !== null) return <Note sentence={problem.value} />;
  if (!source.value) return <main id="content" aria-busy="true" aria-label={text.value.net.connecting} />;
  return <Table source={source.value} />;
}
