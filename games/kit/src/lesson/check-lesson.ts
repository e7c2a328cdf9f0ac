import type { Game, Setup } from '../game.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { MoveEntry } from '../log/entry.ts';
import { err, ok, type Result } from '../result.ts';
import { atVersion } from '../versions.ts';
import { LANGUAGES } from '../words.ts';
import { intended } from './intended-line.ts';
import type { Lesson, LessonBeginning, LessonStep, StepEnd, Texts } from './lesson.ts';
import { LessonRun } from './lesson-run.ts';

/** The most words of a text, so that it can be read at a glance. */
const MOST_WORDS = 25;

const FIELDS = ['game', 'rules', 'title', 'goal', 'seat', 'luck', 'position', 'start', 'steps'];
const STEP_FIELDS = ['text', 'points', 'until', 'why', 'others'];

/** The fault of a lesson: where, and what. */
class Wrong extends Error {}

const wrong = (where: string, what: string): never => {
  throw new Wrong(where === '' ? what : `${where}: ${what}`);
};

export const wordsIn = (text: string): number =>
  text.split(/[\s\u00a0\u202f]+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

const objectIn = (value: unknown, where: string, fields: readonly string[]): Readonly<Record<string, unknown>> => {
  if (!isObject(value)) return wrong(where, 'must be an object in braces');
  const odd = Object.keys(value).find(field => !fields.includes(field));
  if (odd !== undefined) wrong(where, `there is no field “${odd}”; there are ${fields.join(', ')}`);
  return value;
};

const textsIn = (value: unknown, where: string): Texts => {
  const texts = objectIn(value, where, LANGUAGES);
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (typeof text !== 'string' || text.trim() === '') return wrong(where, `the text in “${language}” is missing`);
    const words = wordsIn(text);
    if (words > MOST_WORDS) wrong(where, `the text in “${language}” has ${words} words, at most are ${MOST_WORDS}`);
  }
  return texts as unknown as Texts;
};

const listIn = (value: unknown, where: string): readonly string[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some(each => typeof each !== 'string' || each === ''))
    return wrong(where, 'must be a list of texts in brackets');
  return value;
};

const endIn = (value: unknown, where: string): StepEnd => {
  if (value === 'continue' || value === 'look' || value === 'turn') return { kind: value };
  const shapes = Array.isArray(value) ? listIn(value, where) : [];
  if (shapes.length === 0) wrong(where, 'must be "continue", "look", "turn" or a list of moves such as ["take hulls"]');
  return { kind: 'moves', shapes };
};

const OTHER = /^(\d): (.+)$/;

const otherIn = (text: string, where: string): MoveEntry => {
  const [, seat, move] = OTHER.exec(text) ?? wrong(where, `“${text}” must be a seat and a move such as "1: pass"`);
  return { seat: Number(seat), move: move! };
};

const stepIn = (value: unknown, where: string): LessonStep => {
  const { text, points, until, why, others } = objectIn(value, where, STEP_FIELDS);
  const end = endIn(until, `${where}, until`);
  if (end.kind === 'moves' && why === undefined) wrong(where, 'a step that asks for moves must say "why"');
  if (end.kind !== 'moves' && why !== undefined) wrong(where, '"why" belongs to a step that asks for moves');
  if (end.kind === 'turn' && others !== undefined)
    wrong(where, 'after a free turn nobody knows what others may play: leave "others" out');
  return {
    text: textsIn(text, `${where}, text`),
    points: listIn(points, `${where}, points`),
    until: end,
    why: why === undefined ? null : textsIn(why, `${where}, why`),
    others: listIn(others, `${where}, others`).map(other => otherIn(other, `${where}, others`)),
  };
};

const stepsIn = (value: unknown): readonly LessonStep[] => {
  if (!Array.isArray(value) || value.length === 0) return wrong('steps', 'must be a list of steps in brackets');
  const steps = value.map((step, place) => stepIn(step, `step ${place + 1}`));
  const free = steps.findIndex(({ until }) => until.kind === 'turn');
  const later = steps.findIndex(({ until }, place) => free >= 0 && place > free && until.kind === 'moves');
  if (later >= 0)
    wrong(`step ${later + 1}`, `asks for moves, but what is possible after the free turn of step ${free + 1} is open`);
  return steps;
};

const setupIn = (game: Game, start: unknown): Setup => {
  const setup = game.setup(objectIn(start, 'start', ['players', 'variant', 'options']));
  return setup.ok ? setup.value : wrong('start', setup.error);
};

const beginningIn = (game: Game, position: unknown, start: unknown): LessonBeginning => {
  if ((position === undefined) === (start === undefined))
    return wrong('', 'a lesson has either a "position" or the "start" of a new game');
  if (start !== undefined) return { setup: setupIn(game, start) };
  return isObject(position) ? { position: position as JsonObject } : wrong('position', 'must be an object in braces');
};

const lessonIn = (value: unknown, games: readonly Game[]): { readonly lesson: Lesson; readonly game: Game } => {
  const fields = objectIn(value, '', FIELDS);
  const { rules, seat = 0, luck } = fields;
  const newest = games.find(({ id }) => id === fields.game);
  if (!newest) return wrong('game', `must be one of ${games.map(({ id }) => id).join(', ')}`);
  if (typeof rules !== 'number') return wrong('rules', `must be the version of the rules, now ${newest.version}`);
  const game = atVersion(newest, rules);
  if (!game.ok) return wrong('rules', game.error);
  if (typeof seat !== 'number') return wrong('seat', 'must be the number of a seat, counted from 0');
  if (typeof luck !== 'string' || luck === '')
    return wrong('luck', 'must be any word: the same word brings the same luck');
  const lesson = {
    ...{ game: newest.id, rules, seat, luck },
    title: textsIn(fields.title, 'title'),
    goal: textsIn(fields.goal, 'goal'),
    beginning: beginningIn(game.value, fields.position, fields.start),
    steps: stepsIn(fields.steps),
  };
  return { lesson, game: game.value };
};

/** The lesson that a file holds, played once as it is meant, or a sentence about what is wrong and where. */
export const checkLesson = (value: unknown, games: readonly Game[]): Result<Lesson, string> => {
  try {
    const { lesson, game } = lessonIn(value, games);
    const begun = LessonRun.begin(game, lesson);
    if (!begun.ok) return err(`position: ${begun.error}`);
    const played = intended(begun.value);
    return played.ok ? ok(lesson) : played;
  } catch (error) {
    if (error instanceof Wrong) return err(error.message);
    throw error;
  }
};

/** A lesson of ours, which tests have checked. */
export const trustedLesson = (value: unknown, games: readonly Game[]): Lesson => lessonIn(value, games).lesson;
