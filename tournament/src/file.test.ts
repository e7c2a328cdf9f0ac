import { describe, expect, test } from 'vitest';
import { FORMAT, parseTournament } from './file.ts';

const GOOD = {
  format: FORMAT,
  kind: 'swiss',
  size: 2,
  rounds: 3,
  seed: 'club',
  entrants: ['Anna', 'Bo', 'Cem', 'Dora'],
  left: ['Dora'],
  played: [
    {
      tables: [
        { entrants: ['Anna', 'Bo'], ranks: [1, 2] },
        { entrants: ['Cem', 'Dora'], ranks: null },
      ],
    },
  ],
};

describe('a tournament from a file', () => {
  test('is read', () => {
    const read = parseTournament(GOOD);
    expect(read.ok && [...read.value.present]).toEqual(['Anna', 'Bo', 'Cem']);
    expect(read.ok && read.value.rounds).toEqual([{ byes: [], tables: GOOD.played[0]!.tables }]);
  });

  test.each([
    [null, 'a tournament is an object'],
    [{ ...GOOD, format: 'x' }, 'format must be "ankerplatz-tournament/1"'],
    [{ ...GOOD, prize: 5 }, 'unknown member "prize"'],
    [{ ...GOOD, kind: 'cup' }, 'kind must be one of round-robin, swiss, knockout, evening'],
    [{ ...GOOD, size: 5 }, 'size, the entrants at a table, must be 2, 3 or 4'],
    [{ ...GOOD, partners: true }, 'partners sit at tables of 4'],
    [{ ...GOOD, seed: '' }, 'seed must be a text that lots are drawn from'],
    [{ ...GOOD, rounds: 31 }, 'rounds must be a whole number from 1 to 30'],
    [{ ...GOOD, entrants: ['Anna'], left: [], played: [] }, 'at least 2 entrants are needed'],
    [{ ...GOOD, entrants: ['Anna', 'Anna'] }, 'entrants must be different names of at most 60 signs'],
    [{ ...GOOD, left: ['Zoe'] }, 'left must be names of entrants'],
    [
      { ...GOOD, played: [{ tables: [{ entrants: ['Anna', 'Zoe'], ranks: [1, 2] }] }] },
      'round 1: Zoe is not among the entrants',
    ],
    [
      { ...GOOD, played: [{ tables: [{ entrants: ['Anna', 'Bo'], ranks: [1, 3] }] }] },
      'round 1, table 1: ranks must be null or one for each of Anna, Bo, as 1, 2, 3 or 1, 1, 3',
    ],
    [
      { ...GOOD, played: [{ tables: [{ entrants: ['Anna', 'Bo'], ranks: [1, 2] }], byes: ['Bo'] }] },
      'round 1: Bo is named twice',
    ],
    [
      { ...GOOD, kind: 'knockout', size: 4, fixed: true },
      'a knockout needs tables of two, or tables that may be smaller than the others',
    ],
  ])('%j is refused: %s', (json, sentence) => {
    expect(parseTournament(json)).toEqual({ ok: false, error: sentence });
  });
});
