import type { Game } from '../game.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { LessonRun } from '../lesson/lesson-run.ts';
import { endsTurn } from '../turn.ts';
import { LANGUAGES, type Language } from '../words.ts';
import type { Puzzle } from './puzzle.ts';
import { afterTurn, puzzlePosition } from './read-puzzles.ts';

const SILENT = Object.fromEntries(LANGUAGES.map(language => [language, ''])) as Readonly<Record<Language, string>>;

/** A puzzle is a lesson of one step that says nothing: a turn of any kind. */
const lessonOf = (game: Game, { seat, position }: Puzzle): Lesson => ({
  ...{ game: game.id, rules: game.version, title: SILENT, goal: SILENT, seat, luck: 'puzzle', beginning: { position } },
  steps: [{ text: SILENT, points: [], until: { kind: 'turn' }, why: null, others: [] }],
});

export const beginPuzzle = (game: Game, puzzle: Puzzle): LessonRun => {
  const begun = LessonRun.begin(game, lessonOf(game, puzzle));
  if (!begun.ok) throw new Error(begun.error);
  return puzzle.before.reduce((run, { seat, move }) => {
    const played = run.play(seat, [move]);
    if (!played.ok) throw new Error(`${move}: ${played.error.code}`);
    return played.value;
  }, begun.value);
};

/** Moves since the puzzle was asked. */
export const answerIn = ({ before }: Puzzle, run: LessonRun): readonly string[] =>
  run.entries.slice(before.length).map(({ move }) => move);

/** Whether the turn that was asked for is over: it passed on, or something was learned. */
export const isAnswered = (game: Game, puzzle: Puzzle, run: LessonRun): boolean => {
  const last = answerIn(puzzle, run).at(-1);
  if (last === undefined) return false;
  const code = game.parseMove(run.position, last);
  const isOver = endsTurn(run.log.events) || !run.position.deciders().includes(puzzle.seat);
  return isOver || (code !== undefined && game.reveals(code));
};

/** Whether a turn comes to the same as the best. */
export const isBest = (game: Game, puzzle: Puzzle, moves: readonly string[]): boolean => {
  const asked = puzzlePosition(game, puzzle);
  if (!asked.ok) return false;
  const [best, played] = [puzzle.best, moves].map(turn => {
    const reached = afterTurn(game, asked.value, puzzle.seat, turn);
    return reached.ok ? JSON.stringify(game.state(reached.value)) : null;
  });
  return played !== null && played === best;
};
