import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { turnCount } from '../net/my-tables.ts';
import { text } from '../text/text.ts';

/** The title of the page shown now; null: only the name of the site. */
const pageTitle = signal<string | null>(null);

/** Sentences that wait for an answer, the newest last. */
export const calls = signal<readonly string[]>([]);

/** Names the page in the window's title as long as it is shown. */
export const useTitle = (title: string | null): void => {
  useEffect(() => {
    pageTitle.value = title;
    return () => {
      pageTitle.value = null;
    };
  }, [title]);
};

/** Keeps the window's title: what is asked and my turns first, so that they show on a narrow tab. */
export const keepTitle = (): void => {
  effect(() => {
    const { title, myTurns: badge } = text.value.app;
    const name = pageTitle.value === null ? title : `${pageTitle.value} · ${title}`;
    const called = calls.value.at(-1);
    const turns = turnCount.value > 0 ? `${badge(turnCount.value)} ${name}` : name;
    document.title = called ? `${called} · ${turns}` : turns;
  });
};
