/** The facts that a player wants to know before deciding, not advice. Used by pictures, terminal and speech alike. */
import type { Seat } from '@ankerplatz/kit';
import { MoveList, NO_CHANCE } from '@ankerplatz/kit';
import * as at from '../memory/cells.ts';
import { playerAt } from '../memory/cells.ts';
import { BONUS_NUMBERS, ITEM_TILES, ITEMS } from '../memory/material.ts';
import * as code from '../moves.ts';
import type { NauticusPosition } from '../position.ts';
import { giftsOf } from '../rules/offers.ts';
import { penaltyOf, scoreOf } from '../rules/scoring.ts';
import { acceptsOf, goodsOf, isFinished, mastsOf, partsOf, sailsOf } from '../rules/ships.ts';
import { priceOf, pushUses } from '../rules/uses.ts';
import { PHASES, ROUNDS, SPACES } from '../tables.ts';
import {
  ACTIONS,
  type Action,
  BONUS,
  BONUSES,
  type Bonus,
  CHOOSE,
  NOTHING,
  PAID_ACTIONS,
  TILES,
  type Tile,
  USE,
} from '../types.ts';
import { type ActionLimits, heldOpen, limitsOf, mergedLimits, NO_LIMITS } from './action-limits.ts';

/** One of the four items of a blue tile. */
export interface ItemFacts {
  readonly tile: Tile;
  readonly price: number;
  /** How many of the tile are left in the stack. */
  readonly left: number;
  /** The seat's ships, from 1, that could take it now. */
  readonly ships: readonly number[];
}

interface OtherFacts {
  readonly seat: Seat;
  readonly reach: ActionLimits;
}

/** A space of the ring with its action tile. */
export interface ActionFacts {
  readonly space: number;
  readonly action: Action;
  readonly isUsed: boolean;
  readonly bonus: Bonus;
  /** Whether a tile of the bonus could be received by the seat; true where the bonus is no tile. */
  readonly bonusFits: boolean;
  readonly blue: number;
  /** In the order of the tile; none on a bright one. */
  readonly items: readonly ItemFacts[];
  /** For the seat: with the bonus while it chooses. A used tile is beyond reach. Searched for when asked for, like that of the others. */
  readonly reach: ActionLimits;
  /** The others in turn order, none on a used tile. */
  readonly others: readonly OtherFacts[];
}

/** The action that the seat is performing. */
export interface RunningFacts {
  readonly action: Action;
  readonly items: readonly ItemFacts[];
  /** Searched for when asked for. */
  readonly reach: ActionLimits;
  /** The one kind not bought yet, if it could be bought now and would bring a free tile (§3.2.1). */
  readonly fourth: ItemFacts | null;
}

interface ExtraFacts {
  readonly action: Action;
  readonly reach: ActionLimits;
}

interface DecisionFacts {
  /** Indexable by space. */
  readonly actions: readonly ActionFacts[];
  readonly running: RunningFacts | null;
  /** The actions that could be taken now as the extra action. */
  readonly extras: readonly ExtraFacts[];
  /** Whether every turn from now on is its seat's last one of the round, or of the game. */
  readonly last: 'round' | 'game' | null;
}

const list = new MoveList();

const movesOf = (position: NauticusPosition): number[] => {
  list.clear();
  position.moves(position.cells[at.SEAT]!, list);
  return list.toArray();
};

const played = (position: NauticusPosition, move: number): NauticusPosition => {
  const next = position.clone();
  next.play(next.cells[at.SEAT]!, move, NO_CHANCE);
  return next;
};

const acceptingShips = ({ cells }: NauticusPosition, seat: Seat, tile: number): number[] => {
  const player = playerAt(seat);
  const ships = [...Array(cells[player + at.SHIPS]!).keys()];
  return ships.filter(ship => acceptsOf(cells[player + at.SHIP + 2 * ship]!) & (1 << tile)).map(ship => ship + 1);
};

const itemsOf = (
  position: NauticusPosition,
  seat: Seat,
  action: number,
  priceAt: (item: number) => number,
): ItemFacts[] => {
  if (action >= PAID_ACTIONS.length) return [];
  return Array.from({ length: ITEMS }, (_, item) => {
    const tile = position.material.items[ITEMS * action + item]!;
    const left = position.cells[at.STACK + tile]!;
    return { tile: TILES[tile]!, price: priceAt(item), left, ships: acceptingShips(position, seat, tile) };
  });
};

/** The seat on turn with this action, without a bonus, as in a phase that another has opened. */
const following = (position: NauticusPosition, seat: Seat, space: number): NauticusPosition => {
  const copy = position.clone();
  copy.openPhase(seat);
  copy.cells[at.ACTION] = copy.cells[at.TILE_AT + space]!;
  copy.cells[at.SPACE] = space;
  copy.cells[at.BLUE] = copy.material.blueAt(space, copy.cells[at.WHEEL]!);
  copy.cells[at.ASKED] = USE;
  return copy;
};

/** After the choice of this tile by the seat that chooses, with every bonus tile that it could get. */
const chosen = (position: NauticusPosition, space: number): ActionLimits => {
  const taken = played(heldOpen(position), code.TAKE_CODE + position.cells[at.TILE_AT + space]!);
  if (taken.cells[at.ASKED] !== BONUS) return limitsOf(taken);
  return movesOf(taken)
    .map(bonus => limitsOf(played(taken, bonus)))
    .reduce(mergedLimits);
};

const isOnTurn = ({ cells }: NauticusPosition, seat: Seat): boolean =>
  cells[at.ASKED] !== NOTHING && cells[at.SEAT] === seat;

const reachAt = (position: NauticusPosition, seat: Seat, space: number): ActionLimits => {
  const { cells } = position;
  if (!isOnTurn(position, seat)) return limitsOf(following(position, seat, space));
  if (cells[at.ASKED] === CHOOSE) return chosen(position, space);
  const isRunning = cells[at.SPACE] === space && cells[at.EXTRA]! < 0;
  return limitsOf(isRunning ? position : following(position, seat, space));
};

const bonusFits = (position: NauticusPosition, seat: Seat, bonus: number): boolean => {
  const { action } = BONUS_NUMBERS[bonus]!;
  return action < 0 || (giftsOf(position.cells, playerAt(seat)) & ITEM_TILES[action]!) !== 0;
};

/** Searched for once, when it is first asked for. */
const once = <T>(search: () => T): (() => T) => {
  let found: { readonly value: T } | undefined;
  return () => {
    found ??= { value: search() };
    return found.value;
  };
};

const actionAt = (position: NauticusPosition, seat: Seat, space: number): ActionFacts => {
  const { cells, material, setup } = position;
  const action = cells[at.TILE_AT + space]!;
  const isUsed = (cells[at.USED]! & (1 << space)) !== 0;
  const bonus = material.bonuses[space]!;
  const rest = Array.from({ length: isUsed ? 0 : setup.seats - 1 }, (_, i) => (seat + 1 + i) % setup.seats);
  const reach = once(() => (isUsed ? NO_LIMITS : reachAt(position, seat, space)));
  const others = once(() => rest.map(other => ({ seat: other, reach: reachAt(position, other, space) })));
  return {
    space,
    action: ACTIONS[action]!,
    isUsed,
    bonus: BONUSES[bonus]!,
    bonusFits: bonusFits(position, seat, bonus),
    blue: material.blueAt(space, cells[at.WHEEL]!),
    items: itemsOf(position, seat, action, item => material.priceOf(space, 0, item)),
    get reach() {
      return reach();
    },
    get others() {
      return others();
    },
  };
};

const ITEM_SET = (1 << ITEMS) - 1;

/** The only kind not bought yet, if it can be bought: that brings the free fifth tile. */
const fourthOf = (position: NauticusPosition, items: readonly ItemFacts[]): ItemFacts | null => {
  const { cells, material, running } = position;
  const missing = ITEM_SET & ~cells[at.BOUGHT]!;
  if (items.length === 0 || missing === 0 || missing & (missing - 1) || cells[at.FIFTH]! > 0) return null;
  const item = 31 - Math.clz32(missing);
  const tile = material.items[ITEMS * running + item]!;
  list.clear();
  pushUses(cells, material, running, list);
  const isSold = list.toArray().some(move => Math.trunc((move - code.BUY_CODE) / code.PLACES) === tile);
  return isSold ? items[item]! : null;
};

export const runningFacts = (position: NauticusPosition, seat: Seat): RunningFacts | null => {
  const { cells, material, running } = position;
  if (!isOnTurn(position, seat) || cells[at.ASKED] === CHOOSE) return null;
  const items = itemsOf(position, seat, running, item => priceOf(cells, material, item));
  const reach = once(() => limitsOf(position));
  return {
    action: ACTIONS[running]!,
    items,
    get reach() {
      return reach();
    },
    fourth: cells[at.ASKED] === USE ? fourthOf(position, items) : null,
  };
};

export const extraFacts = (position: NauticusPosition, seat: Seat): ExtraFacts[] => {
  if (!isOnTurn(position, seat)) return [];
  return movesOf(position)
    .filter(move => move >= code.EXTRA_CODE && move < code.PASS_CODE)
    .map(move => ({ action: ACTIONS[move - code.EXTRA_CODE]!, reach: limitsOf(played(position, move)) }));
};

/** Whether every turn from now on is its seat's last one of the round, or of the game. */
export const lastTurns = ({ cells, setup }: NauticusPosition): DecisionFacts['last'] => {
  if (cells[at.ASKED] === NOTHING || cells[at.PHASE] !== PHASES) return null;
  return cells[at.ROUND] === ROUNDS[setup.seats] ? 'game' : 'round';
};

export const actionFacts = (position: NauticusPosition, seat: Seat): ActionFacts[] =>
  Array.from({ length: SPACES }, (_, space) => actionAt(position, seat, space));

/** All of it at once; each part can also be had by itself. */
export const decisionFactsOf = (position: NauticusPosition, seat: Seat): DecisionFacts => ({
  actions: actionFacts(position, seat),
  running: runningFacts(position, seat),
  extras: extraFacts(position, seat),
  last: lastTurns(position),
});

/** Indexable by space: the blue workers of the next round, if the anchor tile comes to lie on this space (§2). */
export const blueIfAnchored = ({ material }: NauticusPosition, anchor: number): number[] =>
  Array.from({ length: SPACES }, (_, space) => material.blueAt(space, anchor));

/** The rows of "if it ended now": they add up to the total. */
export interface Standing {
  readonly track: number;
  /** The numbers still showing on the pass tiles, as a loss. */
  readonly passes: number;
  readonly goods: number;
  readonly ships: number;
  readonly rest: number;
  readonly total: number;
  /**
   * The sources of the rest, each in taler: cash, workers, tiles in storage, parts of unfinished ships, undelivered
   * goods.
   */
  readonly exchange: {
    readonly taler: number;
    readonly workers: number;
    readonly storage: number;
    readonly parts: number;
    readonly goods: number;
  };
}

export const standingRows = ({ cells }: NauticusPosition, seat: Seat): Standing => {
  const player = playerAt(seat);
  const { points, goods, ships, rest, taler } = scoreOf(cells, seat);
  const passes = cells[at.ASKED] === NOTHING ? 0 : -penaltyOf(cells[player + at.PASSES]!);
  const words = [...Array(cells[player + at.SHIPS]!).keys()].map(ship => cells[player + at.SHIP + 2 * ship]!);
  const parts = words
    .filter(word => !isFinished(word))
    .reduce((sum, word) => sum + partsOf(word) + mastsOf(word) + sailsOf(word), 0);
  const loaded = words.reduce((sum, word) => sum + goodsOf(word), 0);
  const [cash, workers] = [cells[player + at.TALER]!, cells[player + at.WORKERS]!];
  const storage = taler - cash - workers - parts - loaded;
  return {
    track: cells[player + at.POINTS]!,
    passes: passes === 0 ? 0 : passes,
    goods,
    ships,
    rest,
    total: points + passes,
    exchange: { taler: cash, workers, storage, parts, goods: loaded },
  };
};
