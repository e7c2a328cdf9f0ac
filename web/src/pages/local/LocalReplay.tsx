import { err, ok, type Result } from '@ankerplatz/kit';
import { loadGame } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import type { TableSource } from '../../board/source.ts';
import { Host, seatInfosOf } from '../../local/host.ts';
import { findGame } from '../../local/saved.ts';
import { localText } from '../../local/text/index.ts';
import { go } from '../../shell/routes.ts';
import { ReplayTable } from '../../table/replay/ReplayTable.tsx';
import { replayOf } from '../../table/replay/replay.ts';

/** null: it is not over, and what the others hold is nobody's business. */
const open = async (id: string, entry: number): Promise<Result<TableSource | null, string>> => {
  await localText.load();
  const saved = await findGame(id);
  if (!saved) return err(localText.value.missing);
  if (!saved.isOver) return ok(null);
  const game = await loadGame(saved.game);
  const host = Host.resume(game, saved);
  if (!host.ok) return err(localText.value.broken(host.error));
  const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const eyes = people.length === 1 ? people[0]! : null;
  const seats = seatInfosOf(saved, null);
  const record = host.value.record();
  return replayOf(game, { table: id, number: saved.number, record, seats, eyes, result: null, link: null }, entry);
};

interface LocalReplayProps {
  readonly id: string;
  readonly entry: number;
}

/** A game of this device that is over. */
export function LocalReplay({ id, entry }: LocalReplayProps): JSX.Element {
  return (
    <ReplayTable
      of={id}
      open={() => open(id, entry)}
      onNothing={() => go({ page: 'local', id, entry: null }, 'replace')}
    />
  );
}
