import { atVersion, type Game } from '@ankerplatz/kit';
import { type Lesson, LessonRun, trustedLesson } from '@ankerplatz/kit/lesson';
import { type BoardGameId, loadGame } from '@ankerplatz/registry/lazy';

/** A lesson with the game by its rules, and how many there are. */
export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly game: Game;
  readonly lessons: number;
}

/** undefined: there is no lesson of this number. */
export const loadLesson = async (id: BoardGameId, number: number): Promise<LoadedLesson | undefined> => {
  const [newest, { lessonFilesOf }] = await Promise.all([loadGame(id), import('./lesson-files.ts')]);
  const files = lessonFilesOf(id);
  const file = files[number - 1];
  if (!file) return undefined;
  const lesson = trustedLesson(file, [newest]);
  const game = atVersion(newest, lesson.rules);
  if (!game.ok) throw new Error(game.error);
  return { lesson, game: game.value, lessons: files.length };
};

export const beginLesson = ({ game, lesson }: LoadedLesson): LessonRun => {
  const begun = LessonRun.begin(game, lesson);
  if (!begun.ok) throw new Error(begun.error);
  return begun.value;
};
