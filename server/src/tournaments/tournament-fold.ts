import { SeededChance } from '@ankerplatz/kit';
import { gameById, isGameId, scoringOf } from '@ankerplatz/registry';
import {
  COMPARISONS,
  type Comparison,
  comparedPoints,
  MIDDLE,
  type Pairing,
  type Plan,
  pairRound,
  type Round,
  roundsOf,
  type Standing,
  standingsOf,
} from '@ankerplatz/tournament';
import { Problem } from '../problem.ts';
import { NEWCOMERS_MU } from '../rating-points.ts';
import { isHidden } from '../tables/model/access.ts';
import type {
  EntrantRow,
  PairingRow,
  ResultReason,
  ResultRow,
  TournamentFields,
  TournamentRow,
  TournamentRows,
} from './rows.ts';

// Everything here follows from the rows of a tournament: the same rows give the same answer everywhere.

type Shaped = Pick<TournamentFields, 'game' | 'wish' | 'pairs'>;

/** Entrants at a table, and how many people each of them is. */
export const shapeOf = ({ game: id, wish, pairs }: Shaped): Pick<Plan, 'size' | 'mayMix' | 'hasPartners'> => {
  const game = gameById(id)!;
  const setup = game.setup(wish);
  if (!setup.ok) throw new Error(`a tournament cannot be set up: ${setup.error}`);
  const { seats } = setup.value;
  const sides = new Set(game.sides(setup.value)).size;
  const isShared = sides < seats;
  if (pairs && !isShared) throw new Problem('tournament-pairs');
  return { size: pairs ? sides : seats, mayMix: !isShared && seats > 2, hasPartners: isShared && !pairs };
};

export const planOf = (fields: Shaped & Pick<TournamentFields, 'kind' | 'rounds' | 'seed'>): Plan => ({
  ...shapeOf(fields),
  ...{ kind: fields.kind, rounds: fields.rounds, seed: fields.seed },
});

/** People who play as one: a single player, or two who have named each other. The others cannot play. */
export const readyEntrants = (entrants: readonly EntrantRow[], pairs: boolean): readonly (readonly EntrantRow[])[] => {
  if (!pairs) return entrants.map(entrant => [entrant]);
  return entrants.flatMap((entrant, index) => {
    const at = entrants.findIndex(({ identity }) => identity === entrant.partner);
    const partner = entrants[at];
    return partner?.partner === entrant.identity && index < at ? [[entrant, partner]] : [];
  });
};

/** Of a pair the mean; null where nothing is known of either. */
const strengthOf = (people: readonly EntrantRow[]): number | null =>
  people.every(({ mu }) => mu === null)
    ? null
    : people.reduce((sum, { mu }) => sum + (mu ?? NEWCOMERS_MU), 0) / people.length;

/** The entrants in the order of their places: by rating, those without one after them by lot. */
export const placesOf = (
  { pairs, seed }: Pick<TournamentFields, 'pairs' | 'seed'>,
  entrants: readonly EntrantRow[],
): readonly (readonly EntrantRow[])[] => {
  const ready = readyEntrants(entrants, pairs);
  const lots = [...ready.keys()];
  SeededChance.from(`${seed}:places`).shuffle(lots);
  return lots
    .map(lot => ({ people: ready[lot]!, strength: strengthOf(ready[lot]!) }))
    .toSorted((a, b) => (b.strength ?? Number.NEGATIVE_INFINITY) - (a.strength ?? Number.NEGATIVE_INFINITY) || 0)
    .map(({ people }) => people);
};

/** The entrants who play, by place; before a round, if one is given. */
export const listOf = (
  entrants: readonly EntrantRow[],
  round = Number.POSITIVE_INFINITY,
): readonly (readonly EntrantRow[])[] => {
  const list: EntrantRow[][] = [];
  for (const entrant of entrants)
    if (entrant.place !== null && entrant.enteredRound < round) {
      list[entrant.place] ??= [];
      list[entrant.place]!.push(entrant);
    }
  return list;
};

const isPresent = (people: readonly EntrantRow[], round: number): boolean =>
  people.every(({ leftRound }) => leftRound === null || leftRound >= round);

type Paired = Pick<PairingRow, 'round' | 'number'>;

/** The last result of each pairing that was known before a round; of all that are known now, if none is given. */
export const resultsOf = (
  { results }: Pick<TournamentRows, 'results'>,
  before = Number.POSITIVE_INFINITY,
): ((pairing: Paired) => ResultRow | undefined) => {
  const keyOf = ({ round, number }: Paired): string => `${round} ${number}`;
  const last = new Map<string, ResultRow>();
  // Results come in the order in which they were given.
  for (const result of results) if (result.inRound < before) last.set(keyOf(result), result);
  return pairing => last.get(keyOf(pairing));
};

/** Whether people may enter now: an evening takes them in as long as it lasts. */
export const takesEntrants = ({ status, kind, pairs }: Pick<TournamentRow, 'status' | 'kind' | 'pairs'>): boolean =>
  status === 'open' || (status === 'running' && kind === 'evening' && !pairs);

/** Whether all may see the tables of a tournament. */
export const visibilityOf = ({ access }: Pick<TournamentFields, 'access'>): 'public' | 'invitation' =>
  access === 'link' ? 'invitation' : 'public';

/** A game that this release does not know has no tables here to compare. */
const comparisonOf = ({ game }: Pick<TournamentFields, 'game'>): Comparison =>
  isGameId(game) ? COMPARISONS[scoringOf(game)] : 'matchpoints';

type Compared = readonly (readonly number[] | undefined)[];

/** An absent entrant counts as the least of all. */
const LEAST: Readonly<Record<Comparison, (points: readonly number[]) => number>> = {
  matchpoints: () => 0,
  mean: points => Math.min(0, ...points),
};

/** The points of all entrants in a round whose tables played one deal, table by table. */
const comparedIn = (
  rows: TournamentRows,
  pairings: readonly PairingRow[],
  resultOf: ReturnType<typeof resultsOf>,
): Compared => {
  const comparison = comparisonOf(rows.tournament);
  const compared = comparedPoints(
    comparison,
    pairings.map(pairing => resultOf(pairing)?.worths ?? null),
  );
  const least = LEAST[comparison](compared.flatMap(points => points ?? []));
  return pairings.map((pairing, table) => {
    const result = resultOf(pairing);
    if (!result?.ranks) return undefined;
    return pairing.entrants.map((place, index) => {
      if (isLastAt(rows, pairing)(place)) return least;
      return compared[table]?.[index] ?? MIDDLE[comparison];
    });
  });
};

/** The rounds before one, as they were known when it was paired; all of them as they are known now, if none is given. */
export const pastOf = (rows: TournamentRows, before = Number.POSITIVE_INFINITY): readonly Round[] => {
  const resultOf = resultsOf(rows, before);
  return rows.rounds
    .filter(({ round }) => round < before)
    .map(({ round, byes, deal }) => {
      const pairings = rows.pairings.filter(pairing => pairing.round === round);
      const isClosed = isHidden({ deal });
      const points = deal && !isClosed ? comparedIn(rows, pairings, resultOf) : [];
      return {
        tables: pairings.map((pairing, table) => ({
          entrants: pairing.entrants.map(String),
          ranks: isClosed ? null : (resultOf(pairing)?.ranks ?? null),
          ...(points[table] && { points: points[table] }),
        })),
        byes: byes.map(String),
        ...(deal && { byePoints: isClosed ? 0 : MIDDLE[comparisonOf(rows.tournament)] }),
      };
    });
};

/** The tables of a round: always the same, from what was known when it began. */
export const pairingsOf = (rows: TournamentRows, round: number): Pairing => {
  const list = listOf(rows.entrants, round);
  const names = list.map((_, place) => String(place));
  const present = new Set(names.filter((_, place) => isPresent(list[place]!, round)));
  return pairRound(planOf(rows.tournament), names, present, pastOf(rows, round));
};

export const standingsIn = (rows: TournamentRows): readonly Standing[] => {
  const names = listOf(rows.entrants).map((_, place) => String(place));
  return standingsOf(planOf(rows.tournament), names, pastOf(rows));
};

/** After which round it ends; null: that is not known. */
export const lastRoundOf = ({ tournament, entrants }: TournamentRows): number | null => {
  const count =
    tournament.status === 'open' ? readyEntrants(entrants, tournament.pairs).length : listOf(entrants).length;
  return tournament.rounds ?? (count < 2 ? null : roundsOf(planOf(tournament), count));
};

/** Places of entrants at a table who play no more. */
export const goneFrom = ({ entrants }: TournamentRows, places: readonly number[], round: number): readonly number[] => {
  const list = listOf(entrants);
  return places.filter(place => !isPresent(list[place]!, round));
};

/** From 1; equal ones share one, and leave a gap. */
export const ranksBy = (worth: readonly number[]): number[] =>
  worth.map(each => 1 + worth.filter(other => other < each).length);

/** The entrant of a seat, as a place within the entrants of a table: of pairs, partners sit opposite. */
export const entrantAt = (seat: number, entrants: number): number => seat % entrants;

export interface Settled {
  readonly ranks: readonly number[] | null;
  readonly reason: ResultReason;
}

/** A pairing that does not count leaves no entrant behind; in a knockout all go on. */
const uncounted = (
  { tournament: { kind } }: TournamentRows,
  { entrants }: PairingRow,
  reason: 'void' | 'late',
): Settled => ({
  ranks: kind === 'knockout' ? entrants.map(() => 1) : null,
  reason,
});

const isLastAt = (rows: TournamentRows, { entrants, absent, round }: PairingRow): ((place: number) => boolean) => {
  const gone = goneFrom(rows, entrants, round);
  return place => gone.includes(place) || (rows.tournament.absent === 'last' && (absent?.includes(place) ?? false));
};

/**
 * An entrant who had left before the round is last, whoever played for them; so is one who did not come, if that is the
 * rule.
 */
const playedRanks = (rows: TournamentRows, pairing: PairingRow, bySeat: readonly number[]): number[] => {
  const { entrants } = pairing;
  const isLast = isLastAt(rows, pairing);
  return ranksBy(entrants.map((place, index) => (isLast(place) ? Number.POSITIVE_INFINITY : bySeat[index]!)));
};

/** The outcome of a pairing; null: it is still played, or it is not clear yet who has come. */
export const settledBy = (rows: TournamentRows, pairing: PairingRow): Settled | null => {
  const { entrants, absent, ranks, table, status, round } = pairing;
  const { isShowOver, isTimeOver } = rows.rounds.find(each => each.round === round)!;
  if (ranks) return { ranks: playedRanks(rows, pairing, ranks), reason: 'played' };
  if (table === null || status === 'closed') {
    if (absent === null && isShowOver) return null;
    const isSplit = absent !== null && absent.length > 0 && absent.length < entrants.length;
    if (!isSplit) return uncounted(rows, pairing, 'void');
    return { ranks: ranksBy(entrants.map(place => (absent.includes(place) ? 1 : 0))), reason: 'absent' };
  }
  return isTimeOver ? uncounted(rows, pairing, 'late') : null;
};
