import type { TournamentPage } from '@ankerplatz/protocol';
import { type Plan, pairRound, type Round, standingsOf } from '@ankerplatz/tournament';
import { expect } from 'vitest';

const planOf = ({ kind, rounds, seed, size }: TournamentPage): Plan => ({
  ...{ kind, size, mayMix: size > 2, hasPartners: false, rounds, seed: seed! },
});

const roundsOf = ({ played }: TournamentPage): Round[] =>
  played.map(({ pairings, byes }) => ({
    tables: pairings.map(({ entrants, ranks }) => ({ entrants: entrants.map(String), ranks })),
    byes: byes.map(String),
  }));

/** Whoever has the opened seed finds the same pairings and standings. */
export const expectReproducible = (page: TournamentPage): void => {
  const [plan, rounds] = [planOf(page), roundsOf(page)];
  const list = page.entrants.map(({ place }) => String(place));
  for (const [number, { tables, byes }] of rounds.entries())
    expect(pairRound(plan, list, new Set(list), rounds.slice(0, number)), `round ${number + 1}`).toEqual({
      tables: tables.map(({ entrants }) => entrants),
      byes,
    });
  const standings = standingsOf(plan, list, rounds).map(({ entrant, rank, score }) => ({
    place: Number(entrant),
    rank,
    score,
  }));
  expect(page.standings.map(({ place, rank, score }) => ({ place, rank, score }))).toEqual(standings);
};
