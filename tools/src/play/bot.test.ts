import { describe, expect, test } from 'vitest';
import { gameNamed } from '../game-options.ts';
import { run } from '../testing/program.ts';
import { newTable, playTogether } from './opening.ts';
import { newFolder, Typist } from './testing/typist.ts';

process.env.ANKERPLATZ_DATA = newFolder();

const tableFor = (players: number) => newTable(gameNamed('nauticus'), { players }, 'bots');

describe('bots at the terminal', () => {
  test('bots alone play a whole game, the same every time', async () => {
    const records = [];
    for (const table of [tableFor(2), tableFor(2)]) {
      const typist = new Typist(() => null);
      await playTogether(typist, table, 'en', { names: ['Ann', 'Ben'], bots: ['deckhand', 'random'] });
      expect(typist.transcript).toContain('Bots play Ann (deckhand), Ben (random).');
      expect(typist.transcript).toContain('Final scoring');
      records.push(table.record());
    }
    expect(records[1]).toEqual(records[0]);
  });

  test('a person is asked in the first seat, bots decide in the last ones', async () => {
    const table = tableFor(3);
    let asked = 0;
    const typist = new Typist(() => (++asked > 30 ? null : '1'));
    await playTogether(typist, table, 'en', { names: ['Ann', 'Ben', 'Eve'], bots: ['mate', 'deckhand'] });
    expect(typist.transcript).toContain('Ann> ');
    expect(typist.transcript).not.toMatch(/(Ben|Eve)> /);
    expect(new Set(table.steps.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
    expect(typist.transcript).toMatch(/--load \S+ --bots mate,deckhand\n/);
  });

  test('ankerplatz play --bots: one person and two bots are three players', async () => {
    const { code, stdout } = await run(['play', 'nauticus', '--bots', 'deckhand,random', '--lang', 'de']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Es spielen Bots: \S+ \(deckhand\), \S+ \(random\)\./);
  });

  test.each([
    ['nobody of that name', ['--bots', 'god']],
    ['more bots than seats', ['--players', '2', '--bots', 'mate,mate,mate']],
    ['a program', ['--bots', 'cmd:cat']],
  ])('%s: wrong usage', async (_, args) => {
    const { code, stderr } = await run(['play', 'nauticus', ...args]);
    expect(code).toBe(2);
    expect(stderr).not.toContain('    at ');
  });
});
