/** The words of the game: closed lists, the types derived from them, and the places of list members as numbers. */

export const HULLS = ['single', 'bow', 'middle', 'stern'] as const;
export type Hull = (typeof HULLS)[number];

export const CRESTS = ['star', 'anchor', 'whale', 'helm', 'crown'] as const;
export type Crest = (typeof CRESTS)[number];

export const GOODS = ['coffee', 'grain', 'salt', 'fish'] as const;
export type Good = (typeof GOODS)[number];

export type Mast = `mast:${Crest}`;
export type Sail = `sail:${Crest}`;
export type Tile = Hull | Mast | Sail | Good;

/** Every kind of tile, in the order in which lists of tiles are written. A tile's place in it is its number. */
export const TILES: readonly Tile[] = [
  ...HULLS,
  ...CRESTS.map((crest): Mast => `mast:${crest}`),
  ...CRESTS.map((crest): Sail => `sail:${crest}`),
  ...GOODS,
];

export const FIRST_MAST = HULLS.length;
export const FIRST_SAIL = FIRST_MAST + CRESTS.length;
export const FIRST_GOOD = FIRST_SAIL + CRESTS.length;
export const CROWN = CRESTS.indexOf('crown');
export const CROWN_MAST = FIRST_MAST + CROWN;
export const CROWN_SAIL = FIRST_SAIL + CROWN;

/** The blue, paid actions come first. */
export const ACTIONS = ['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'deliver', 'crowns'] as const;
export type Action = (typeof ACTIONS)[number];
export const PAID_ACTIONS = ['hulls', 'masts', 'sails', 'goods'] as const;
export type PaidAction = (typeof PAID_ACTIONS)[number];
export const TRANSPORT = ACTIONS.indexOf('transport');
export const MONEY = ACTIONS.indexOf('money');
export const DELIVER = ACTIONS.indexOf('deliver');
export const CROWNS = ACTIONS.indexOf('crowns');

export const BONUSES = [
  'workers3',
  'mast',
  'sail',
  'points2',
  'workers2',
  'worker+good',
  'worker+point',
  'taler4',
] as const;
export type Bonus = (typeof BONUSES)[number];

/** The kinds of reward, each to be taken at most twice for a ship. */
export const REWARDS = ['mast:crown', 'sail:crown', 'points', 'taler', 'workers', 'goods'] as const;
export type Reward = (typeof REWARDS)[number];
export const GOODS_REWARD = REWARDS.indexOf('goods');

/** The questions to the seat on turn. */
export const ASKS = ['choose', 'bonus', 'use', 'free', 'reward', 'after-pass', 'nothing'] as const;
export type Asks = (typeof ASKS)[number];
export const CHOOSE = 0;
export const BONUS = 1;
export const USE = 2;
export const FREE = 3;
export const REWARD = 4;
export const AFTER_PASS = 5;
export const NOTHING = 6;
