import { LEVELS } from '@ankerplatz/bots';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, codeOf, nauticusPosition, say } from '../testing/talk.ts';
import type { Answer } from './session.ts';
import { Session } from './session.ts';

let session: Session;
beforeEach(() => {
  session = new Session();
});

const begin = (): Promise<Answer> => ask(session, { do: 'load', position: nauticusPosition(), seed: 's' });

/** The answers to all questions about a game, to see that it stands as before. */
const standing = async (): Promise<readonly Answer[]> =>
  Promise.all(
    [{ do: 'state' }, { do: 'moves' }, { do: 'result' }, { do: 'record' }].map(request => ask(session, request)),
  );

const errorOf = (answer: Answer) => {
  if (answer.ok) throw new Error('this should have been refused');
  return answer.error;
};

const SUGGEST = { do: 'suggest', seat: 0 };

interface Advice {
  readonly move: string;
  readonly lines: readonly { readonly moves: readonly string[]; readonly value: number }[];
}

const QUESTIONS = [
  { do: 'moves' },
  { do: 'play', seat: 0, move: 'take hulls' },
  { do: 'state' },
  { do: 'view', seat: 0 },
  { do: 'result' },
  { do: 'perft', depth: 1 },
  { do: 'suggest', seat: 0, level: 'mate', ms: 10 },
  { do: 'record' },
];

describe('what is no request', () => {
  test.each([
    '{"do":',
    '{',
    'moves',
    "{'do':'moves'}",
    '{"do":"moves"}{"do":"moves"}',
    '\u0000',
    '{"do":"moves",}',
    'NaN',
    '\ufffd',
  ])('bad-json: %j', async line => {
    await begin();
    const before = await standing();
    expect(codeOf(await say(session, line))).toBe('bad-json');
    expect(await standing()).toEqual(before);
  });

  test.each([
    '5',
    'null',
    '"moves"',
    '[]',
    '[{"do":"moves"}]',
    'true',
    '{}',
    '{"Do":"moves"}',
    '{"do":null}',
    '{"do":["moves"]}',
    '{"do":"dance"}',
    '{"do":"__proto__"}',
    '{"do":"constructor"}',
    '{"do":"moves","__proto__":1}',
    `{"do":"moves","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    `{"do":"load","position":{"game":"nauticus","turn":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
  ])('bad-request: %.60s', async line => {
    await begin();
    const before = await standing();
    expect(codeOf(await say(session, line))).toBe('bad-request');
    expect(await standing()).toEqual(before);
  });

  test('bad-request: a line that was too long', async () => {
    await begin();
    const before = await standing();
    const error = errorOf(await session.answer({ tooLong: 2 * 1024 * 1024 }));
    expect(error.code).toBe('bad-request');
    expect(error.message).toContain('2097152');
    expect(await standing()).toEqual(before);
  });
});

describe('fields', () => {
  const openings = [
    { do: 'new', game: 'nauticus', players: 2 },
    { do: 'load', position: nauticusPosition() },
    { do: 'replay', record: {} },
    { do: 'quit' },
  ];

  test.each([...openings, ...QUESTIONS])('$do with an unknown field is a bad request that names it', async request => {
    await begin();
    const before = await standing();
    const error = errorOf(await ask(session, { ...request, colour: 'red' }));
    expect(error.code).toBe('bad-request');
    expect(error.message).toContain('colour');
    expect(await standing()).toEqual(before);
    expect(session.ended).toBe(false);
  });

  test.each([
    ['game', { do: 'new' }],
    ['game', { do: 'new', game: 5 }],
    ['game', { do: 'new', game: 'chess' }],
    ['game', { do: 'new', game: '__proto__' }],
    ['game', { do: 'new', game: 'constructor', players: 2 }],
    ['players', { do: 'new', game: 'nauticus' }],
    ['players', { do: 'new', game: 'nauticus', players: 5 }],
    ['players', { do: 'new', game: 'nauticus', players: 1 }],
    ['players', { do: 'new', game: 'nauticus', players: '2' }],
    ['players', { do: 'new', game: 'nauticus', players: 2.5 }],
    ['players', { do: 'new', game: 'nauticus', players: null }],
    ['variant', { do: 'new', game: 'nauticus', players: 2, variant: 'duel' }],
    ['seed', { do: 'new', game: 'nauticus', players: 2, seed: 5 }],
    ['seed', { do: 'new', game: 'nauticus', players: 2, seed: null }],
    ['options', { do: 'new', game: 'nauticus', players: 2, options: [] }],
    ['options', { do: 'new', game: 'nauticus', players: 2, options: null }],
    ['options', { do: 'new', game: 'nauticus', players: 2, options: { wind: 3 } }],
    ['start', { do: 'new', game: 'nauticus', players: 2, options: { start: 2 } }],
    ['position', { do: 'load' }],
    ['position', { do: 'load', position: null }],
    ['position', { do: 'load', position: [nauticusPosition()] }],
    ['seed', { do: 'load', position: nauticusPosition(), seed: 1 }],
    ['record', { do: 'replay' }],
    ['record', { do: 'replay', record: 'x' }],
    ['seat', { do: 'play', move: 'take hulls' }],
    ['seat', { do: 'play', seat: '0', move: 'take hulls' }],
    ['seat', { do: 'play', seat: 0.5, move: 'take hulls' }],
    ['seat', { do: 'play', seat: null, move: 'take hulls' }],
    ['seat', { do: 'play', seat: 2, move: 'take hulls' }],
    ['seat', { do: 'play', seat: -1, move: 'take hulls' }],
    ['move', { do: 'play', seat: 0 }],
    ['move', { do: 'play', seat: 0, move: 5 }],
    ['move', { do: 'play', seat: 0, move: ['take hulls'] }],
    ['seat', { do: 'view' }],
    ['seat', { do: 'view', seat: 2 }],
    ['seat', { do: 'view', seat: true }],
    ['depth', { do: 'perft' }],
    ['depth', { do: 'perft', depth: 0 }],
    ['depth', { do: 'perft', depth: 9 }],
    ['depth', { do: 'perft', depth: 1.5 }],
    ['depth', { do: 'perft', depth: '1' }],
    ['seat', { do: 'suggest', level: 'mate' }],
    ['seat', { do: 'suggest', seat: 4, level: 'mate' }],
    ['level', { do: 'suggest', seat: 0, level: 'god' }],
    ['ms', { do: 'suggest', seat: 0, level: 'mate', ms: 60_001 }],
    ['ms', { do: 'suggest', seat: 0, level: 'mate', ms: 0 }],
    ['lines', { do: 'suggest', seat: 0, lines: 0 }],
    ['lines', { do: 'suggest', seat: 0, lines: 101 }],
  ])('bad-request, naming %s: %j', async (field, request) => {
    await begin();
    const before = await standing();
    const error = errorOf(await ask(session, request));
    expect(error.code).toBe('bad-request');
    expect(error.message).toContain(field);
    expect(await standing()).toEqual(before);
  });
});

describe('no-game', () => {
  test.each(QUESTIONS)('before there is a game: $do', async request => {
    expect(codeOf(await ask(session, request))).toBe('no-game');
  });

  test.each([
    [{ do: 'play' }],
    [{ do: 'play', seat: 9, move: 'x' }],
    [{ do: 'view', seat: 'x' }],
    [{ do: 'suggest', seat: 9 }],
  ])('comes before any check of seats: %j', async request => {
    expect(codeOf(await ask(session, request))).toBe('no-game');
  });

  test('comes after unknown fields', async () => {
    expect(codeOf(await ask(session, { do: 'moves', x: 1 }))).toBe('bad-request');
  });
});

describe('play, in the order of precedence', () => {
  test.each([
    ['bad-request', 7, 'dance'],
    ['not-your-turn', 1, 'dance'],
    ['not-your-turn', 1, 'take hulls'],
    ['unknown-move', 0, 'dance'],
    ['unknown-move', 0, ''],
    ['unknown-move', 0, ' take hulls'],
    ['unknown-move', 0, 'Take hulls'],
    ['unknown-move', 0, 'take hulls\n'],
    ['unknown-move', 0, 'x'.repeat(100_000)],
    ['illegal-move', 0, 'buy bow new'],
    ['illegal-move', 0, 'end'],
    ['ok', 0, 'take hulls'],
  ])('%s: seat %d, %.20s', async (code, seat, move) => {
    await begin();
    const before = await standing();
    expect(codeOf(await ask(session, { do: 'play', seat, move }))).toBe(code);
    if (code !== 'ok') expect(await standing()).toEqual(before);
  });

  test('an illegal move cites its paragraph, nothing else does', async () => {
    await begin();
    const illegal = errorOf(await ask(session, { do: 'play', seat: 0, move: 'buy bow new' }));
    expect(illegal.rule).toMatch(/^§/);
    expect(illegal.message).not.toBe('');
    expect(errorOf(await ask(session, { do: 'play', seat: 0, move: 'x' }))).not.toHaveProperty('rule');
  });

  test('game-over comes before not-your-turn and unknown-move', async () => {
    const position = { ...nauticusPosition(), round: 4, phase: 7, anchor: 0 };
    await ask(session, { do: 'load', position: { ...position, used: position.used.map((_, space) => space < 6) } });
    for (const [seat, move] of [
      [0, 'take goods'],
      [0, 'pass'],
      [0, 'end'],
      [1, 'pass'],
      [1, 'end'],
    ])
      expect(codeOf(await ask(session, { do: 'play', seat, move }))).toBe('ok');
    expect(await ask(session, { do: 'moves' })).toEqual({ ok: true, moves: {} });
    for (const move of ['take hulls', 'dance'])
      expect(codeOf(await ask(session, { do: 'play', seat: 0, move }))).toBe('game-over');
    expect(codeOf(await ask(session, { do: 'play', seat: 5, move: 'x' }))).toBe('bad-request');
    expect(codeOf(await ask(session, { do: 'suggest', seat: 0, level: 'mate' }))).toBe('not-your-turn');
  });
});

describe('a failed new, load or replay leaves the game that was there', () => {
  test.each([
    ['bad-request', { do: 'new', game: 'nauticus', players: 9 }],
    ['bad-position', { do: 'load', position: {} }],
    ['bad-position', { do: 'load', position: { game: 'chess' } }],
    ['bad-position', { do: 'load', position: { game: 5 } }],
    ['bad-position', { do: 'load', position: { game: '__proto__' } }],
    ['bad-position', { do: 'load', position: { ...nauticusPosition(), weather: 'fair' } }],
    ['bad-record', { do: 'replay', record: {} }],
  ])('%s: %j', async (code, request) => {
    await begin();
    const before = await standing();
    expect(codeOf(await ask(session, request))).toBe(code);
    expect(await standing()).toEqual(before);
  });
});

/** Plays the first legal move a number of times. */
const playOn = async (moves: number): Promise<void> => {
  for (let played = 0; played < moves; played++) {
    const answer = (await ask(session, { do: 'moves' })) as unknown as { moves: Record<string, string[]> };
    const [seat, choices] = Object.entries(answer.moves)[0]!;
    expect(codeOf(await ask(session, { do: 'play', seat: Number(seat), move: choices[0]! }))).toBe('ok');
  }
};

const recordOf = async () => ((await ask(session, { do: 'record' })) as unknown as { record: object }).record;

describe('records', () => {
  test('a seed that was left out is random and shown', async () => {
    const seeds = new Set<string>();
    for (let game = 0; game < 3; game++) {
      await ask(session, { do: 'new', game: 'nauticus', players: 2 });
      const { chance } = (await recordOf()) as { chance: { kind: string; seed: string } };
      expect(chance.kind).toBe('seed');
      seeds.add(chance.seed);
    }
    expect(seeds.size).toBe(3);
  });

  test('a new game has no position in its record, a loaded one has it as it was loaded', async () => {
    await ask(session, { do: 'new', game: 'nauticus', players: 2, seed: 's' });
    expect(await recordOf()).not.toHaveProperty('position');
    await begin();
    await playOn(3);
    expect(await recordOf()).toMatchObject({ position: nauticusPosition(), chance: { kind: 'seed', seed: 's' } });
  });

  test.each([
    ['new', { do: 'new', game: 'nauticus', players: 3, seed: 'ù' }],
    ['load', { do: 'load', position: nauticusPosition(), seed: 'x' }],
  ])('the same seed and moves give the same game; a replayed record goes on from its end (%s)', async (_, opening) => {
    await ask(session, opening);
    await playOn(60);
    const record = await recordOf();
    const there = await standing();
    await playOn(40);
    const further = await standing();

    session = new Session();
    expect(await ask(session, { do: 'replay', record })).toEqual({ ok: true });
    expect(await standing()).toEqual(there);
    await playOn(40);
    expect(await standing()).toEqual(further);
  });

  test('a record that was changed is refused', async () => {
    await ask(session, { do: 'new', game: 'nauticus', players: 2, seed: 's' });
    await playOn(5);
    const record = (await recordOf()) as { entries: object[] };
    const changed = { ...record, entries: record.entries.slice(1) };
    expect(codeOf(await ask(session, { do: 'replay', record: changed }))).toBe('bad-record');
  });
});

describe('views', () => {
  test.each([0, 1, null])('for %s: without the lists of moves and knowledge', async seat => {
    await begin();
    const answer = (await ask(session, { do: 'view', seat })) as unknown as { view: Record<string, unknown> };
    expect(answer.view).toMatchObject({ game: 'nauticus', seat, over: false });
    expect(answer.view).not.toHaveProperty('moves');
    expect(answer.view).not.toHaveProperty('known');
  });
});

describe('suggest', () => {
  test('a legal move of who has to decide, by the mate if no level is named', async () => {
    await begin();
    const [answer, mates] = [await ask(session, SUGGEST), await ask(session, { ...SUGGEST, level: 'mate' })];
    expect(answer).toEqual({ ok: true, move: expect.stringMatching(/^take /) });
    expect(mates).toEqual(answer);
    expect(codeOf(await ask(session, { do: 'play', seat: 0, move: (answer as unknown as Advice).move }))).toBe('ok');
  });

  test.each(LEVELS)('the same advice every time: %s', async level => {
    const position = nauticusPosition();
    await ask(session, { do: 'load', position: { ...position, used: position.used.map((_, space) => space < 6) } });
    const question = { ...SUGGEST, level, lines: 5 };
    expect(await ask(session, question)).toEqual(await ask(session, question));
  });

  test('the best whole turns, the best first; every one of them can be played', async () => {
    await begin();
    const { move, lines } = (await ask(session, { ...SUGGEST, lines: 3 })) as unknown as Advice;
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines[0]!.moves[0]).toBe(move);
    expect(lines.map(({ value }) => value)).toEqual(lines.map(({ value }) => value).sort((a, b) => b - a));
    for (const { moves } of lines) {
      await begin();
      for (const each of moves) expect(codeOf(await ask(session, { do: 'play', seat: 0, move: each }))).toBe('ok');
    }
  });

  test('a moment to think is enough for a legal move', async () => {
    await begin();
    const { move } = (await ask(session, { ...SUGGEST, ms: 1 })) as unknown as Advice;
    expect(codeOf(await ask(session, { do: 'play', seat: 0, move }))).toBe('ok');
  });

  test('changes nothing', async () => {
    await begin();
    const before = await standing();
    await ask(session, SUGGEST);
    expect(await standing()).toEqual(before);
  });

  test('is not-your-turn for who has nothing to decide', async () => {
    await begin();
    expect(codeOf(await ask(session, { do: 'suggest', seat: 1, level: 'mate' }))).toBe('not-your-turn');
  });
});

describe('perft', () => {
  test('counts from here', async () => {
    await begin();
    expect(await ask(session, { do: 'perft', depth: 1 })).toEqual({ ok: true, nodes: 8 });
  });
});

test('quit is answered and ends the talk', async () => {
  expect(await ask(session, { do: 'quit' })).toEqual({ ok: true });
  expect(session.ended).toBe(true);
});
