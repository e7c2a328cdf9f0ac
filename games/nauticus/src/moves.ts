import {
  ACTIONS,
  type Action,
  FIRST_GOOD,
  GOODS,
  GOODS_REWARD,
  type Good,
  REWARDS,
  TILES,
  type Tile,
} from './types.ts';

/** Where a tile goes: into storage, onto a new ship, or onto the ship of that number. */
export type TilePlace = 'store' | 'new' | number;

export type Move =
  | { readonly type: 'take'; readonly action: Action }
  | { readonly type: 'bonus'; readonly tile: Tile }
  | { readonly type: 'buy'; readonly tile: Tile; readonly place: TilePlace }
  | { readonly type: 'free'; readonly tile: Tile }
  | { readonly type: 'load'; readonly tile: Tile; readonly place: TilePlace }
  | { readonly type: 'money' }
  | { readonly type: 'crowns' }
  | { readonly type: 'deliver'; readonly ship: number }
  | { readonly type: 'reward'; readonly reward: RewardChoice }
  | { readonly type: 'extra'; readonly action: Action }
  | { readonly type: 'pass' }
  | { readonly type: 'end' };

type RewardChoice =
  | 'mast:crown'
  | 'sail:crown'
  | 'points'
  | 'taler'
  | 'workers'
  | readonly [Good]
  | readonly [Good, Good];

const GOODS_CHOICES: readonly (readonly [Good] | readonly [Good, Good])[] = [
  ...GOODS.map(good => [good] as const),
  ...GOODS.flatMap((first, i) => GOODS.slice(i + 1).map(second => [first, second] as const)),
];

export const REWARD_CHOICES: readonly RewardChoice[] = [
  'mast:crown',
  'sail:crown',
  'points',
  'taler',
  'workers',
  ...GOODS_CHOICES,
];

/** Indexable by reward choice: the kind of reward, by number, that it counts as. */
export const REWARD_KINDS: readonly number[] = REWARD_CHOICES.map(choice =>
  typeof choice === 'string' ? REWARDS.indexOf(choice) : GOODS_REWARD,
);

/** Indexable by reward choice: the tiles, by number, of the goods in it. */
export const REWARD_GOODS: readonly (readonly number[])[] = REWARD_CHOICES.map(choice =>
  typeof choice === 'string' ? [] : choice.map(good => FIRST_GOOD + GOODS.indexOf(good)),
);

/** The reward choice of one good, and of two different ones, given by tile number. */
export const FIRST_SINGLE_GOOD = REWARD_CHOICES.length - GOODS_CHOICES.length;
export const FIRST_PAIR = FIRST_SINGLE_GOOD + GOODS.length;

/** The ships that a move can name; nobody can have as many. */
const SHIP_NUMBERS = 99;
export const STORE = 0;
export const NEW = 1;
/** Places: storage, a new ship, ships from 1. */
export const PLACES = 2 + SHIP_NUMBERS;
/** The place of the ship with a 0-based index. */
export const placeOf = (ship: number): number => 2 + ship;
export const shipAt = (place: number): number => place - 2;

const SIZES = {
  take: ACTIONS.length,
  bonus: TILES.length,
  buy: TILES.length * PLACES,
  free: TILES.length,
  load: TILES.length * PLACES,
  money: 1,
  crowns: 1,
  deliver: SHIP_NUMBERS,
  reward: REWARD_CHOICES.length,
  extra: ACTIONS.length,
  pass: 1,
  end: 1,
} as const satisfies Record<Move['type'], number>;

/** The first code of each type of move; the types follow each other without gaps. */
const starts = (): Record<Move['type'], number> => {
  let next = 0;
  return Object.fromEntries(
    Object.entries(SIZES).map(([type, size]) => {
      next += size;
      return [type, next - size];
    }),
  ) as Record<Move['type'], number>;
};
const STARTS = starts();

/** First codes, as constants for the inner loop. A move's code is its type's first code plus the place of what it names. */
export const TAKE_CODE = STARTS.take;
export const BONUS_CODE = STARTS.bonus;
export const BUY_CODE = STARTS.buy;
export const FREE_CODE = STARTS.free;
export const LOAD_CODE = STARTS.load;
export const MONEY_CODE = STARTS.money;
export const CROWNS_CODE = STARTS.crowns;
export const DELIVER_CODE = STARTS.deliver;
export const REWARD_CODE = STARTS.reward;
export const EXTRA_CODE = STARTS.extra;
export const PASS_CODE = STARTS.pass;
export const END_CODE = STARTS.end;

const PLACE_NAMES: readonly TilePlace[] = ['store', 'new', ...Array.from({ length: SHIP_NUMBERS }, (_, i) => i + 1)];
const placed = (type: 'buy' | 'load'): Move[] =>
  TILES.flatMap(tile => PLACE_NAMES.map(place => ({ type, tile, place }) as const));

/** Every move of the game. A move's place is its code. */
const MOVES: readonly Move[] = [
  ...ACTIONS.map(action => ({ type: 'take', action }) as const),
  ...TILES.map(tile => ({ type: 'bonus', tile }) as const),
  ...placed('buy'),
  ...TILES.map(tile => ({ type: 'free', tile }) as const),
  ...placed('load'),
  { type: 'money' },
  { type: 'crowns' },
  ...Array.from({ length: SHIP_NUMBERS }, (_, i) => ({ type: 'deliver', ship: i + 1 }) as const),
  ...REWARD_CHOICES.map(reward => ({ type: 'reward', reward }) as const),
  ...ACTIONS.map(action => ({ type: 'extra', action }) as const),
  { type: 'pass' },
  { type: 'end' },
];

const placeText = (place: TilePlace): string => (typeof place === 'number' ? `ship ${place}` : place);

const textOf = (move: Move): string => {
  switch (move.type) {
    case 'take':
    case 'extra':
      return `${move.type} ${move.action}`;
    case 'bonus':
    case 'free':
      return `${move.type} ${move.tile}`;
    case 'buy':
    case 'load':
      return `${move.type} ${move.tile} ${placeText(move.place)}`;
    case 'deliver':
      return `deliver ship ${move.ship}`;
    case 'reward':
      return `reward ${typeof move.reward === 'string' ? move.reward : move.reward.join('+')}`;
    case 'money':
    case 'crowns':
    case 'pass':
    case 'end':
      return move.type;
  }
};

const TEXTS: readonly string[] = MOVES.map(textOf);
const CODES: ReadonlyMap<string, number> = new Map(TEXTS.map((text, code) => [text, code]));

export const makeMove = (code: number): string => TEXTS[code]!;
export const parseMove = (text: string): number | undefined => CODES.get(text);
export const decodeMove = (code: number): Move => MOVES[code]!;
export const encodeMove = (move: Move): number => CODES.get(textOf(move))!;
