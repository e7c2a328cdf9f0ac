export { checkLesson, trustedLesson, wordsIn } from './check-lesson.ts';
export { intended, intendedMove, intendedStep } from './intended-line.ts';
export type { Lesson, LessonStep, Texts } from './lesson.ts';
export type { LessonReading } from './lesson-reading.ts';
export { type Drafted, type KeptRun, LessonRun } from './lesson-run.ts';
