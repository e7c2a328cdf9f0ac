import { legalMoves } from '../play/door.ts';
import { err, ok, type Result } from '../result.ts';
import type { LessonRun } from './lesson-run.ts';
import { hasShape } from './move-shape.ts';

/** More moves than any step asks for. */
const MOST_MOVES = 400;

const legalOf = ({ log, lesson, position }: LessonRun): readonly string[] =>
  position.deciders().includes(lesson.seat) ? legalMoves(log.game, position, lesson.seat) : [];

/** A move that the step means now; of a free turn the first that is legal. */
export const intendedMove = (run: LessonRun): string | undefined => {
  const { until } = run.lesson.steps[run.reading().step] ?? {};
  const legal = legalOf(run);
  if (until?.kind === 'turn') return legal.at(0);
  if (until?.kind !== 'moves') return undefined;
  // Moves of this step that were played are no longer asked for: a move that leads astray is not meant.
  return until.shapes
    .flatMap(shape => legal.filter(move => hasShape(move, shape)))
    .find(move => {
      const played = run.play(run.lesson.seat, [move]);
      return played.ok && played.value.reading().astray === null;
    });
};

/** One step further as it is meant, or what is in the way. */
export const intendedStep = (run: LessonRun): Result<LessonRun, string> => {
  const { step, due } = run.reading();
  const where = `step ${step + 1}`;
  if (due) {
    const played = run.playDue();
    return played.ok ? played : err(`${where}, others: ${played.error}`);
  }
  const kind = run.lesson.steps[step]!.until.kind;
  if (kind === 'continue' || kind === 'look') return ok(run.goOn());
  const move = intendedMove(run);
  const played = move === undefined ? null : run.play(run.lesson.seat, [move]);
  if (played?.ok) return played;
  return err(
    `${where}: none of the moves that it asks for is possible; possible are: ${legalOf(run).join(', ') || 'none'}`,
  );
};

/** The lesson played to its end as it is meant. */
export const intended = (begun: LessonRun): Result<LessonRun, string> => {
  let run = begun;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (run.isDone) return ok(run);
    const next = intendedStep(run);
    if (!next.ok) return next;
    run = next.value;
  }
  return err(`step ${run.reading().step + 1} has no end`);
};
