/** A position is one array of numbers; this is where each of them lies. */
import { SPACES, STACKS } from '../tables.ts';
import { GOODS, HULLS, TILES } from '../types.ts';

export type Cells = Int32Array;

export const ROUND = 0;
export const PHASE = 1;
/** The seat of the start player. */
export const START_SEAT = 2;
/** The space that the wheel's anchor points at. */
export const WHEEL = 3;
/** The space with the anchor tile, or −1. */
export const ANCHOR = 4;
/** Spaces whose tile is turned over, as bits. */
export const USED = 5;
export const SEAT = 6;
export const ASKED = 7;
/** The action of the phase, or −1 while it is being chosen. */
export const ACTION = 8;
/** The space of that action's tile. */
export const SPACE = 19;
/** Blue workers left to the seat on turn. */
export const BLUE = 9;
/** The extra action that is running, or −1. */
export const EXTRA = 10;
/** Items bought in the running action, as bits by their place on the tile. */
export const BOUGHT = 11;
/** How often the running action was used in this turn. */
export const USES = 12;
export const PASSED = 13;
/** Whether the extra action that is running ends the turn. */
export const LAST = 14;
export const REWARDS_LEFT = 15;
/** How often each kind of reward was taken for the ship just finished, two bits a kind. */
export const TAKEN = 16;
/** Whether the free fifth tile waits for the rewards (0 no, 1 yes) or was given in the running action (2). */
export const FIFTH = 17;
/** Points scored by crowns as the extra action. */
export const EXTRA_CROWNS = 18;
/** The action of the tile on each space. */
export const TILE_AT = 20;
/** Tiles left in each stack. */
export const STACK = TILE_AT + SPACES;
/** The tiles whose stack is not empty, as bits. */
export const IN_STOCK = STACK + TILES.length;
const FIRST_PLAYER = IN_STOCK + 1;

/** Offsets within a player's cells. */
export const POINTS = 0;
export const TALER = 1;
export const WORKERS = 2;
export const PASSES = 3;
export const HAS_EXTRA = 4;
/** Points scored by the crowns action in this round. */
export const CROWN_POINTS = 5;
/** Storage fields taken. */
export const FIELDS = 6;
/** Crown masts and crown sails owned, wherever they are. */
export const OWN_CROWNS = 7;
export const SHIPS = 8;
/** The tiles in storage, as bits. */
export const STORED = 9;
export const STORAGE = 10;
export const DELIVERED = STORAGE + TILES.length;
export const SHIP = DELIVERED + GOODS.length;
/** Every ship has a hull tile of its own. */
export const MOST_SHIPS = HULLS.reduce((sum, hull) => sum + STACKS[hull], 0);
const PLAYER_CELLS = SHIP + 2 * MOST_SHIPS;

export const FIFTH_WAITS = 1;
export const FIFTH_GIVEN = 2;

/** The first cell of a seat. */
export const playerAt = (seat: number): number => FIRST_PLAYER + seat * PLAYER_CELLS;
export const cellsFor = (seats: number): Cells => new Int32Array(playerAt(seats));

/** Few, since a position that is kept for long keeps the memory of all. */
const COPIES = 4;

/** Cells for the next copy, and for some after it: memory for each by itself takes longer to get than a move. */
export const moreRoom = (room: Cells[], length: number): Cells => {
  const all = new Int32Array(COPIES * length);
  for (let end = all.length; end > length; end -= length) room.push(all.subarray(end - length, end));
  return all.subarray(0, length);
};
