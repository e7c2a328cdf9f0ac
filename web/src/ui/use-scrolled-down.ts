import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A list whose end is in sight whenever it has grown. */
export const useScrolledDown = (length: number): RefObject<HTMLOListElement> => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In a dialog there is nothing to scroll before it is shown.
    const frame = requestAnimationFrame(() => {
      const element = list.current;
      if (!element) return;
      element.scrollTo(0, element.scrollHeight);
      // Keyboards scroll it while it has the focus; a list that does not scroll needs no tab stop.
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [length]);
  return list;
};
