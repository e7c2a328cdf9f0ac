import type { BoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { LessonTable } from '../../lessons/lesson-table.ts';
import { Pointers } from '../../lessons/Pointers.tsx';
import { settings } from '../../settings/settings.ts';
import { addressOf } from '../../shell/routes.ts';
import { Menu } from '../../table/Menu.tsx';
import type { TableModel } from '../../table/model/table-model.ts';
import { tableText } from '../../table/text/index.ts';
import { lessonText } from '../../text/lessons.ts';
import { makePair } from '../../text/phrases.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { isWide } from '../../ui/device/wide.ts';
import { isFocusLost } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { placeOf } from '../../ui/motion/place.ts';
import { playFirst } from './first-game.ts';
import { LessonModel } from './lesson-model.ts';
import { placeName } from './place-name.ts';

interface LessonPanelProps {
  readonly model: TableModel;
  readonly table: LessonTable;
  readonly number: number;
  readonly lessons: number;
}

/** The words of the lesson, above the table that it speaks of. */
export function LessonPanel(props: LessonPanelProps): JSX.Element {
  const { model, table, number, lessons } = props;
  const words = lessonText.value;
  const lesson = useMemo(() => new LessonModel(model, table), [model, table]);
  const panel = useRef<HTMLElement>(null);
  const step = lesson.step.value;
  const places = step && lesson.answer === null && !lesson.isWaiting ? step.points : [];
  useSpeech(lesson, model, places);
  useLook(lesson, places);
  useHeldFocus(panel, step);
  return (
    <section class="lesson-panel" aria-label={words.panel} ref={panel}>
      <Head {...props} lesson={lesson} />
      {step ? (
        <Said lesson={lesson} places={places} />
      ) : (
        <Done game={table.run.value.lesson.game as BoardGameId} number={number} lessons={lessons} />
      )}
      <Pointers places={places} reason={step} />
    </section>
  );
}

interface HeadProps extends LessonPanelProps {
  readonly lesson: LessonModel;
}

/** The lesson's name and its progress. Where there is little room, it stands for the head of the table. */
function Head({ model, table, number, lessons, lesson }: HeadProps): JSX.Element {
  const { lessonOf } = lessonText.value;
  const { head, menu } = tableText.value;
  const { restart } = table.acts.value;
  const Title = isWide.value ? 'h2' : 'h1';
  return (
    <header class="lesson-head">
      {!isWide.value && (
        <a class="table-leave" href={courseOf(table)} aria-label={head.leave}>
          <Icon name="back" size={24} />
        </a>
      )}
      <Title class="lesson-title">
        <span class="hidden-text">{makePair(lessonOf(number, lessons), '')}</span>
        <span class="lesson-number figures" aria-hidden="true">
          {number}/{lessons}
        </span>{' '}
        <span class="lesson-name">{lesson.lesson.title[settings.value.language]}</span>
      </Title>
      <Dots lesson={lesson} />
      {isWide.value ? (
        <Button look="quiet" class="lesson-restart" label={menu.restart} onClick={() => restart?.()}>
          <Icon name="restart" size={18} />
        </Button>
      ) : (
        <div class="table-tools">
          <Button look="quiet" label={head.rules} onClick={() => model.openRule(null)}>
            <Icon name="book" size={22} />
          </Button>
          <Menu model={model} />
        </div>
      )}
    </header>
  );
}

const courseOf = (table: LessonTable): string =>
  addressOf({ page: 'learn', game: table.run.value.lesson.game as BoardGameId, lesson: null });

function Dots({ lesson }: { readonly lesson: LessonModel }): JSX.Element {
  const { steps } = lesson.lesson;
  const { step } = lesson.reading.value;
  const words = lessonText.value.step(Math.min(step + 1, steps.length), steps.length);
  return (
    <span class="lesson-dots" role="img" aria-label={words}>
      {steps.map((_, place) => (
        <span key={place} class={place < step ? 'is-done' : place === step ? 'is-now' : ''} />
      ))}
    </span>
  );
}

interface SaidProps {
  readonly lesson: LessonModel;
  readonly places: readonly string[];
}

function Said({ lesson, places }: SaidProps): JSX.Element {
  const words = lessonText.value;
  const { answer } = lesson;
  const { isReady } = lesson.reading.value;
  if (answer !== null)
    return (
      <div class="lesson-said is-astray">
        <p class="lesson-text" tabIndex={-1}>
          {answer}
        </p>
        <Button look="main" onClick={() => lesson.stepBack()}>
          <Icon name="undo" /> {words.stepBack}
        </Button>
      </div>
    );
  const kind = lesson.step.value?.until.kind;
  const isRead = (kind === 'continue' || kind === 'look') && !lesson.isWatching;
  return (
    <div class="lesson-said">
      <p class="lesson-text" tabIndex={-1}>
        <span>{lesson.text}</span> {isReady && <strong>{words.ready}</strong>}
      </p>
      {isRead ? (
        <Button look="main" onClick={() => lesson.goOn()}>
          {words.goOn}
        </Button>
      ) : (
        places.length > 0 && <Shown places={places} />
      )}
    </div>
  );
}

/** Leads to what the step speaks of: into sight, and for those who use keys under the focus. */
function Shown({ places }: { readonly places: readonly string[] }): JSX.Element {
  const show = (): void => {
    const element = placeOf(places.slice(0, 1));
    element?.scrollIntoView({ block: 'center', inline: 'center' });
    const focusable =
      element?.closest<HTMLElement>('button, [tabindex]') ?? element?.querySelector<HTMLElement>('button');
    focusable?.focus({ preventScroll: true });
  };
  return (
    <Button look="quiet" class="lesson-shown" label={lessonText.value.show} onClick={show}>
      <Icon name="eye" />
    </Button>
  );
}

interface DoneProps {
  readonly game: BoardGameId;
  readonly number: number;
  readonly lessons: number;
}

function Done({ game, number, lessons }: DoneProps): JSX.Element {
  const words = lessonText.value;
  const isLast = number === lessons;
  return (
    <div class="lesson-said is-done">
      <p class="lesson-text" tabIndex={-1}>
        <Icon name="check" /> {isLast ? words.allDone : words.finished}
      </p>
      <div class="lesson-ways">
        <a class="button button-plain" href={addressOf({ page: 'learn', game, lesson: null })}>
          {words.all}
        </a>
        {isLast ? (
          <Button look="main" onClick={() => void playFirst(game)}>
            {words.firstGame}
          </Button>
        ) : (
          <a class="button button-main" href={addressOf({ page: 'learn', game, lesson: number + 1 })}>
            {words.next}
          </a>
        )}
      </div>
    </div>
  );
}

/** The names of places that are pointed at: those that the game gives them, or those of the page. */
const namesOf = async (places: readonly string[], model: TableModel): Promise<string> => {
  const { board, language } = model.loaded.peek();
  const speech = await board.speech(language);
  const nameOf = (place: string): string => {
    const element = placeOf([place]);
    return speech.placeName?.(place, model.props.peek()) ?? (element ? placeName(element) : '');
  };
  return [...new Set(places.map(nameOf))].filter(Boolean).join(', ');
};

/** The lesson's words are spoken, too, with the names of the places that are pointed at. */
const useSpeech = (lesson: LessonModel, model: TableModel, places: readonly string[]): void => {
  const { finished, pointsAt } = lessonText.value;
  const said = lesson.answer ?? (lesson.step.value ? lesson.text : finished);
  const { isWatching } = lesson;
  useEffect(() => {
    // Turns of others are told by the table itself.
    if (isWatching) return;
    let isWanted = true;
    void namesOf(places, model).then(names => {
      if (isWanted) announce([said, ...(names === '' ? [] : [pointsAt(names)])].join('\n'));
    });
    return () => {
      isWanted = false;
    };
  }, [said]);
};

/** A touch of what is pointed at, or the focus there, counts as a look. */
const useLook = (lesson: LessonModel, places: readonly string[]): void => {
  useEffect(() => {
    if (lesson.step.value?.until.kind !== 'look') return;
    const look = ({ target }: Event): void => {
      const isThere = places.some(place => (target as Element).closest?.(`[data-place~="${place}"]`));
      if (isThere) lesson.goOn();
    };
    document.addEventListener('click', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('click', look);
      document.removeEventListener('focusin', look);
    };
  }, [lesson.step.value]);
};

/** The button that was pressed may be gone: the focus stays in the panel. */
const useHeldFocus = (panel: RefObject<HTMLElement>, step: unknown): void => {
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = (): void => {
      hadFocus.current = panel.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (hadFocus.current && isFocusLost()) panel.current?.querySelector<HTMLElement>('.lesson-text')?.focus();
  }, [step]);
};
