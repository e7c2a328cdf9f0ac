import { LANGUAGES, type Language } from '@ankerplatz/kit';
import { intendedMove, type LessonRun } from '@ankerplatz/kit/lesson';
import { isLong } from '@ankerplatz/kit/sample-size';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessonFilesOf } from '../../lessons/lesson-files.ts';
import { LessonTable } from '../../lessons/lesson-table.ts';
import { beginLesson, loadLesson } from '../../lessons/load-lesson.ts';
import { change } from '../../settings/settings.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import { Table } from '../../table/Table.tsx';
import { lessonText } from '../../text/lessons.ts';
import { text } from '../../text/text.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { placeName } from './place-name.ts';

let root: HTMLElement;
let ears: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  root = document.createElement('div');
  ears = document.createElement('div');
  document.body.append(root, ears);
});
afterEach(() => {
  render(null, root);
  root.remove();
  render(null, ears);
  ears.remove();
});

interface Opened {
  readonly table: LessonTable;
  readonly model: TableModel;
}

const open = async (game: BoardGameId, number: number, language: Language): Promise<Opened> => {
  change({ language, animation: 'none', confirm: true, notes: false });
  await Promise.all([text.load(), lessonText.load()]);
  const loaded = (await loadLesson(game, number))!;
  const around = {
    table: `lesson-${game}-${number}`,
    name: 'Ada',
    save: () => undefined,
    restart: () => undefined,
    delay: () => 0,
  };
  const table = new LessonTable(beginLesson(loaded), around);
  let model: TableModel | undefined;
  const panel = (props: { readonly model: TableModel }) => {
    ({ model } = props);
    return <LessonPanel {...props} {...{ table, number, lessons: loaded.lessons }} />;
  };
  act(() => render(<Table source={table} panel={panel} />, root));
  await vi.waitFor(() => expect(model).toBeDefined(), { interval: 5 });
  return { table, model: model! };
};

const said = (): string => root.querySelector('.lesson-text')?.textContent ?? '';

const click = (selector: string): void => {
  void act(() => root.querySelector<HTMLElement>(selector)!.click());
};

/** The run as it would be if what is drafted were handed in. */
const ahead = ({ table, model }: Opened): LessonRun => {
  const run = table.run.value;
  const played = run.play(run.lesson.seat, model.controller.draft.value.moveTexts);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
};

/** Places that a step points at and a screen reader does not find on the board. */
const missing = (places: readonly string[]): readonly string[] =>
  places.filter(place => {
    const elements = [...root.querySelectorAll(`[data-place~="${place}"]`)];
    return !elements.some(element => placeName(element) !== '');
  });

/** Once more as the lesson means it. */
const goOn = async (opened: Opened, language: Language): Promise<void> => {
  const { table, model } = opened;
  const { version, lesson } = table.run.value;
  const { step, due } = table.run.value.reading();
  const isFinal = model.controller.draft.value.isComplete;
  if (due || isFinal) {
    if (!due) act(() => void model.controller.handIn());
    await vi.waitFor(() => expect(table.run.value.version).toBeGreaterThan(version), { interval: 5 });
    return;
  }
  const { text: words, points, until } = lesson.steps[ahead(opened).reading().step] ?? lesson.steps[step]!;
  await vi.waitFor(() => expect(said()).toContain(words[language]), { interval: 5 });
  expect(missing(points), words.en).toEqual([]);
  if (until.kind === 'continue' || until.kind === 'look') click('.lesson-said .button-main');
  else act(() => model.controller.play([intendedMove(ahead(opened))!], false));
};

const LESSONS = BOARD_GAME_IDS.flatMap(game => lessonFilesOf(game).map((_, place) => [game, place + 1] as const));

/** A sample speaks each lesson in one language, the whole in all. */
const CASES = LESSONS.flatMap(([game, number], place) =>
  LANGUAGES.filter((_, tongue) => isLong || tongue === place % 3).map(language => [game, number, language] as const),
);

describe('every lesson is played to its end on the table, and points at what is there', () => {
  test.each(CASES)('%s %i in %s', async (game, number, language) => {
    const opened = await open(game, number, language);
    const { table } = opened;
    for (let steps = 0; steps < 100 && !table.run.value.isDone; steps++) await goOn(opened, language);
    expect(table.run.value.isDone).toBe(true);
    await vi.waitFor(() => expect(root.querySelector('.lesson-said.is-done')).not.toBeNull(), { interval: 5 });
    table.close();
  });
});

describe('any legal move is allowed', () => {
  test('another one is told, answered, and can be stepped back from', async () => {
    const opened = await open('nauticus', 8, 'en');
    const { model, table } = opened;
    act(() => model.play('take hulls'));
    expect(said()).toContain('With 1 taler little can be bought');
    expect(root.querySelector('.lesson-said.is-astray')).not.toBeNull();
    click('.lesson-said .button-main');
    expect(model.controller.draft.value.isEmpty).toBe(true);
    expect(said()).toContain('Only 1 taler left.');
    table.close();
  });

  test('also after it was handed in, and what was right of that turn is drafted again', async () => {
    const opened = await open('nauticus', 8, 'en');
    const { model, table } = opened;
    act(() => model.controller.play(['take money', 'money', 'end'], false));
    act(() => void model.controller.handIn());
    await vi.waitFor(() => expect(table.run.value.version).toBe(3));
    await vi.waitFor(() => expect(said()).toContain('Blue workers are lost'), { interval: 5 });
    click('.lesson-said .button-main');
    expect(model.controller.draft.value.moveTexts).toEqual(['take money', 'money']);
    table.close();
  });

  test('while others play, what was asked is no more said', async () => {
    const opened = await open('nauticus', 1, 'en');
    const { model, table } = opened;
    const { steps } = table.run.value.lesson;
    while (steps[ahead(opened).reading().step]!.others.length === 0) await goOn(opened, 'en');
    await vi.waitFor(() => expect(said()).toContain('end your turn'), { interval: 5 });
    act(() => model.controller.play(['end'], false));
    act(() => void model.controller.handIn());
    await vi.waitFor(() => expect(said()).toBe('Watch: it is somebody else’s turn. '), { interval: 1 });
    await vi.waitFor(() => expect(said()).toContain('The others may use the chosen action, too.'), { interval: 5 });
    table.close();
  });

  test('what a step points at is heard by the names of the game', async () => {
    const { table } = await open('nautilus', 1, 'en');
    act(() => render(<Announcer />, ears));
    click('.lesson-said .button-main');
    await vi.waitFor(() => expect(ears.textContent).toContain('See: whirlpool North, your no. 1'), { interval: 5 });
    table.close();
  });

  test('one that is not is refused with its reason', async () => {
    const { model, table } = await open('nauticus', 8, 'en');
    act(() => model.play('buy bow new'));
    await vi.waitFor(() => expect(root.querySelector('.notice p')?.textContent).toMatch(/\S/), { interval: 5 });
    table.close();
  });
});
