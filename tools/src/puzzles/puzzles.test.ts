import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotGameId, think } from '@ankerplatz/bots';
import { loadJudge } from '@ankerplatz/bots/judges';
import { type Game, LANGUAGES, legalMoves } from '@ankerplatz/kit';
import {
  answerIn,
  beginPuzzle,
  DIFFICULTIES,
  flawOf,
  isAnswered,
  type Puzzle,
  type PuzzleBook,
  puzzlePosition,
  readPuzzles,
} from '@ankerplatz/kit/puzzle';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { meanOf } from '../mean.ts';
import { Typist, tooWide, typed } from '../play/testing/typist.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { candidateOf } from './candidate.ts';
import { gapBetween, RIGOURS, SEED } from './proof.ts';
import { PuzzleSession } from './puzzle-session.ts';
import { PuzzleStore } from './puzzle-store.ts';
import { themeOf } from './theme.ts';

/** The games that have puzzles. */
const IDS = Object.keys(RIGOURS) as BotGameId[];

const bookOf = (game: BotGameId): PuzzleBook => {
  const book = readPuzzles(readFileSync(new URL(`../../../games/${game}/puzzles.ndjson`, import.meta.url), 'utf8'));
  if (!book.ok) throw new Error(book.error);
  return book.value;
};

/** A number of puzzles, from all over the file. */
const sampled = (puzzles: readonly Puzzle[], count: number): readonly Puzzle[] => {
  const step = Math.max(1, Math.floor(puzzles.length / Math.max(1, sampleSize(count))));
  return puzzles.filter((_, place) => place % step === 0);
};

const positionOf = (game: Game, puzzle: Puzzle) => {
  const position = puzzlePosition(game, puzzle);
  if (!position.ok) throw new Error(position.error);
  return position.value;
};

describe.each(IDS)('the puzzles of %s', id => {
  const game: Game = GAMES[id];
  const book = bookOf(id);
  const rigour = RIGOURS[id];

  test('can all be played, by the rules that they name', () => {
    expect([book.game, book.rules]).toEqual([id, game.version]);
    expect(book.puzzles.flatMap(puzzle => flawOf(game, puzzle) ?? [])).toEqual([]);
  });

  test('are 200 at least, of six themes at least and all difficulties', () => {
    expect(book.puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(book.puzzles.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(book.puzzles.map(({ difficulty }) => difficulty))).toEqual(new Set(DIFFICULTIES));
  });

  test('are about what their best turn does', () => {
    for (const puzzle of book.puzzles) {
      const { events } = candidateOf(game, positionOf(game, puzzle), puzzle.seat, puzzle.best);
      expect(themeOf(id, events, puzzle.seat), puzzle.id).toBe(puzzle.theme);
    }
  });

  test('have a best turn that is ahead by more than chance', () => {
    for (const { id: name, gap, error } of book.puzzles) {
      expect(gap, name).toBeGreaterThanOrEqual(rigour.gap);
      expect(gap, name).toBeGreaterThan(error);
    }
  });

  test('are missed by mates if they are hard, by what mates play', async () => {
    const judge = await loadJudge(id, book.rules);
    for (const puzzle of sampled(
      book.puzzles.filter(({ difficulty }) => difficulty === 'hard'),
      40,
    )) {
      const position = positionOf(game, puzzle);
      const view = game.view(position, puzzle.seat);
      const { moves } = think(id, 'mate', view, { seed: puzzle.id })[0]!;
      const [best, mate] = judge.worths(view, [puzzle.best, moves], rigour.stages.at(-1)!, SEED).map(meanOf);
      expect(mate, puzzle.id).toBeLessThan(best! - rigour.tolerance);
    }
  });

  test('are proved again: the best turn is ahead of what a level plays that misses it', async () => {
    const judge = await loadJudge(id, book.rules);
    for (const puzzle of sampled(book.puzzles, 40)) {
      const position = positionOf(game, puzzle);
      const view = game.view(position, puzzle.seat);
      const level = puzzle.difficulty === 'easy' ? 'deckhand' : 'mate';
      const missed = think(id, level, view, { seed: puzzle.id })[0]!.moves;
      const { gap, error } = gapBetween(judge, view, [puzzle.best, missed], rigour.stages.at(-1)!);
      expect(gap, puzzle.id).toBeGreaterThan(rigour.tolerance);
      const [best, other] = [puzzle.best, missed].map(moves => candidateOf(game, position, puzzle.seat, moves).plan);
      // The gap is that to another way of playing; a turn that goes the same way and errs in a detail may be nearer.
      if (best !== other) expect(gap + error, puzzle.id).toBeGreaterThanOrEqual(puzzle.gap - puzzle.error);
    }
  });
});

describe('a file of puzzles', () => {
  const ORIGIN = { game: 'nauticus', rules: 1, seed: 's' };
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-puzzles-'));

  test('is gone on with after the last game that it holds, a line cut short apart', () => {
    const file = join(folder, 'some.ndjson');
    const [puzzle] = bookOf('nauticus').puzzles;
    new PuzzleStore(file, ORIGIN).add({ ...puzzle!, id: '7-3' });
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"9-`);
    expect(new PuzzleStore(file, ORIGIN)).toMatchObject({ count: 1, next: 8 });
  });

  test('of other luck is refused', () => {
    const file = join(folder, 'others.ndjson');
    new PuzzleStore(file, ORIGIN);
    expect(() => new PuzzleStore(file, { ...ORIGIN, seed: 't' })).toThrow('holds puzzles of other games');
  });
});

/** Another turn than the best, as short as can be. */
const wrongTurn = (game: Game, puzzle: Puzzle): readonly string[] => {
  let run = beginPuzzle(game, puzzle);
  while (!isAnswered(game, puzzle, run)) {
    const legal = legalMoves(game, run.position, puzzle.seat);
    const others = legal.filter(move => !puzzle.best.includes(move));
    const move = legal.find(each => each === 'end' || each === 'pass') ?? others[0] ?? legal[0]!;
    const played = run.play(puzzle.seat, [move]);
    if (!played.ok) throw new Error(played.error.code);
    run = played.value;
  }
  return answerIn(puzzle, run);
};

describe.each(IDS)('a puzzle of %s on a terminal', id => {
  const puzzle = bookOf(id).puzzles[0]!;

  test.each(LANGUAGES)('is hinted at, and solved by its best turn: %s', async language => {
    const typist = new Typist(typed(['hint', 'hint', 'fly', ...puzzle.best]));
    const session = await PuzzleSession.open(typist, GAMES[id], puzzle, language);
    expect(await session.solve()).toBe(true);
    const { ideas, found } = CATALOGUES[language].puzzle;
    expect(typist.transcript.replace(/\s+/g, ' ')).toContain(ideas[puzzle.theme]);
    expect(typist.transcript).toContain(found);
    expect(tooWide(typist.transcript)).toEqual([]);
  });

  test('a wrong turn is answered with what it brings and the line; then it is asked again', async () => {
    const typist = new Typist(typed([...wrongTurn(GAMES[id], puzzle), 'quit']));
    const session = await PuzzleSession.open(typist, GAMES[id], puzzle, 'en');
    expect(await session.solve()).toBe(false);
    expect(typist.transcript).toContain('The best turn:');
  });
});
