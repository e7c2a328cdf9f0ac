import type { BotGameId } from '@ankerplatz/bots/lazy';
import type { GameEvent, Seat } from '@ankerplatz/kit';
import type { NauticusClaim } from './nauticus/claim.ts';
import type { NautilusClaim } from './nautilus/claim.ts';

export type Claim = NauticusClaim | NautilusClaim;

/** How far the advised turn is ahead of another one. */
export interface Comparison {
  /** The beginning of the other turn: its action or card; null: as the advised one's, or with neither. */
  readonly other: string | null;
  /** In points ahead of the others, or chance to win from 0 to 1. */
  readonly ahead: number;
  /** The part of the evaluation that speaks most for the advised turn: points in Nauticus, null where it is no number to say. */
  readonly part: { readonly name: string; readonly by: number | null } | null;
}

/** Advice on the turn that is drafted or was played, beside the advised turn. */
export type DraftAdvice =
  /** The advised turn begins so; `next` is its next move. */
  | { readonly kind: 'begun'; readonly next: string }
  /** The drafted turn is the advised one (`isAdvised`), or comes to the same, or is hardly worse. */
  | { readonly kind: 'asGood'; readonly isAdvised: boolean }
  /** `lacks`: what the advised turn does and this one does not. */
  | { readonly kind: 'behind'; readonly comparison: Comparison; readonly lacks: readonly Claim[] };

/** A turn that the coach would play, and why. */
export interface Advice {
  readonly game: BotGameId;
  readonly seat: Seat;
  /** The whole turn. */
  readonly moves: readonly string[];
  /** Events of the turn that are sure to happen. */
  readonly events: readonly GameEvent[];
  /** Claims about the turn, the most telling first; at least one. */
  readonly claims: readonly Claim[];
  /** Beside the next best way to begin; null: there is none. */
  readonly rival: Comparison | null;
  /** null: nothing is drafted. */
  readonly draft: DraftAdvice | null;
}
