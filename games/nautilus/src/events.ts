import type { Seat, Tell } from '@ankerplatz/kit';
import type { Card, Piece, Sailor } from './types.ts';

/** One piece that a nautilus put back. */
export interface Shift {
  readonly piece: Piece;
  /** A place, or null for Moby Dick off the board. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The events of the game. A null where a card could stand is a card that the hearer may not know. */
export type NautilusEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly dealer: Seat }
  | { readonly type: 'shuffled'; readonly cards: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'announced'; readonly seat: Seat; readonly start: boolean }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'mulliganed'; readonly seat: Seat }
  /** Laid face down for an exchange or trade; `by` chose it. */
  | { readonly type: 'gave'; readonly seat: Seat; readonly by: Seat; readonly card: Card | null }
  /** A card changed hands; public if it was asked for (#11 trade). */
  | {
      readonly type: 'passed';
      readonly from: Seat;
      readonly to: Seat;
      readonly card: Card | null;
      readonly isPublic: boolean;
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly commander: Seat | null; readonly card: Card }
  | { readonly type: 'used'; readonly seat: Seat; readonly commander: Seat | null; readonly card: Card }
  | { readonly type: 'unused'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card; readonly skipped: boolean }
  | { readonly type: 'moved'; readonly sailor: Sailor; readonly from: string; readonly to: string }
  | { readonly type: 'broughtOut'; readonly sailor: Sailor; readonly to: string }
  | { readonly type: 'captured'; readonly sailor: Sailor; readonly at: string; readonly by: Piece }
  | { readonly type: 'rode'; readonly sailor: Sailor; readonly to: string; readonly moby: string }
  | { readonly type: 'whaleArrived'; readonly at: string }
  | { readonly type: 'whaleMoved'; readonly from: string; readonly to: string }
  | { readonly type: 'rolled'; readonly face: number }
  | { readonly type: 'swapped'; readonly first: Piece; readonly second: Piece }
  | { readonly type: 'tookBack'; readonly card: Card; readonly shifts: readonly Shift[] }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'opened'; readonly by: Seat; readonly seats: readonly Seat[] }
  | { readonly type: 'stormed' }
  | { readonly type: 'boarded'; readonly seat: Seat; readonly by: Seat; readonly hand: readonly Card[] | null }
  | { readonly type: 'traded'; readonly seat: Seat; readonly other: Seat }
  | { readonly type: 'asked'; readonly seat: Seat; readonly card: Card; readonly held: boolean }
  /** A special card that changed nothing. */
  | { readonly type: 'fizzled'; readonly card: Card }
  | { readonly type: 'won'; readonly seats: readonly Seat[] };

export type NautilusTell = Tell<NautilusEvent>;
