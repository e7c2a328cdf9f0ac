import type { Words } from '@ankerplatz/kit';
import type { LessonRun } from '@ankerplatz/kit/lesson';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { keepWithAccount } from '../../lessons/kept-with-account.ts';
import { LessonTable } from '../../lessons/lesson-table.ts';
import { beginLesson, type LoadedLesson, loadLesson } from '../../lessons/load-lesson.ts';
import { forgetRun, keepDone, keepRun, lessonName, progress } from '../../lessons/progress.ts';
import { me } from '../../net/me.ts';
import { settings } from '../../settings/settings.ts';
import { Note } from '../../shell/Note.tsx';
import type { TableModel } from '../../table/model/table-model.ts';
import { Table } from '../../table/Table.tsx';
import { lessonText } from '../../text/lessons.ts';
import { text } from '../../text/text.ts';
import { LessonPanel } from './LessonPanel.tsx';
import '../../lessons/lesson.css';

/** Milliseconds at least before another seat plays: learners read first. */
const LEISURE = 900;

interface Named extends LoadedLesson {
  readonly seatNames: readonly string[] | null;
}

interface Opened extends Named {
  readonly table: LessonTable;
}

/** Where seats have colours, a lesson calls them by these; else null. */
const seatNamesOf = async ({ game }: LoadedLesson): Promise<readonly string[] | null> => {
  const words: Words & { readonly names?: { readonly colours?: Readonly<Record<string, string>> } } = await game.words(
    settings.peek().language,
  );
  const { colours } = words.names ?? {};
  return colours ? Object.values(colours) : null;
};

let attempts = 0;

const save = (name: string, run: LessonRun): void => {
  if (!run.isDone) {
    keepRun(name, run.kept);
    return;
  }
  forgetRun(name);
  keepDone([name]);
  void keepWithAccount();
};

/** A lesson that was left goes on where it was. */
const tableOf = (loaded: Named, name: string, restart: () => void): LessonTable => {
  const kept = progress.peek().runs[name];
  const begun = beginLesson(loaded);
  const run = kept && Array.isArray(kept.entries) && Array.isArray(kept.goneOn) ? begun.resumed(kept) : begun;
  attempts++;
  return new LessonTable(run, {
    table: `lesson-${name}-${attempts}`,
    name: me.peek()?.name ?? text.value.opening.unnamed(1),
    save: now => save(name, now),
    restart,
    delay: () => Math.max(LEISURE, settings.peek().botDelay),
    ...(loaded.seatNames && { seatNames: loaded.seatNames }),
  });
};

interface LessonProps {
  readonly game: BoardGameId;
  readonly number: number;
}

/** One lesson, on the table. */
export function Lesson({ game, number }: LessonProps): JSX.Element {
  const opened = useSignal<Opened | 'missing' | null>(null);
  const name = lessonName(game, number);
  const open = async (): Promise<Opened | 'missing'> => {
    const loaded = await loadLesson(game, number);
    if (!loaded) return 'missing';
    const named = { ...loaded, seatNames: await seatNamesOf(loaded) };
    return { ...named, table: tableOf(named, name, restart) };
  };
  useEffect(() => {
    let isWanted = true;
    void open().then(now => {
      if (isWanted) opened.value = now;
    });
    return () => {
      isWanted = false;
      if (opened.value && opened.value !== 'missing') opened.value.table.close();
    };
  }, [name]);
  const restart = (): void => {
    forgetRun(name);
    const now = opened.peek();
    if (!now || now === 'missing') return;
    now.table.close();
    opened.value = { ...now, table: tableOf(now, name, restart) };
  };
  if (opened.value === null) return <main id="content" aria-busy="true" />;
  if (opened.value === 'missing') return <Note sentence={lessonText.value.missing} />;
  return <OnTable key={name} {...opened.value} number={number} />;
}

interface OnTableProps extends Opened {
  readonly number: number;
}

function OnTable({ table, number, lessons }: OnTableProps): JSX.Element {
  const panel = useMemo(
    () =>
      ({ model }: { readonly model: TableModel }) => <LessonPanel {...{ model, table, number, lessons }} />,
    [table],
  );
  return (
    <div class="lesson">
      <Table source={table} panel={panel} />
    </div>
  );
}
