import { useEffect } from 'preact/hooks';
import { calls } from './title.ts';

/** Somebody may be looking elsewhere: the tab says it as long as it is asked, on every page, and a phone stirs. */
export const useCall = (sentence: string): void => {
  useEffect(() => {
    calls.value = [...calls.peek(), sentence];
    navigator.vibrate?.(200);
    return () => {
      calls.value = calls.peek().filter(each => each !== sentence);
    };
  }, [sentence]);
};
