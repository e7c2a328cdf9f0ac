import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * For text that may be longer than its place: without a pointer it is scrolled by keys; a text that does not scroll is
 * no stop for them.
 */
export const useKeyScroll = <T extends HTMLElement>(text: unknown): RefObject<T> => {
  const place = useRef<T>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    if (current.scrollHeight > current.clientHeight) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  }, [text]);
  return place;
};
