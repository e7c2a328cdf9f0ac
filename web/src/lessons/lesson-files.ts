import type { Lesson } from '@ankerplatz/kit/lesson';
import type { BoardGameId } from '@ankerplatz/registry/lazy';

/** The head of a lesson as it lies in its file: all that is said before the lesson is opened. */
export type LessonFile = Pick<Lesson, 'title' | 'goal' | 'rules'>;

const FILES = import.meta.glob<LessonFile>('../../../games/*/lessons/*.json', { eager: true, import: 'default' });

/** The lessons of a game in their order, which their file names begin with. */
export const lessonFilesOf = (game: BoardGameId): readonly LessonFile[] =>
  Object.keys(FILES)
    .filter(path => path.includes(`/${game}/lessons/`))
    .sort()
    .map(path => FILES[path]!);
