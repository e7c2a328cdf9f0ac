import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameNamed, setupOf } from '../game-options.ts';
import { parseContestant } from './contestant.ts';
import { ladderRow } from './ladder.ts';
import { type MatchResult, playMatch } from './match.ts';
import { type Player, thinkingPlayer } from './player.ts';
import { type Parameters, readSeries, type Series } from './results.ts';
import { pairingOf } from './schedule.ts';

const FOLDER = fileURLToPath(new URL('../../../bots/ladder/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../docs/bots.md', import.meta.url));
const FILES = readdirSync(FOLDER).map(file => join(FOLDER, file));

/** A game that took no longer is played again from its first move to its last; of others as much of an opening as takes about so long. */
const SHORT_SECONDS = 5;
const OPENING_SECONDS = 4;
/** How many times as long as others turns of an opening take: there is most to think of. */
const DEAR = 4;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value);
const secondsOf = ({ seconds }: MatchResult): number => sumOf(seconds);

const playerFor = (name: string, { game, playouts }: Parameters): Player => {
  const contestant = parseContestant(name);
  if (contestant.kind === 'program') throw new Error('only our own bots play the same again');
  return thinkingPlayer(contestant, game, playouts ?? undefined);
};

const playAgain = (parameters: Parameters, number: number, mostTurns?: number): Promise<MatchResult> => {
  const game = gameNamed(parameters.game);
  const setup = setupOf(game, parameters);
  const pairing = pairingOf(number, game.sides(setup));
  const players = parameters.bots.map(name => playerFor(name, parameters));
  return playMatch(
    game,
    setup,
    pairing,
    { ...parameters, ...(mostTurns !== undefined && { mostTurns }) },
    pairing.bots.map(bot => players[bot]!),
  );
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
  const { opening } = await playAgain(parameters, number, turns);
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

  test('a game of it comes out the same again (if not: a bot was changed; delete the file and play it anew)', () =>
    agrees(series));

  test('docs/bots.md tells what it holds (if not: `ankerplatz ladder bots/ladder/*.ndjson` prints the rows)', () => {
    const rows = rowsIn(readFileSync(DOCS, 'utf8'), file);
    const { games, won, points } = ladderRow(series);
    expect(rows.map(cells => cells.slice(3, 6))).toEqual([[games, won, points]]);
  });
});

test('whatever docs/bots.md leads to is there', () => {
  const named = readFileSync(DOCS, 'utf8').matchAll(/bots\/ladder\/([\w.-]+\.ndjson)/g);
  const files = FILES.map(file => basename(file));
  for (const [, name] of named) expect(files).toContain(name);
});
