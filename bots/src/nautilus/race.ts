/** When a runner is dropped. */
export interface Patience {
  /** Runs that all runners must have made before. */
  readonly runs: number;
  /** By how many standard errors it must be behind the leader. */
  readonly errors: number;
}

/** The runners are compared every so many runs. */
const LOOK_EVERY = 3;

/** Something that is tried again and again, always beside the others in the same world. */
export interface Runner {
  readonly worths: number[];
}

export const meanOf = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

/** Whether a runner is behind another, beyond what chance would explain. */
const isBehind = ({ worths }: Runner, leader: Runner, errors: number): boolean => {
  const differences = worths.map((worth, world) => worth - leader.worths[world]!);
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  return mean <= -errors * Math.sqrt(squares / (worths.length * (worths.length - 1)));
};

/** The runners that are still in the race, the leader first. Looks only from time to time. */
export const stillRunning = <R extends Runner>(runners: readonly R[], patience: Patience): readonly R[] => {
  const runs = runners[0]!.worths.length;
  if (runs < patience.runs || runs % LOOK_EVERY !== 0) return runners;
  const [leader, ...others] = [...runners].sort((a, b) => meanOf(b.worths) - meanOf(a.worths));
  return [leader!, ...others.filter(other => !isBehind(other, leader!, patience.errors))];
};

/** Who ran longest comes first, then who ran best. */
export const byRank = (a: Runner, b: Runner): number =>
  b.worths.length - a.worths.length || (a.worths.length > 0 ? meanOf(b.worths) - meanOf(a.worths) : 0);
