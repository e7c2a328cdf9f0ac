import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A button under a finger takes no focus, and the element that had it gives it up before anything changes: as soon as
 * that is gone, the page would be laid out half drawn to lose it. Mice, keys and screen readers move it as ever, and so
 * does a finger on a field for text.
 */
export const useFingerFocus = (root: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const end = new AbortController();
    let isFinger = false;
    root.current?.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        isFinger = pointerType === 'touch';
      },
      end,
    );
    root.current?.addEventListener(
      'mousedown',
      event => {
        const isPressing = (event.target as Element).closest('button') !== null;
        const { activeElement } = document;
        if (!isFinger || !isPressing || activeElement?.matches('input, textarea')) return;
        event.preventDefault();
        (activeElement as HTMLElement | null)?.blur();
      },
      end,
    );
    return () => end.abort();
  }, []);
};
