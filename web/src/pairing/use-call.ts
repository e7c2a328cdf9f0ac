import { useEffect } from 'preact/hooks';

/** Somebody may be looking elsewhere: the tab says it, and a phone stirs. */
export const useCall = (word: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = `${word} · ${before}`;
    navigator.vibrate?.(200);
    return () => {
      document.title = before;
    };
  }, []);
};
