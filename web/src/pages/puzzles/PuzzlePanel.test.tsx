import { LANGUAGES } from '@ankerplatz/kit';
import { beginPuzzle, type Puzzle } from '@ankerplatz/kit/puzzle';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LessonTable } from '../../lessons/lesson-table.ts';
import { progress } from '../../lessons/progress.ts';
import type { Comparer } from '../../local/thinker.ts';
import { gameOfBook, loadPuzzles } from '../../puzzles/load-puzzles.ts';
import { change } from '../../settings/settings.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import { Table } from '../../table/Table.tsx';
import { puzzleText } from '../../text/puzzles.ts';
import { text } from '../../text/text.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { PuzzleModel } from './puzzle-model.ts';

let root: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  progress.value = { done: [], runs: {}, isOffered: false };
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

interface Opened {
  readonly puzzle: PuzzleModel;
  readonly model: TableModel;
}

const open = async (
  game: BoardGameId,
  choose: (puzzles: readonly Puzzle[]) => Puzzle,
  compare: Comparer,
): Promise<Opened> => {
  change({ animation: 'none', confirm: true, notes: false });
  await Promise.all([text.load(), puzzleText.load()]);
  const book = (await loadPuzzles(game))!;
  const asked = choose(book.puzzles);
  const rules = await gameOfBook(book, game);
  const around = { table: 'puzzle', name: 'Ada', save: () => undefined, restart: () => undefined, delay: () => 0 };
  const table = new LessonTable(beginPuzzle(rules, asked), around);
  const puzzle = new PuzzleModel(rules, book, asked, table, compare);
  let model: TableModel | undefined;
  const panel = (props: { readonly model: TableModel }) => {
    ({ model } = props);
    return <PuzzlePanel {...props} puzzle={puzzle} />;
  };
  act(() => render(<Table source={table} panel={panel} />, root));
  await vi.waitFor(() => expect(model).toBeDefined(), { interval: 5 });
  return { puzzle, model: model! };
};

const never: Comparer = () => Promise.reject(new Error('nobody compares'));
const said = (): string => root.querySelector('.puzzle-text p')?.textContent ?? '';

/** Another whole turn than the best: the first that comes to an end, move by move. */
const otherTurn = ({ model }: Opened, best: readonly string[]): void => {
  const { controller } = model;
  for (let moves = 0; moves < 50 && !controller.draft.value.isComplete; moves++) {
    const legal = controller.draft.value.view.moves;
    const move = legal.find(each => each !== best[moves]) ?? legal[0]!;
    act(() => controller.play([move], false));
  }
};

describe.each(BOARD_GAME_IDS.map(id => [id] as const))('a puzzle of %s', game => {
  test.each(LANGUAGES)('is solved by its best turn and kept: %s', async language => {
    change({ language });
    const { puzzle, model } = await open(game, puzzles => puzzles[0]!, never);
    await vi.waitFor(() => expect(said()).toBe(puzzleText.value.find), { interval: 5 });
    act(() => model.controller.play(puzzle.puzzle.best, false));
    act(() => void model.controller.handIn());
    await vi.waitFor(() => expect(said()).toBe(puzzleText.value.found), { interval: 5 });
    expect(progress.value.done).toEqual([`${game}/puzzle-${puzzle.puzzle.id}`]);
  });

  test('a wrong turn is answered with what both bring and the line, and can be taken back', async () => {
    change({ language: 'en' });
    const compare = vi.fn<Comparer>(async () => [
      [0.5, 0.5],
      [-3.5, -3.5],
    ]);
    const opened = await open(game, puzzles => puzzles.at(-1)!, compare);
    const { puzzle, model } = opened;
    otherTurn(opened, puzzle.puzzle.best);
    act(() => void model.controller.handIn());
    const answer = game === 'nauticus' ? puzzleText.value.points(-3.5, 0.5) : puzzleText.value.chances(-3.5, 0.5);
    await vi.waitFor(() => expect(said()).toBe(answer), { interval: 5 });
    expect(compare.mock.lastCall![0]).toMatchObject({ game, turns: [puzzle.puzzle.best, expect.anything()] });
    expect(root.querySelectorAll('.puzzle-line li').length).toBeGreaterThan(0);
    expect(progress.value.done).toEqual([]);
    act(() => root.querySelector<HTMLElement>('.lesson-said .button-main')!.click());
    await vi.waitFor(() => expect(said()).toBe(puzzleText.value.find), { interval: 5 });
    expect(puzzle.table.run.value.version).toBe(puzzle.puzzle.before.length);
  });

  test('hints come in two steps: where, then what for', async () => {
    change({ language: 'en' });
    const { puzzle } = await open(game, puzzles => puzzles[0]!, never);
    const hint = (): void => void act(() => root.querySelector<HTMLElement>('.lesson-said .button')!.click());
    await vi.waitFor(() => expect(root.querySelector('.lesson-said .button')).not.toBeNull(), { interval: 5 });
    hint();
    expect(said()).toBe(`${puzzleText.value.find} ${puzzleText.value.where}`);
    expect(root.querySelectorAll('.pointer')).toHaveLength(1);
    hint();
    expect(said()).toContain(puzzleText.value.ideas[puzzle.puzzle.theme]);
    expect(root.querySelector('.lesson-said .button')).toBeNull();
  });
});
