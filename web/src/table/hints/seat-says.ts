import { effect } from '@preact/signals';
import type { TableModel } from '../model/table-model.ts';
import { makeBubble, placeBubble } from './bubble.ts';

/** Deeds of a seat are said at that seat while they are shown. Screen readers tell them elsewhere. */
export const showSeatSays = (model: TableModel, root: HTMLElement): (() => void) => {
  const bubble = makeBubble('hint is-said');
  const { entries } = model.controller.playback;
  const stop = effect(() => {
    const seat = entries.value.at(-1)?.seat;
    const turn = entries.value.slice(entries.value.findLastIndex(entry => entry.seat !== seat) + 1);
    const said = turn.length > 0 ? model.toldTurn(turn) : '';
    // With the picture of what it does: the page is laid out once for both.
    const frame = requestAnimationFrame(() => {
      const at = seat === undefined ? null : root.querySelector(`.table-seats [data-place~="seat-${seat}"]`);
      bubble.remove();
      if (said === '' || !at) return;
      bubble.textContent = said;
      root.append(bubble);
      // Pieces are seen to move.
      placeBubble(bubble, at, root.querySelector('main'));
    });
    return () => cancelAnimationFrame(frame);
  });
  return () => {
    stop();
    bubble.remove();
  };
};
