import type { LessonWords } from '../../lesson/words.ts';

export const lesson: LessonWords = {
  title: (number, lessons, title) => `Lesson ${number} of ${lessons}: ${title}`,
  step: (step, steps) => `[${step}/${steps}]`,
  goOn: '[Enter: continue]',
  hint: 'Type the number of a choice, a move, back or quit.',
  astray: 'Type back to step back, or play on.',
  done: 'Lesson done.',
  courseDone: 'All lessons done. Now play your first game:',
  next: command => `To go on another day: ${command}`,
  nothingBack: 'There is nothing to take back.',
};
