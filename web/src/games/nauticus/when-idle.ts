/** Milliseconds that must be left before the next picture. */
const A_PIECE = 2;

let pieces: readonly (() => unknown)[] = [];
let isWaiting = false;

const wait = (): void => {
  isWaiting = true;
  requestIdleCallback(time => {
    isWaiting = false;
    do {
      const [first, ...rest] = pieces;
      pieces = rest;
      first?.();
    } while (pieces.length > 0 && time.timeRemaining() > A_PIECE);
    if (pieces.length > 0 && !isWaiting) wait();
  });
};

/** Small pieces of work, done one by one while the page has nothing else to do; new ones take the place of those left. */
export const whenIdle = (work: readonly (() => unknown)[]): void => {
  pieces = work;
  if (work.length > 0 && !isWaiting && 'requestIdleCallback' in window) wait();
};
