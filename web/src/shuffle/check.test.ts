// @vitest-environment node
import {
  type BrokenSeal,
  commitmentOf,
  committedSource,
  type GameRecord,
  legalMoves,
  makeRecord,
  type RecordChance,
  SEALED,
  tryPlay,
} from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import type { Contribution } from '../net/contributions.ts';
import { checkShuffle } from './check.ts';
import { testify } from './witness.ts';

const SECRET = '5e'.repeat(32);
const OWN = '0a'.repeat(16);
const OTHER = '0b'.repeat(16);
const TABLE = 'Table1234567';

type Committed = Extract<RecordChance, { kind: 'committed' }> & { readonly secret: string };

const chanceOf = (secret: string, contributions: readonly string[], broken: readonly BrokenSeal[] = []): Committed => ({
  ...{ kind: 'committed', version: SEALED, table: TABLE, commitment: commitmentOf(secret) },
  commitments: contributions.map(part => (part === '' ? '' : commitmentOf(part))),
  ...{ contributions, broken, secret },
});

/** A game of a few moves whose chance is committed: all of it fits, whatever its maker. */
const recorded = (chance: Committed = chanceOf(SECRET, [OWN, OTHER])): GameRecord => {
  const setup = nauticus.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.error);
  const source = committedSource(chance, chance.secret);
  let position = nauticus.start(setup.value, source.at(0));
  const entries = [];
  for (let entry = 1; entry <= 20; entry++) {
    const seat = position.deciders()[0]!;
    const move = legalMoves(nauticus, position, seat)[0]!;
    const played = tryPlay(nauticus, position, seat, move, source.at(entry));
    if (!played.ok) throw new Error(played.error.code);
    position = played.value;
    entries.push({ seat, move });
  }
  const { seats, options } = setup.value;
  return makeRecord({ game: 'nauticus', version: 1, seats, options, chance, entries });
};

/** The contribution kept by a device that was shown the seal of this chance before it opened its share. */
const kept = ({ commitment, commitments }: Committed, changes: Partial<Contribution> = {}): Contribution => ({
  ...{ table: TABLE, contribution: OWN, commitment: commitmentOf(OWN), at: 1, isTaken: true },
  seal: { number: 1, commitment, commitments: commitments! },
  ...changes,
});

const TRUE = chanceOf(SECRET, [OWN, OTHER]);

const checked = (record: GameRecord, device: readonly Contribution[] = [kept(TRUE)], number = 1) =>
  checkShuffle(nauticus, record, testify(record, number, device));

describe('a record that fits itself', () => {
  test('is witnessed by a device that saw its seal before it opened its share', () => {
    expect(checked(recorded())).toEqual({
      verdict: 'witnessed',
      findings: [
        { question: 'chain', holds: true },
        { question: 'secret', holds: true },
        { question: 'deal', holds: true },
      ],
      differences: [],
      isCommitted: true,
      isSealed: true,
      contributors: 2,
      broken: 0,
      entries: 20,
    });
  });

  test('is consistent, but not witnessed, for a device that has kept nothing of this game', () => {
    expect(checked(recorded(), [])).toMatchObject({ verdict: 'unwitnessed', differences: [] });
    expect(checked(recorded(), [kept(TRUE)], 2)).toMatchObject({ verdict: 'unwitnessed', differences: [] });
    expect(checked(recorded(), [kept(TRUE, { seal: null })])).toMatchObject({ verdict: 'unwitnessed' });
  });

  test('of a game on one device is neither', () => {
    const seeded = makeRecord({
      ...{ game: 'nauticus', version: 1, seats: 2, options: recorded().options, entries: [] },
      chance: { kind: 'seed', seed: 'local' },
    });
    expect(checked(seeded, [])).toMatchObject({ verdict: 'local', isCommitted: false });
  });

  test('of an earlier release is checked as far as it goes', () => {
    const { version: _, commitments: __, broken: ___, ...early } = TRUE;
    expect(checked(recorded(early), [])).toMatchObject({ verdict: 'unwitnessed', isSealed: false });
    expect(checked(recorded(early))).toMatchObject({ verdict: 'witnessed', isSealed: false });
  });
});

describe('a server that makes up the whole record is found out', () => {
  test('with another secret', () => {
    const forged = recorded(chanceOf('77'.repeat(32), [OWN, OTHER]));
    expect(checked(forged)).toMatchObject({ verdict: 'false', differences: ['secret'] });
    expect(checked(forged, [])).toMatchObject({ verdict: 'unwitnessed' });
  });

  test('with another share of somebody else, chosen when all others were known', () => {
    const forged = recorded(chanceOf(SECRET, [OWN, '0c'.repeat(16)]));
    expect(checked(forged)).toMatchObject({ verdict: 'false', differences: ['shares'] });
  });

  test('with another share for this device', () => {
    const forged = recorded(chanceOf(SECRET, ['0d'.repeat(16), OTHER]));
    expect(checked(forged)).toMatchObject({ verdict: 'false', differences: ['shares'] });
    const swapped = { ...TRUE, contributions: [OTHER, OTHER] };
    expect(testify(recorded(swapped), 1, [kept(TRUE)]).differences).toEqual(['own']);
  });

  test('with chance that comes from no secret at all', () => {
    const seeded = makeRecord({
      ...{ game: 'nauticus', version: 1, seats: 2, options: recorded().options, entries: [] },
      chance: { kind: 'seed', seed: 'chosen' },
    });
    expect(checked(seeded)).toMatchObject({ verdict: 'false', differences: ['secret'] });
  });
});

describe('a seal that was broken', () => {
  const FIRST = chanceOf('11'.repeat(32), [OWN, OTHER]);
  const brokenSeal: BrokenSeal = {
    ...{ commitment: FIRST.commitment, secret: FIRST.secret, commitments: FIRST.commitments! },
    ...{ contributions: [OWN, ''], missing: [1] },
  };
  const again = '0e'.repeat(16);
  const SECOND = chanceOf(SECRET, [again, '']);
  const device = [kept(FIRST), kept(SECOND, { contribution: again, commitment: commitmentOf(again), at: 2 })];

  test('belongs to the record', () => {
    const record = recorded({ ...SECOND, broken: [brokenSeal] });
    expect(checked(record, device)).toMatchObject({ verdict: 'witnessed', broken: 1 });
  });

  test('that the record hides is a try that nobody should know of', () => {
    expect(checked(recorded(SECOND), device)).toMatchObject({ verdict: 'false', differences: ['hidden'] });
  });

  test('shows that this device has opened its share, if the server has taken it', () => {
    const record = recorded({ ...SECOND, broken: [{ ...brokenSeal, contributions: ['', ''], missing: [0] }] });
    expect(checked(record, device)).toMatchObject({ verdict: 'false', differences: ['own'] });
    const untaken = [{ ...device[0]!, isTaken: false }, device[1]!];
    expect(checked(record, untaken)).toMatchObject({ verdict: 'witnessed' });
  });
});

describe('a record that does not fit itself is false, whoever looks', () => {
  test('a changed entry breaks the chain', () => {
    const { entries, ...rest } = recorded();
    const forged = { ...rest, entries: [{ ...entries[0]!, move: 'pass' }, ...entries.slice(1)] };
    expect(checked(forged, [])).toMatchObject({ verdict: 'false', findings: [{ question: 'chain', holds: false }] });
  });

  test('another secret does not fit the commitment', () => {
    const record = recorded();
    const forged = { ...record, chance: { ...record.chance, secret: '00'.repeat(32) } } as GameRecord;
    expect(checked(forged, []).findings.at(-1)).toEqual({ question: 'secret', holds: false });
  });

  test('another contribution does not fit its commitment', () => {
    const forged = recorded({ ...TRUE, contributions: [OWN, '0c'.repeat(16)] });
    expect(checked(forged, [])).toMatchObject({ verdict: 'false' });
    expect(checked(forged, []).findings.at(-1)).toEqual({ question: 'secret', holds: false });
  });

  test('moves that the deal does not allow are found, even where the chain was made to fit', () => {
    const { hash: _, format: __, ...fields } = recorded();
    const forged = makeRecord({ ...fields, entries: [{ seat: 0, move: 'reward points' }] });
    expect(checked(forged, []).findings.at(-1)).toEqual({ question: 'deal', holds: false });
  });
});
