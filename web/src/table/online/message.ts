/** Messages of a table in the words of its source. */
import { atVersion, type Game, type GameEvent, rulesOf, type Seat, type View } from '@ankerplatz/kit';
import type { GameResult, LoggedEntry, TableMessage } from '@ankerplatz/protocol';
import { sampledOf } from '../../board/sampled.ts';
import type { LogEntry, TableState } from '../../board/source.ts';

export const entryOf = ({ events, ...entry }: LoggedEntry): LogEntry => ({
  ...entry,
  events: events as unknown as readonly GameEvent[],
});

export const resultOf = (result: GameResult): NonNullable<TableState['result']> => ({
  end: result.end,
  ranks: result.ranks,
  scores: result.scores as NonNullable<TableState['result']>['scores'],
});

/** The deciding seats are known to all: any position that fits the view tells them. */
export const decidersOf = (newest: Game, { view, result }: TableMessage): readonly Seat[] => {
  const rules = atVersion(newest, rulesOf(view as View));
  return result || !rules.ok ? [] : sampledOf(rules.value, view as View).deciders();
};
