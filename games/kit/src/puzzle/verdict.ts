/** The verdict on an answer, in the measure of the game: points ahead, or the chance to win. */
export interface Verdict {
  /** Whether the answer is as good as the best. */
  readonly isRight: boolean;
  readonly played: number;
  readonly best: number;
}

interface Comparing {
  /** Fewer than a proof takes. */
  readonly runs: number;
  /** How far behind the best a turn is still as good. */
  readonly tolerance: number;
}

/** By game: how an answer is compared with the best turn. */
const COMPARING: Readonly<Record<string, Comparing>> = {
  nauticus: { runs: 3, tolerance: 1 },
  nautilus: { runs: 120, tolerance: 0.01 },
};

export const runsOf = (game: string): number => COMPARING[game]!.runs;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Indexable by run: what the best turn and the answer were worth. */
export const verdictOf = (game: string, [best, played]: readonly (readonly number[])[]): Verdict => {
  const means = { best: meanOf(best ?? []), played: meanOf(played ?? []) };
  return { ...means, isRight: means.played >= means.best - COMPARING[game]!.tolerance };
};
