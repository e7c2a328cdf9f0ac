import { BONUS_SPECS, type Layout, MAST_FIELDS, TILE_FIELDS } from './tables.ts';
import {
  ACTIONS,
  BONUSES,
  CRESTS,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  GOODS,
  HULLS,
  PAID_ACTIONS,
  type PaidAction,
  TILES,
} from './types.ts';

/** Storage fields of each tile (§3.2.2.1). */
export const TILE_SIZES = Int32Array.from(TILES, (_, tile) =>
  tile >= FIRST_MAST && tile < FIRST_SAIL ? MAST_FIELDS : TILE_FIELDS,
);

/** The kinds that each paid action is about, in the order of their tile numbers from the first one on. */
const KINDS: Readonly<Record<PaidAction, readonly string[]>> = {
  hulls: HULLS,
  masts: CRESTS,
  sails: CRESTS,
  goods: GOODS,
};
const FIRST_TILES: Readonly<Record<PaidAction, number>> = {
  hulls: 0,
  masts: FIRST_MAST,
  sails: FIRST_SAIL,
  goods: FIRST_GOOD,
};

/** A layout in numbers, shared by all positions of a table. */
export class Board {
  /** Indexable by space. */
  readonly bonuses: Int32Array;
  /** Indexable by 4 × space + item. */
  readonly prices: Int32Array;
  readonly wheel: Int32Array;
  /** Indexable by 4 × paid action + item: the tile. */
  readonly items: Int32Array;
  /** Indexable by tile: its place on its blue tile, or −1 (crowns). */
  readonly itemOf: Int32Array;
  /** Indexable by tile: the paid action that sells it, or −1. */
  readonly soldBy: Int32Array;

  constructor(readonly layout: Layout) {
    this.bonuses = Int32Array.from(layout.bonuses, bonus => BONUSES.indexOf(bonus));
    this.prices = Int32Array.from(layout.prices.flat());
    this.wheel = Int32Array.from(layout.wheel);
    this.items = Int32Array.from(
      PAID_ACTIONS.flatMap(action =>
        layout.items[action].map(kind => FIRST_TILES[action] + KINDS[action].indexOf(kind)),
      ),
    );
    this.itemOf = new Int32Array(TILES.length).fill(-1);
    this.soldBy = new Int32Array(TILES.length).fill(-1);
    for (const [index, tile] of this.items.entries()) {
      this.itemOf[tile] = index % 4;
      this.soldBy[tile] = index >> 2;
    }
  }

  /** The blue workers of a space while the wheel's anchor points at another (§2). */
  blueAt(space: number, anchor: number): number {
    return this.wheel[(space - anchor + 8) & 7]!;
  }
}

const BOARDS = new WeakMap<Layout, Board>();

export const boardOf = (layout: Layout): Board => {
  const board = BOARDS.get(layout) ?? new Board(layout);
  BOARDS.set(layout, board);
  return board;
};

/** Indexable by paid action: the tiles that it sells, as bits; crowns are never for sale. */
export const ITEM_TILES: readonly number[] = PAID_ACTIONS.map(action =>
  KINDS[action].reduce((bits, kind, i) => (kind === 'crown' ? bits : bits | (1 << (FIRST_TILES[action] + i))), 0),
);

/** Indexable by bonus: workers, points, taler, and the paid action whose items may be chosen from (−1: none). */
export const BONUS_NUMBERS = BONUSES.map(bonus => {
  const { workers, points, taler, tile } = BONUS_SPECS[bonus];
  return { workers, points, taler, action: tile === null ? -1 : ACTIONS.indexOf(tile) };
});
