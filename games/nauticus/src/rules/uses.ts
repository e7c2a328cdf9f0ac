/** The uses that a player could make of an action: the one home of legality for every use. */
import { lowestOf, type MoveList } from '@ankerplatz/kit';
import {
  BLUE,
  BOUGHT,
  type Cells,
  CROWN_POINTS,
  EXTRA,
  EXTRA_CROWNS,
  FIELDS,
  IN_STOCK,
  OWN_CROWNS,
  PASSES,
  playerAt,
  SEAT,
  SHIP,
  SHIPS,
  SPACE,
  STORED,
  TALER,
  WORKERS,
} from '../memory/cells.ts';
import { EXTRA_SPACE, ITEM_TILES, type Material, TILE_SIZES } from '../memory/material.ts';
import { BUY_CODE, CROWNS_CODE, DELIVER_CODE, LOAD_CODE, MONEY_CODE, NEW, PLACES, placeOf, STORE } from '../moves.ts';
import { CROWN_LIMIT, EXTRA_PRICE, EXTRA_WORKERS, MAST_FIELDS, STORAGE_FIELDS } from '../tables.ts';
import { CROWNS, DELIVER, MONEY, PAID_ACTIONS, TRANSPORT } from '../types.ts';
import { acceptsOf, HULL_TILES, isDeliverable, partsOf } from './ships.ts';

/** Indexable by free storage fields, as far as they matter: the tiles, as bits, that fit. */
const FITTING = Array.from({ length: MAST_FIELDS + 1 }, (_, room) =>
  TILE_SIZES.reduce((bits, size, tile) => (size <= room ? bits | (1 << tile) : bits), 0),
);

export const roomOf = (cells: Cells, player: number): number => STORAGE_FIELDS - cells[player + FIELDS]!;

/** Crowns a player shows: crown tiles anywhere and turned pass tiles (§3.2.2.4). */
export const crownsOf = (cells: Cells, player: number): number => cells[player + OWN_CROWNS]! + cells[player + PASSES]!;

/** The space whose prices hold now; the extra action has prices of its own. */
const pricedSpace = (cells: Cells): number => (cells[EXTRA]! >= 0 ? EXTRA_SPACE : cells[SPACE]!);

/** The price of an item in the running action. */
export const priceOf = (cells: Cells, material: Material, item: number): number =>
  material.priceOf(pricedSpace(cells), cells[BOUGHT]!, item);

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

/** The tiles, as bits, for which there is room in storage. */
export const fitsOf = (cells: Cells, player: number): number => FITTING[Math.min(roomOf(cells, player), MAST_FIELDS)]!;

/** The tiles in stock, as bits, that the player could pay with taler now. */
const paidTiles = (cells: Cells, material: Material, player: number, action: number): number =>
  material.paidTiles(action, pricedSpace(cells), cells[BOUGHT]!, cells[player + TALER]!) & cells[IN_STOCK]!;

/** The tiles in stock, as bits, that cost nothing now. */
const freeTiles = (cells: Cells, material: Material, action: number): number =>
  material.freeTiles(action, pricedSpace(cells), cells[BOUGHT]!) & cells[IN_STOCK]!;

/** A tile that is paid for goes to a place or to storage, one that costs 0 to storage alone (§golden). */
const canBuy = (cells: Cells, material: Material, player: number, action: number): boolean => {
  const fits = fitsOf(cells, player);
  if (freeTiles(cells, material, action) & fits) return true;
  const paid = paidTiles(cells, material, player, action);
  return (paid & fits) !== 0 || (paid !== 0 && (paid & placesFor(cells, player)) !== 0);
};

/** Whether the running action can be used once more by the seat on turn. */
export const canUse = (cells: Cells, material: Material, action: number): boolean => {
  const player = playerAt(cells[SEAT]!);
  const workers = workersOf(cells, player);
  if (workers === 0) return false;
  if (action < PAID_ACTIONS.length) return canBuy(cells, material, player, action);
  if (action === TRANSPORT) return (cells[player + STORED]! & placesFor(cells, player)) !== 0;
  if (action === DELIVER) return canDeliver(cells, player, workers);
  return action === MONEY || crownGain(cells, player) > 0;
};

/** The actions, as bits, that could be used at least once as the extra action (§5). */
export const extraActions = (cells: Cells, player: number): number => {
  const places = placesFor(cells, player);
  const puttable = cells[IN_STOCK]! & (places | fitsOf(cells, player));
  let actions = 1 << MONEY;
  if (crownsOf(cells, player) > 0) actions |= 1 << CROWNS;
  if (canDeliver(cells, player, cells[player + WORKERS]! + EXTRA_WORKERS)) actions |= 1 << DELIVER;
  if (cells[player + STORED]! & places) actions |= 1 << TRANSPORT;
  if (cells[player + TALER]! >= EXTRA_PRICE)
    for (let action = 0; action < PAID_ACTIONS.length; action++)
      if (puttable & ITEM_TILES[action]!) actions |= 1 << action;
  return actions;
};

/** A move for every tile of a set, with the same place. */
const pushTiles = (tiles: number, firstCode: number, place: number, list: MoveList): void => {
  for (let left = tiles; left !== 0; left &= left - 1) list.push(firstCode + lowestOf(left) * PLACES + place);
};

const pushShips = (cells: Cells, player: number, tiles: number, firstCode: number, list: MoveList): void => {
  const ships = cells[player + SHIPS]!;
  for (let ship = 0; ship < ships; ship++)
    pushTiles(acceptsOf(cells[player + SHIP + 2 * ship]!) & tiles, firstCode, placeOf(ship), list);
};

const pushBuys = (cells: Cells, material: Material, player: number, action: number, list: MoveList): void => {
  const paid = paidTiles(cells, material, player, action);
  pushTiles((paid | freeTiles(cells, material, action)) & fitsOf(cells, player), BUY_CODE, STORE, list);
  pushTiles(paid & HULL_TILES, BUY_CODE, NEW, list);
  pushShips(cells, player, paid, BUY_CODE, list);
};

const pushLoads = (cells: Cells, player: number, list: MoveList): void => {
  const stored = cells[player + STORED]!;
  pushTiles(stored & HULL_TILES, LOAD_CODE, NEW, list);
  pushShips(cells, player, stored, LOAD_CODE, list);
};

const pushDeliveries = (cells: Cells, player: number, workers: number, list: MoveList): void => {
  const ships = cells[player + SHIPS]!;
  for (let ship = 0; ship < ships; ship++) {
    const word = cells[player + SHIP + 2 * ship]!;
    if (isDeliverable(word) && partsOf(word) <= workers) list.push(DELIVER_CODE + ship);
  }
};

/** Every use of the running action that is legal now for the seat on turn. */
export const pushUses = (cells: Cells, material: Material, action: number, list: MoveList): void => {
  const player = playerAt(cells[SEAT]!);
  const workers = workersOf(cells, player);
  if (workers === 0) return;
  if (action < PAID_ACTIONS.length) pushBuys(cells, material, player, action, list);
  else if (action === TRANSPORT) pushLoads(cells, player, list);
  else if (action === DELIVER) pushDeliveries(cells, player, workers, list);
  else if (action === MONEY) list.push(MONEY_CODE);
  else if (crownGain(cells, player) > 0) list.push(CROWNS_CODE);
};
