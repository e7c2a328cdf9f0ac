import { SeededChance } from '../chance/seeded.ts';
import type { Game, Position } from '../game.ts';
import { isObject } from '../json.ts';
import type { MoveEntry } from '../log/entry.ts';
import { playMoves } from '../play/play-moves.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { DIFFICULTIES, type Puzzle, type PuzzleBook, type PuzzleOrigin, THEMES } from './puzzle.ts';

export const PUZZLE_FORMAT = 'ankerplatz-puzzles/2';

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && Number.isFinite(value);
const isCount = (value: unknown): boolean => isAmount(value) && Number.isInteger(value);
const isEntry = (value: unknown): boolean => isObject(value) && isCount(value.seat) && isText(value.move);
const isOneOf =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    list.includes(value);

const ORIGIN_FIELDS: Fields = {
  format: isOneOf([PUZZLE_FORMAT]),
  game: isText,
  rules: isCount,
  seed: isText,
};

const PUZZLE_FIELDS: Fields = {
  id: isText,
  bots: isText,
  theme: isOneOf(THEMES),
  difficulty: isOneOf(DIFFICULTIES),
  seat: isCount,
  best: value => Array.isArray(value) && value.length > 0 && value.every(isText),
  gap: isAmount,
  error: isAmount,
  runs: isCount,
  position: isObject,
  before: value => Array.isArray(value) && value.every(isEntry),
};

/** The first field that is missing, odd or not what it must be; undefined: all are right. */
const wrongField = (value: unknown, fields: Fields): string | undefined => {
  if (!isObject(value)) return 'an object in braces';
  const odd = Object.keys(value).find(field => !(field in fields));
  return odd ?? Object.keys(fields).find(field => !fields[field]!(value[field]));
};

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const lineIn = <T>(line: string, fields: Fields): Result<T, string> => {
  const value = jsonOf(line);
  const wrong = wrongField(value, fields);
  return wrong === undefined ? ok(value as T) : err(wrong);
};

/** A book as its file holds it: its origin in the first line, then a puzzle a line. Says which line is wrong, and which of its fields. */
export const readPuzzles = (file: string): Result<PuzzleBook, string> => {
  const [first = '', ...lines] = file.trimEnd().split('\n');
  const origin = lineIn<PuzzleOrigin & { readonly format: string }>(first, ORIGIN_FIELDS);
  if (!origin.ok) return err(`line 1 is not the head of a file of puzzles: ${origin.error}`);
  const puzzles: Puzzle[] = [];
  for (const [index, line] of lines.entries()) {
    const puzzle = lineIn<Puzzle>(line, PUZZLE_FIELDS);
    if (!puzzle.ok) return err(`line ${index + 2} is not a puzzle: ${puzzle.error}`);
    if (puzzles.some(({ id }) => id === puzzle.value.id))
      return err(`line ${index + 2}: “${puzzle.value.id}” is there twice`);
    puzzles.push(puzzle.value);
  }
  const { format, ...rest } = origin.value;
  return ok({ ...rest, puzzles });
};

/** The same luck for everybody: nothing of a puzzle hangs on it. */
const LUCK = 'puzzle';

/** The position after entries, or the move that cannot be played. */
const afterEntries = (game: Game, position: Position, entries: readonly MoveEntry[]): Result<Position, string> => {
  const { position: reached, played, refusal } = playMoves(game, position, entries, SeededChance.from(LUCK));
  return refusal ? err(entries[played]!.move) : ok(reached);
};

/** The position after a turn, or the move that cannot be played. */
export const afterTurn = (
  game: Game,
  position: Position,
  seat: Seat,
  moves: readonly string[],
): Result<Position, string> =>
  afterEntries(
    game,
    position,
    moves.map(move => ({ seat, move })),
  );

/** The position in which a puzzle is asked, or what is wrong with it. */
export const puzzlePosition = (
  game: Game,
  { position, before }: Pick<Puzzle, 'position' | 'before'>,
): Result<Position, string> => {
  const parsed = game.parsePosition(position, SeededChance.from(LUCK));
  if (!parsed.ok) return err(`position: ${parsed.error}`);
  const reached = afterEntries(game, parsed.value, before);
  return reached.ok ? reached : err(`before: “${reached.error}” cannot be played`);
};

/** The fault of a puzzle on the board, or null. */
export const flawOf = (game: Game, puzzle: Puzzle): string | null => {
  const { seat, best } = puzzle;
  const asked = puzzlePosition(game, puzzle);
  if (!asked.ok) return asked.error;
  if (!asked.value.deciders().includes(seat)) return `seat: ${seat} is not asked`;
  const reached = afterTurn(game, asked.value, seat, best);
  return reached.ok ? null : `best: “${reached.error}” cannot be played`;
};
