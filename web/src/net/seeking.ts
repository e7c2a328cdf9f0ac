import { signal } from '@preact/signals';

const KEY = 'ankerplatz.seeking';

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Whether this browser looks for opponents, also after the page was loaded anew: then it must hear of them on every page. */
export const isSeeking = signal(kept());

export const keepSeeking = (now: boolean): void => {
  if (isSeeking.value === now) return;
  isSeeking.value = now;
  try {
    if (now) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the search ends with the page.
  }
};
