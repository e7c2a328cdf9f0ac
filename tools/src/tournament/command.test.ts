import { describe, expect, test } from 'vitest';
import { fileWith, run } from '../testing/program.ts';

const CLUB = {
  format: 'ankerplatz-tournament/1',
  kind: 'swiss',
  size: 2,
  rounds: 2,
  seed: 'club',
  entrants: ['Anna', 'Bo', 'Cem', 'Dora'],
};
const PLAYED = {
  tables: [
    { entrants: ['Anna', 'Bo'], ranks: [1, 2] },
    { entrants: ['Cem', 'Dora'], ranks: [1, 2] },
  ],
};

describe('ankerplatz tournament', () => {
  test('says how all stand, and seats those who have not met', async () => {
    const { code, stdout } = await run(['tournament', fileWith({ ...CLUB, played: [PLAYED] })]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ +entrant +score +tables +opponents +direct +won$/m);
    expect(stdout).toMatch(/^1\. +(Anna|Cem) +1 +1 +0 +0 +1$/m);
    expect(stdout).toMatch(
      /Round 2, in the order of the seats:\n {2}table 1: (Anna, Cem|Cem, Anna|Bo, Dora|Dora, Bo)\n/,
    );
  });

  test('says as JSON when all rounds are played', async () => {
    const { stdout } = await run(['tournament', fileWith({ ...CLUB, rounds: 1, played: [PLAYED] }), '--json']);
    const { next, standings } = JSON.parse(stdout);
    expect(next).toBeNull();
    expect(standings).toHaveLength(4);
  });

  test('refuses what it cannot read in a sentence', async () => {
    const { code, stdout, stderr } = await run(['tournament', fileWith({ ...CLUB, kind: 'cup' })]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('kind must be one of round-robin, swiss, knockout, evening');
  });
});

describe('ankerplatz simulate-tournaments', () => {
  test.each([
    [['--players', '2', '--bots', 'random'], 'two bots at least are needed'],
    [['--players', '4', '--bots', 'random,deckhand', '--each', '1'], 'a table needs 4 entrants'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const { code, stdout, stderr } = await run(['simulate-tournaments', 'nauticus', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
