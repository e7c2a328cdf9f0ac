import type { TableModel } from '../model/table-model.ts';

const RELEASES = ['pointerup', 'pointercancel', 'pointerleave'] as const;

/** While others play, a finger that holds the board slows them down. */
export const slowWhileHeld = (model: TableModel, root: HTMLElement): (() => void) => {
  const { playback } = model.controller;
  const stop = new AbortController();
  const board = root.querySelector('main');
  const release = (): void => playback.hold(false);
  board?.addEventListener('pointerdown', () => playback.entries.peek().length > 0 && playback.hold(true), stop);
  for (const name of RELEASES) board?.addEventListener(name, release, stop);
  return () => {
    stop.abort();
    release();
  };
};
