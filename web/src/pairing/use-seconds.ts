import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connection } from '../net/connection.ts';

/** Whole seconds since a moment of the server's clock, negative before it; counted as long as it matters. */
export const useSeconds = (since: string, isCounted: boolean): number => {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!isCounted) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [isCounted]);
  return Math.floor((now.value + connection.ahead.value - Date.parse(since)) / 1000);
};
