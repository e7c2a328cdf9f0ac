import { cells as at, ships } from '@ankerplatz/nauticus';
import { BASIS, mix } from '../hash.ts';

const SPREAD = 0x9e3779b1;

/** Equal for every order in which goods came aboard. */
const goodsHash = (word: number, order: number): number => {
  let sum = 0;
  for (let slot = 0; slot < ships.goodsOf(word); slot++) sum += 1 << (3 * ships.goodAt(order, slot));
  return sum;
};

/**
 * The outcome of a seat's turn. Equal for turns that differ only in the order of their moves or in which of two like
 * ships is which.
 */
export const turnHash = (cells: at.Cells, seat: number): number => {
  const player = at.playerAt(seat);
  let hash = BASIS;
  for (let cell = 0; cell < at.TILE_AT; cell++) hash = mix(hash, cells[cell]!);
  for (let cell = player; cell < player + at.SHIP; cell++) hash = mix(hash, cells[cell]!);
  let fleet = 0;
  for (let ship = 0; ship < cells[player + at.SHIPS]!; ship++) {
    const word = cells[player + at.SHIP + 2 * ship]!;
    const order = cells[player + at.SHIP + 2 * ship + 1]!;
    fleet = (fleet + Math.imul(mix(mix(BASIS, word), goodsHash(word, order)), SPREAD)) | 0;
  }
  return mix(hash, fleet);
};

/** As many bits of a second hash as a number has room for beside the first. */
const SECOND = 1 << 20;
const OTHER_BASIS = 0x2545f491;

/**
 * The state of a seat and the phase it is in, whatever the others are: for seats of one round, practically never the
 * same by accident. Tiles that others took are left out as well, unless they were the last of their kind.
 */
export const seatKey = (cells: at.Cells, seat: number): number => {
  const first = seatHash(cells, seat, BASIS) >>> 0;
  const second = seatHash(cells, seat, OTHER_BASIS) >>> 0;
  return first * SECOND + (second % SECOND);
};

const seatHash = (cells: at.Cells, seat: number, basis: number): number => {
  const player = at.playerAt(seat);
  let hash = mix(basis, seat);
  for (let cell = 0; cell < at.TILE_AT; cell++) hash = mix(hash, cells[cell]!);
  hash = mix(hash, cells[at.IN_STOCK]!);
  const end = player + at.SHIP + 2 * cells[player + at.SHIPS]!;
  for (let cell = player; cell < end; cell++) hash = mix(hash, cells[cell]!);
  return hash;
};
