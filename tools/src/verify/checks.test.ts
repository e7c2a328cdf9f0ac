import { type Game, type GameRecord, makeRecord } from '@ankerplatz/kit';
import { GAMES, gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { fileWith, run } from '../testing/program.ts';
import { openedChance, randomRecord, sealedChance, sharedChance } from '../testing/records.ts';
import { type Check, checksOf } from './checks.ts';

const nauticus = gameById('nauticus')!;
const committed = randomRecord(nauticus, { players: 3 }, openedChance(3));
const seeded = randomRecord(nauticus, { players: 2 }, { kind: 'seed', seed: 'ù' });

const sealed = randomRecord(nauticus, { players: 3 }, sealedChance(3));

const verify = async (record: unknown, witness = {}): Promise<Check[]> => {
  const checks: Check[] = [];
  for await (const check of checksOf(record, witness)) checks.push(check);
  return checks;
};

/** The record with other fields and a chain that fits them. */
const forged = (fields: Partial<GameRecord>): GameRecord => {
  const { format: _, hash: __, ...rest } = { ...committed, ...fields };
  return makeRecord(rest);
};

/** A record that says of its chance what is not so, with a chain that fits. */
const randomRecordWith = (chance: GameRecord['chance']): GameRecord => {
  const { format: _, hash: __, ...rest } = sealed;
  return makeRecord({ ...rest, chance });
};

describe('verify', () => {
  test('a committed game: everything is checked and named', async () => {
    const checks = await verify(committed);
    expect(checks.every(({ passed }) => passed)).toBe(true);
    expect(checks.map(({ name }) => name)).toEqual([
      'format',
      'hash chain',
      'commitment',
      'contributions',
      'chance dealt again',
      'moves',
      'result',
    ]);
    expect(checks[3]!.finding).toBe(
      '2 of 3 seats added to the secret, not seat 2; nobody had committed to them before',
    );
  });

  test('a game of a shared deal: its secret fits, and the draws of the deal come out again', async () => {
    const checks = await verify(randomRecord(nauticus, { players: 2 }, sharedChance), {
      contribution: '02'.repeat(16),
    });
    expect(checks.every(({ passed }) => passed)).toBe(true);
    const findings = new Map(checks.map(({ name, finding }) => [name, finding]));
    expect(findings.get('deal')).toBe('the draws of "the day", the same at all its tables; added to the secret: 2');
    expect(findings.get('witnessed')).toBe('your contribution is that of place 2');
  });

  test('a game of a shared deal with another secret is false', async () => {
    const { format: _, hash: __, ...record } = randomRecord(nauticus, { players: 2 }, sharedChance);
    const checks = await verify(makeRecord({ ...record, chance: { ...sharedChance, secret: '00'.repeat(32) } }));
    expect(checks.at(-1)).toMatchObject({ name: 'commitment', passed: false });
  });

  test('a sealed game: every contribution fits its commitment, and what was broken before is shown', async () => {
    const checks = await verify(sealed);
    expect(checks.every(({ passed }) => passed)).toBe(true);
    const findings = new Map(checks.map(({ name, finding }) => [name, finding]));
    expect(findings.get('contributions')).toBe(
      '2 of 3 seats added to the secret, not seat 2; each fits its commitment',
    );
    expect(findings.get('broken seal')).toBe('missing: seat 2; opened: 1');
  });

  test.each([
    ['a contribution', { contributions: ['09'.repeat(16), '01'.repeat(16), ''] }, /seat 0 does not fit/],
    ['a contribution that was left out', { contributions: ['', '01'.repeat(16), ''] }, /seat 0 .* none instead of/],
    ['a commitment', { commitments: ['', '00'.repeat(32), ''] }, /seat 0 does not fit/],
    [
      'the secret of a broken seal',
      { broken: [{ ...sealedChance(3).broken![0]!, secret: '00'.repeat(32) }] },
      /broken seal 1, the secret/,
    ],
  ])('a sealed game with %s forged', async (_, changes, finding) => {
    const checks = await verify(randomRecordWith({ ...sealedChance(3), ...changes }));
    expect(checks.at(-1)).toMatchObject({ name: 'contributions', passed: false });
    expect(checks.at(-1)!.finding).toMatch(finding);
  });

  test('what a player has kept is compared with the record', async () => {
    const { commitment, contributions } = sealedChance(3);
    const witness = { commitment, contribution: contributions[1]! };
    const witnessed = await verify(sealed, witness);
    expect(witnessed.filter(({ name }) => name === 'witnessed').map(({ passed }) => passed)).toEqual([true, true]);
    const other = await verify(sealed, { ...witness, commitment: '00'.repeat(32) });
    expect(other.at(-1)).toMatchObject({ name: 'witnessed', passed: false });
    const foreign = await verify(sealed, { ...witness, contribution: '77'.repeat(16) });
    expect(foreign.at(-1)!.finding).toBe(`your contribution ${'77'.repeat(16)} is not in the record`);
  });

  test('Nauticus with three players: five rounds are five shuffles and one lot for the start player', async () => {
    const dealt = (await verify(committed)).find(({ name }) => name === 'chance dealt again');
    expect(dealt?.finding).toBe('shuffles: 5, lots and dice: 1');
  });

  test('a game from a seed', async () => {
    const checks = await verify(seeded);
    expect(checks.every(({ passed }) => passed)).toBe(true);
    expect(checks.find(({ name }) => name === 'chance')?.finding).toContain('"ù"');
  });

  test('a game with a move taken back: what was taken back stays in it, and nothing that was shown is', async () => {
    const [first, second] = committed.entries;
    const end = { kind: 'agreed' } as const;
    const back = { seat: 0, kind: 'take-back', to: 0 } as const;
    const checks = await verify(forged({ entries: [first!, back, first!, second!], end }));
    expect(checks.every(({ passed }) => passed)).toBe(true);
    expect(checks.at(-2)!.finding).toBe('all 3 are legal; taken back: 1 times');
    const all = committed.entries;
    const refused = (await verify(forged({ entries: [...all.slice(0, -1), back], end }))).at(-1)!;
    expect(refused).toMatchObject({ name: 'moves', passed: false });
    expect(refused.finding).toContain(`entry ${all.length}, seat 0: take-back: the game cannot go back to entry 0`);
  });

  const kinds = Object.values<Game>(GAMES).flatMap(game => game.kinds.map(kind => ({ game, kind })));
  test.each(kinds)('a game of every kind: $game.id, $kind', async ({ game, kind }) => {
    const checks = await verify(randomRecord(game, kind, { kind: 'seed', seed: 'kinds' }));
    expect(checks.at(-1)).toMatchObject({ name: 'result', passed: true });
  });

  test.each([
    [{ kind: 'agreed' } as const, 'all agreed to end the game'],
    [{ kind: 'resigned', seats: [1] } as const, 'seat 1 resigned'],
    [{ kind: 'timed-out', seats: [0] } as const, 'seat 0 ran out of time'],
  ])('a game broken off: %o', async (end, finding) => {
    const checks = await verify(forged({ entries: committed.entries.slice(0, 20), end }));
    expect(checks.at(-1)).toEqual({ name: 'result', passed: true, finding });
  });

  const { entries, chance } = committed;
  const last = entries.at(-1)!;
  test.each([
    ['no record', {}, 'record', /format/],
    ['a move changed', { ...committed, entries: [...entries.slice(0, -1), last, last] }, 'record', /hash chain/],
    ['an unknown game', forged({ game: 'chess' }), 'game', /chess/],
    ['another version', forged({ version: 99 }), 'rules', /version 99 .* only 1/],
    [
      'a wrong secret',
      forged({ chance: { ...openedChance(3), secret: '00'.repeat(32) } as never }),
      'commitment',
      /SHA/,
    ],
    ['no secret', forged({ chance: { ...chance, secret: undefined } as never }), 'commitment', /not opened/],
    ['a move too many', forged({ entries: [...entries, last] }), 'moves', new RegExp(`entry ${entries.length + 1}`)],
    ['a move left out', forged({ entries: entries.slice(1) }), 'moves', /entry 1,/],
    ['the end cut off', forged({ entries: entries.slice(0, -1) }), 'result', /not over/],
    [
      'another contribution, so another deal',
      forged({ chance: { ...openedChance(3), contributions: ['', '', '99'] } as never }),
      'moves',
      /entry/,
    ],
  ])('%s: refused at the first thing that fails', async (_, record, name, finding) => {
    const checks = await verify(record);
    expect(checks.slice(0, -1).every(({ passed }) => passed)).toBe(true);
    expect(checks.at(-1)).toMatchObject({ name, passed: false });
    expect(checks.at(-1)!.finding).toMatch(finding);
  });
});

describe('ankerplatz verify', () => {
  test('a true record: a line for each check, exit code 0', async () => {
    const { code, stdout } = await run(['verify', fileWith(committed)]);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(8);
  });

  test('a false record: exit code 1, also from standard input', async () => {
    const { code, stdout } = await run(
      ['verify', '-'],
      JSON.stringify(forged({ entries: committed.entries.slice(1) })),
    );
    expect(code).toBe(1);
    expect(stdout).toContain('NO');
  });
});
