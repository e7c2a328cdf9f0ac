import type { Chance } from '@ankerplatz/kit';
import type { NautilusTell } from '../events.ts';
import { LAYOUT } from '../memory/cells.ts';
import type { State } from '../memory/memory.ts';
import { MOBY, PIECES, SAILORS } from '../types.ts';
import { fieldName } from './names.ts';

const { AT, BEFORE, BOARD, FRESH, HOME, NONE, PLACES } = LAYOUT;

/** Sends a sailor back to its whirlpool (#9.2). */
export const capture = (state: State, sailor: number, by: number, tell?: NautilusTell): void => {
  tell?.({ type: 'captured', sailor: SAILORS[sailor]!, at: fieldName(state.placeOf(sailor)), by: PIECES[by]! });
  state.lift(sailor);
  state.put(sailor, HOME);
};

/** The field of the next sailor on the ring ahead of Moby Dick; caves do not count (#9.5). */
const nextPrey = (state: State): number => {
  const { bytes, material } = state;
  const from = state.whale;
  for (let field = from + 1; field < material.ring; field++) if (bytes[AT + field]) return field;
  for (let field = 0; field < from; field++) if (bytes[AT + field]) return field;
  return NONE;
};

const swim = (state: State, to: number, tell?: NautilusTell): void => {
  tell?.({ type: 'whaleMoved', from: fieldName(state.whale), to: fieldName(to) });
  state.whale = to;
};

/** #9.5, #10.6, #10.8: a lifted sailor that landed on Moby Dick rides to the next sailor and ends one field behind him. */
export const ride = (state: State, rider: number, tell?: NautilusTell): void => {
  const { ring } = state.material;
  const prey = nextPrey(state);
  if (prey !== NONE) {
    capture(state, state.at(prey) - 1, MOBY, tell);
    state.whale = prey;
  }
  const whale = state.whale;
  const field = whale === 0 ? ring - 1 : whale - 1;
  state.put(rider, field);
  tell?.({ type: 'rode', sailor: SAILORS[rider]!, to: fieldName(field), moby: fieldName(whale) });
};

/** #8 moby: he goes to the next sailor and captures it. False if there is nothing to do (#10.5). */
export const hunt = (state: State, tell?: NautilusTell): boolean => {
  const prey = state.whale === NONE ? NONE : nextPrey(state);
  if (prey === NONE) return false;
  swim(state, prey, tell);
  capture(state, state.at(prey) - 1, MOBY, tell);
  return true;
};

/** #7.4: at the end of a round he moves by the die; sailors passed or landed on are captured. */
export const rollWhale = (state: State, chance: Chance, tell?: NautilusTell): void => {
  const { die, ring } = state.material;
  const face = die[chance.die(die.length)]!;
  const from = state.whale;
  tell?.({ type: 'rolled', face });
  swim(state, (from + face) % ring, tell);
  for (let step = 1; step <= face; step++) {
    const sailor = state.at((from + step) % ring);
    if (sailor) capture(state, sailor - 1, MOBY, tell);
  }
};

/**
 * #7.4: the first nautilus of the game brings him one field behind the player's start. The arrival is never taken back: the
 * board that a next nautilus restores holds it too.
 */
export const arrive = (state: State, colour: number, tell?: NautilusTell): void => {
  const { bytes, material } = state;
  const start = material.starts[colour]!;
  const field = start === 0 ? material.ring - 1 : start - 1;
  state.whale = field;
  tell?.({ type: 'whaleArrived', at: fieldName(field) });
  const sailor = state.at(field);
  if (sailor) capture(state, sailor - 1, MOBY, tell);
  bytes[BEFORE] = field;
  const places = BEFORE + PLACES - BOARD;
  for (let other = 0; other < SAILORS.length; other++)
    if (bytes[places + other] === field) bytes[places + other] = HOME;
};

/** Swaps two pieces; swapped sailors are no longer fresh (#8 compass, #9.11). */
export const swap = (state: State, first: number, second: number, tell?: NautilusTell): void => {
  const from = state.placeOf(first);
  state.lift(first);
  if (second === MOBY) {
    state.put(first, state.whale);
    state.whale = from;
  } else {
    const to = state.placeOf(second);
    state.lift(second);
    state.put(first, to);
    state.put(second, from);
  }
  tell?.({ type: 'swapped', first: PIECES[first]!, second: PIECES[second]! });
};

/** #8: a sailor from the whirlpool to its start field. It is fresh, unless Moby Dick is there and it rides (#10.8). */
export const bringOut = (state: State, sailor: number, tell?: NautilusTell): void => {
  const colour = sailor >> 2;
  const start = state.material.starts[colour]!;
  tell?.({ type: 'broughtOut', sailor: SAILORS[sailor]!, to: fieldName(start) });
  const other = state.at(start);
  if (other) capture(state, other - 1, sailor, tell);
  if (state.whale === start) ride(state, sailor, tell);
  else {
    state.put(sailor, start);
    state.bytes[FRESH]! |= 1 << colour;
  }
};
