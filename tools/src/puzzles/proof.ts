import type { BotGameId } from '@ankerplatz/bots';
import type { Judge } from '@ankerplatz/bots/judges';
import type { View } from '@ankerplatz/kit';
import { meanOf, varianceOf } from '../mean.ts';
import type { Candidate } from './candidate.ts';

/** The rigour with which turns of a game are told apart. */
export interface Rigour {
  /** Runs of all candidates, of which fewer and fewer are left; then those of the best two ways. */
  readonly stages: readonly number[];
  readonly runs: number;
  /** The least by which the best is ahead of any other way. */
  readonly gap: number;
  /** How far a turn may be behind and still be as good as the best. */
  readonly tolerance: number;
}

/** Nautilùs: ten times the 240 worlds of an admiral. */
export const RIGOURS: Readonly<Record<BotGameId, Rigour>> = {
  nauticus: { stages: [1, 3], runs: 9, gap: 2, tolerance: 1 },
  nautilus: { stages: [40, 240], runs: 2_400, gap: 0.02, tolerance: 0.01 },
};

/** A 95 % interval is so many standard errors wide on each side; a little wider than for endless runs. */
const ERRORS = 2.2;

export const SEED = 'proof';

/** How far a mean may be off. */
const errorOf = (values: readonly number[]): number => ERRORS * Math.sqrt(varianceOf(values) / values.length);

export interface Gap {
  readonly gap: number;
  readonly error: number;
}

/** How far a turn is ahead of another in the same runs. */
export const gapBetween = (
  judge: Judge,
  view: View,
  turns: readonly [readonly string[], readonly string[]],
  runs: number,
): Gap => {
  const [best, next] = judge.worths(view, turns, runs, SEED);
  const leads = best!.map((worth, run) => worth - next![run]!);
  return { gap: meanOf(leads), error: errorOf(leads) };
};

/** The worth of candidates by so many runs. */
interface Standing {
  readonly candidate: Candidate;
  readonly mean: number;
}

export interface Proof extends Gap {
  readonly best: Candidate;
  /** By outcome, in as many runs as it took to tell. */
  readonly means: ReadonlyMap<string, number>;
}

const standingsOf = (judge: Judge, view: View, candidates: readonly Candidate[], runs: number): readonly Standing[] => {
  const turns = candidates.map(({ moves }) => moves);
  const worths = judge.worths(view, turns, runs, SEED);
  return candidates
    .map((candidate, index) => ({ candidate, mean: meanOf(worths[index]!) }))
    .sort((a, b) => b.mean - a.mean);
};

/** The part of a gap that a few runs may hide, and how many gaps behind they show that a turn is not the best. */
const DOUBT = 0.6;
const REACH = 4;

/** The way that is clearly best, or null if none is. */
export const provedBest = (
  judge: Judge,
  view: View,
  candidates: readonly Candidate[],
  rigour: Rigour,
): Proof | null => {
  const means = new Map<string, number>();
  let running = candidates;
  let next: Candidate | undefined;
  for (const [stage, runs] of rigour.stages.entries()) {
    const standings = standingsOf(judge, view, running, runs);
    for (const { candidate, mean } of standings) means.set(candidate.outcome, mean);
    const [best] = standings;
    const second = standings.find(({ candidate }) => candidate.plan !== best!.candidate.plan);
    const isLast = stage === rigour.stages.length - 1;
    if (!second || best!.mean - second.mean < rigour.gap * (isLast ? 1 : DOUBT)) return null;
    running = standings
      .filter(({ mean }) => isLast || mean > best!.mean - REACH * rigour.gap)
      .map(({ candidate }) => candidate);
    if (!running.includes(second.candidate)) running = [...running, second.candidate];
    next = second.candidate;
  }
  const [best] = running;
  const gap = gapBetween(judge, view, [best!.moves, next!.moves], rigour.runs);
  return gap.gap >= rigour.gap && gap.gap > gap.error ? { best: best!, means, ...gap } : null;
};
