/** The words around the lessons. */
export const en = {
  title: 'Learn',
  titleOf: (game: string) => `Learn ${game}`,
  what: 'Short lessons on the real table. Every move is allowed, and nothing can go wrong.',
  minutes: (lessons: number) => `${lessons} lessons, a minute or two each`,
  doneOf: (done: number, lessons: number) => `${done} of ${lessons} done`,
  begin: 'Begin',
  goOn: 'Continue',
  next: 'Next lesson',
  all: 'All lessons',
  done: 'done',
  begun: 'begun',
  missing: 'There is no such lesson.',
  lessonOf: (number: number, lessons: number) => `Lesson ${number} of ${lessons}`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  pointsAt: (name: string) => `See: ${name}`,
  show: 'Show what is meant',
  watch: 'Watch: it is somebody else’s turn.',
  stepBack: 'Step back',
  ready: 'Now confirm it with the large button.',
  finished: 'Lesson done.',
  allDone: 'All lessons done. Now play your first game.',
  firstGame: 'Your first game',
  firstGameWhat: 'A whole game against easy bots, at a leisurely pace.',
  panel: 'Lesson',
};

export type LessonTexts = typeof en;
