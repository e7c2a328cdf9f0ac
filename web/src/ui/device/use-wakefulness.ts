import { useEffect } from 'preact/hooks';

/** Keeps the screen awake where the browser can; it lets go whenever the page is hidden. */
export const useWakefulness = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isWanted) await lock.release();
      } catch {
        // The device saves its battery.
      }
    };
    const holdAgain = (): void => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
};
