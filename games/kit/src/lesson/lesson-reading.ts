import type { MoveEntry } from '../log/entry.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { hasShape } from './move-shape.ts';

/** A move on the way through a lesson. */
export interface LineMove extends MoveEntry {
  readonly endsTurn: boolean;
  /** Played, not only drafted. */
  readonly isPlayed: boolean;
}

/** The progress of a learner in a lesson. */
export interface LessonReading {
  /** The step that is shown; as many as there are: all are done. */
  readonly step: number;
  /** The place in the line of the first move that the step did not mean; null: none. */
  readonly astray: number | null;
  /** The next move of another seat. */
  readonly due: MoveEntry | null;
  /** The step has what it asks for as soon as the turn is handed in. */
  readonly isReady: boolean;
}

type After = { readonly cursor: number } | 'waits' | 'ready' | { readonly astray: number };

/** The place after the moves that end a step, if all are there. */
const afterMoves = (shapes: readonly string[], line: readonly LineMove[], begin: number): After => {
  const open = [...shapes];
  for (let cursor = begin; open.length > 0; cursor++) {
    const next = line[cursor];
    if (!next) return 'waits';
    const fitting = open.findIndex(shape => hasShape(next.move, shape));
    if (fitting < 0) return { astray: cursor };
    open.splice(fitting, 1);
    if (open.length === 0 && next.endsTurn && !next.isPlayed) return 'ready';
  }
  return { cursor: begin + shapes.length };
};

const afterTurn = (line: readonly LineMove[], begin: number): After => {
  const last = line.findIndex((move, place) => place >= begin && move.endsTurn);
  if (last < 0) return 'waits';
  return line[last]!.isPlayed ? { cursor: last + 1 } : 'ready';
};

/** A pause ends by its button, or as soon as another move is played. */
const afterPause = (isDone: boolean, line: readonly LineMove[], cursor: number): After =>
  isDone || line.length > cursor ? { cursor } : 'waits';

const afterStep = ({ until }: LessonStep, isDone: boolean, line: readonly LineMove[], cursor: number): After => {
  if (until.kind === 'moves') return afterMoves(until.shapes, line, cursor);
  return until.kind === 'turn' ? afterTurn(line, cursor) : afterPause(isDone, line, cursor);
};

/** Reads a line of moves against the steps. `goneOn`: steps that were ended by a button or a look. */
export const readLesson = (
  { steps }: Lesson,
  line: readonly LineMove[],
  goneOn: ReadonlySet<number>,
): LessonReading => {
  let cursor = 0;
  for (const [step, each] of steps.entries()) {
    const here = { step, astray: null, due: null, isReady: false };
    const after = afterStep(each, goneOn.has(step), line, cursor);
    if (after === 'waits' || after === 'ready') return { ...here, isReady: after === 'ready' };
    if ('astray' in after) return { ...here, astray: after.astray };
    ({ cursor } = after);
    const missing = each.others.findIndex((_, place) => line[cursor + place] === undefined);
    if (missing >= 0) return { ...here, due: each.others[missing]! };
    cursor += each.others.length;
  }
  // A draft alone ends no lesson.
  const isPlayed = line.every(move => move.isPlayed);
  return { step: isPlayed ? steps.length : steps.length - 1, astray: null, due: null, isReady: !isPlayed };
};
