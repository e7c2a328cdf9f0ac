import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commitmentOf, committedSource } from '../chance/committed.ts';
import { seededSource } from '../chance/seeded.ts';
import { canonicalJson, isObject, type Json, type JsonObject } from '../json.ts';
import { quay } from '../testing/quay/index.ts';
import { quayAt } from '../testing/quay-at.ts';
import { entriesOf, playRandomly } from '../testing/random-game.ts';
import { parseRecord } from './parse-record.ts';
import { chainNext, chainStart, type GameRecord, makeRecord, SEALED } from './record.ts';
import { replay } from './replay.ts';

const setup = quayAt({}).setup;
const HEADER = { game: 'quay', version: 1, seats: 2, options: setup.options } as const;
const SECRET = 'ab'.repeat(32);
const SHUT = { kind: 'committed', table: 'T', commitment: commitmentOf(SECRET), contributions: ['01', ''] } as const;

const SHARED = {
  kind: 'shared',
  deal: 'D',
  commitment: commitmentOf(SECRET),
  contributions: [],
  secret: SECRET,
} as const;

const seededGame = playRandomly(quay, setup, seededSource('record'), 'record', 100);
const committedGame = playRandomly(quay, setup, committedSource(SHUT, SECRET), 'record', 100);

const SEEDED = makeRecord({ ...HEADER, chance: { kind: 'seed', seed: 'record' }, entries: entriesOf(seededGame) });
const COMMITTED = makeRecord({ ...HEADER, chance: { ...SHUT, secret: SECRET }, entries: entriesOf(committedGame) });

const [FIRST, THIRD] = ['01'.repeat(16), '03'.repeat(16)] as const;
/** Every seat had committed itself before anything was opened; a first try was broken. */
const SEALED_CHANCE = {
  kind: 'committed',
  version: SEALED,
  table: 'T',
  commitment: commitmentOf(SECRET),
  commitments: [commitmentOf(FIRST), ''],
  contributions: [FIRST, ''],
  broken: [
    {
      commitment: commitmentOf('cd'.repeat(32)),
      secret: 'cd'.repeat(32),
      commitments: [commitmentOf(FIRST), commitmentOf(THIRD)],
      contributions: ['', THIRD],
      missing: [0],
    },
  ],
} as const;
const sealedGame = playRandomly(quay, setup, committedSource(SEALED_CHANCE, SECRET), 'record', 100);
const SEALED_RECORD = makeRecord({
  ...{ ...HEADER, chance: { ...SEALED_CHANCE, secret: SECRET }, entries: entriesOf(sealedGame) },
});

describe('the hash chain', () => {
  /** The test vectors, which docs/record.md prints. */
  const VECTOR = {
    game: 'quay',
    version: 1,
    seats: 2,
    options: { players: 2 },
    chance: { kind: 'seed', seed: 'quay' },
    entries: [
      { seat: 0, move: 'ship fish' },
      { seat: 1, move: 'hold' },
    ],
  } as const;
  const LINKS = [
    'fb33f5ea6f94e77789d2a603a9fd02af48fc4744a3303dc024e153fe4c42de80',
    '907aca000aa2cc10b79985fbb6fc9dde1c3e18397fc0ca1d4b24e1faac898d79',
    'a62f0570a5f10e01341d98a551836c6b9e24ada0bf6961dda232e7cb80121591',
  ];

  test('the test vectors', () => {
    const record = makeRecord(VECTOR);
    const start = chainStart(record);
    const first = chainNext(start, VECTOR.entries[0]);
    expect([start, first, chainNext(first, VECTOR.entries[1])]).toEqual(LINKS);
    expect(record.hash).toBe(LINKS[2]);
  });

  test('docs/record.md prints these vectors, and a record that is one', () => {
    const page = readFileSync(new URL('../../../../docs/record.md', import.meta.url), 'utf8');
    for (const link of LINKS) expect(page).toContain(link);
    const printed = /```json\n([\s\S]*?)```/.exec(page)![1]!;
    expect(parseRecord(JSON.parse(printed))).toEqual({ ok: true, value: makeRecord(VECTOR) });
  });

  test('does not hang on the secret, so that it can be kept while the game runs', () => {
    expect(makeRecord({ ...COMMITTED, chance: SHUT }).hash).toBe(COMMITTED.hash);
  });

  test('does not hang on the order of members', () => {
    const backwards = Object.fromEntries(Object.entries(SEEDED).toReversed());
    expect(parseRecord(backwards).ok).toBe(true);
  });
});

/** Every way of changing one value somewhere inside. */
const changesOf = (value: Json, path = ''): [path: string, changed: Json][] => {
  if (typeof value === 'string') return [[path, `${value}00`]];
  if (typeof value === 'number') return [[path, value + 1]];
  if (Array.isArray(value))
    return [
      ...value.flatMap((item, index) =>
        changesOf(item, `${path}[${index}]`).map(([at, to]): [string, Json] => [at, value.with(index, to)]),
      ),
      [`${path} with one more`, [...value, value[0] ?? '']],
    ];
  if (!isObject(value)) return [[path, 'changed']];
  const members = Object.entries(value as Readonly<Record<string, Json>>);
  return members.flatMap(([key, item]) =>
    changesOf(item, `${path}.${key}`).map(([at, to]): [string, Json] => [at, { ...(value as JsonObject), [key]: to }]),
  );
};

describe('an end that the rules did not bring', () => {
  const entries = SEEDED.entries.slice(0, 3);
  const ended = (end?: unknown): unknown => {
    const { format: _, hash: __, ...fields } = SEEDED;
    return makeRecord({ ...fields, entries, ...(end === undefined ? {} : { end: end as never }) });
  };

  test.each([{ kind: 'agreed' }, { kind: 'resigned', seats: [1] }])('%o is kept, and is the last link', end => {
    const record = ended(end) as GameRecord;
    expect(parseRecord(record)).toEqual({ ok: true, value: record });
    expect(record.hash).not.toBe((ended() as GameRecord).hash);
    expect(parseRecord({ ...record, end: undefined }).ok).toBe(false);
  });

  test.each([
    { kind: 'lost' },
    { kind: 'agreed', seats: [0] },
    { kind: 'resigned', seats: [] },
    { kind: 'resigned', seats: [2] },
    null,
  ])('%o is none', end => {
    expect(parseRecord(ended(end))).toMatchObject({ ok: false, error: expect.stringMatching(/^end must be/) });
  });
});

describe('a record that was tampered with', () => {
  test.each([
    ['of a seed', SEEDED],
    ['of committed chance', makeRecord({ ...COMMITTED, chance: SHUT })],
    ['of sealed chance', makeRecord({ ...SEALED_RECORD, chance: SEALED_CHANCE })],
    ['from a position', makeRecord({ ...SEEDED, position: quay.state(quayAt({})), entries: [] })],
  ])('%s: any changed value is found', (_, record) => {
    const changes = changesOf(record as unknown as Json);
    expect(changes.length).toBeGreaterThan(30);
    for (const [path, changed] of changes) {
      const parsed = parseRecord(changed);
      expect(parsed.ok ? path : 'found').toBe('found');
    }
  });

  test('entries that changed places are found', () => {
    const { entries } = SEEDED;
    for (let i = 1; i < entries.length; i++) {
      const swapped = entries.with(i - 1, entries[i]!).with(i, entries[i - 1]!);
      const isSame = canonicalJson(swapped as unknown as Json) === canonicalJson(entries as unknown as Json);
      expect(parseRecord({ ...SEEDED, entries: swapped }).ok).toBe(isSame);
    }
  });

  test('the message says where the chain ends', () => {
    const parsed = parseRecord({ ...SEEDED, hash: '00'.repeat(32) });
    expect(parsed).toEqual({
      ok: false,
      error: `the hash chain ends in ${SEEDED.hash}, the record says ${'00'.repeat(32)}`,
    });
  });

  test('another secret is found by its commitment', () => {
    const record: GameRecord = { ...COMMITTED, chance: { ...SHUT, secret: '00'.repeat(32) } };
    expect(parseRecord(record).ok).toBe(true);
    expect(replay(quay, record)).toEqual({ ok: false, error: 'the secret does not fit the commitment' });
  });
});

describe('sealed chance', () => {
  test('is replayed as chance always was: what is drawn follows from secret and contributions alone', () => {
    expect(parseRecord(SEALED_RECORD)).toEqual({ ok: true, value: SEALED_RECORD });
    expect(replay(quay, SEALED_RECORD).ok).toBe(true);
    const { version: _, commitments: __, broken: ___, ...early } = SEALED_CHANCE;
    expect(replay(quay, { ...SEALED_RECORD, chance: { ...early, secret: SECRET } }).ok).toBe(true);
  });

  test('a contribution that was not committed is found', () => {
    const chance = { ...SEALED_CHANCE, contributions: [THIRD, ''], secret: SECRET };
    const replayed = replay(quay, makeRecord({ ...SEALED_RECORD, chance }));
    expect(replayed).toEqual({ ok: false, error: expect.stringMatching(/^the contribution of seat 0 does not fit/) });
  });

  test('so it is in a seal that was broken', () => {
    const broken = SEALED_CHANCE.broken.map(seal => ({ ...seal, contributions: ['', FIRST] }));
    const replayed = replay(quay, { ...SEALED_RECORD, chance: { ...SEALED_CHANCE, broken, secret: SECRET } });
    expect(replayed).toEqual({
      ok: false,
      error: expect.stringMatching(/^in broken seal 1, the contribution of seat 1/),
    });
  });

  const chance = (changes: object) => ({ ...SEALED_RECORD, chance: { ...SEALED_RECORD.chance, ...changes } });
  const [seal] = SEALED_CHANCE.broken;
  const BROKEN = 'chance.broken must be a list of {"commitment","secret","commitments","contributions","missing":[…]}';
  test.each([
    [chance({ version: 3 }), 'chance.version must be 2, or missing with all that belongs to it'],
    [chance({ version: undefined }), 'chance.version must be 2, or missing with all that belongs to it'],
    [chance({ commitments: ['', 'ab'] }), 'chance.commitments must be 2 texts, empty or 32 bytes in hexadecimal'],
    [chance({ broken: undefined }), BROKEN],
    [chance({ broken: [{ ...seal, missing: [2] }] }), BROKEN],
    [chance({ broken: [{ ...seal, by: 'me' }] }), BROKEN],
  ])('%#: what is not one is refused', (value, error) => {
    expect(parseRecord(value)).toEqual({ ok: false, error });
  });
});

describe('a record from outside', () => {
  const chance = (changes: object) => ({ ...COMMITTED, chance: { ...COMMITTED.chance, ...changes } });

  test.each([
    [null, 'a record is an object'],
    [[], 'a record is an object'],
    ['text', 'a record is an object'],
    [{ ...SEEDED, format: 'ankerplatz-record/2' }, 'format must be "ankerplatz-record/1"'],
    [{ ...SEEDED, names: ['Ada', 'Bo'] }, 'unknown field "names"'],
    [{ ...SEEDED, game: 7 }, 'game must be a text'],
    [{ ...SEEDED, version: '1' }, 'version must be a whole number'],
    [{ ...SEEDED, seats: 2.5 }, 'seats must be a whole number'],
    [{ ...SEEDED, options: [] }, 'options must be an object'],
    [{ ...SEEDED, position: null }, 'position must be an object'],
    [{ ...SEEDED, entries: {} }, 'entries must be a list'],
    [
      { ...SEEDED, entries: [{ seat: 0, move: 'hold' }, null] },
      'entry 2 must be {"seat":number,"move":text} or of another kind',
    ],
    [
      { ...SEEDED, entries: [{ seat: 0, move: 'hold', by: 'Ada' }] },
      'entry 1 must be {"seat":number,"move":text} or of another kind',
    ],
    [
      { ...SEEDED, entries: [{ seat: 0.5, move: 'hold' }] },
      'entry 1 must be {"seat":number,"move":text} or of another kind',
    ],
    [{ ...SEEDED, hash: 'abc' }, 'hash must be 32 bytes in hexadecimal'],
    [{ ...SEEDED, chance: null }, 'chance.kind must be "seed", "committed" or "shared"'],
    [{ ...SEEDED, chance: { kind: 'dice' } }, 'chance.kind must be "seed", "committed" or "shared"'],
    [{ ...SEEDED, chance: { kind: 'seed', seed: 1 } }, 'chance.seed must be a text'],
    [{ ...SEEDED, chance: { kind: 'seed', seed: '', table: '' } }, 'chance has an unknown field "table"'],
    [chance({ table: 1 }), 'chance.table must be a text'],
    [chance({ commitment: 'AB'.repeat(32) }), 'chance.commitment must be 32 bytes in hexadecimal'],
    [chance({ contributions: ['01'] }), 'chance.contributions must be 2 texts in hexadecimal'],
    [chance({ contributions: ['01', '0'] }), 'chance.contributions must be 2 texts in hexadecimal'],
    [chance({ contributions: 'none' }), 'chance.contributions must be 2 texts in hexadecimal'],
    [chance({ kind: 'shared' }), 'chance has an unknown field "table"'],
    [{ ...COMMITTED, chance: { ...SHARED, deal: 7 } }, 'chance.deal must be a text'],
    [
      { ...COMMITTED, chance: { ...SHARED, contributions: ['01', 'x'] } },
      'chance.contributions must be 2 texts in hexadecimal',
    ],
    [chance({ secret: 'ab' }), 'chance.secret must be 32 bytes in hexadecimal'],
  ])('%#: %o', (value, error) => {
    expect(parseRecord(value)).toEqual({ ok: false, error });
  });
});

describe('entries that are no moves', () => {
  test.each([
    { seat: 0, kind: 'take-back' },
    { seat: 0, kind: 'take-back', to: -1 },
    { seat: 0, kind: 'taken-over', by: 'A name' },
    { seat: 0, kind: 'given-back', by: 'mate' },
    { seat: 0, kind: 'toString' },
    { seat: 0, kind: 'paused', move: 'hold' },
  ])('%j is none', entry => {
    expect(parseRecord({ ...SEEDED, entries: [entry] }).ok).toBe(false);
  });
});
