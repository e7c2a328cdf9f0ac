import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A button under a finger takes no focus: as soon as it is gone, the page would be laid out to lose it and again to
 * find it. Mice, keys and screen readers move it as ever, and so does a finger on a field for text.
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
        if (isFinger && isPressing && !document.activeElement?.matches('input, textarea')) event.preventDefault();
      },
      end,
    );
    return () => end.abort();
  }, []);
};
