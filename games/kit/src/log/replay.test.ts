import { describe, expect, test } from 'vitest';
import { commitmentOf, committedSource } from '../chance/committed.ts';
import { seededSource } from '../chance/seeded.ts';
import { quay } from '../testing/quay/index.ts';
import { quayAt } from '../testing/quay-at.ts';
import { entriesOf, playRandomly } from '../testing/random-game.ts';
import { isMove } from './entry.ts';
import { parseRecord } from './parse-record.ts';
import { type GameRecord, makeRecord } from './record.ts';
import { beginReplay, dropTakenBack, replay, replayParts } from './replay.ts';

const setup = quayAt({}).setup;
const HEADER = { game: 'quay', version: 1, seats: 2, options: setup.options } as const;
const SECRET = 'ab'.repeat(32);
const SHUT = { kind: 'committed', table: 'T', commitment: commitmentOf(SECRET), contributions: ['01', ''] } as const;

const seededGame = playRandomly(quay, setup, seededSource('record'), 'record', 100);
const committedGame = playRandomly(quay, setup, committedSource(SHUT, SECRET), 'record', 100);

const SEEDED = makeRecord({ ...HEADER, chance: { kind: 'seed', seed: 'record' }, entries: entriesOf(seededGame) });
const COMMITTED = makeRecord({ ...HEADER, chance: { ...SHUT, secret: SECRET }, entries: entriesOf(committedGame) });

describe('replay', () => {
  test.each([
    ['a seed', SEEDED, seededGame],
    ['committed chance', COMMITTED, committedGame],
  ])('of %s ends where the game ended', (_, record, game) => {
    const replayed = replay(quay, record);
    expect(replayed.ok && replayed.value.position).toEqual(game.final);
    expect(replayed.ok && replayed.value.record()).toEqual(record);
  });

  test('shows every step with its events', () => {
    const steps: unknown[] = [];
    replay(quay, SEEDED, ({ position, version, events }) => steps.push([quay.state(position), version, events]));
    const positions = [...seededGame.moments.map(({ position }) => position), seededGame.final];
    const events = [[], ...seededGame.moments.map(moment => moment.events)];
    expect(steps).toEqual(positions.map((position, entry) => [quay.state(position), entry, events[entry]]));
  });

  test('begins from a position if the record has one', () => {
    const position = quay.state(quayAt({ stores: [['timber'], []] }));
    const record = makeRecord({ ...SEEDED, position, entries: [{ seat: 1, move: 'hold' }] });
    const expected = quayAt({ stores: [['timber'], []], chosen: [null, 'hold'] });
    const replayed = replay(quay, record);
    expect(replayed.ok && replayed.value.position).toEqual(expected);
    expect(replayed.ok && replayed.value.record()).toEqual(record);
  });

  const position = quay.state(quayAt({}));
  test.each([
    [
      'of an unknown version',
      { ...SEEDED, version: 2 },
      'this program does not know version 2 of the rules of quay, only 1',
    ],
    [
      'without its secret',
      { ...COMMITTED, chance: SHUT },
      'the record does not open its secret, so it cannot be replayed',
    ],
    ['of other options', { ...SEEDED, options: {} }, 'players must be 2 or 3'],
    ['for other seats', { ...SEEDED, seats: 3 }, 'these options are for 2 seats'],
    ['of an impossible position', { ...SEEDED, position: { ...position, round: 9 } }, 'round must be 1 to 3'],
    [
      'whose position has other options',
      { ...SEEDED, position, options: {} },
      'position, seats and options do not fit each other',
    ],
    [
      'with an illegal move',
      { ...SEEDED, entries: [{ seat: 0, move: 'pass' }] },
      'entry 1 (seat 0: pass) is refused: illegal-move',
    ],
    [
      'with a seat too many',
      { ...SEEDED, entries: [{ seat: 2, move: 'hold' }] },
      'entry 1 (seat 2: hold) is refused: not-your-turn',
    ],
  ])('refuses a record %s', (_, record, error) => {
    expect(replay(quay, record)).toEqual({ ok: false, error });
  });
});

describe('replay in parts', () => {
  const HOLDS = { seat: 0, kind: 'taken-over', by: 'mate' } as const;
  const [first, ...others] = SEEDED.entries;
  /** More entries than one part has. */
  const long = makeRecord({ ...SEEDED, entries: [...Array<typeof HOLDS>(120).fill(HOLDS), first!, ...others] });

  test('tells what came of each entry, and ends where the game ends', () => {
    const steps: unknown[] = [];
    const whole = replay(quay, long, ({ version, last, place, events }) => steps.push([version, last, place, events]));
    const told: unknown[] = [];
    const parts = [
      ...replayParts(quay, long, ({ version, last, place, events }) => told.push([version, last, place, events])),
    ];
    expect(told).toEqual(steps);
    expect(parts.map(part => part.ok && part.value.version)).toEqual([0, 50, 100, long.entries.length]);
    const last = parts.at(-1)!;
    expect(last.ok && whole.ok && quay.state(last.value.position)).toEqual(
      whole.ok && quay.state(whole.value.position),
    );
  });

  test('leaves the positions of earlier parts as they were', () => {
    const parts = [...replayParts(quay, long)];
    const begun = beginReplay(quay, long);
    for (const part of parts.slice(0, 3))
      expect(part.ok && quay.state(part.value.position)).toEqual(begun.ok && quay.state(begun.value.position));
  });

  test('names the entry that cannot follow', () => {
    const bad = makeRecord({ ...long, entries: [...long.entries.slice(0, 130), { seat: 0, move: 'pass' }] });
    const problem = [...replayParts(quay, bad)].at(-1)!;
    expect(problem).toMatchObject({ ok: false, error: { refused: { number: bad.entries.length } } });
  });
});

describe('moves that are taken back', () => {
  const chance = { kind: 'seed', seed: 'record' } as const;
  const first = entriesOf(seededGame)[0]!;
  const others = seededGame.moments[0]!.position.deciders().filter(seat => seat !== first.seat);
  const recordOf = (entries: GameRecord['entries']): GameRecord => makeRecord({ ...HEADER, chance, entries });
  const takeBack = (to: number) => ({ seat: 0, kind: 'take-back', to }) as const;

  test('leave the position as it was, and stay in the record', () => {
    const again = recordOf([first, takeBack(0), { seat: 1, kind: 'taken-over', by: 'mate' }]);
    expect(parseRecord(JSON.parse(JSON.stringify(again)))).toEqual({ ok: true, value: again });
    const replayed = replay(quay, again);
    if (!replayed.ok) throw new Error(replayed.error);
    expect(quay.state(replayed.value.position)).toEqual(quay.state(seededGame.moments[0]!.position));
  });

  test('drop what was noted of them', () => {
    const noted: { readonly version: number }[] = [];
    replay(quay, recordOf([first, takeBack(0), first]), log => {
      dropTakenBack(noted, log);
      if (log.last === null || isMove(log.last)) noted.push(log);
    });
    expect(noted.map(({ version }) => version)).toEqual([0, 3]);
  });

  test('can be played again, each with draws of its own', () => {
    const both = [first, ...others.map(seat => ({ seat, move: 'hold' }))];
    const replayed = replay(quay, recordOf([first, takeBack(0), ...both]));
    expect(replayed.ok).toBe(true);
  });

  test('are refused where the choices were shown, where they are taken back already, and ahead', () => {
    const shown = [first, ...others.map(seat => ({ seat, move: 'hold' }))];
    const refused = (entries: GameRecord['entries']): string => {
      const replayed = replay(quay, recordOf(entries));
      return replayed.ok ? 'accepted' : replayed.error;
    };
    expect(refused([...shown, takeBack(1)])).toContain('taken-back-too-far');
    expect(refused([first, takeBack(0), takeBack(1)])).toContain('taken-back-too-far');
    expect(refused([takeBack(1)])).toContain('taken-back-too-far');
  });
});
