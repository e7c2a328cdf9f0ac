import { type Game, type Language, languagesOf } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { newTable, playTogether } from '../opening.ts';
import type { TerminalTable } from '../terminal-table.ts';
import { forward, tableNearEnd } from '../testing/nautilus.ts';
import { atRandom, newFolder, type Typing, Typist, tooWide, typed } from '../testing/typist.ts';

const game = (id: string): Game => gameById(id)!;

/** People in the first seats, bots in the last. */
const playWith = async (table: TerminalTable, bots: readonly string[], typing: Typing, language: Language = 'en') => {
  process.env.ANKERPLATZ_DATA = newFolder();
  const typist = new Typist(typing);
  await playTogether(typist, table, language, { bots });
  return { typist, text: typist.transcript };
};

const DECKHANDS = { en: 'Gull (Deckhand)', de: 'Möwe (Leichtmatrose)', fr: 'Mouette (Matelot)' };

describe('bots at the table', () => {
  test.each(languagesOf(DECKHANDS))('Nauticus to its end against two levels, in %s', async language => {
    const table = newTable(game('nauticus'), { players: 3 }, 'bots');
    const { text } = await playWith(table, ['deckhand', 'deckhand:8'], atRandom(language), language);
    expect(table.position.outcome()).not.toBeNull();
    expect(tooWide(text)).toEqual([]);
    expect(text).toContain(DECKHANDS[language]);
    expect(text).not.toMatch(/^(Gull|Knot|Möwe|Knoten|Mouette|Nœud)> /m);
  });

  test.each(['team', 'duel'] as const)('Nautilùs (%s) to its end', async variant => {
    const table = tableNearEnd(variant);
    const bots = ['deckhand', 'mate:20', 'random'].slice(4 - table.seats);
    const { text, typist } = await playWith(table, bots, forward);
    expect(table.position.outcome()).not.toBeNull();
    expect(tooWide(text)).toEqual([]);
    expect(typist.cleared).toBe(0);
    expect(text).toMatch(/^» East (plays|discards) /m);
    expect(text).not.toMatch(/^(East|South|West)> /m);
  });

  test('bots alone play a whole game, the same every time', async () => {
    const records = [];
    for (const table of [1, 2].map(() => newTable(game('nauticus'), { players: 2 }, 'bots'))) {
      const { text } = await playWith(table, ['deckhand', 'random'], typed([]));
      expect(text).toContain('Bots play Lighthouse (Deckhand), Gull (at random).');
      expect(text).toContain('Final scoring');
      records.push(table.record());
    }
    expect(records[1]).toEqual(records[0]);
  });

  test('with two people the keyboard is handed over, and bots read no keyboard', async () => {
    const { text } = await playWith(tableNearEnd('team'), ['random', 'random'], typed(['', '1', '', '1']));
    const asked = [...text.matchAll(/(\w+)’s turn: hand the keyboard over/g)].map(([, name]) => name);
    expect(asked.slice(0, 3)).toEqual(['North', 'East', 'North']);
  });

  test('undo goes no further back than the last move of a bot', async () => {
    const tables = ['a', 'b', 'c', 'd', 'e'].map(seed => newTable(game('nauticus'), { players: 2 }, seed));
    const table = tables.find(({ position }) => position.deciders()[0] === 1)!;
    const { text } = await playWith(table, ['deckhand'], typed(['1', ...new Array<string>(9).fill('undo')]));
    expect(text).toMatch(/^» Gull /m);
    expect(text).toContain('There is nothing to take back');
    expect(table.steps.at(-1)?.seat).toBe(1);
  });
});
