import { type Line, random, thinkWith } from '@ankerplatz/bots';
import { ok, type Result, type View } from '@ankerplatz/kit';
import type { Contestant } from './contestant.ts';

/** The moves of a whole turn, at least one; or why there are none, which loses the game. */
export type Decision = Result<readonly string[], string>;

/** Decides for a seat, from its view alone. */
export interface Player {
  /** The same view and seed give the same decision, unless a program of one's own decides. */
  decide(view: View, seed: string): Decision | Promise<Decision>;
}

/** A contestant that thinks in this thread. */
type Thinker = Exclude<Contestant, { readonly kind: 'program' }>;

const linesOf = (thinker: Thinker, view: View, seed: string, playouts: number | undefined): readonly Line[] => {
  if (thinker.kind === 'random') return thinkWith({ brain: random, playouts: 1 }, view, { seed });
  throw new Error(`there are no bots for ${view.game} ${playouts}`);
};

export const thinkingPlayer = (thinker: Thinker, playouts: number | undefined): Player => ({
  decide: (view, seed) => ok(linesOf(thinker, view, seed, playouts)[0]!.moves),
});
