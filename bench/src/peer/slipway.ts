import type { Ctx, Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from './library.ts';

/*
 * Slipway: a game of the size of Nauticus, written as boardgame.io's documentation teaches: plain state, moves that
 * change a draft or answer INVALID_MOVE, turn hooks, its own random numbers, `enumerate` for bots.
 * In a phase the start player takes a tile; then everybody in turn uses its action, or passes.
 */

const TILES = ['yard', 'chandler', 'sailmaker', 'quay', 'crane', 'purse', 'harbour', 'renown'] as const;
type Tile = (typeof TILES)[number];

const PARTS = ['hull', 'mast', 'sail', 'good'] as const;
type Part = (typeof PARTS)[number];

const SIZES = [1, 2, 3];
const STORE = -1;
const STORE_FIELDS = 12;
const PHASES = 7;
const DEARER = 4;
const PASS_TILES = 3;
const SHIP_POINTS = [0, 4, 10, 20];
const BLUE_WORKERS = [0, 2, 1, 2, 3, 1, 3, 2];
/** By space, then by part. */
const PRICES = [
  [0, 1, 2, 3],
  [2, 1, 0, 3],
  [3, 0, 1, 2],
  [1, 2, 3, 0],
  [0, 3, 2, 1],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
  [1, 0, 3, 2],
];
const MARKETS: readonly Tile[] = ['yard', 'chandler', 'sailmaker', 'quay'];

type Counts = Record<Part, number>;

interface Ship extends Counts {
  size: number;
}

interface Player {
  points: number;
  taler: number;
  workers: number;
  passes: number;
  delivered: number;
  favour: boolean;
  store: Counts;
  ships: Ship[];
}

export interface Slipway {
  round: number;
  phase: number;
  start: number;
  wheel: number;
  /** Turns finished in this phase. */
  turns: number;
  /** The space whose tile was taken, or null before. */
  space: number | null;
  /** The action that is running: that of the tile, or one asked as a favour. */
  action: Tile | null;
  blue: number;
  acted: boolean;
  tiles: { action: Tile; used: boolean }[];
  stock: Counts;
  bought: Counts;
  players: Player[];
}

const roundsOf = (players: number): number => (players === 2 ? 4 : 5);
const noParts = (): Counts => ({ hull: 0, mast: 0, sail: 0, good: 0 });
const sum = (counts: Counts): number => PARTS.reduce((total, part) => total + counts[part], 0);
const isFinished = (ship: Ship): boolean =>
  ship.hull === ship.size && ship.mast === ship.size && ship.sail === ship.size;

const playerOf = (G: Slipway, seat: string): Player => G.players[Number(seat)]!;
const workersOf = (G: Slipway, player: Player): number => player.workers + G.blue;

const work = (G: Slipway, player: Player, uses: number): void => {
  const blue = Math.min(G.blue, uses);
  G.blue -= blue;
  player.workers -= uses - blue;
  G.acted = true;
};

const fits = (ship: Ship, part: Part): boolean => {
  if (part === 'hull') return ship.hull < ship.size;
  if (part === 'sail') return ship.sail < ship.mast;
  return ship[part] < ship.hull;
};

const priceOf = (G: Slipway, part: Part): number =>
  G.bought[part] > 0 ? DEARER : PRICES[G.space!]![PARTS.indexOf(part)]!;

const canTake = (G: Slipway, space: number): boolean => G.space === null && G.tiles[space]?.used === false;

const canBuy = (G: Slipway, seat: string, part: Part, target: number): boolean => {
  const player = playerOf(G, seat);
  if (!MARKETS.includes(G.action!) || workersOf(G, player) < 1 || G.stock[part] < 1) return false;
  const price = priceOf(G, part);
  if (price > player.taler) return false;
  if (target === STORE) return sum(player.store) < STORE_FIELDS;
  const ship = player.ships[target];
  return price > 0 && ship !== undefined && fits(ship, part);
};

const canLay = (G: Slipway, seat: string, size: number): boolean => {
  const player = playerOf(G, seat);
  return G.action === 'crane' && workersOf(G, player) > 0 && player.store.hull > 0 && SIZES.includes(size);
};

const canLoad = (G: Slipway, seat: string, part: Part, target: number): boolean => {
  const player = playerOf(G, seat);
  const ship = player.ships[target];
  return (
    G.action === 'crane' && workersOf(G, player) > 0 && player.store[part] > 0 && ship !== undefined && fits(ship, part)
  );
};

const canEarn = (G: Slipway, seat: string): boolean => G.action === 'purse' && workersOf(G, playerOf(G, seat)) > 0;

const canDeliver = (G: Slipway, seat: string, target: number): boolean => {
  const player = playerOf(G, seat);
  const ship = player.ships[target];
  return (
    G.action === 'harbour' &&
    ship !== undefined &&
    isFinished(ship) &&
    ship.good === ship.size &&
    workersOf(G, player) >= ship.size
  );
};

const canBoast = (G: Slipway, seat: string): boolean => {
  const player = playerOf(G, seat);
  return G.action === 'renown' && workersOf(G, player) > 0 && player.passes > 0;
};

const canFavour = (G: Slipway, seat: string): boolean => canPass(G) && playerOf(G, seat).favour;
const canPass = (G: Slipway): boolean => G.space !== null && !G.acted;
const canFinish = (G: Slipway): boolean => G.acted;

const settle = (player: Player, ship: Ship): void => {
  if (!isFinished(ship)) return;
  player.points += SHIP_POINTS[ship.size]!;
  player.taler += ship.size;
  player.workers += ship.size;
};

const take: MoveFn<Slipway> = ({ G, playerID }, space: number) => {
  if (!canTake(G, space)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  G.space = space;
  G.action = G.tiles[space]!.action;
  G.blue = BLUE_WORKERS[(space - G.wheel + 8) % 8]!;
  player.workers += 2;
  player.taler += space % 2;
};

const buy: MoveFn<Slipway> = ({ G, playerID }, part: Part, target: number) => {
  if (!canBuy(G, playerID, part, target)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  player.taler -= priceOf(G, part);
  work(G, player, 1);
  G.stock[part]--;
  G.bought[part]++;
  if (target === STORE) {
    player.store[part]++;
  } else {
    const ship = player.ships[target]!;
    ship[part]++;
    if (part !== 'good') settle(player, ship);
  }
};

const lay: MoveFn<Slipway> = ({ G, playerID }, size: number) => {
  if (!canLay(G, playerID, size)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  work(G, player, 1);
  player.store.hull--;
  player.ships.push({ size, ...noParts(), hull: 1 });
};

const load: MoveFn<Slipway> = ({ G, playerID }, part: Part, target: number) => {
  if (!canLoad(G, playerID, part, target)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  const ship = player.ships[target]!;
  work(G, player, 1);
  player.store[part]--;
  ship[part]++;
  if (part !== 'good') settle(player, ship);
};

const earn: MoveFn<Slipway> = ({ G, playerID }) => {
  if (!canEarn(G, playerID)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  work(G, player, 1);
  player.taler += 2;
};

const deliver: MoveFn<Slipway> = ({ G, playerID }, target: number) => {
  if (!canDeliver(G, playerID, target)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  const ship = player.ships[target]!;
  work(G, player, ship.size);
  player.delivered += ship.good;
  ship.good = 0;
};

const boast: MoveFn<Slipway> = ({ G, playerID }) => {
  if (!canBoast(G, playerID)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  work(G, player, 1);
  player.points += player.passes;
};

const favour: MoveFn<Slipway> = ({ G, playerID }, action: Tile) => {
  if (!canFavour(G, playerID)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  player.favour = false;
  player.workers += 2;
  G.action = action;
};

const pass: MoveFn<Slipway> = ({ G, playerID, events }) => {
  if (!canPass(G)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  player.passes = Math.min(player.passes + 1, PASS_TILES);
  events.endTurn();
};

const finish: MoveFn<Slipway> = ({ G, events }) => {
  if (!canFinish(G)) return INVALID_MOVE;
  events.endTurn();
};

const endRound = (G: Slipway): void => {
  for (const player of G.players) {
    player.points -= PASS_TILES - player.passes;
    player.passes = 0;
  }
  G.phase = 1;
  G.round++;
  G.wheel = (G.wheel + G.round) % 8;
};

const scoresOf = (G: Slipway): number[] =>
  G.players.map(player => {
    const rest = player.taler + player.workers + sum(player.store);
    return player.points + 3 * player.delivered + Math.floor(rest / 3);
  });

export type Choice = { move: string; args?: unknown[] };

const targetsOf = (player: Player): number[] => [STORE, ...player.ships.keys()];

export const choicesOf = (G: Slipway, _ctx: Ctx, seat: string): Choice[] => {
  if (G.space === null)
    return [...G.tiles.keys()].filter(space => canTake(G, space)).map(space => ({ move: 'take', args: [space] }));
  const player = playerOf(G, seat);
  const choices: Choice[] = [];
  for (const part of PARTS) {
    for (const target of targetsOf(player)) {
      if (canBuy(G, seat, part, target)) choices.push({ move: 'buy', args: [part, target] });
      if (canLoad(G, seat, part, target)) choices.push({ move: 'load', args: [part, target] });
    }
  }
  for (const size of SIZES) if (canLay(G, seat, size)) choices.push({ move: 'lay', args: [size] });
  for (const target of player.ships.keys())
    if (canDeliver(G, seat, target)) choices.push({ move: 'deliver', args: [target] });
  if (canEarn(G, seat)) choices.push({ move: 'earn' });
  if (canBoast(G, seat)) choices.push({ move: 'boast' });
  if (canFavour(G, seat)) for (const action of TILES) choices.push({ move: 'favour', args: [action] });
  if (canPass(G)) choices.push({ move: 'pass' });
  if (canFinish(G)) choices.push({ move: 'finish' });
  return choices;
};

export const slipway: Game<Slipway> = {
  name: 'slipway',
  minPlayers: 2,
  maxPlayers: 4,

  setup: ({ ctx, random }) => ({
    round: 1,
    phase: 1,
    start: 0,
    wheel: 0,
    turns: 0,
    space: null,
    action: null,
    blue: 0,
    acted: false,
    tiles: random.Shuffle([...TILES]).map(action => ({ action, used: false })),
    stock: { hull: 60, mast: 60, sail: 60, good: 48 },
    bought: noParts(),
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      points: 10,
      taler: 15 + seat,
      workers: 4,
      passes: 0,
      delivered: 0,
      favour: true,
      store: noParts(),
      ships: [],
    })),
  }),

  moves: { take, buy, lay, load, earn, deliver, boast, favour, pass, finish },

  turn: {
    order: {
      first: ({ G }) => G.start,
      next: ({ G, ctx }) => (G.start + G.turns) % ctx.numPlayers,
    },
    onEnd: ({ G, ctx, random }) => {
      G.turns++;
      G.acted = false;
      G.bought = noParts();
      G.action = G.tiles[G.space!]!.action;
      G.blue = BLUE_WORKERS[(G.space! - G.wheel + 8) % 8]!;
      if (G.turns < ctx.numPlayers) return;
      G.tiles[G.space!]!.used = true;
      G.space = null;
      G.action = null;
      G.turns = 0;
      G.start = (G.start + 1) % ctx.numPlayers;
      if (G.phase++ < PHASES) return;
      endRound(G);
      G.tiles = random.Shuffle([...TILES]).map(action => ({ action, used: false }));
    },
  },

  endIf: ({ G, ctx }) => (G.round > roundsOf(ctx.numPlayers) ? { scores: scoresOf(G) } : undefined),

  ai: { enumerate: choicesOf },
};
