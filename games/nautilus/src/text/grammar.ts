export interface Grammar {
  /** A number and its noun: the noun for one, the noun for many. */
  count(n: number, one: string, many: string): string;
  list(items: readonly string[]): string;
}

export const grammarOf = (locale: string): Grammar => {
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  return {
    count: (n, one, many) => `${n} ${plurals.select(n) === 'one' ? one : many}`,
    list: items => lists.format(items),
  };
};
