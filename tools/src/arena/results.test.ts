import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MatchResult } from './match.ts';
import { type Parameters, ResultStore } from './results.ts';

const PARAMETERS: Parameters = {
  game: 'nauticus',
  version: 1,
  players: 2,
  bots: ['mate', 'deckhand'],
  seed: 's',
  playouts: null,
  limitSeconds: 10,
  figures: false,
};

const RESULT: MatchResult = {
  bots: [0, 1],
  ranks: [1, 2],
  points: [50, 40],
  turns: [3, 3],
  decisions: [9, 8],
  seconds: [0.1, 0.2],
};

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'ankerplatz-')), 'deep', 'results.ndjson');
});

describe('results in a file', () => {
  test('a header, then a line for each game; read again they are the same', () => {
    const store = new ResultStore(file, PARAMETERS);
    store.add(1, RESULT);
    store.add(0, { ...RESULT, ranks: [2, 1] });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map(line => JSON.parse(line))).toEqual([
      { format: 'ankerplatz-arena/1', ...PARAMETERS },
      { game: 1, ...RESULT },
      { game: 0, ...RESULT, ranks: [2, 1] },
    ]);
    expect(new ResultStore(file, PARAMETERS).results).toEqual(store.results);
  });

  test.each([
    ['seed', { seed: 't' }, 'there seed is "s", here it is "t"'],
    ['bots', { bots: ['deckhand', 'mate'] }, 'here it is ["deckhand","mate"]'],
    ['players', { players: 3 }, 'there players is 2, here it is 3'],
    ['playouts', { playouts: 500 }, 'there playouts is null, here it is 500'],
    ['rules', { version: 2 }, 'there version is 1, here it is 2'],
    ['variant', { variant: 'duel' }, 'there variant is not given, here it is "duel"'],
  ])('another %s is another series', (_, other, sentence) => {
    new ResultStore(file, PARAMETERS).add(0, RESULT);
    expect(() => new ResultStore(file, { ...PARAMETERS, ...other })).toThrow(sentence);
    expect(new ResultStore(file, PARAMETERS).results.size).toBe(1);
  });

  test('a last line cut short is cut off, and the next game has a line of its own', () => {
    new ResultStore(file, PARAMETERS).add(0, RESULT);
    appendFileSync(file, '{"game":1,"bots":[0');
    const store = new ResultStore(file, PARAMETERS);
    expect([...store.results.keys()]).toEqual([0]);
    store.add(1, RESULT);
    expect([...new ResultStore(file, PARAMETERS).results.keys()]).toEqual([0, 1]);
  });

  test('a header cut short is written again', () => {
    new ResultStore(file, PARAMETERS);
    writeFileSync(file, '{"format":"anker');
    new ResultStore(file, PARAMETERS).add(0, RESULT);
    expect(new ResultStore(file, PARAMETERS).results.size).toBe(1);
  });

  test('what is something else is left alone', () => {
    new ResultStore(file, PARAMETERS);
    writeFileSync(file, 'my diary\n');
    expect(() => new ResultStore(file, PARAMETERS)).toThrow('is not a file of arena results');
    expect(readFileSync(file, 'utf8')).toBe('my diary\n');
  });

  test('a line that is no result is named', () => {
    new ResultStore(file, PARAMETERS).add(0, RESULT);
    appendFileSync(file, '{"game":1}\n');
    expect(() => new ResultStore(file, PARAMETERS)).toThrow('line 3 is not the result of a game');
  });
});
