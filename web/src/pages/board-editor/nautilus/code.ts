import type { JsonObject } from '@ankerplatz/kit';
import { CARDS } from '@ankerplatz/nautilus';
import { readCode, writeCode } from '../code.ts';
import { boardOf, type Material, parseBoard } from './material.ts';

const LETTERS = 'dfrm';
const STROKE = '.';
/** A whole number as we write it; everything else is none. */
const NUMBER = /^(0|[1-9][0-9]{0,3})$/;

const numbersOf = (text: string): readonly number[] =>
  text === '' ? [] : text.split(STROKE).map(part => (NUMBER.test(part) ? Number(part) : Number.NaN));

/** Writes only the parts that differ from ours: deck, faces, ring, mouths. */
export const writeMaterial = (material: Material): string => {
  const board = boardOf(material) ?? {};
  return writeCode({
    d: board.deck === undefined ? undefined : CARDS.map(card => material.deck[card]).join(STROKE),
    f: board.die === undefined ? undefined : material.die.join(STROKE),
    r: board.ring === undefined ? undefined : String(material.ring),
    m: board.mouths === undefined ? undefined : material.mouths.join(STROKE),
  });
};

const deckOf = (numbers: readonly number[]): unknown =>
  numbers.length === CARDS.length ? Object.fromEntries(CARDS.map((card, index) => [card, numbers[index]])) : null;

/** Whatever stands in a link, the rules have the last word. */
export const readMaterial = (code: string): JsonObject | null | undefined => {
  const parts = readCode(code, LETTERS);
  if (!parts) return undefined;
  const part = <T>(letter: string, make: (numbers: readonly number[]) => T): T | undefined => {
    const found = parts.get(letter);
    return found === undefined ? undefined : make(numbersOf(found));
  };
  const material = parseBoard({
    deck: part('d', deckOf),
    die: part('f', faces => faces),
    ring: part('r', numbers => (numbers.length === 1 ? numbers[0] : null)),
    mouths: part('m', mouths => mouths),
  });
  return material && boardOf(material);
};
