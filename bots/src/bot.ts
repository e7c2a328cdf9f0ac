import { rulesOf, SeededChance, type View } from '@ankerplatz/kit';
import type { Brain, PlannedTurn } from './brain.ts';
import type { Level } from './level.ts';

/** A level in a game: a brain and the playouts it may spend on a turn. */
export interface Rank {
  readonly brain: Brain;
  readonly playouts: number;
  /** The versions of the rules that it was made for; without them, all. */
  readonly rules?: readonly number[];
}

type Made = Pick<Rank, 'rules'>;

export const isMadeFor = ({ rules }: Made, version: number): boolean => rules?.includes(version) ?? true;

/** Throws where it was not made for them: it would go by others. */
export const requireMadeFor = (made: Made, version: number): void => {
  if (!isMadeFor(made, version)) throw new Error(`this bot does not know version ${version} of the rules`);
};

export type Ranks = Readonly<Record<Level, Rank>>;

export interface Thinking {
  /** The same seed gives the same answer. */
  readonly seed: string;
  /** Instead of the level's own budget. */
  readonly playouts?: number;
  /** Polled while thinking; once true, the best found so far is the answer. */
  readonly isStopped?: () => boolean;
  /**
   * Told while thinking how much of all that may be spent is spent, from 0 to 1, and the playouts so far; a bot that is
   * sure early ends early.
   */
  readonly onSpent?: (share: number, playouts: number) => void;
}

/** Throws on a view of rules that it was not made for. */
export const thinkWith = (rank: Rank, view: View, thinking: Thinking): readonly PlannedTurn[] => {
  requireMadeFor(rank, rulesOf(view));
  return rank.brain.think(view, {
    playouts: thinking.playouts ?? rank.playouts,
    chance: SeededChance.from(thinking.seed),
    isStopped: (spent, judged) => {
      thinking.onSpent?.(spent, judged);
      return thinking.isStopped?.() ?? false;
    },
  });
};
