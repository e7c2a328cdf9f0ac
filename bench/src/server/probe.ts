// Loaded into a server that is measured, before anything of its own: answers what the process has used.

export interface Usage {
  /** Processor time of all threads, in microseconds. */
  readonly cpu: number;
  /** Live memory on the heap and beside it, in bytes. */
  readonly alive: number;
  /** Resident memory of the process, in bytes. */
  readonly resident: number;
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpu: user + system, alive: heapUsed + external, resident: rss };
};

process.on('message', (question: 'used' | 'left') => {
  if (question === 'left') globalThis.gc?.();
  process.send?.(usage());
});
process.channel?.unref();
