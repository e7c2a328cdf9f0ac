import { expect } from 'vitest';
import { commitmentOf, committedSource } from '../chance/committed.ts';
import { SeededChance, seededSource } from '../chance/seeded.ts';
import { sharedSource } from '../chance/shared.ts';
import { canonicalJson, type JsonObject } from '../json.ts';
import type { Entry } from '../log/entry.ts';
import { GameLog } from '../log/game-log.ts';
import { parseRecord } from '../log/parse-record.ts';
import { type GameRecord, makeRecord, type RecordChance } from '../log/record.ts';
import { replay } from '../log/replay.ts';
import { legalMoves } from '../play/door.ts';
import type { Result } from '../result.ts';
import { codesOf, entriesOf, playRandomly } from './random-game.ts';
import { atMoments, copyOf, print, SENTENCE, type Subject } from './subject.ts';

const chance = () => seededSource('checks').at(0);

const expectSentence = (result: Result<unknown, string>, what: string): void => {
  expect(result.ok, `${what} is accepted`).toBe(false);
  if (!result.ok) expect(result.error, what).toMatch(SENTENCE);
};

export const setupsAreComplete = ({ game, setup }: Subject): void => {
  expect(copyOf(setup.options), 'options are JSON').toEqual(setup.options);
  const again = game.resolved(copyOf(setup.options));
  expect(again, 'resolving complete options').toEqual({ ok: true, value: setup });
  const { version, seats, options } = copyOf(setup);
  const stored = game.start({ version, seats, options }, chance());
  expect(print(game, stored), 'a start from a stored setup').toBe(print(game, game.start(setup, chance())));
  for (const players of [0, 1, 99, 2.5, '2', null])
    expectSentence(game.setup({ players, variant: players }), `players ${JSON.stringify(players)}`);
  for (const junk of [7, null, [], { nonsense: 1 }])
    for (const kind of game.kinds) expectSentence(game.setup({ ...kind, options: junk }), JSON.stringify(junk));
  expectSentence(game.resolved({}), 'incomplete options');
  expectSentence(game.resolved({ ...setup.options, nonsense: 1 }), 'options with an unknown field');
};

const without = (state: JsonObject, fields: readonly string[] = []): string =>
  canonicalJson({ ...state, ...Object.fromEntries(fields.map(field => [field, undefined])) });

export const statesAreJson = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 60, ({ position }) => {
    const state = game.state(position);
    expect(copyOf(state)).toEqual(state);
    expect(state.game).toBe(game.id);
    expect(state.over).toBe(false);
  });
  for (const { final } of subject.games) expect(game.state(final).over).toBe(final.outcome() !== null);
};

export const positionsAreLoaded = (subject: Subject): void => {
  const { game, options } = subject;
  let loaded = 0;
  atMoments(subject, Number.POSITIVE_INFINITY, ({ position }) => {
    const state = game.state(position);
    if (!options.loadable(state) || loaded > 300) return;
    loaded++;
    const parsed = game.parsePosition(copyOf(state), chance());
    if (!parsed.ok) throw new Error(`the state cannot be loaded: ${parsed.error}`);
    expect(without(game.state(parsed.value), options.forgotten)).toBe(without(state, options.forgotten));
    for (const seat of position.deciders())
      expect(legalMoves(game, parsed.value, seat)).toEqual(legalMoves(game, position, seat));
  });
  expect(loaded, 'states that can be loaded').toBeGreaterThan(0);
};

export const junkIsNoPosition = (subject: Subject): void => {
  const { game } = subject;
  const state = game.state(subject.games[0]!.moments.map(({ position }) => position).find(isLoadable(subject))!);
  for (const junk of [null, undefined, 1, 'text', [], {}, { game: game.id }, { ...state, game: 'another' }])
    expectSentence(game.parsePosition(junk, chance()), JSON.stringify(junk) ?? 'undefined');
  expectSentence(game.parsePosition({ ...state, nonsense: 1 }, chance()), 'an unknown field');
  for (const field of Object.keys(state))
    expectPositionOrSentence(subject, { ...state, [field]: { nonsense: [field] } });
};

const isLoadable =
  ({ game, options }: Subject) =>
  (position: Parameters<typeof game.state>[0]): boolean =>
    options.loadable(game.state(position));

/** A field that is ignored may hold anything; any other must be refused. */
const expectPositionOrSentence = (subject: Subject, json: JsonObject): void => {
  const parsed = subject.game.parsePosition(json, chance());
  if (parsed.ok) expect(JSON.stringify(subject.game.state(parsed.value))).not.toContain('nonsense');
  else expectSentence(parsed, JSON.stringify(json));
};

const recordOf = ({ game, setup }: Subject, entries: readonly Entry[], given: RecordChance): GameRecord =>
  makeRecord({
    game: game.id,
    version: game.version,
    seats: setup.seats,
    options: setup.options,
    chance: given,
    entries,
  });

export const recordsReplay = (subject: Subject): void => {
  const { game, games } = subject;
  for (const played of games) {
    const record = recordOf(subject, entriesOf(played), { kind: 'seed', seed: played.seed });
    const parsed = parseRecord(copyOf(record));
    expect(parsed).toEqual({ ok: true, value: record });
    const visited: number[] = [];
    const replayed = replay(game, record, ({ version }) => visited.push(version));
    if (!replayed.ok) throw new Error(replayed.error);
    expect(print(game, replayed.value.position)).toBe(print(game, played.final));
    expect(visited).toEqual([...record.entries.keys(), record.entries.length]);
  }
};

/** A game with moves taken back, then played again, replays to the same end; beyond a reveal nothing is taken back. */
export const takeBacksReplay = (subject: Subject): void => {
  const { game, setup, games } = subject;
  const { seed } = games[0]!;
  const choices = SeededChance.from(`take-backs ${seed}`);
  const begun = GameLog.begin(game, { setup, chance: { kind: 'seed', seed } });
  if (!begun.ok) throw new Error(begun.error);
  let log = begun.value;
  const add = (entry: Entry): void => {
    const added = log.add(entry);
    if (!added.ok) throw new Error(`${JSON.stringify(entry)}: ${added.error.code}`);
    log = added.value;
  };
  const mark = (seat: number): Entry =>
    choices.die(2) === 0 ? { seat, kind: 'taken-over', by: 'mate' } : { seat, kind: 'given-back' };
  let takenBack = 0;
  while (!log.position.outcome() && log.version < 300) {
    const { position } = log;
    const deciders = position.deciders();
    const seat = deciders[choices.die(deciders.length)]!;
    const codes = codesOf(position, seat);
    const open = versionsOf(log).filter(version => log.canTakeBack(version));
    const isTakenBack = open.length > 1 && choices.die(4) === 0;
    if (choices.die(20) === 0) add(mark(seat));
    if (isTakenBack) add({ seat, kind: 'take-back', to: open[choices.die(open.length)]! });
    else add({ seat, move: game.makeMove(position, codes[choices.die(codes.length)]!) });
    takenBack += Number(isTakenBack);
  }
  expect(takenBack, 'moves taken back').toBeGreaterThan(0);
  const record = recordOf(subject, log.entries(), { kind: 'seed', seed });
  expect(log.record()).toEqual(record);
  expect(parseRecord(copyOf(record))).toEqual({ ok: true, value: record });
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(print(game, replayed.value.position)).toBe(print(game, log.position));
  const gone = versionsOf(log).find(version => !log.canTakeBack(version));
  const beyond = { seat: 0, kind: 'take-back', to: gone! } as const;
  expectSentence(
    replay(game, recordOf(subject, [...record.entries, beyond], { kind: 'seed', seed })),
    'a take-back beyond what came to light',
  );
};

const versionsOf = ({ version }: GameLog): number[] => Array.from({ length: version + 1 }, (_, each) => each);

const TABLE = {
  table: 'conformance',
  contributions: ['00112233445566778899aabbccddeeff', '', '', ''],
};
const SECRET = '5e'.repeat(32);

export const sharedRecordsReplay = (subject: Subject): void => {
  const { game, setup } = subject;
  const fields = { deal: 'conformance', contributions: ['00112233445566778899aabbccddeeff', 'ffee', ''] };
  const played = playRandomly(game, setup, sharedSource(fields, SECRET), 'shared', 300);
  const shut = { kind: 'shared', ...fields, commitment: commitmentOf(SECRET) } as const;
  const recordWith = (given: RecordChance) => recordOf(subject, entriesOf(played), given);
  const parsed = parseRecord(copyOf(recordWith({ ...shut, secret: SECRET })));
  if (!parsed.ok) throw new Error(parsed.error);
  const replayed = replay(game, parsed.value);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(print(game, replayed.value.position)).toBe(print(game, played.final));
  expectSentence(replay(game, recordWith(shut)), 'a record without its secret');
  expectSentence(replay(game, recordWith({ ...shut, secret: '00'.repeat(32) })), 'a record with another secret');
};

export const committedRecordsReplay = (subject: Subject): void => {
  const { game, setup } = subject;
  const fields = { ...TABLE, contributions: TABLE.contributions.slice(0, setup.seats) };
  const played = playRandomly(game, setup, committedSource(fields, SECRET), 'committed', 300);
  const shut = { kind: 'committed', ...fields, commitment: commitmentOf(SECRET) } as const;
  const replayWith = (given: RecordChance) => replay(game, recordOf(subject, entriesOf(played), given));
  const replayed = replayWith({ ...shut, secret: SECRET });
  if (!replayed.ok) throw new Error(replayed.error);
  expect(print(game, replayed.value.position)).toBe(print(game, played.final));
  expectSentence(replayWith(shut), 'a record without its secret');
  expectSentence(replayWith({ ...shut, secret: '00'.repeat(32) }), 'a record with another secret');
};

export const falseRecordsAreRefused = (subject: Subject): void => {
  const { game, games } = subject;
  for (const { seed, moments, ...played } of games) {
    const entries = entriesOf({ moments, ...played });
    const record = recordOf(subject, entries, { kind: 'seed', seed });
    expectSentence(parseRecord({ ...record, entries: entries.slice(1) }), 'a record with an entry left out');
    expectSentence(replay(game, { ...record, options: {} }), 'a record without options');
    const half = Math.floor(entries.length / 2);
    for (const entry of [
      { seat: -1, move: entries[half]!.move },
      { seat: entries[half]!.seat, move: 'nonsense' },
    ]) {
      const forged = replay(game, recordOf(subject, entries.with(half, entry), { kind: 'seed', seed }));
      expect(forged, 'a forged entry').toMatchObject({
        ok: false,
        error: expect.stringMatching(`^entry ${half + 1} `),
      });
    }
  }
};

export const everySeatHasASide = ({ game, setup }: Subject): void => {
  const sides = game.sides(setup);
  expect(sides.length).toBe(setup.seats);
  expect(new Set(sides).size, 'sides of a game').toBeGreaterThan(1);
};
