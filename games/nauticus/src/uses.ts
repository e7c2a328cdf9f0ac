/** What a player could do with an action: the one home of legality for every use. */
import type { MoveList } from '@ankerplatz/kit';
import { type Board, TILE_SIZES } from './board.ts';
import {
  BLUE,
  BOUGHT,
  type Cells,
  CROWN_POINTS,
  EXTRA,
  EXTRA_CROWNS,
  FIELDS,
  OWN_CROWNS,
  PASSES,
  playerAt,
  SEAT,
  SHIP,
  SHIPS,
  SPACE,
  STACK,
  STORAGE,
  TALER,
  WORKERS,
} from './cells.ts';
import { BUY_CODE, CROWNS_CODE, DELIVER_CODE, LOAD_CODE, MONEY_CODE, NEW, PLACES, placeOf, STORE } from './moves.ts';
import { acceptsOf, HULL_TILES, isDeliverable, partsOf } from './ships.ts';
import { CROWN_LIMIT, EXTRA_PRICE, EXTRA_WORKERS, FURTHER_PRICE, STORAGE_FIELDS } from './tables.ts';
import { CROWNS, DELIVER, MONEY, PAID_ACTIONS, TILES, TRANSPORT } from './types.ts';

export const ITEMS = 4;

export const roomOf = (cells: Cells, player: number): number => STORAGE_FIELDS - cells[player + FIELDS]!;

/** Crowns a player shows: crown tiles anywhere and turned pass tiles (§3.2.2.4). */
export const crownsOf = (cells: Cells, player: number): number => cells[player + OWN_CROWNS]! + cells[player + PASSES]!;

/** The price of an item in the running action (§3.2.1, §5). */
export const priceOf = (cells: Cells, board: Board, item: number): number => {
  if (cells[BOUGHT]! & (1 << item)) return FURTHER_PRICE;
  return cells[EXTRA]! >= 0 ? EXTRA_PRICE : board.prices[ITEMS * cells[SPACE]! + item]!;
};

/** Workers for the running action: own ones, and blue ones unless it is the extra action (§2, §5). */
export const workersOf = (cells: Cells, player: number): number =>
  cells[player + WORKERS]! + (cells[EXTRA]! >= 0 ? 0 : cells[BLUE]!);

/** All tiles, as bits, that some ship of the player can take or that start a new one. */
const placesFor = (cells: Cells, player: number): number => {
  let mask = HULL_TILES;
  const ships = cells[player + SHIPS]!;
  for (let ship = 0; ship < ships; ship++) mask |= acceptsOf(cells[player + SHIP + 2 * ship]!);
  return mask;
};

/** Points that one more use of the crowns action brings (§3.2.2.4). */
export const crownGain = (cells: Cells, player: number): number => {
  const scored = cells[EXTRA]! >= 0 ? cells[EXTRA_CROWNS]! : cells[player + CROWN_POINTS]!;
  return Math.min(crownsOf(cells, player), CROWN_LIMIT - scored);
};

const canDeliver = (cells: Cells, player: number, workers: number): boolean => {
  const ships = cells[player + SHIPS]!;
  for (let ship = 0; ship < ships; ship++) {
    const word = cells[player + SHIP + 2 * ship]!;
    if (isDeliverable(word) && partsOf(word) <= workers) return true;
  }
  return false;
};

/** `accepts` are the tiles, as bits, that have a place. */
const canLoad = (cells: Cells, player: number, accepts: number): boolean => {
  for (let tile = 0; tile < TILES.length; tile++)
    if (accepts & (1 << tile) && cells[player + STORAGE + tile]! > 0) return true;
  return false;
};

/** Whether a tile in stock could be stored or, if paid for, placed (§golden). */
const canPut = (cells: Cells, player: number, tile: number, price: number, accepts: number): boolean =>
  cells[STACK + tile]! > 0 &&
  ((price > 0 && (accepts & (1 << tile)) !== 0) || TILE_SIZES[tile]! <= roomOf(cells, player));

const canBuy = (cells: Cells, board: Board, player: number, action: number): boolean => {
  const accepts = placesFor(cells, player);
  for (let item = 0; item < ITEMS; item++) {
    const price = priceOf(cells, board, item);
    if (price > cells[player + TALER]!) continue;
    if (canPut(cells, player, board.items[ITEMS * action + item]!, price, accepts)) return true;
  }
  return false;
};

/** Whether the running action can be used once more by the seat on turn. */
export const canUse = (cells: Cells, board: Board, action: number): boolean => {
  const player = playerAt(cells[SEAT]!);
  const workers = workersOf(cells, player);
  if (workers === 0) return false;
  if (action < PAID_ACTIONS.length) return canBuy(cells, board, player, action);
  if (action === TRANSPORT) return canLoad(cells, player, placesFor(cells, player));
  if (action === DELIVER) return canDeliver(cells, player, workers);
  return action === MONEY || crownGain(cells, player) > 0;
};

/** Whether each action could be used at least once as the extra action, as bits (§5). */
export const extraActions = (cells: Cells, board: Board, player: number): number => {
  let actions = 1 << MONEY;
  if (crownsOf(cells, player) > 0) actions |= 1 << CROWNS;
  if (canDeliver(cells, player, cells[player + WORKERS]! + EXTRA_WORKERS)) actions |= 1 << DELIVER;
  const accepts = placesFor(cells, player);
  if (canLoad(cells, player, accepts)) actions |= 1 << TRANSPORT;
  if (cells[player + TALER]! < EXTRA_PRICE) return actions;
  for (let index = 0; index < ITEMS * PAID_ACTIONS.length; index++) {
    const bit = 1 << (index >> 2);
    if (!(actions & bit) && canPut(cells, player, board.items[index]!, EXTRA_PRICE, accepts)) actions |= bit;
  }
  return actions;
};

const pushShips = (cells: Cells, player: number, tiles: number, firstCode: number, list: MoveList): void => {
  const ships = cells[player + SHIPS]!;
  for (let ship = 0; ship < ships; ship++) {
    let mask = acceptsOf(cells[player + SHIP + 2 * ship]!) & tiles;
    while (mask !== 0) {
      const tile = 31 - Math.clz32(mask);
      mask &= ~(1 << tile);
      list.push(firstCode + tile * PLACES + placeOf(ship));
    }
  }
};

const pushBuys = (cells: Cells, board: Board, player: number, action: number, list: MoveList): void => {
  const room = roomOf(cells, player);
  const taler = cells[player + TALER]!;
  let paid = 0;
  for (let item = 0; item < ITEMS; item++) {
    const tile = board.items[ITEMS * action + item]!;
    const price = priceOf(cells, board, item);
    if (price > taler || cells[STACK + tile] === 0) continue;
    if (TILE_SIZES[tile]! <= room) list.push(BUY_CODE + tile * PLACES + STORE);
    if (price > 0) paid |= 1 << tile;
  }
  for (let tile = 0; tile < TILES.length; tile++)
    if (paid & HULL_TILES & (1 << tile)) list.push(BUY_CODE + tile * PLACES + NEW);
  if (paid !== 0) pushShips(cells, player, paid, BUY_CODE, list);
};

const pushLoads = (cells: Cells, player: number, list: MoveList): void => {
  let stored = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (cells[player + STORAGE + tile] === 0) continue;
    stored |= 1 << tile;
    if (HULL_TILES & (1 << tile)) list.push(LOAD_CODE + tile * PLACES + NEW);
  }
  if (stored !== 0) pushShips(cells, player, stored, LOAD_CODE, list);
};

const pushDeliveries = (cells: Cells, player: number, workers: number, list: MoveList): void => {
  const ships = cells[player + SHIPS]!;
  for (let ship = 0; ship < ships; ship++) {
    const word = cells[player + SHIP + 2 * ship]!;
    if (isDeliverable(word) && partsOf(word) <= workers) list.push(DELIVER_CODE + ship);
  }
};

/** Every use of the running action that is legal now for the seat on turn. */
export const pushUses = (cells: Cells, board: Board, action: number, list: MoveList): void => {
  const player = playerAt(cells[SEAT]!);
  const workers = workersOf(cells, player);
  if (workers === 0) return;
  if (action < PAID_ACTIONS.length) pushBuys(cells, board, player, action, list);
  else if (action === TRANSPORT) pushLoads(cells, player, list);
  else if (action === DELIVER) pushDeliveries(cells, player, workers, list);
  else if (action === MONEY) list.push(MONEY_CODE);
  else if (crownGain(cells, player) > 0) list.push(CROWNS_CODE);
};
