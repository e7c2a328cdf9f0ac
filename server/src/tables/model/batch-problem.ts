import type { Refusal } from '@ankerplatz/kit';

/** Why a batch of moves is refused. */
export type BatchProblem =
  | { readonly code: 'stale' | 'not-your-turn' | 'game-over' | 'paused' }
  /** `index` is the place of the move in the batch. */
  | { readonly code: 'batch-too-long'; readonly index: number }
  | { readonly code: 'unknown-move' | 'illegal-move'; readonly index: number; readonly refusal: Refusal };
