import type { TableSummary } from '@ankerplatz/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { connection } from './connection.ts';
import { me } from './me.ts';

const tables = signal<readonly TableSummary[]>([]);

/** The tables where I sit, kept up to date. */
export const myTables: ReadonlySignal<readonly TableSummary[]> = tables;

/** At how many of them it is my turn. */
export const turnCount: ReadonlySignal<number> = computed(
  () => tables.value.filter(({ isYourTurn }) => isYourTurn).length,
);

const kept = signal(0);

/** Counts what has been heard of seats that are kept for me elsewhere. */
export const keptNews: ReadonlySignal<number> = kept;

/** Answers seals of my tables before a game begins, whatever page is shown. */
const answerSeals = (all: readonly TableSummary[]): void => {
  for (const { id, isYourTurn, status } of all)
    if (isYourTurn && status !== 'running')
      void import('./answer-seal.ts').then(({ answerSealAt }) => answerSealAt(id));
};

/** Where I have been waited for longest, but for one table; undefined: nowhere. */
export const nextTable = (but: string | null): TableSummary | undefined =>
  tables.value
    .filter(({ id, isYourTurn, status }) => isYourTurn && status === 'running' && id !== but)
    .sort((a, b) => Date.parse(a.touchedAt) - Date.parse(b.touchedAt))[0];

const put = (table: TableSummary): void => {
  const others = tables.value.filter(({ id }) => id !== table.id);
  const isMine = table.you !== null || table.owner.id === me.value?.id;
  tables.value = isMine ? [table, ...others] : others;
  if (!isMine) kept.value++;
  answerSeals([table]);
};

/** Begins to follow my tables; strangers have none. */
export const followMyTables = (): void => {
  effect(() => {
    if (me.value === null) tables.value = [];
  });
  connection.watchMine({
    mine: all => {
      tables.value = all;
      answerSeals(all);
    },
    notice: put,
  });
};

/** Asks for the list of my tables again, after leaving one of them. */
export const refreshMyTables = (): void => connection.refreshMine();
