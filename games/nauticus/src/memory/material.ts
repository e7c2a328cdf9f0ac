import {
  BONUS_SPECS,
  EXTRA_PRICE,
  FURTHER_PRICE,
  LAYOUT,
  type Layout,
  MAST_FIELDS,
  SPACES,
  TILE_FIELDS,
} from '../tables.ts';
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
} from '../types.ts';

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

export const ITEMS = 4;
const ITEM_PLACES = Array.from({ length: ITEMS }, (_, item) => item);
const ITEM_SETS = 1 << ITEMS;
/** Stands for the extra action where a space is asked for. */
export const EXTRA_SPACE = SPACES;
/** No price is higher than that of a further copy, so more taler make no difference. */
const PURSES = FURTHER_PRICE + 1;

const payableAt = (space: number, bought: number, taler: number): number =>
  (space * ITEM_SETS + bought) * PURSES + (taler < PURSES ? taler : PURSES - 1);

const layoutText = ({ bonuses, prices, wheel, items }: Layout): string =>
  JSON.stringify([bonuses, prices, wheel, PAID_ACTIONS.map(action => items[action])]);
const PRINTED = layoutText(LAYOUT);
const isPrinted = (layout: Layout): boolean => layoutText(layout) === PRINTED;

/** The layout of a table in numbers, made ready for the rules: shared by all its positions. */
export class Material {
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

  /** Indexable by `payableAt`: the items with a price that can be paid, as bits, and above them those that cost 0. */
  private readonly payable: Int32Array;
  /** Indexable by a paid action and a set of items: their tiles, as bits. */
  private readonly tiles: Int32Array;
  /** Whether all figures are the printed ones. */
  readonly isPrinted: boolean;

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
      this.itemOf[tile] = index % ITEMS;
      this.soldBy[tile] = Math.trunc(index / ITEMS);
    }
    this.payable = this.makePayable();
    this.tiles = Int32Array.from({ length: PAID_ACTIONS.length * ITEM_SETS }, (_, index) =>
      ITEM_PLACES.filter(item => index & (1 << item)).reduce(
        (bits, item) => bits | (1 << this.items[ITEMS * Math.trunc(index / ITEM_SETS) + item]!),
        0,
      ),
    );
    this.isPrinted = isPrinted(layout);
  }

  /** Prices asked in every inner loop are worked out once: for each space and the extra action, each set of items bought before, and the taler. */
  private makePayable(): Int32Array {
    const payable = new Int32Array((SPACES + 1) * ITEM_SETS * PURSES);
    for (let space = 0; space <= SPACES; space++)
      for (let bought = 0; bought < ITEM_SETS; bought++)
        for (const item of ITEM_PLACES) {
          const price = this.priceOf(space, bought, item);
          const bit = 1 << (price === 0 ? item + ITEMS : item);
          for (let taler = price; taler < PURSES; taler++) payable[payableAt(space, bought, taler)]! |= bit;
        }
    return payable;
  }

  /** The price of an item on a space, or in the extra action, when some were bought before (§3.2.1, §5). */
  priceOf(space: number, bought: number, item: number): number {
    if (bought & (1 << item)) return FURTHER_PRICE;
    return space === EXTRA_SPACE ? EXTRA_PRICE : this.prices[ITEMS * space + item]!;
  }

  /** The tiles, as bits, of the items that cost taler and can be paid. */
  paidTiles(action: number, space: number, bought: number, taler: number): number {
    const items = this.payable[payableAt(space, bought, taler)]! & (ITEM_SETS - 1);
    return this.tiles[action * ITEM_SETS + items]!;
  }

  /** The tiles, as bits, of the items that cost nothing. */
  freeTiles(action: number, space: number, bought: number): number {
    return this.tiles[action * ITEM_SETS + (this.payable[payableAt(space, bought, 0)]! >> ITEMS)]!;
  }

  /** The blue workers of a space while the wheel's anchor points at another (§2). */
  blueAt(space: number, anchor: number): number {
    return this.wheel[(space - anchor + 8) & 7]!;
  }
}

const MATERIALS = new WeakMap<Layout, Material>();

export const materialOf = (layout: Layout): Material => {
  const known = MATERIALS.get(layout);
  if (known) return known;
  const material = layout !== LAYOUT && isPrinted(layout) ? materialOf(LAYOUT) : new Material(layout);
  MATERIALS.set(layout, material);
  return material;
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
