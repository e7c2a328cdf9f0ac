import { type Rank, random, thinkWith } from '@ankerplatz/bots';
import { type Game, ok, type Result, type View } from '@ankerplatz/kit';
import { BadInput } from '../exit.ts';
import { earlierRanksOf, ranksOf } from '../ranks.ts';
import type { Contestant } from './contestant.ts';

/** The moves of a whole turn, at least one; or why there are none, which loses the game. */
export type TurnAnswer = Result<readonly string[], string>;

/** Decides for a seat, from its view alone. */
export interface Player {
  /** The same view and seed give the same decision, unless a program of one's own decides. */
  decide(view: View, seed: string): TurnAnswer | Promise<TurnAnswer>;
}

/** A contestant that thinks in this thread. */
export type Thinker = Exclude<Contestant, { readonly kind: 'program' }>;

/** The brain and budget of a contestant in a game. */
export const rankOf = (thinker: Thinker, game: Pick<Game, 'id' | 'version'>): Rank => {
  if (thinker.kind === 'random') return { brain: random, playouts: 1 };
  const { level, edition } = thinker;
  const name = edition === undefined ? level : `${level}@${edition}`;
  const rank = edition === undefined ? ranksOf(game)?.[level] : earlierRanksOf(game)[name];
  if (!rank) throw new BadInput(`there is no ${name} for ${game.id}`);
  return rank;
};

/** `playouts` is a budget for all levels that have none of their own. */
export const thinkingPlayer = (
  thinker: Thinker,
  game: Pick<Game, 'id' | 'version'>,
  playouts: number | undefined,
): Player => {
  const rank = rankOf(thinker, game);
  const budget = (thinker.kind === 'level' ? thinker.playouts : undefined) ?? playouts ?? rank.playouts;
  return {
    decide: (view, seed) => ok(thinkWith(rank, view, { seed, playouts: budget })[0]!.moves),
  };
};
