import type { Chance } from '@ankerplatz/kit';
import { SEATS_OF } from '@ankerplatz/kit';
import type { NautilusTell } from '../events.ts';
import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { PHASE } from '../types.ts';
import { beginRound } from './deal.ts';
import { nextWithCards } from './hands.ts';
import { isHome } from './walking.ts';
import { rollWhale } from './whale.ts';

const { DEALER, NONE, WINNERS } = CELLS;
const { over: IN_OVER, play: IN_PLAY } = PHASE;

/** The first colour of the side that has all its sailors in; NONE if neither has. */
export const homeSide = (memory: Memory): number => {
  for (let colour = 0; colour < 2; colour++) if (isHome(memory, colour) && isHome(memory, colour + 2)) return colour;
  return NONE;
};

/** The seats that play a side, as bits. */
export const seatsOf = (memory: Memory, side: number): number => (memory.material.isDuel ? 1 : 5) << side;

/** #5: ends the game if a side has all its sailors in. */
const endGame = (memory: Memory, tell?: NautilusTell): boolean => {
  const side = homeSide(memory);
  if (side === NONE) return false;
  const winners = seatsOf(memory, side);
  memory.bytes[WINNERS] = winners;
  memory.phase = IN_OVER;
  tell?.({ type: 'won', seats: SEATS_OF[winners]! });
  return true;
};

/** #7.3, #7.4: all hands are empty; the whale moves and the deal passes on. */
const endRound = (memory: Memory, chance: Chance, tell?: NautilusTell): void => {
  if (memory.whale !== NONE) rollWhale(memory, chance, tell);
  memory.round++;
  memory.bytes[DEALER] = (memory.bytes[DEALER]! + 1) % memory.material.seats;
  beginRound(memory, chance, tell);
};

/** #7.3: a turn is over; the next player with cards goes on, clockwise. */
export const endTurn = (memory: Memory, chance: Chance, tell?: NautilusTell): void => {
  if (endGame(memory, tell)) return;
  memory.commander = NONE;
  const next = nextWithCards(memory, memory.turn);
  if (next === NONE && memory.handSize(memory.turn) === 0) endRound(memory, chance, tell);
  else {
    if (next !== NONE) memory.turn = next;
    memory.phase = IN_PLAY;
  }
};
