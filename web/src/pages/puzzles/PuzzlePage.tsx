import { beginPuzzle } from '@ankerplatz/kit/puzzle';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { LessonTable } from '../../lessons/lesson-table.ts';
import { compareApart } from '../../local/thinker.ts';
import { me } from '../../net/me.ts';
import { gameOfBook, loadPuzzles } from '../../puzzles/load-puzzles.ts';
import { Note } from '../../shell/Note.tsx';
import { addressOf } from '../../shell/routes.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import { Table } from '../../table/Table.tsx';
import { puzzleText } from '../../text/puzzles.ts';
import { text } from '../../text/text.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { PuzzleModel } from './puzzle-model.ts';
import '../../lessons/lesson.css';

interface PuzzleProps {
  readonly game: BoardGameId;
  readonly id: string;
}

let attempts = 0;

const open = async ({ game, id }: PuzzleProps): Promise<PuzzleModel | 'missing'> => {
  const book = await loadPuzzles(game);
  const puzzle = book?.puzzles.find(each => each.id === id);
  if (!book || !puzzle) return 'missing';
  const rules = await gameOfBook(book, game);
  attempts++;
  const table = new LessonTable(beginPuzzle(rules, puzzle), {
    table: `puzzle-${game}-${id}-${attempts}`,
    name: me.peek()?.name ?? text.value.opening.unnamed(1),
    save: () => undefined,
    restart: () => model.again(),
    delay: () => 0,
    wayOut: addressOf({ page: 'puzzles', game, puzzle: null }),
    others: 'captain',
    hidesResult: true,
  });
  const model = new PuzzleModel(rules, book, puzzle, table, compareApart);
  return model;
};

/** One puzzle, on the table. */
export function PuzzlePage(props: PuzzleProps): JSX.Element {
  const opened = useSignal<PuzzleModel | 'missing' | null>(null);
  const { game, id } = props;
  useEffect(() => {
    let isWanted = true;
    opened.value = null;
    void open(props).then(now => {
      if (isWanted) opened.value = now;
    });
    return () => {
      isWanted = false;
      const last = opened.peek();
      if (!last || last === 'missing') return;
      last.close();
      last.table.close();
    };
  }, [game, id]);
  if (opened.value === null) return <main id="content" aria-busy="true" />;
  if (opened.value === 'missing') return <Note sentence={puzzleText.value.missing} />;
  return <OnTable key={`${game}/${id}`} puzzle={opened.value} />;
}

function OnTable({ puzzle }: { readonly puzzle: PuzzleModel }): JSX.Element {
  const panel = useMemo(
    () =>
      ({ model }: { readonly model: TableModel }) => <PuzzlePanel model={model} puzzle={puzzle} />,
    [puzzle],
  );
  return (
    <div class="lesson">
      <Table source={puzzle.table} panel={panel} />
    </div>
  );
}
