import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/table-model.ts';

/** Events that tell that a person is there. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;
/** Milliseconds: a first finger that holds is to read, and would press if nothing were there to tell it apart. */
const A_LOOK = 10_000;
/** Milliseconds: a first tap is answered before anything is loaded. */
const AN_ANSWER = 300;

/** One sentence to every sign, counter, tile and card, what a seat does said there, sounds and scenes: loaded when they are first wanted. */
export const useHints = (model: TableModel, root: RefObject<HTMLElement>): void => {
  const { language } = model.loaded.value;
  useEffect(() => {
    const end = new AbortController();
    const moved = new AbortController();
    let isWanted = true;
    const load = async (): Promise<void> => {
      if (!isWanted) return;
      isWanted = false;
      const { showTableHints } = await import('./table-hints.ts');
      if (root.current && !end.signal.aborted) await showTableHints(model, root.current, end.signal);
    };
    const begin = (): void => {
      moved.abort();
      setTimeout(load, AN_ANSWER);
    };
    for (const name of SIGNS_OF_LIFE) root.current?.addEventListener(name, begin, moved);
    // Deeds of others are told at their seats, also before a finger has moved.
    const stop = model.controller.playback.entries.subscribe(entries => {
      if (entries.length > 0) void load();
    });
    const looked = setTimeout(load, A_LOOK);
    return () => {
      clearTimeout(looked);
      stop();
      moved.abort();
      isWanted = false;
      end.abort();
    };
  }, [model, language]);
};
