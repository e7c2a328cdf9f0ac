/** The exit codes of programs that a signal has ended, as in the shell: 128 and the signal's number. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Does work that a signal may interrupt. Then `leave` has the time it needs before all ends, whatever becomes of the work meanwhile. */
export const interruptible = async (work: () => Promise<void>, leave: () => Promise<void>): Promise<void> => {
  let leaving: Promise<void> | undefined;
  const forgets = Object.entries(SIGNALS).map(([name, code]) => {
    const listener = (): void => {
      leaving ??= leave().then(() => process.exit(code));
    };
    process.on(name, listener);
    return () => process.off(name, listener);
  });
  try {
    await work();
  } catch (error) {
    if (!leaving) throw error;
  } finally {
    await leaving;
    for (const forget of forgets) forget();
  }
};
