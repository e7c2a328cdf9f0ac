const SAMPLES = 9;
/** Milliseconds. */
const WARM_UP = 500;

/**
 * Milliseconds of processor time. On a machine that does other things too it is steadier than the clock on the wall; with `node --single-threaded`
 * the collector and the compiler work in it, so it is the time of one core.
 */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export interface Task {
  /** The name of the operation, unique in a run. */
  readonly name: string;
  /** Does a piece of work, long enough (20 µs) to look at a clock after it, and answers how many units it was. */
  readonly run: () => number;
}

export interface Rate {
  /** Units a second: the median of the samples. */
  readonly perSecond: number;
  /** Half of the range of the middle half of the samples, as a share of the median. */
  readonly spread: number;
}

const rateFor = (task: Task, milliseconds: number): number => {
  const begin = now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    units += task.run();
    elapsed = now() - begin;
  }
  return (1000 * units) / elapsed;
};

const rateOf = (samples: readonly number[]): Rate => {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return { perSecond: at(0.5), spread: (at(0.75) - at(0.25)) / 2 / at(0.5) };
};

/**
 * The rates by name, after a warm-up. The samples of all tasks are taken in turn, so that what else the machine does meets
 * all of them alike and ratios hold.
 */
export const measure = (tasks: readonly Task[], seconds: number): ReadonlyMap<string, Rate> => {
  for (const task of tasks) rateFor(task, WARM_UP);
  const samples = tasks.map((): number[] => []);
  for (let round = 0; round < SAMPLES; round++)
    for (const [index, task] of tasks.entries()) samples[index]!.push(rateFor(task, (1000 * seconds) / SAMPLES));
  return new Map(tasks.map((task, index) => [task.name, rateOf(samples[index]!)]));
};
