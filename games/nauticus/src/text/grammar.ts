import { joined } from '@ankerplatz/kit';
import { GOODS, type Good } from '../types.ts';

/** A number of things: how many, the noun for one, the noun for many. */
export type Count = readonly [n: number, one: string, many: string];

/** With a true minus sign; −0 is 0. */
export const figure = (n: number): string => String(n).replace('-', '−');

export interface Grammar {
  /** The form that agrees with a number. */
  form(...count: Count): string;
  /** A number and its noun. */
  count(...count: Count): string;
  list(items: readonly string[]): string;
  /** A list of counts; what there is none of is left out. */
  counts(counts: readonly Count[]): string;
  /** Goods, counted by kind. */
  load(goods: readonly Good[], one: Readonly<Record<Good, string>>, many: Readonly<Record<Good, string>>): string;
}

/** `and`: the word between the last two of a list. */
export const grammarOf = (locale: string, and: string): Grammar => {
  const plurals = new Intl.PluralRules(locale);
  const grammar: Grammar = {
    form: (n, one, many) => (plurals.select(n) === 'one' ? one : many),
    count: (n, one, many) => `${figure(n)} ${grammar.form(n, one, many)}`,
    list: items => joined(items, and),
    counts: counts => grammar.list(counts.filter(([n]) => n > 0).map(count => grammar.count(...count))),
    load: (goods, one, many) =>
      grammar.counts(GOODS.map(good => [goods.filter(each => each === good).length, one[good], many[good]])),
  };
  return grammar;
};
