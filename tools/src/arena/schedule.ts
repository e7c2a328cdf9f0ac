import { sideOf } from './sides.ts';

/** One game of a series. */
export interface Pairing {
  /** Games of one deal have the same chance. */
  readonly deal: number;
  /** Indexable by seat: which of the bots plays there. */
  readonly bots: readonly number[];
}

/** Every deal is played once for each way of turning the bots around the table, so that each has sat on every side. */
export const pairingOf = (game: number, seats: number, sides: number): Pairing => ({
  deal: Math.floor(game / sides),
  bots: Array.from({ length: seats }, (_, seat) => (sideOf(seat, sides) + game) % sides),
});
