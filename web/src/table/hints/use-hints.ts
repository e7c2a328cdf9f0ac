import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/table-model.ts';

/** What tells that somebody is there, or that there is something to be told. */
const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'keydown'] as const;

/** One sentence to every sign, counter, tile and card, and what a seat does said there: loaded when it is first wanted. */
export const useHints = (model: TableModel, root: RefObject<HTMLElement>): void => {
  const { language } = model.loaded.value;
  useEffect(() => {
    const end = new AbortController();
    const waiting = new AbortController();
    const load = (): void => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      unfollow();
      void import('./table-hints.ts').then(({ showTableHints }) => {
        if (root.current && !end.signal.aborted) void showTableHints(model, root.current, end.signal);
      });
    };
    for (const name of SIGNS_OF_LIFE) root.current?.addEventListener(name, load, { signal: waiting.signal });
    const { entries } = model.controller.playback;
    let unfollow = (): void => undefined;
    unfollow = entries.subscribe(playing => {
      if (playing.length > 0) load();
    });
    return () => {
      waiting.abort();
      unfollow();
      end.abort();
    };
  }, [model, language]);
};
