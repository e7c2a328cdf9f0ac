import { readFileSync, writeFileSync } from 'node:fs';
import { type Game, makeRecord } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { reviewSchema } from '../schema/review.ts';
import { fileWith, run } from '../testing/program.ts';
import { randomRecord } from '../testing/records.ts';

const isReview = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(reviewSchema);

/** The first entries of a game that was then given up. */
const beginning = (id: 'nauticus' | 'nautilus', entries: number): string => {
  const chance = { kind: 'seed', seed: 'review' } as const;
  const { format: _, hash: __, ...record } = randomRecord(GAMES[id] as unknown as Game, GAMES[id].kinds[0]!, chance);
  const end = { kind: 'resigned', seats: [0] } as const;
  return fileWith(makeRecord({ ...record, entries: record.entries.slice(0, entries), end }));
};

describe('ankerplatz review', () => {
  test.each(['nauticus', 'nautilus'] as const)('%s: tells one seat as JSON that fits its schema', async id => {
    const { code, stdout, stderr } = await run(['review', beginning(id, 9), '--seat', '1', '--json']);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const review = JSON.parse(stdout);
    expect(isReview(review), JSON.stringify(isReview.errors)).toBe(true);
    expect(review.seats).toHaveLength(1);
    expect(review.decisions.every(({ seat }: { seat: number }) => seat === 1)).toBe(true);
    expect(review).toMatchObject({ game: id, rules: 1, budget: 'captain', ranks: expect.any(Array) });
  });

  test('is kept beside the record and found again there, unless it was changed', async () => {
    const file = beginning('nauticus', 9);
    const beside = file.replace('.json', '.review.json');
    const made = await run(['review', file, '--keep', '--json']);
    expect([made.code, made.stderr]).toEqual([0, `Kept as ${beside}.\n`]);
    const review = JSON.parse(made.stdout);
    expect(review.decisions).not.toHaveLength(0);
    expect(JSON.parse(readFileSync(beside, 'utf8'))).toEqual(review);
    const found = await run(['review', file, '--json']);
    expect([found.stdout, found.stderr]).toEqual([
      made.stdout,
      `From ${beside}; its turning points were judged again.\n`,
    ]);
    writeFileSync(beside, JSON.stringify({ ...review, decisions: [] }));
    const again = await run(['review', file, '--json']);
    expect([again.code, again.stdout]).toEqual([0, made.stdout]);
    expect(again.stderr).toContain(`${beside} is not used: it is not whole, or was changed`);
  });

  test('tells everybody in words, in the language that is asked for', async () => {
    const { stdout } = await run(['review', beginning('nauticus', 6), '--budget', 'curves', '--lang', 'de']);
    expect(stdout).toContain('Aussicht auf den Sieg');
    expect(stdout).toContain('Kein Zug hat viel gekostet.');
  });

  test.each([
    [['--seat', '7'], 'It must be the number of a seat, counted from 0.'],
    [['--seat', '3'], 'this game has 2 seats, counted from 0'],
    [['--seat', '1', '--keep'], 'only a whole review is kept: leave out --seat'],
    [['--budget', 'endless'], 'Allowed choices are curves, captain, admiral.'],
  ])('%j is refused with a sentence', async (options, sentence) => {
    const { code, stdout, stderr } = await run(['review', beginning('nauticus', 3), ...options]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });

  test('what is no record is refused', async () => {
    const { code, stderr } = await run(['review', fileWith({ game: 'nauticus' })]);
    expect(code).toBe(2);
    expect(stderr).toContain('is not a record');
  });
});
