import { useEffect } from 'preact/hooks';
import { calls } from './title.ts';

/**
 * A call to people who may be looking elsewhere: the tab says the sentence while it lasts, on every page, and a phone
 * stirs.
 */
export const useCall = (sentence: string): void => {
  useEffect(() => {
    calls.value = [...calls.peek(), sentence];
    navigator.vibrate?.(200);
    return () => {
      calls.value = calls.peek().filter(each => each !== sentence);
    };
  }, [sentence]);
};
