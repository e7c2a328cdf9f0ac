import { err, ok, type Result } from '@ankerplatz/kit';

export const KINDS = ['round-robin', 'swiss', 'knockout', 'evening'] as const;
export type TournamentKind = (typeof KINDS)[number];

/** The facts of a tournament that are settled before the first round. */
export interface Plan {
  readonly kind: TournamentKind;
  /** Entrants at a table: players, or pairs of them. */
  readonly size: number;
  /** Whether a table may also have fewer, but at least two, where the number does not divide. */
  readonly mayMix: boolean;
  /** Whether opposite seats play together, as single players do in the game of four. */
  readonly hasPartners: boolean;
  /** Of a Swiss tournament; the other kinds know theirs by the number of entrants, an evening has none. */
  readonly rounds: number | null;
  /** The seed of all lots. */
  readonly seed: string;
}

export const MOST_ENTRANTS = 200;
const MOST_ROUNDS = 30;

/** Why a tournament cannot be played so; its code, and the figures that a sentence needs. */
export interface PlanFault {
  readonly code: 'too-few' | 'too-many' | 'rounds' | 'knockout';
  readonly least?: number;
  readonly most?: number;
}

/** The fewest entrants with whom a table can be filled. */
export const leastEntrants = ({ size, mayMix }: Plan): number => (mayMix ? 2 : size);

/** Rounds in which everybody can have met everybody, as far as tables of that size allow. */
const roundsToMeetAll = ({ size }: Plan, entrants: number): number => {
  const others = entrants - 1;
  // With an odd number each of them sits out once.
  if (size === 2) return entrants % 2 === 0 ? others : entrants;
  return Math.ceil(others / (size - 1));
};

const roundsOfKnockout = ({ size }: Plan, entrants: number): number => {
  let rounds = 0;
  for (let left = entrants; left > 1; left = Math.ceil(left / size)) rounds++;
  return rounds;
};

/** How many rounds there will be; null for an evening, which lasts as long as people play. */
export const roundsOf = (plan: Plan, entrants: number): number | null => {
  switch (plan.kind) {
    case 'round-robin':
      return roundsToMeetAll(plan, entrants);
    case 'swiss':
      return plan.rounds;
    case 'knockout':
      return roundsOfKnockout(plan, entrants);
    case 'evening':
      return null;
  }
};

/** Whether so many can play it; if not, why. */
export const checkPlan = (plan: Plan, entrants: number): Result<Plan, PlanFault> => {
  const least = leastEntrants(plan);
  if (entrants < least) return err({ code: 'too-few', least });
  if (entrants > MOST_ENTRANTS) return err({ code: 'too-many', most: MOST_ENTRANTS });
  // One goes on from each table: partners cannot, and tables of a fixed size would soon not be filled.
  if (plan.kind === 'knockout' && plan.size > 2 && !plan.mayMix) return err({ code: 'knockout' });
  const { rounds } = plan;
  if (plan.kind !== 'swiss') return ok(plan);
  const isGood = rounds !== null && Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS;
  return isGood ? ok(plan) : err({ code: 'rounds', least: 1, most: MOST_ROUNDS });
};
