import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { CARDS, type Card } from '../types.ts';

const { ABSENT, CAVE, HARBOUR, HOME, KINDS } = CELLS;

const nameOf = (field: number): string => {
  if (field < CAVE) return `t${field}`;
  if (field < HARBOUR) return `c${field - CAVE}`;
  return field < HOME ? `h${(field - HARBOUR) & 3}` : 'home';
};

const NAMES = Array.from({ length: ABSENT + 1 }, (_, field) => nameOf(field));

/** The name of a field as a sailor of any colour sees it: `t14`, `c2`, `h3`, `home`. */
export const fieldName = (field: number): string => NAMES[field]!;

/** A hand, sorted. */
export const handNames = (memory: Memory, seat: number): Card[] => {
  const cards: Card[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    for (let count = memory.held(seat, kind); count > 0; count--) cards.push(CARDS[kind]!);
  return cards;
};
