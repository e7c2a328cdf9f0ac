import { BOARD_GAME_IDS, type BoardGameId, titleOf } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { keepWithAccount } from '../../lessons/kept-with-account.ts';
import { isBegun, isDone, nextLesson } from '../../lessons/progress.ts';
import { settings } from '../../settings/settings.ts';
import { addressOf, type Route } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { lessonText } from '../../text/lessons.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { playFirst } from './first-game.ts';
import { GameReview } from './GameReview.tsx';
import { Lesson } from './Lesson.tsx';
import './learn.css';

const Courses = lazy(async () => {
  void keepWithAccount();
  const { lessonFilesOf } = await import('../../lessons/lesson-files.ts');
  return ({ games }: { readonly games: readonly BoardGameId[] }) => (
    <>
      {games
        .filter(game => lessonFilesOf(game).length > 0)
        .map(game => (
          <Course key={game} game={game} files={lessonFilesOf(game)} />
        ))}
    </>
  );
});

/** The lessons: of both games, of one, or one on the table. */
export function Learn({ game, lesson, review }: Extract<Route, { page: 'learn' }>): JSX.Element {
  const words = lessonText.value;
  if (review !== undefined) return <GameReview id={review} />;
  if (game !== null && lesson !== null) return <Lesson game={game} number={lesson} />;
  const title = game === null ? words.title : words.titleOf(titleOf(game));
  return (
    <Shell title={title} width="narrow">
      <h1>{title}</h1>
      <p class="learn-what">{words.what}</p>
      <Courses games={game === null ? BOARD_GAME_IDS : [game]} />
    </Shell>
  );
}

type Files = ReturnType<typeof import('../../lessons/lesson-files.ts').lessonFilesOf>;

interface CourseProps {
  readonly game: BoardGameId;
  readonly files: Files;
}

/** The lessons of a game in their order; any may be taken at any time. */
function Course({ game, files }: CourseProps): JSX.Element {
  const words = lessonText.value;
  const numbers = files.map((_, place) => place + 1);
  const done = numbers.filter(number => isDone(game, number)).length;
  const next = nextLesson(game, files.length);
  return (
    <section class="course" aria-labelledby={`course-${game}`}>
      <header class="course-head">
        <h2 id={`course-${game}`}>{titleOf(game)}</h2>
        <p>{done > 0 ? words.doneOf(done, files.length) : words.minutes(files.length)}</p>
        {next !== undefined && (
          <a class="button button-main" href={addressOf({ page: 'learn', game, lesson: next })}>
            <Icon name="play" /> {done > 0 || isBegun(game, next) ? words.goOn : words.begin}
          </a>
        )}
      </header>
      <ol class="course-lessons">
        {files.map((file, place) => (
          <Row key={place} {...{ game, file }} number={place + 1} />
        ))}
      </ol>
      <div class="course-first">
        <p>{words.firstGameWhat}</p>
        <Button look={next === undefined ? 'main' : 'plain'} onClick={() => void playFirst(game)}>
          <Icon name="play" /> {words.firstGame}
        </Button>
      </div>
      <p>
        <a href={addressOf({ page: 'puzzles', game, puzzle: null })}>{words.puzzles}</a>
      </p>
    </section>
  );
}

interface RowProps {
  readonly game: BoardGameId;
  readonly number: number;
  readonly file: Files[number];
}

function Row({ game, number, file }: RowProps): JSX.Element {
  const words = lessonText.value;
  const { language } = settings.value;
  const isOver = isDone(game, number);
  const state = isOver ? words.done : isBegun(game, number) ? words.begun : null;
  return (
    <li>
      <a class="course-lesson" href={addressOf({ page: 'learn', game, lesson: number })}>
        <span class={isOver ? 'course-number is-done' : 'course-number'} aria-hidden="true">
          {isOver ? <Icon name="check" size={18} /> : number}
        </span>
        <span class="course-words">
          <strong>{file.title[language]}</strong>
          <span>{file.goal[language]}</span>
        </span>
        {state !== null && <span class="course-state">{state}</span>}
      </a>
    </li>
  );
}
