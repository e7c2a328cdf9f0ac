import type { Language } from '@ankerplatz/kit';
import type { Entrant, Tournament, TournamentFacts, TournamentPairing, TournamentRound } from '@ankerplatz/protocol';
import type { Round } from '@ankerplatz/tournament';
import { shownPerson } from '../accounts/identity.ts';
import { isHidden } from '../tables/model/access.ts';
import type { EntrantRow, PairingRow, RoundRow, TournamentRow, TournamentRows } from './rows.ts';
import {
  lastRoundOf,
  listOf,
  pastOf,
  readyEntrants,
  resultsOf,
  shapeOf,
  standingsIn,
  takesEntrants,
} from './tournament-fold.ts';

/** A tournament as everybody may know it. */
export const shownTournament = (row: TournamentRow): Omit<Tournament, 'isEntered'> => {
  const { id, name, game, wish, pairs, kind, rounds, clock, access, startsAt, status, isPaused, round, coming } = row;
  const { roundMinutes, showUpMinutes, absent, rated, duplicate } = row;
  return {
    ...{ id, name, game, pairs, kind, rounds, clock, access, roundMinutes, showUpMinutes, absent, rated, duplicate },
    ...(wish.players !== undefined && { players: wish.players }),
    ...(wish.variant !== undefined && { variant: wish.variant }),
    startsAt: startsAt?.toISOString() ?? null,
    size: shapeOf(row).size,
    ...{ status, isPaused, round, coming },
  };
};

const personOf = ({ identity: id, name, isMember }: EntrantRow, language: Language) =>
  shownPerson({ id, name, isMember }, language);

const entrantsOf = ({ tournament, entrants }: TournamentRows, by: string | null, language: Language): Entrant[] => {
  const isMe = (people: readonly EntrantRow[]): boolean => people.some(({ identity }) => identity === by);
  if (tournament.status !== 'open' && tournament.round > 0)
    return listOf(entrants).map((people, place) => ({
      place,
      people: people.map(each => personOf(each, language)),
      isReady: true,
      hasLeft: people.some(({ leftRound }) => leftRound !== null),
      isMe: isMe(people),
    }));
  const ready = readyEntrants(entrants, tournament.pairs);
  const alone = entrants.filter(each => !ready.some(people => people.includes(each)));
  return [
    ...ready.map(people => ({ people, isReady: true })),
    ...alone.map(each => ({ people: [each], isReady: false })),
  ].map(({ people, isReady }) => ({
    place: null,
    people: people.map(each => personOf(each, language)),
    ...(!isReady && people[0]!.partner !== null && { partner: { id: people[0]!.partner } }),
    ...{ isReady, hasLeft: false, isMe: isMe(people) },
  }));
};

/** The facts of a table for a person who does not sit there, while others still play the same deal: who sits there. */
const hiddenPairing = ({ number, entrants }: PairingRow): TournamentPairing => ({
  ...{ number, table: null, entrants: [...entrants], status: null, isSettled: false, ranks: null, reason: null },
});

const dealOf = ({ deal }: RoundRow) => {
  if (!deal) return {};
  const { id, commitment, contributions, secret, isOpen } = deal;
  return { deal: { id, commitment, contributions: [...contributions], secret: isOpen ? secret : null } };
};

const roundsOf = (rows: TournamentRows, past: readonly Round[], by: string | null): TournamentRound[] => {
  const resultOf = resultsOf(rows);
  const own = rows.entrants.find(({ identity }) => identity === by)?.place ?? null;
  return rows.rounds.map(({ round, startedAt, showUntil, dueAt, byes, deal, ...rest }, index) => ({
    round,
    ...dealOf({ round, startedAt, showUntil, dueAt, byes, deal, ...rest }),
    ...{ startedAt: startedAt.toISOString(), showUntil: showUntil.toISOString(), dueAt: dueAt?.toISOString() ?? null },
    byes: [...byes],
    pairings: rows.pairings
      .filter(pairing => pairing.round === round)
      .map((pairing, place) => {
        const { number, table, invitation, entrants, status } = pairing;
        if (isHidden({ deal }) && (own === null || !entrants.includes(own))) return hiddenPairing(pairing);
        const result = resultOf(pairing);
        const points = past[index]?.tables[place]?.points;
        return {
          ...{ number, table, status, entrants: [...entrants], isSettled: result !== undefined },
          ...(rows.tournament.access === 'link' && invitation !== null && { invitation }),
          ...{ ranks: result?.ranks ? [...result.ranks] : null, reason: result?.reason ?? null },
          ...(points && { points: [...points] }),
        };
      }),
  }));
};

const isWaiting = ({ status }: PairingRow): boolean => status === 'open' || status === 'running';

/** The seat at which a person is to play now. */
const seatOf = (rows: TournamentRows, by: string | null): TournamentFacts['mine'] => {
  const own = rows.entrants.find(({ identity }) => identity === by);
  if (by === null || own?.place == null || rows.tournament.status !== 'running') return null;
  const { place } = own;
  const pairing = rows.pairings.findLast(each => each.entrants.includes(place) && isWaiting(each));
  if (!pairing?.table || pairing.round !== rows.tournament.round || pairing.invitation === null) return null;
  const people = listOf(rows.entrants)[place]!;
  const seat = pairing.entrants.indexOf(place) + people.indexOf(own) * pairing.entrants.length;
  const { table, round, number, invitation, seated } = pairing;
  return { table, seat, round, number, invitation, isSeated: seated.includes(by) };
};

/** The tournament as each person may know it; what is the same for all is worked out once. */
export const factsOf = (
  rows: TournamentRows,
): ((by: string | null, mayOrganise: boolean, language: Language) => TournamentFacts) => {
  const { tournament, entrants } = rows;
  const { organiser, commitment, seed, status } = tournament;
  const past = pastOf(rows);
  const shared = {
    ...shownTournament(tournament),
    ...{ commitment, seed: status === 'over' ? seed : null, lastRound: lastRoundOf(rows) },
    takesEntrants: takesEntrants(tournament),
    standings:
      tournament.round > 0
        ? standingsIn(rows).map(({ entrant, rank, played, score, points, breaks: { opponents, direct, won } }) => ({
            ...{ place: Number(entrant), rank, played, score, points, opponents, direct, won },
          }))
        : [],
  };
  return (by, mayOrganise, language) => ({
    ...shared,
    isEntered: entrants.some(({ identity, leftRound }) => identity === by && leftRound === null),
    organiser: shownPerson(organiser, language),
    entrants: entrantsOf(rows, by, language),
    played: roundsOf(rows, past, by),
    mine: seatOf(rows, by),
    mayOrganise,
  });
};
