/** Everything printed on board, tiles and cards. A wrong figure is corrected here and nowhere else. */
import type { Action, Bonus, Crest, Good, Hull, PaidAction, Tile } from './types.ts';

/** The figures of the board, with which a table may be opened. */
export interface Layout {
  /** Indexable by space. */
  readonly bonuses: readonly Bonus[];
  /** Indexable by space, then by the place of an item on a blue tile. */
  readonly prices: readonly (readonly number[])[];
  /** Blue workers of the sectors, clockwise from the wheel's anchor. */
  readonly wheel: readonly number[];
  /** The items of each blue tile, in the order in which the prices stand beside them. */
  readonly items: {
    readonly hulls: readonly Hull[];
    readonly masts: readonly Crest[];
    readonly sails: readonly Crest[];
    readonly goods: readonly Good[];
  };
}

/** The part of the layout that is printed in the books. The rest is assumed and fits every example. */
export const PRINTED: {
  readonly bonuses: boolean;
  /** Spaces whose prices are. */
  readonly prices: readonly number[];
  readonly wheel: boolean;
  /** Blue tiles whose order of items is. */
  readonly items: readonly PaidAction[];
} = { bonuses: true, prices: [3], wheel: false, items: ['hulls', 'masts'] };

export const LAYOUT: Layout = {
  bonuses: ['workers3', 'mast', 'sail', 'points2', 'workers2', 'worker+good', 'worker+point', 'taler4'],
  prices: [
    [0, 1, 2, 3],
    [2, 1, 0, 3],
    [3, 0, 1, 2],
    [1, 2, 3, 0],
    [0, 3, 2, 1],
    [2, 3, 1, 0],
    [3, 2, 0, 1],
    [1, 0, 3, 2],
  ],
  wheel: [0, 2, 1, 2, 3, 1, 3, 2],
  items: {
    hulls: ['bow', 'middle', 'stern', 'single'],
    masts: ['star', 'anchor', 'whale', 'helm'],
    sails: ['star', 'anchor', 'whale', 'helm'],
    goods: ['grain', 'fish', 'coffee', 'salt'],
  },
};

/** How many of each tile there are. */
export const STACKS: Readonly<Record<Tile, number>> = {
  single: 18,
  bow: 18,
  middle: 9,
  stern: 18,
  'mast:star': 15,
  'mast:anchor': 15,
  'mast:whale': 15,
  'mast:helm': 15,
  'mast:crown': 12,
  'sail:star': 15,
  'sail:anchor': 15,
  'sail:whale': 15,
  'sail:helm': 15,
  'sail:crown': 12,
  coffee: 12,
  grain: 12,
  salt: 12,
  fish: 12,
};

/** Fields of the storage, and what a mast and any other tile take of them. */
export const STORAGE_FIELDS = 12;
export const MAST_FIELDS = 2;
export const TILE_FIELDS = 1;

export const SPACES = 8;
export const PHASES = 7;
/** Indexable by the number of players. */
export const ROUNDS: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 5 };

export const START = { points: 10, taler: 15, workers: 4 } as const;
/** The extra of later seats, indexable by the number of players, then by the place in turn order. */
export const HANDICAPS: Readonly<Record<number, readonly { readonly taler: number; readonly workers: number }[]>> = {
  2: [
    { taler: 0, workers: 0 },
    { taler: 1, workers: 0 },
  ],
  3: [
    { taler: 0, workers: 0 },
    { taler: 1, workers: 0 },
    { taler: 2, workers: 1 },
  ],
  4: [
    { taler: 0, workers: 0 },
    { taler: 1, workers: 0 },
    { taler: 1, workers: 1 },
    { taler: 2, workers: 2 },
  ],
};

interface BonusSpec {
  readonly workers: number;
  readonly points: number;
  readonly taler: number;
  /** The blue tile whose items may be chosen from. */
  readonly tile: PaidAction | null;
}

export const BONUS_SPECS: Readonly<Record<Bonus, BonusSpec>> = {
  workers3: { workers: 3, points: 0, taler: 0, tile: null },
  mast: { workers: 0, points: 0, taler: 0, tile: 'masts' },
  sail: { workers: 0, points: 0, taler: 0, tile: 'sails' },
  points2: { workers: 0, points: 2, taler: 0, tile: null },
  workers2: { workers: 2, points: 0, taler: 0, tile: null },
  'worker+good': { workers: 1, points: 0, taler: 0, tile: 'goods' },
  'worker+point': { workers: 1, points: 1, taler: 0, tile: null },
  taler4: { workers: 0, points: 0, taler: 4, tile: null },
};

/** The price of every further copy of a kind in one action. */
export const FURTHER_PRICE = 4;
/** The taler of one use of the money action. */
export const MONEY_TALER = 2;
/** The most points by the crowns action in a round. */
export const CROWN_LIMIT = 15;

/** The extra action: workers received, price of the first copy of a kind. */
export const EXTRA_WORKERS = 2;
export const EXTRA_PRICE = 2;

export const REWARD_POINTS = 3;
export const REWARD_TALER = 7;
export const REWARD_WORKERS = 3;
/** How often a kind of reward may be taken for one ship. */
export const REWARD_LIMIT = 2;

/** Pass tiles in the order in which they are turned. */
export const PASS_TILES = [3, 2, 1] as const;

/** Most parts and most middles of a hull. */
export const MIDDLES = 2;

/** Indexable by the number of delivered goods of one kind; every further one brings `FURTHER_GOOD`. */
export const GOODS_POINTS = [0, 2, 5, 9, 14, 20] as const;
export const FURTHER_GOOD = 5;
/** Indexable by the size of a finished ship. */
export const SHIP_POINTS = [0, 2, 8, 20, 35] as const;
/** Taler for one point at the end. */
export const TALER_A_POINT = 3;

/** The paragraph of each action. */
export const ACTION_RULES = {
  hulls: '§3.2.1.1',
  masts: '§3.2.1.2',
  sails: '§3.2.1.3',
  goods: '§3.2.1.4',
  transport: '§3.2.2.1',
  money: '§3.2.2.2',
  deliver: '§3.2.2.3',
  crowns: '§3.2.2.4',
} as const satisfies Readonly<Record<Action, string>>;
