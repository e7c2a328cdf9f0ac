/** The limits of the seat on turn with the running action: found by the rules themselves, on copies of the position. */
import { type MoveList, MoveList as Moves, NO_CHANCE } from '@ankerplatz/kit';
import * as at from '../memory/cells.ts';
import { type Cells, playerAt } from '../memory/cells.ts';
import { ITEMS } from '../memory/material.ts';
import * as code from '../moves.ts';
import type { NauticusPosition } from '../position.ts';
import { setPoints } from '../rules/scoring.ts';
import {
  crestOf,
  goodAt,
  hullOf,
  isClosed,
  isDeliverable,
  isFinished,
  mastsOf,
  partsOf,
  sailsOf,
} from '../rules/ships.ts';
import { crownsOf, priceOf, pushUses, workersOf } from '../rules/uses.ts';
import { CROWN_LIMIT, FURTHER_PRICE, MIDDLES } from '../tables.ts';
import {
  ACTIONS,
  CRESTS,
  CROWN,
  CROWNS,
  DELIVER,
  FIRST_MAST,
  FIRST_SAIL,
  FREE,
  GOODS,
  type Good,
  HULLS,
  type Hull,
  MONEY,
  PAID_ACTIONS,
  REWARD,
  REWARDS,
  TILES,
  TRANSPORT,
  USE,
} from '../types.ts';

/** A ship, by its number or one yet to be started, that could be finished with so many parts: as many rewards. */
export interface Finish {
  readonly ship: number | 'new';
  readonly size: number;
}

/** A ship that could be unloaded: the workers it costs, its goods, and the points they would add at the end. */
export interface Delivery {
  readonly ship: number;
  readonly workers: number;
  readonly goods: readonly Good[];
  readonly points: number;
}

/** Workers × crowns = points, cut at the limit. */
interface CrownUses {
  readonly workers: number;
  readonly crowns: number;
  readonly points: number;
}

export interface ActionLimits {
  /** How often the action could be used, not counting what finished ships would bring. */
  readonly uses: number;
  /** Each of these ships could be finished, not always all of them. */
  readonly finishes: readonly Finish[];
  /** Each of these ships could be delivered, not always all of them. */
  readonly deliveries: readonly Delivery[];
  /** The most goods that could be delivered. */
  readonly goods: number;
  readonly crowns: CrownUses | null;
}

export const NO_LIMITS: ActionLimits = { uses: 0, finishes: [], deliveries: [], goods: 0, crowns: null };

/** The most positions looked at for the uses, and the most ways tried to finish ships. */
const MOST_POSITIONS = 240;
const MOST_TRIALS = 120;

const list: MoveList = new Moves();

const usesOf = (position: NauticusPosition): number[] => {
  list.clear();
  pushUses(position.cells, position.material, position.running, list);
  return list.toArray();
};

const played = (position: NauticusPosition, move: number): NauticusPosition => {
  const next = position.clone();
  next.play(next.cells[at.SEAT]!, move, NO_CHANCE);
  if (next.cells[at.ASKED] !== FREE) return next;
  list.clear();
  next.moves(next.cells[at.SEAT]!, list);
  next.play(next.cells[at.SEAT]!, list.at(0), NO_CHANCE);
  return next;
};

/** A copy whose turn never ends by itself. */
export const heldOpen = (position: NauticusPosition): NauticusPosition => {
  const copy = position.clone();
  copy.cells[playerAt(copy.cells[at.SEAT]!) + at.HAS_EXTRA] = 1;
  return copy;
};

/** How many of the amounts are within the limit together: the smallest first. */
const mostWithin = (amounts: readonly number[], limit: number): number => {
  let sum = 0;
  let count = 0;
  for (const amount of [...amounts].sort((a, b) => a - b)) {
    sum += amount;
    if (sum <= limit) count++;
  }
  return count;
};

/** Tiles that the player's taler would buy, wherever they go. */
const affordable = (position: NauticusPosition, player: number): number => {
  const { cells, material } = position;
  const prices = Array.from({ length: ITEMS }, (_, item) => {
    const left = cells[at.STACK + material.items[ITEMS * position.running + item]!]!;
    return [priceOf(cells, material, item), ...Array<number>(left).fill(FURTHER_PRICE)].slice(0, left);
  });
  return mostWithin(prices.flat(), cells[player + at.TALER]!);
};

const storedTiles = (cells: Cells, player: number): number =>
  TILES.reduce((sum, _, tile) => sum + cells[player + at.STORAGE + tile]!, 0);

/** Cheap uses first; ships before storage, which is scarce. */
const inOrder = (position: NauticusPosition, moves: readonly number[]): number[] => {
  const { cells, material, running } = position;
  if (running === TRANSPORT) return [...moves];
  const costOf = (move: number): number => {
    const bought = move - code.BUY_CODE;
    const price = priceOf(cells, material, material.itemOf[Math.trunc(bought / code.PLACES)]!);
    return 2 * price + (bought % code.PLACES === code.STORE ? 1 : 0);
  };
  return moves
    .map(move => ({ move, cost: costOf(move) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ move }) => move);
};

/** The most purchases or transports one after another, a finished ship ending the row. */
const longestRow = (start: NauticusPosition, most: number): number => {
  let best = 0;
  let left = MOST_POSITIONS;
  const search = (here: NauticusPosition, uses: number): void => {
    best = Math.max(best, uses);
    if (here.cells[at.ASKED] !== USE || best >= most) return;
    for (const move of inOrder(here, usesOf(here))) {
      if (left-- <= 0 || best >= most) return;
      search(played(here, move), uses + 1);
    }
  };
  search(start, 0);
  return best;
};

const wordOf = (cells: Cells, player: number, ship: number): number => cells[player + at.SHIP + 2 * ship]!;

const shipsOf = (cells: Cells, player: number): number[] => [...Array(cells[player + at.SHIPS]!).keys()];

const deliveriesOf = (cells: Cells, player: number, workers: number): Delivery[] =>
  shipsOf(cells, player)
    .filter(ship => isDeliverable(wordOf(cells, player, ship)) && partsOf(wordOf(cells, player, ship)) <= workers)
    .map(ship => {
      const parts = partsOf(wordOf(cells, player, ship));
      const order = cells[player + at.SHIP + 2 * ship + 1]!;
      const loaded = Array.from({ length: parts }, (_, slot) => goodAt(order, slot));
      const points = GOODS.reduce((sum, _, good) => {
        const before = cells[player + at.DELIVERED + good]!;
        const added = loaded.filter(each => each === good).length;
        return sum + setPoints(before + added) - setPoints(before);
      }, 0);
      return { ship: ship + 1, workers: parts, goods: loaded.map(good => GOODS[good]!), points };
    });

/** The largest sum of some of the sizes that is within the limit. */
const largestSum = (sizes: readonly number[], limit: number): number => {
  const sums = new Set([0]);
  for (const size of sizes) for (const sum of [...sums]) if (sum + size <= limit) sums.add(sum + size);
  return Math.max(...sums);
};

const crownUses = (position: NauticusPosition, player: number, workers: number): CrownUses | null => {
  const { cells } = position;
  const crowns = crownsOf(cells, player);
  const scored = cells[at.EXTRA]! >= 0 ? cells[at.EXTRA_CROWNS]! : cells[player + at.CROWN_POINTS]!;
  const uses = crowns === 0 ? 0 : Math.min(workers, Math.ceil((CROWN_LIMIT - scored) / crowns));
  return uses === 0 ? null : { workers: uses, crowns, points: Math.min(uses * crowns, CROWN_LIMIT - scored) };
};

/** Hull parts that would close a hull, without and with middles; of a ship not yet started, all of its hull. */
const closings = (word: number): Hull[][] => {
  if (isClosed(word)) return [[]];
  const hull = hullOf(word);
  const middles = MIDDLES - hull.filter(part => part === 'middle').length;
  const ends = (['bow', 'stern'] as const).filter(end => !hull.includes(end));
  const [first, last]: Hull[][] = hull.length > 0 ? [[], ends] : [['bow'], ['stern']];
  const grown = Array.from({ length: middles + 1 }, (_, more) => [
    ...first!,
    ...Array<Hull>(more).fill('middle'),
    ...last!,
  ]);
  return hull.length > 0 ? grown : [['single'], ...grown];
};

/** The crest that a ship has, or any that it could get. */
const crestsFor = (word: number): number[] => {
  const crest = crestOf(word);
  return crest >= 0 ? [crest] : CRESTS.map((_, i) => i).filter(i => i !== CROWN);
};

/** Tiles from storage that would finish a ship, in the order in which they can be placed; regular ones before crowns. */
const transportPlans = (cells: Cells, player: number, word: number): number[][] => {
  const stored = (tile: number): number => cells[player + at.STORAGE + tile]!;
  const copies = (firstTile: number, crest: number, count: number): number[] => {
    const regular = Math.min(stored(firstTile + crest), count);
    return [...Array(regular).fill(firstTile + crest), ...Array(count - regular).fill(firstTile + CROWN)];
  };
  const isThere = (plan: readonly number[]): boolean =>
    plan.every(tile => plan.filter(other => other === tile).length <= stored(tile));
  return closings(word)
    .flatMap(closing => {
      const parts = partsOf(word) + closing.length;
      const hull = closing.map(part => HULLS.indexOf(part));
      return crestsFor(word).map(crest => [
        ...hull,
        ...copies(FIRST_MAST, crest, parts - mastsOf(word)),
        ...copies(FIRST_SAIL, crest, parts - sailsOf(word)),
      ]);
    })
    .filter(isThere);
};

/** Sails alone finish only a closed hull with all its masts. */
const sailPlans = (word: number): number[][] => {
  const parts = partsOf(word);
  if (!isClosed(word) || mastsOf(word) < parts) return [];
  return crestsFor(word).map(crest => Array(parts - sailsOf(word)).fill(FIRST_SAIL + crest));
};

const NO_PLANS: readonly number[][] = [];

/** A use of the running action that puts a tile on a ship, or starts one; what costs nothing goes to storage first (§golden). */
const placed = (position: NauticusPosition, tile: number, ship: number): NauticusPosition | null => {
  const { cells } = position;
  const isNew = ship === cells[playerAt(cells[at.SEAT]!) + at.SHIPS]!;
  const first = position.running === TRANSPORT ? code.LOAD_CODE : code.BUY_CODE;
  const moves = usesOf(position);
  const move = first + tile * code.PLACES + (isNew ? code.NEW : code.placeOf(ship));
  if (moves.includes(move)) return played(position, move);
  const toStorage = first + tile * code.PLACES + code.STORE;
  const isFree =
    position.running !== TRANSPORT && priceOf(cells, position.material, position.material.itemOf[tile]!) === 0;
  return isFree && moves.includes(toStorage) ? placed(played(position, toStorage), tile, ship) : null;
};

/** The position after all tiles of a plan, at the rewards for the finished ship. */
const carriedOut = (start: NauticusPosition, plan: readonly number[], ship: number): NauticusPosition | null => {
  let here: NauticusPosition | null = start;
  for (const tile of plan) here = here && placed(here, tile, ship);
  return here?.cells[at.ASKED] === REWARD ? here : null;
};

/** The rewards that help to finish another ship in the same turn; there are always enough of them. */
const HELPFUL: Readonly<Record<number, readonly number[]>> = {
  [ACTIONS.indexOf('sails')]: [REWARDS.indexOf('taler'), REWARDS.indexOf('workers')],
  [TRANSPORT]: (['workers', 'mast:crown', 'sail:crown', 'points'] as const).map(kind => REWARDS.indexOf(kind)),
};

/** The positions after every helpful choice of rewards, whatever their order. */
const rewarded = (here: NauticusPosition, from = 0): NauticusPosition[] => {
  if (here.cells[at.ASKED] !== REWARD) return [here];
  list.clear();
  here.moves(here.cells[at.SEAT]!, list);
  const offered = list.toArray();
  return HELPFUL[here.running]!.flatMap((kind, place) => {
    const move = code.REWARD_CODE + kind;
    return place >= from && offered.includes(move) ? rewarded(played(here, move), place) : [];
  });
};

/** New ships come last. */
const placeOf = (ship: Finish['ship']): number => (ship === 'new' ? code.PLACES : ship);
const byNumber = (a: Finish, b: Finish): number => placeOf(a.ship) - placeOf(b.ship);

/** The ships that could be finished, each with the most parts. */
const finishesOf = (start: NauticusPosition, player: number): Finish[] => {
  const known = start.cells[player + at.SHIPS]!;
  const found = new Map<number | 'new', number>();
  let left = MOST_TRIALS;
  const tryAll = (here: NauticusPosition, plans: readonly number[][], ship: number): void => {
    for (const plan of plans) {
      if (plan.length > workersOf(here.cells, player) || left-- <= 0) continue;
      const done = carriedOut(here, plan, ship);
      if (!done) continue;
      const name = ship < known ? ship + 1 : 'new';
      found.set(name, Math.max(found.get(name) ?? 0, partsOf(wordOf(done.cells, player, ship))));
      for (const next of rewarded(done)) search(next);
    }
  };
  const search = (here: NauticusPosition): void => {
    const { cells } = here;
    const isTransport = here.running === TRANSPORT;
    for (const ship of shipsOf(cells, player)) {
      const word = wordOf(cells, player, ship);
      const plans = isTransport ? transportPlans(cells, player, word) : sailPlans(word);
      if (!isFinished(word)) tryAll(here, plans, ship);
    }
    const starts = isTransport ? transportPlans(cells, player, 0) : NO_PLANS;
    tryAll(here, starts, cells[player + at.SHIPS]!);
  };
  search(start);
  return [...found].map(([ship, size]) => ({ ship, size })).sort(byNumber);
};

/** Facts about the running action for the seat on turn; none unless it is asked to use it. */
export const limitsOf = (position: NauticusPosition): ActionLimits => {
  const { cells, running } = position;
  if (cells[at.ASKED] !== USE) return NO_LIMITS;
  const player = playerAt(cells[at.SEAT]!);
  const workers = workersOf(cells, player);
  if (running === MONEY) return { ...NO_LIMITS, uses: workers };
  if (running === CROWNS) {
    const crowns = crownUses(position, player, workers);
    return { ...NO_LIMITS, uses: crowns?.workers ?? 0, crowns };
  }
  if (running === DELIVER) {
    const deliveries = deliveriesOf(cells, player, workers);
    const sizes = deliveries.map(({ workers: size }) => size);
    return { ...NO_LIMITS, uses: mostWithin(sizes, workers), deliveries, goods: largestSum(sizes, workers) };
  }
  const held = heldOpen(position);
  const isPaid = running < PAID_ACTIONS.length;
  const most = Math.min(workers, isPaid ? affordable(held, player) : storedTiles(cells, player));
  const canFinish = running in HELPFUL;
  return { ...NO_LIMITS, uses: longestRow(held, most), finishes: canFinish ? finishesOf(held, player) : [] };
};

/** The better of two reaches of one action, fact by fact. */
export const mergedLimits = (a: ActionLimits, b: ActionLimits): ActionLimits => ({
  uses: Math.max(a.uses, b.uses),
  finishes: [...a.finishes, ...b.finishes]
    .sort((x, y) => byNumber(x, y) || y.size - x.size)
    .filter(({ ship }, i, all) => all[i - 1]?.ship !== ship),
  deliveries: b.deliveries,
  goods: b.goods,
  crowns: b.crowns,
});
