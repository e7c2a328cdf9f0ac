const WIDTH = 40;
const STEP_MS = 100;

/** A bar on the standard error stream, if that is a terminal; nothing otherwise. */
export const progressBar = (total: number): ((done: number) => void) => {
  if (!process.stderr.isTTY) return () => {};
  let due = 0;
  return done => {
    if (done < total && Date.now() < due) return;
    due = Date.now() + STEP_MS;
    const filled = Math.floor((WIDTH * done) / total);
    process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total}`);
    if (done === total) process.stderr.write('\r\x1b[K');
  };
};
