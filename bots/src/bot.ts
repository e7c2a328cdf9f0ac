import { SeededChance, type View } from '@ankerplatz/kit';
import type { Brain, PlannedTurn } from './brain.ts';
import type { Level } from './level.ts';

/** What each level is in a game: a brain and the playouts it may spend on a turn. */
export interface Rank {
  readonly brain: Brain;
  readonly playouts: number;
}

export type Ranks = Readonly<Record<Level, Rank>>;

export interface Thinking {
  /** The same seed gives the same answer. */
  readonly seed: string;
  /** Instead of the level's own budget. */
  readonly playouts?: number;
  /** Polled while thinking; once true, the best found so far is the answer. */
  readonly isStopped?: () => boolean;
  /** Told while thinking how much of all that may be spent is spent, from 0 to 1, and the playouts so far; who is sure early ends early. */
  readonly onSpent?: (share: number, playouts: number) => void;
}

export const thinkWith = ({ brain, playouts }: Rank, view: View, thinking: Thinking): readonly PlannedTurn[] =>
  brain.think(view, {
    playouts: thinking.playouts ?? playouts,
    chance: SeededChance.from(thinking.seed),
    isStopped: (spent, judged) => {
      thinking.onSpent?.(spent, judged);
      return thinking.isStopped?.() ?? false;
    },
  });
