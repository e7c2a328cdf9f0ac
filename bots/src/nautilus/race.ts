/** The rule by which a runner is dropped: it is surely behind, or hardly better even if it should be ahead. */
export interface Patience {
  /** Runs that all runners must have made before. */
  readonly runs: number;
  /** By how many standard errors it is behind the leader. */
  readonly errors: number;
  /** The average loss below which a runner is given up. */
  readonly regret: number;
}

/** Patience for a race that may take so many times as long; captains and admirals differ much like this. */
export const lengthened = ({ runs, errors, regret }: Patience, times: number): Patience => ({
  runs: Math.round(runs * Math.sqrt(times)),
  // Errors shrink with the root of the runs.
  errors: errors * Math.sqrt(times),
  regret: regret / times,
});

/** The runners are compared every so many runs. */
const LOOK_EVERY = 3;

/** A candidate of a race: it is tried again and again, always beside the others in the same sampled world. */
export interface Runner {
  readonly worths: number[];
}

export const meanOf = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

/**
 * The least spread that a difference is taken to have, over all runs together: a few that were all alike prove little.
 */
const DOUBT = 0.02;
const DENSITY = 1 / Math.sqrt(2 * Math.PI);

/**
 * The average loss by giving up something that seems so many standard errors worse, in standard errors (Sampford's
 * bound).
 */
const lossAt = (errors: number): number =>
  DENSITY * Math.exp((-errors * errors) / 2) * (1 - (4 * errors) / (3 * errors + Math.sqrt(errors * errors + 8)));

/** Whether a runner need not be followed beside the leader. */
const isBehind = ({ worths }: Runner, leader: Runner, { errors, regret }: Patience): boolean => {
  const runs = worths.length;
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < runs; world++) {
    const lead = leader.worths[world]! - worths[world]!;
    sum += lead;
    squares += lead * lead;
  }
  const lead = sum / runs;
  const spread = Math.max(0, squares - sum * lead);
  if (lead >= errors * Math.sqrt(spread / (runs * (runs - 1)))) return true;
  const error = Math.sqrt((spread + DOUBT * DOUBT) / (runs * (runs - 1)));
  return error * lossAt(lead / error) < regret;
};

/** The runners that are still in the race, the leader first. Looks only from time to time. */
export const stillRunning = <R extends Runner>(runners: readonly R[], patience: Patience): readonly R[] => {
  const runs = runners[0]!.worths.length;
  if (runs < patience.runs || runs % LOOK_EVERY !== 0) return runners;
  const [leader, ...others] = [...runners].sort((a, b) => meanOf(b.worths) - meanOf(a.worths));
  return [leader!, ...others.filter(other => !isBehind(other, leader!, patience))];
};

/** Orders runners: those with more trials first, then those with the better mean. */
export const byRank = (a: Runner, b: Runner): number =>
  b.worths.length - a.worths.length || (a.worths.length > 0 ? meanOf(b.worths) - meanOf(a.worths) : 0);
