/** The possessions of a player, and how tiles change owners. Nothing here checks: legality is decided before. */

import {
  BLUE,
  type Cells,
  DELIVERED,
  EXTRA,
  FIELDS,
  IN_STOCK,
  OWN_CROWNS,
  SHIP,
  SHIPS,
  STACK,
  STORAGE,
  STORED,
  WORKERS,
} from '../memory/cells.ts';
import { TILE_SIZES } from '../memory/material.ts';
import { CROWN_MAST, CROWN_SAIL } from '../types.ts';
import { goodAt, orderWithoutGoods, partsOf, withOrder, withoutGoods, withTile } from './ships.ts';

/** A tile leaves its stack for good. */
export const takeFromStack = (cells: Cells, player: number, tile: number): void => {
  if (--cells[STACK + tile]! === 0) cells[IN_STOCK]! &= ~(1 << tile);
  if (tile === CROWN_MAST || tile === CROWN_SAIL) cells[player + OWN_CROWNS]!++;
};

export const putInStorage = (cells: Cells, player: number, tile: number): void => {
  cells[player + STORAGE + tile]!++;
  cells[player + STORED]! |= 1 << tile;
  cells[player + FIELDS]! += TILE_SIZES[tile]!;
};

export const takeFromStorage = (cells: Cells, player: number, tile: number): void => {
  if (--cells[player + STORAGE + tile]! === 0) cells[player + STORED]! &= ~(1 << tile);
  cells[player + FIELDS]! -= TILE_SIZES[tile]!;
};

/** A ship without any part yet; answers its index. */
export const startShip = (cells: Cells, player: number): number => {
  const ship = cells[player + SHIPS]!++;
  cells[player + SHIP + 2 * ship] = 0;
  cells[player + SHIP + 2 * ship + 1] = 0;
  return ship;
};

/** Puts a tile on a ship; answers the ship's first word. */
export const putOnShip = (cells: Cells, player: number, ship: number, tile: number): number => {
  const at = player + SHIP + 2 * ship;
  const word = cells[at]!;
  cells[at + 1] = withOrder(cells[at + 1]!, word, tile);
  cells[at] = withTile(word, tile);
  return cells[at]!;
};

/** Delivers the goods of a fully loaded ship (§3.2.2.3). */
export const unload = (cells: Cells, player: number, ship: number): void => {
  const at = player + SHIP + 2 * ship;
  const parts = partsOf(cells[at]!);
  for (let slot = 0; slot < parts; slot++) cells[player + DELIVERED + goodAt(cells[at + 1]!, slot)]!++;
  cells[at] = withoutGoods(cells[at]!);
  cells[at + 1] = orderWithoutGoods(cells[at + 1]!);
};

/** Blue workers are used first; the extra action has none (§2, §5). */
export const spendWorkers = (cells: Cells, player: number, workers: number): void => {
  const blue = cells[EXTRA]! >= 0 ? 0 : Math.min(cells[BLUE]!, workers);
  cells[BLUE]! -= blue;
  cells[player + WORKERS]! -= workers - blue;
};
