import type { Chance } from '@ankerplatz/kit';
import { SEATS_OF } from '@ankerplatz/kit';
import type { NautilusTell } from '../events.ts';
import { LAYOUT } from '../memory/cells.ts';
import type { State } from '../memory/memory.ts';
import { PHASE } from '../types.ts';
import { beginRound } from './deal.ts';
import { nextWithCards } from './hands.ts';
import { isHome } from './walking.ts';
import { rollWhale } from './whale.ts';

const { DEALER, NONE, WINNERS } = LAYOUT;

/** The first colour of the side that has all its sailors in; NONE if neither has. */
export const homeSide = (state: State): number => {
  for (let colour = 0; colour < 2; colour++) if (isHome(state, colour) && isHome(state, colour + 2)) return colour;
  return NONE;
};

/** The seats that play a side, as bits. */
export const seatsOf = (state: State, side: number): number => (state.material.isDuel ? 1 : 5) << side;

/** #5: ends the game if a side has all its sailors in. */
const endGame = (state: State, tell?: NautilusTell): boolean => {
  const side = homeSide(state);
  if (side === NONE) return false;
  const winners = seatsOf(state, side);
  state.bytes[WINNERS] = winners;
  state.phase = PHASE.over;
  tell?.({ type: 'won', seats: SEATS_OF[winners]! });
  return true;
};

/** #7.3, #7.4: all hands are empty; the whale moves and the deal passes on. */
const endRound = (state: State, chance: Chance, tell?: NautilusTell): void => {
  if (state.whale !== NONE) rollWhale(state, chance, tell);
  state.round++;
  state.bytes[DEALER] = (state.bytes[DEALER]! + 1) % state.material.seats;
  beginRound(state, chance, tell);
};

/** #7.3: a turn is over; who has cards goes on clockwise. */
export const endTurn = (state: State, chance: Chance, tell?: NautilusTell): void => {
  if (endGame(state, tell)) return;
  state.commander = NONE;
  const next = nextWithCards(state, state.turn);
  if (next === NONE && state.handSize(state.turn) === 0) endRound(state, chance, tell);
  else {
    if (next !== NONE) state.turn = next;
    state.phase = PHASE.play;
  }
};
