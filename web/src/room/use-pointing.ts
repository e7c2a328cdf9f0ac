import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { placeNameAt } from './places.ts';
import type { RoomModel } from './room-model.ts';

/**
 * While the leader points, a tap on a place of the board is a ring there, a drag from one to another an arrow, and
 * nothing else happens.
 */
export const usePointing = (room: RoomModel, isPointing: Signal<boolean>): void => {
  const isOn = isPointing.value;
  useEffect(() => {
    if (!isOn) return;
    let from: string | undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const isBoard = ({ target }: Event): boolean => (target as Element).closest?.('.table') !== null;
    const swallow = (event: Event): void => {
      if (!isBoard(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener(
      'pointerdown',
      event => {
        if (!isBoard(event)) return;
        swallow(event);
        from = placeNameAt(event.clientX, event.clientY);
        // A finger that moves on to another place is followed there.
        const target = event.target as Element;
        if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
      },
      options,
    );
    document.addEventListener(
      'pointerup',
      event => {
        const to = placeNameAt(event.clientX, event.clientY);
        if (from !== undefined && to !== undefined) room.mark(from === to ? { from } : { from, to });
        from = undefined;
      },
      options,
    );
    for (const name of ['click', 'touchmove'] as const)
      document.addEventListener(name, swallow, { ...options, passive: false });
    return () => end.abort();
  }, [isOn, room]);
};
