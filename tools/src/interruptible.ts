/** What the shell calls a program that a signal has ended: 128 and the signal's number. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Does work that a signal may interrupt. Then `leave` has the time it needs before all ends. */
export const interruptible = async (work: () => Promise<void>, leave: () => Promise<void>): Promise<void> => {
  const left = Object.entries(SIGNALS).map(([name, code]) => {
    const listener = (): void => void leave().then(() => process.exit(code));
    process.on(name, listener);
    return () => process.off(name, listener);
  });
  try {
    await work();
  } finally {
    for (const forget of left) forget();
  }
};
