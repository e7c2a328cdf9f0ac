import { expect, test } from 'vitest';
import { LessonTable } from './lesson-table.ts';
import { beginLesson, loadLesson } from './load-lesson.ts';

const namesAt = async (seatNames?: readonly string[]): Promise<readonly string[]> => {
  const table = new LessonTable(beginLesson((await loadLesson('nautilus', 1))!), {
    ...{ table: 'lesson', name: 'Ada', save: () => undefined, restart: () => undefined, delay: () => 0 },
    ...(seatNames && { seatNames }),
  });
  return table.state.value!.seats.map(({ name }) => name);
};

test('a lesson that speaks of seats by their colours calls the learner so, too', async () => {
  expect(await namesAt(['North', 'East', 'South', 'West'])).toEqual(['North', 'East', 'South', 'West']);
  expect(await namesAt()).toEqual(['Ada', 'deckhand', 'deckhand', 'deckhand']);
});
