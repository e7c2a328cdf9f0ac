/** Messages of a table in the words of its source. */
import { atVersion, type Game, rulesOf, type Seat, type View } from '@ankerplatz/kit';
import type { GameResult, TableMessage } from '@ankerplatz/protocol';
import { sampledOf } from '../../board/sampled.ts';
import type { TableState } from '../../board/source.ts';

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
