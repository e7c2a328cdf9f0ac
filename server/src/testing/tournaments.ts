import { isDeepStrictEqual } from 'node:util';
import type { TournamentPage } from '@ankerplatz/protocol';
import { type Plan, pairRound, type Round, standingsOf } from '@ankerplatz/tournament';

const planOf = ({ kind, rounds, seed, size }: TournamentPage): Plan => ({
  ...{ kind, size, mayMix: size > 2, hasPartners: false, rounds, seed: seed! },
});

const roundsOf = ({ played }: TournamentPage): Round[] =>
  played.map(({ pairings, byes }) => ({
    tables: pairings.map(({ entrants, ranks }) => ({ entrants: entrants.map(String), ranks })),
    byes: byes.map(String),
  }));

const SAME = 'the same';

/** The opened seed leads to the same pairings and standings: where it does not, a sentence each. */
export const irreproducible = (page: TournamentPage): string[] => {
  const [plan, rounds] = [planOf(page), roundsOf(page)];
  const list = page.entrants.map(({ place }) => String(place));
  const paired = rounds.map(({ tables, byes }, number) => {
    const told = { tables: tables.map(({ entrants }) => entrants), byes };
    return difference(`round ${number + 1}`, told, pairRound(plan, list, new Set(list), rounds.slice(0, number)));
  });
  const standings = standingsOf(plan, list, rounds).map(({ entrant, rank, score }) => ({
    place: Number(entrant),
    rank,
    score,
  }));
  const told = page.standings.map(({ place, rank, score }) => ({ place, rank, score }));
  return [...paired, difference('the standings', told, standings)].filter(sentence => sentence !== SAME);
};

const difference = (what: string, told: unknown, found: unknown): string =>
  isDeepStrictEqual(told, found)
    ? SAME
    : `${what}: ${JSON.stringify(told)}, and worked out again ${JSON.stringify(found)}`;
