import type { PlayedTable, Round } from './round.ts';

/** Slots of a bracket for two at a table: the first and the second seed can meet in the last round only. */
const slotsFor = (count: number): readonly number[] => {
  let slots = [0];
  while (slots.length < count) slots = slots.flatMap(seed => [seed, slots.length * 2 - 1 - seed]);
  return slots;
};

/**
 * The entrant who goes on from a table: the best; among equals, the one higher in the list. Null while it is played.
 */
const winnerOf = ({ entrants, ranks }: PlayedTable, list: readonly string[]): string | null => {
  if (ranks === null) return null;
  const best = entrants.filter((_, index) => ranks[index] === 1);
  return list.find(entrant => best.includes(entrant)) ?? null;
};

/** The entrants who are still in, in the order of the list. */
export const survivorsOf = (list: readonly string[], rounds: readonly Round[]): readonly string[] =>
  rounds.reduce((left, { tables, byes }) => {
    const kept = new Set([...byes, ...tables.map(table => winnerOf(table, list))]);
    return left.filter(entrant => kept.has(entrant));
  }, list);

/** The places of a bracket after the rounds so far, null for nobody. */
const bracketOf = (list: readonly string[], rounds: readonly Round[]): readonly (string | null)[] => {
  const first = slotsFor(list.length).map(seed => list[seed] ?? null);
  return rounds.reduce<readonly (string | null)[]>((slots, { tables, byes }) => {
    const kept = new Set([...byes, ...tables.map(table => winnerOf(table, list))]);
    return slots.flatMap((entrant, index) => {
      if (index % 2 === 1) return [];
      const pair = [entrant, slots[index + 1] ?? null];
      return [pair.find(each => each !== null && kept.has(each)) ?? null];
    });
  }, first);
};

/** The tables of the next round of a bracket for two. */
export const bracketTables = (
  list: readonly string[],
  rounds: readonly Round[],
): { readonly tables: readonly (readonly string[])[]; readonly byes: readonly string[] } => {
  const slots = bracketOf(list, rounds);
  const pairs = slots.flatMap((entrant, index) => (index % 2 === 0 ? [[entrant, slots[index + 1] ?? null]] : []));
  const present = pairs.map(pair => pair.filter(entrant => entrant !== null));
  return { tables: present.filter(pair => pair.length === 2), byes: present.filter(pair => pair.length === 1).flat() };
};

/** The strong are spread: first one to each table, then back again. */
export const spread = (list: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] => {
  const tables = sizes.map((): string[] => []);
  let forward = true;
  let at = 0;
  for (const entrant of list) {
    while (tables[at]!.length >= sizes[at]!) {
      at += forward ? 1 : -1;
      if (at < 0 || at >= tables.length) {
        forward = !forward;
        at += forward ? 1 : -1;
      }
    }
    tables[at]!.push(entrant);
    at += forward ? 1 : -1;
    if (at < 0 || at >= tables.length) {
      forward = !forward;
      at += forward ? 1 : -1;
    }
  }
  return tables;
};
