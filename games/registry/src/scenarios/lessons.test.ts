import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Game, legalMoves, SeededChance } from '@ankerplatz/kit';
import { checkLesson, intendedStep, type Lesson, LessonRun } from '@ankerplatz/kit/lesson';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../index.ts';

const GAMES_OF_ALL: readonly Game[] = GAME_IDS.map(id => GAMES[id]);
const WANDERERS = 10;

const folderOf = (id: string): URL => new URL(`../../../${id}/lessons/`, import.meta.url);

/** A game may have none. */
const filesOf = (id: string): readonly string[] => (existsSync(folderOf(id)) ? readdirSync(folderOf(id)).sort() : []);

const FILES = GAME_IDS.flatMap(id => filesOf(id).map(file => [id, file] as const));

const lessonOf = (id: string, file: string): Lesson => {
  const checked = checkLesson(JSON.parse(readFileSync(new URL(file, folderOf(id)), 'utf8')), GAMES_OF_ALL);
  if (!checked.ok) throw new Error(`${file}: ${checked.error}`);
  return checked.value;
};

const begun = (lesson: Lesson): LessonRun => {
  const run = LessonRun.begin(GAMES[lesson.game as keyof typeof GAMES], lesson);
  if (!run.ok) throw new Error(run.error);
  return run.value;
};

/** Any legal move of the learner, or what the lesson means if the learner is not asked. */
const wander = (run: LessonRun, chance: SeededChance): LessonRun => {
  const { seat } = run.lesson;
  const moves = run.position.deciders().includes(seat) ? legalMoves(run.log.game, run.position, seat) : [];
  if (moves.length === 0) return run;
  const played = run.play(seat, [moves[chance.die(moves.length)]!]);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
};

/** Back to before what led astray, and what had been right of that turn is done again. */
const stepBack = (run: LessonRun, astray: number): LessonRun => {
  const { run: before, redo } = run.back(astray);
  const again = before.play(run.lesson.seat, redo);
  if (!again.ok) throw new Error(again.error.code);
  return again.value;
};

const MOST = 2_000;

const wanderThrough = (lesson: Lesson, seed: string): LessonRun => {
  const chance = SeededChance.from(seed);
  let run = begun(lesson);
  for (let moves = 0; moves < MOST && !run.isDone; moves++) {
    const { astray, due } = run.reading();
    if (astray !== null && (chance.die(3) === 0 || !run.position.deciders().includes(lesson.seat))) {
      run = stepBack(run, astray);
      expect(run.reading().astray).toBeNull();
    } else if (astray !== null || (due === null && chance.die(3) === 0)) run = wander(run, chance);
    else {
      const next = intendedStep(run);
      if (!next.ok) throw new Error(next.error);
      run = next.value;
    }
  }
  return run;
};

describe.each(FILES)('%s %s', (id, file) => {
  const lesson = lessonOf(id, file);

  test('is of this game and ends as it is meant', () => {
    expect(lesson.game).toBe(id);
  });

  test('whoever wanders about and steps back comes to its end', () => {
    for (let wanderer = 0; wanderer < WANDERERS; wanderer++)
      expect(wanderThrough(lesson, `${file} ${wanderer}`).isDone).toBe(true);
  });
});

test('a game has at most twelve lessons, numbered without a gap', () => {
  for (const id of GAME_IDS) {
    const numbers = FILES.filter(([game]) => game === id).map(([, file]) => Number(file.slice(0, 2)));
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect(numbers.length).toBeLessThanOrEqual(12);
  }
});
