/** Runs that all runners must have made before one is dropped, and how often they are compared. */
const FIRST_LOOK = 6;
const LOOK_EVERY = 3;
/** A runner is dropped if it is behind the leader by so many standard errors. */
const SURELY = 2;

/** Something that is tried again and again, always beside the others in the same world. */
export interface Runner {
  readonly worths: number[];
}

export const meanOf = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

/** Whether a runner is behind another, beyond what chance would explain. */
const isBehind = ({ worths }: Runner, leader: Runner): boolean => {
  const differences = worths.map((worth, world) => worth - leader.worths[world]!);
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  return mean <= -SURELY * Math.sqrt(squares / (worths.length * (worths.length - 1)));
};

/** The runners that are still in the race, the leader first. Looks only from time to time. */
export const stillRunning = <R extends Runner>(runners: readonly R[]): readonly R[] => {
  const runs = runners[0]!.worths.length;
  if (runs < FIRST_LOOK || runs % LOOK_EVERY !== 0) return runners;
  const [leader, ...others] = [...runners].sort((a, b) => meanOf(b.worths) - meanOf(a.worths));
  return [leader!, ...others.filter(other => !isBehind(other, leader!))];
};

/** Who ran longest comes first, then who ran best. */
export const byRank = (a: Runner, b: Runner): number =>
  b.worths.length - a.worths.length || (a.worths.length > 0 ? meanOf(b.worths) - meanOf(a.worths) : 0);
