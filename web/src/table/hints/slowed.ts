import { slow } from '../../ui/motion/travel.ts';
import { A_HOLD, SLOWER } from '../model/playback.ts';
import type { TableModel } from '../model/table-model.ts';

const RELEASES = ['pointerup', 'pointercancel', 'pointerleave'] as const;
const HELD = 'main, .action-bar-skip';
/** A button that is offered meanwhile can be pressed slowly, too. */
const OFFERED = 'main button:not([aria-disabled="true"])';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** While others play, a finger that holds the board or the button that skips slows them down. */
export const slowWhileHeld = (model: TableModel, root: HTMLElement): (() => void) => {
  const { playback } = model.controller;
  const stop = new AbortController();
  let heldSince = Number.POSITIVE_INFINITY;
  let isSlowed = false;
  const hold = (isHeld: boolean): void => {
    playback.hold(isHeld);
    slow(isHeld ? SLOWER : 1);
  };
  const release = (): void => hold(false);
  root.addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      heldSince = timeStamp;
      isSlowed = playback.entries.peek().length > 0 && isIn(target, HELD);
      if (isSlowed) hold(true);
    },
    stop,
  );
  for (const name of RELEASES) root.addEventListener(name, release, stop);
  // A long press was meant neither to skip nor to press what lies there by now.
  root.addEventListener(
    'click',
    event => {
      const isHeld = isSlowed && event.detail > 0 && event.timeStamp - heldSince > A_HOLD;
      if (isHeld && isIn(event.target, HELD) && !isIn(event.target, OFFERED)) event.stopPropagation();
    },
    { capture: true, signal: stop.signal },
  );
  return () => {
    stop.abort();
    release();
  };
};
