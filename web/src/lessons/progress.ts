import type { KeptRun } from '@ankerplatz/kit/lesson';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { type Signal, signal } from '@preact/signals';

/** The progress in lessons that is kept on this device. */
interface Progress {
  /** `nauticus/3`: lessons that were played to their end. */
  readonly done: readonly string[];
  /** Lessons that were left on the way. */
  readonly runs: Readonly<Record<string, KeptRun>>;
  /** Whether lessons were offered before a first game. */
  readonly isOffered: boolean;
}

const KEY = 'ankerplatz.lessons';
const NOTHING: Progress = { done: [], runs: {}, isOffered: false };

/** The name of a lesson, counted from 1. */
export const lessonName = (game: BoardGameId, number: number): string => `${game}/${number}`;

/** Storage may be forbidden, or hold anything: what is kept of a run is checked move by move when it goes on. */
const kept = (): Progress => {
  try {
    const found: Partial<Progress> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const done = Array.isArray(found.done) ? found.done.filter(name => typeof name === 'string') : [];
    const runs = typeof found.runs === 'object' && found.runs !== null ? found.runs : {};
    return { done, runs, isOffered: found.isOffered === true };
  } catch {
    return NOTHING;
  }
};

export const progress: Signal<Progress> = signal(kept());

const change = (changes: Partial<Progress>): void => {
  progress.value = { ...progress.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
};

const without = (name: string): Progress['runs'] => {
  const { [name]: _, ...runs } = progress.peek().runs;
  return runs;
};

export const keepRun = (name: string, run: KeptRun): void => change({ runs: { ...progress.peek().runs, [name]: run } });

export const forgetRun = (name: string): void => change({ runs: without(name) });

export const keepDone = (names: readonly string[]): void =>
  change({ done: [...new Set([...progress.peek().done, ...names])] });

export const keepOffered = (): void => change({ isOffered: true });

export const isDone = (game: BoardGameId, number: number): boolean =>
  progress.value.done.includes(lessonName(game, number));

export const isBegun = (game: BoardGameId, number: number): boolean =>
  (progress.value.runs[lessonName(game, number)]?.entries.length ?? 0) > 0;

/** The first lesson of a game that was not finished; undefined: all were. */
export const nextLesson = (game: BoardGameId, lessons: number): number | undefined =>
  Array.from({ length: lessons }, (_, place) => place + 1).find(number => !isDone(game, number));
