import { joined } from '@ankerplatz/kit';

export interface Grammar {
  /** A number and its noun: the noun for one, the noun for many. */
  count(n: number, one: string, many: string): string;
  list(items: readonly string[]): string;
}

/** `and`: the word between the last two of a list. */
export const grammarOf = (locale: string, and: string): Grammar => {
  const plurals = new Intl.PluralRules(locale);
  return {
    count: (n, one, many) => `${n} ${plurals.select(n) === 'one' ? one : many}`,
    list: items => joined(items, and),
  };
};
