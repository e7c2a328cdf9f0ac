import type { Chance } from '@ankerplatz/kit';
import type { NautilusTell } from '../events.ts';
import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { MOBY, PIECES, SAILORS } from '../types.ts';
import { fieldName } from './names.ts';

const { AT, BEFORE, BOARD, FRESH, HOME, NONE, PLACES } = CELLS;

/** Sends a sailor back to its whirlpool (#9.2). */
export const capture = (memory: Memory, sailor: number, by: number, tell?: NautilusTell): void => {
  tell?.({ type: 'captured', sailor: SAILORS[sailor]!, at: fieldName(memory.placeOf(sailor)), by: PIECES[by]! });
  memory.lift(sailor);
  memory.put(sailor, HOME);
};

/** The field of the next sailor on the ring ahead of Moby Dick; caves do not count (#9.5). */
const nextPrey = (memory: Memory): number => {
  const { bytes, material } = memory;
  const from = memory.whale;
  for (let field = from + 1; field < material.ring; field++) if (bytes[AT + field]) return field;
  for (let field = 0; field < from; field++) if (bytes[AT + field]) return field;
  return NONE;
};

const swim = (memory: Memory, to: number, tell?: NautilusTell): void => {
  tell?.({ type: 'whaleMoved', from: fieldName(memory.whale), to: fieldName(to) });
  memory.whale = to;
};

/**
 * #9.5, #10.6, #10.8: a lifted sailor that landed on Moby Dick rides to the next sailor and ends one field behind the
 * whale.
 */
export const ride = (memory: Memory, rider: number, tell?: NautilusTell): void => {
  const { ring } = memory.material;
  const prey = nextPrey(memory);
  if (prey !== NONE) {
    capture(memory, memory.at(prey) - 1, MOBY, tell);
    memory.whale = prey;
  }
  const whale = memory.whale;
  const field = whale === 0 ? ring - 1 : whale - 1;
  memory.put(rider, field);
  tell?.({ type: 'rode', sailor: SAILORS[rider]!, to: fieldName(field), moby: fieldName(whale) });
};

/** #8 moby: the whale goes to the next sailor and captures it. False if there is nothing to do (#10.5). */
export const hunt = (memory: Memory, tell?: NautilusTell): boolean => {
  const prey = memory.whale === NONE ? NONE : nextPrey(memory);
  if (prey === NONE) return false;
  swim(memory, prey, tell);
  capture(memory, memory.at(prey) - 1, MOBY, tell);
  return true;
};

/** #7.4: at the end of a round the whale moves by the die; sailors passed or landed on are captured. */
export const rollWhale = (memory: Memory, chance: Chance, tell?: NautilusTell): void => {
  const { die, ring } = memory.material;
  const face = die[chance.die(die.length, 'moby', memory.round)]!;
  const from = memory.whale;
  tell?.({ type: 'rolled', face });
  swim(memory, (from + face) % ring, tell);
  for (let step = 1; step <= face; step++) {
    const sailor = memory.at((from + step) % ring);
    if (sailor) capture(memory, sailor - 1, MOBY, tell);
  }
};

/**
 * #7.4: the first nautilus of the game brings the whale one field behind the player's start. The arrival is never taken
 * back: the board that a next nautilus restores holds it too.
 */
export const arrive = (memory: Memory, colour: number, tell?: NautilusTell): void => {
  const { bytes, material } = memory;
  const start = material.starts[colour]!;
  const field = start === 0 ? material.ring - 1 : start - 1;
  memory.whale = field;
  tell?.({ type: 'whaleArrived', at: fieldName(field) });
  const sailor = memory.at(field);
  if (sailor) capture(memory, sailor - 1, MOBY, tell);
  bytes[BEFORE] = field;
  const places = BEFORE + PLACES - BOARD;
  for (let other = 0; other < SAILORS.length; other++)
    if (bytes[places + other] === field) bytes[places + other] = HOME;
};

/** Swaps two pieces; swapped sailors are no longer fresh (#8 compass, #9.11). */
export const swap = (memory: Memory, first: number, second: number, tell?: NautilusTell): void => {
  const from = memory.placeOf(first);
  memory.lift(first);
  if (second === MOBY) {
    memory.put(first, memory.whale);
    memory.whale = from;
  } else {
    const to = memory.placeOf(second);
    memory.lift(second);
    memory.put(first, to);
    memory.put(second, from);
  }
  tell?.({ type: 'swapped', first: PIECES[first]!, second: PIECES[second]! });
};

/** #8: a sailor from the whirlpool to its start field. It is fresh, unless Moby Dick is there and it rides (#10.8). */
export const bringOut = (memory: Memory, sailor: number, tell?: NautilusTell): void => {
  const colour = sailor >> 2;
  const start = memory.material.starts[colour]!;
  tell?.({ type: 'broughtOut', sailor: SAILORS[sailor]!, to: fieldName(start) });
  const other = memory.at(start);
  if (other) capture(memory, other - 1, sailor, tell);
  if (memory.whale === start) ride(memory, sailor, tell);
  else {
    memory.put(sailor, start);
    memory.bytes[FRESH]! |= 1 << colour;
  }
};
