import type { Card, Piece, Sailor, Special } from '@ankerplatz/nautilus';

/** A claim about a turn of Nautilùs, as all at the table will see or the seat itself knows. */
export type NautilusClaim =
  | { readonly type: 'win' }
  /** `steps`: what the opponent's sailor had left to its harbour. */
  | { readonly type: 'capture'; readonly sailor: Sailor; readonly by: Piece; readonly steps: number }
  | { readonly type: 'berth'; readonly sailor: Sailor }
  | { readonly type: 'out'; readonly sailor: Sailor }
  /** A sailor of the own side comes so many steps nearer to its harbour. */
  | { readonly type: 'swap'; readonly sailor: Sailor; readonly steps: number }
  | { readonly type: 'skip'; readonly seat: number }
  /** The next piece behind a sailor was an opponent, so many steps away, and no opponent is the next one within reach now. */
  | { readonly type: 'clear'; readonly sailor: Sailor; readonly pursuer: Sailor; readonly steps: number }
  | { readonly type: 'cave'; readonly sailor: Sailor }
  /** `left`: steps to its harbour after the turn. */
  | { readonly type: 'forward'; readonly sailor: Sailor; readonly left: number }
  | { readonly type: 'special'; readonly card: Special }
  /** No card can be used. */
  | { readonly type: 'discard'; readonly card: Card }
  /** `waiting`: sailors of the partner in the whirlpool, where the card brings one out; else 0. */
  | { readonly type: 'give'; readonly card: Card; readonly waiting: number }
  | { readonly type: 'ask'; readonly card: Card }
  /** `starts`: cards of the hand that bring a sailor out. */
  | { readonly type: 'keep'; readonly starts: number }
  | { readonly type: 'mulligan' }
  /** A move that did best in the trials, and no more. */
  | { readonly type: 'move' };
