import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLong, sampleSize } from '@ankerplatz/kit/sample-size';
import { Piscina } from 'piscina';
import { describe, expect, test } from 'vitest';
import { gameNamed, setupOf } from '../game-options.ts';
import { sumOf } from '../sum.ts';
import { ladderRow } from './ladder.ts';
import type { MatchResult } from './match.ts';
import { Processes } from './programs/processes.ts';
import { type Parameters, readSeries, type Series } from './results.ts';
import { pairingOf } from './schedule.ts';
import type { Work } from './series.ts';

const FOLDER = fileURLToPath(new URL('../../../bots/ladder/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../docs/bots.md', import.meta.url));
const WORKER = fileURLToPath(new URL('../../dist/arena/worker.js', import.meta.url));
const FILES = readdirSync(FOLDER).map(file => join(FOLDER, file));

/** A game that took no longer is played again from its first move to its last; of others as much of an opening as takes about so long. */
const SHORT_SECONDS = sampleSize(8);
const OPENING_SECONDS = sampleSize(8);
/** How many times as long as others turns of an opening take: there is most to think of. */
const DEAR = 4;
/** Milliseconds that a short game may take where much else is done. */
const PATIENCE = 300_000;

const secondsOf = ({ seconds }: MatchResult): number => sumOf(seconds);

/** Plays a game in a thread of the arena: compiled code thinks several times as fast as what is transformed for tests. */
const playAgain = async (parameters: Work['parameters'], number: number): Promise<MatchResult> => {
  const setup = setupOf(gameNamed(parameters.game), parameters);
  const workerData: Work = { parameters, setup, verbose: false, shared: new Processes().shared };
  const pool = new Piscina<number, MatchResult>({ filename: WORKER, maxThreads: 1, execArgv: [], workerData });
  try {
    return await pool.run(number, { name: 'play' });
  } finally {
    await pool.destroy();
  }
};

/** How many turns it takes until every kind of bot was asked. */
const turnsToSeeAll = ({ bots }: Parameters, { bots: seated, opening }: MatchResult): number => {
  const names = opening!.map(([seat]) => bots[seated[seat]!]!);
  return 1 + Math.max(...names.map(name => names.indexOf(name)));
};

const agrees = async ({ parameters, results }: Series): Promise<void> => {
  const games = [...results].sort(([, one], [, other]) => secondsOf(one) - secondsOf(other));
  const [shortest, cheapest] = games[0]!;
  if (secondsOf(cheapest) <= SHORT_SECONDS) {
    const { seconds, ...again } = await playAgain(parameters, shortest);
    expect(again).toMatchObject((({ seconds: _, ...kept }) => kept)(cheapest));
    return;
  }
  const [number, kept] = games.find(([, { opening }]) => opening)!;
  const most = Math.floor(OPENING_SECONDS / (DEAR * (secondsOf(kept) / sumOf(kept.turns))));
  // Whatever it takes, every kind of bot is seen once.
  const turns = Math.max(Math.min(most, kept.opening!.length), turnsToSeeAll(parameters, kept));
  const { opening } = await playAgain({ ...parameters, mostTurns: turns }, number);
  expect(opening).toEqual(kept.opening!.slice(0, turns));
};

/** The rows of the ladder that lead to a file, cell by cell. */
const rowsIn = (docs: string, file: string): readonly (readonly string[])[] =>
  docs
    .split('\n')
    .filter(line => line.startsWith('|') && line.includes(`../bots/ladder/${basename(file)}`))
    .map(line => line.split('|').map(cell => cell.trim()));

describe.each(FILES)('%s', file => {
  const series = readSeries(file);

  test('its games are of these rules, every deal seen from every side', () => {
    const { parameters, results } = series;
    const game = gameNamed(parameters.game);
    expect(parameters.version).toBe(game.version);
    const sides = game.sides(setupOf(game, parameters));
    for (const [number, { bots }] of results) expect(bots).toEqual(pairingOf(number, sides).bots);
    expect([...results.keys()].sort((a, b) => a - b)).toEqual([...Array(results.size).keys()]);
  });

  test('docs/bots.md tells what it holds (if not: `ankerplatz ladder bots/ladder/*.ndjson` prints the rows)', () => {
    const rows = rowsIn(readFileSync(DOCS, 'utf8'), file);
    const { games, won, points } = ladderRow(series);
    expect(rows.map(cells => cells.slice(3, 6))).toEqual([[games, won, points]]);
  });
});

test.each(FILES.filter((_, index) => isLong || index % 3 === 0))(
  '%s: a game of it comes out the same again (if not: a bot was changed; delete the file and play it anew)',
  file => agrees(readSeries(file)),
  PATIENCE,
);

test('whatever docs/bots.md leads to is there', () => {
  const named = readFileSync(DOCS, 'utf8').matchAll(/bots\/ladder\/([\w.-]+\.ndjson)/g);
  const files = FILES.map(file => basename(file));
  for (const [, name] of named) expect(files).toContain(name);
});
