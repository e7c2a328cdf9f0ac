/** One game of a series. */
export interface Pairing {
  /** Games of one deal have the same chance. */
  readonly deal: number;
  /** Indexable by seat: which of the bots plays there. */
  readonly bots: readonly number[];
}

/** How many bots a table needs: one for each side. `sides` is indexable by seat. */
export const botsFor = (sides: readonly number[]): number => new Set(sides).size;

/** Every deal is played once for each way of turning the bots around the table, so that each has sat on every side. */
export const pairingOf = (game: number, sides: readonly number[]): Pairing => ({
  deal: Math.floor(game / botsFor(sides)),
  bots: sides.map(side => (side + game) % botsFor(sides)),
});
