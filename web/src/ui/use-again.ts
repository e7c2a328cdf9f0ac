import { useEffect } from 'preact/hooks';

/** Milliseconds between two looks at who is here. */
const EVERY = 20_000;

/** Does it at once, now and then as long as the page is looked at, and when it is looked at again. */
export const useAgain = (read: () => Promise<void>, every = EVERY): void => {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void read();
    };
    void read();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
};
