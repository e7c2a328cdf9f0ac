import type { JsonObject } from '@ankerplatz/kit';
import { LAYOUT, type Layout, types } from '@ankerplatz/nauticus';
import { isSame, readCode, writeCode } from '../code.ts';
import { boardOf, parseBoard } from './figures.ts';

/** In a link a word is its place in its list. */
const ITEM_WORDS: Readonly<Record<types.PaidAction, readonly string[]>> = {
  hulls: types.HULLS,
  masts: types.CRESTS,
  sails: types.CRESTS,
  goods: types.GOODS,
};
const ITEM_LETTERS: Readonly<Record<types.PaidAction, string>> = { hulls: 'h', masts: 'm', sails: 's', goods: 'g' };
const LETTERS = 'bpwhmsg';
const PRICES_A_SPACE = 4;

const places = (words: readonly string[], list: readonly string[]): string =>
  words.map(word => list.indexOf(word)).join('');
const wordsAt = (digits: string, list: readonly string[]): readonly (string | undefined)[] =>
  [...digits].map(digit => list[Number(digit)]);
const numbersOf = (digits: string): readonly number[] => [...digits].map(Number);

/** Writes only the parts that differ from ours. */
export const writeLayout = (layout: Layout): string => {
  const { bonuses, prices, wheel, items } = layout;
  const tiles = types.PAID_ACTIONS.map(tile => [
    ITEM_LETTERS[tile],
    isSame(items[tile], LAYOUT.items[tile]) ? undefined : places(items[tile], ITEM_WORDS[tile]),
  ]);
  return writeCode({
    b: isSame(bonuses, LAYOUT.bonuses) ? undefined : places(bonuses, types.BONUSES),
    p: isSame(prices, LAYOUT.prices) ? undefined : prices.flat().join(''),
    w: isSame(wheel, LAYOUT.wheel) ? undefined : wheel.slice(1).join(''),
    ...Object.fromEntries(tiles),
  });
};

const rowsOf = (numbers: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(numbers.length / PRICES_A_SPACE) }, (_, row) =>
    numbers.slice(row * PRICES_A_SPACE, (row + 1) * PRICES_A_SPACE),
  );

/** Whatever stands in a link, the rules have the last word. */
export const readLayout = (code: string): JsonObject | null | undefined => {
  const parts = readCode(code, LETTERS);
  if (!parts) return undefined;
  const part = <T>(letter: string, make: (digits: string) => T): T | undefined => {
    const digits = parts.get(letter);
    return digits === undefined ? undefined : make(digits);
  };
  const items = types.PAID_ACTIONS.map(tile => [
    tile,
    part(ITEM_LETTERS[tile], digits => wordsAt(digits, ITEM_WORDS[tile])),
  ]);
  const layout = parseBoard({
    layout: {
      bonuses: part('b', digits => wordsAt(digits, types.BONUSES)),
      prices: part('p', digits => rowsOf(numbersOf(digits))),
      wheel: part('w', digits => [0, ...numbersOf(digits)]),
      items: Object.fromEntries(items),
    },
  });
  return layout && boardOf(layout);
};
