import { hash } from 'node:crypto';
import { commitmentOf, replay } from '@ankerplatz/kit';
import type { NewTable } from '@ankerplatz/protocol';
import { ratingKey, ratingKindOf } from '@ankerplatz/protocol/rating-kinds';
import { gameById } from '@ankerplatz/registry';
import { checkPlan, isComparable, leastEntrants } from '@ankerplatz/tournament';
import { hashOf } from '../accounts/secrets.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../random.ts';
import { newestRules } from '../tables/model/game-header.ts';
import { addDeal } from '../tables/new-deal.ts';
import type { PairedPeople, Seating } from '../tables/seats/seating.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { EntrantRow, PairingRow, ResultReason, TournamentRow, TournamentRows } from './rows.ts';
import type { NewPairing, TournamentChange, TournamentStore } from './store.ts';
import {
  entrantAt,
  goneFrom,
  lastRoundOf,
  listOf,
  pairingsOf,
  placesOf,
  planOf,
  readyEntrants,
  resultsOf,
  settledBy,
  visibilityOf,
} from './tournament-fold.ts';

export interface RoundsParts {
  readonly store: TournamentStore;
  readonly seating: Seating;
  /** The board of this server. */
  readonly withBoard: (wish: NewTable) => Promise<NewTable>;
}

/** The bot that plays for people who have not come. */
const STAND_IN = 'mate';

const tooFew = (least: number): Problem => {
  const facts = { field: '', expected: '', retryAfter: 0, most: least, id: '' };
  return new Problem('tournament-too-few', {
    say: language => CATALOGUES[language].words.problems['tournament-too-few'](facts),
  });
};

/** Why it cannot begin with those who have signed up. */
const startFault = ({ tournament, entrants }: TournamentRows): Problem | undefined => {
  const plan = planOf(tournament);
  const ready = readyEntrants(entrants, tournament.pairs).length;
  if (!checkPlan(plan, ready).ok) return tooFew(leastEntrants(plan));
  return tournament.duplicate && !isComparable(plan, ready) ? new Problem('tournament-alone') : undefined;
};

/** Opens, fills and ends rounds. Everything is read from what is stored, so any server may go on where another was killed. */
export class TournamentRounds {
  private readonly store: TournamentStore;

  constructor(private readonly parts: RoundsParts) {
    this.store = parts.store;
  }

  /** Tournaments in which something is to be done now. */
  due(): Promise<string[]> {
    return this.store.due();
  }

  /** Does what is due in a tournament. */
  async advance(id: string): Promise<void> {
    const before = await this.store.rows(id);
    if (before?.tournament.status === 'running' && !before.tournament.isPaused) await this.endWaiting(before);
    await this.store.change(id, async (rows, change) => {
      if (!rows || rows.tournament.isPaused) return;
      if (rows.tournament.status === 'open') await this.startOnTime(rows, change);
      else if (rows.tournament.status === 'running') await this.moveOn(rows, change);
    });
  }

  /** Gives places and opens the first round. */
  async start(rows: TournamentRows, change: TournamentChange): Promise<void> {
    const { tournament, entrants } = rows;
    const fault = startFault(rows);
    if (fault) throw fault;
    const kind = ratingKey(ratingKindOf({ game: tournament.game, ...tournament.wish }, tournament.clock.kind));
    const strengths = await change.strengths(kind);
    const known = entrants.map(each => ({ ...each, mu: strengths.get(each.identity) ?? null }));
    const placed = placesOf(tournament, known).flatMap((people, place) => people.map(each => ({ ...each, place })));
    await change.place(placed);
    await change.setStatus('running');
    await this.openRound((await change.rows())!, change);
  }

  /** On its date it begins, or, if too few have come, never. */
  private async startOnTime(rows: TournamentRows, change: TournamentChange): Promise<void> {
    const { startsAt } = rows.tournament;
    if (startsAt === null || startsAt.getTime() > Date.now() + SLACK_MS) return;
    if (startFault(rows)) await change.setStatus('cancelled');
    else await this.start(rows, change);
  }

  /** Bots sit down for those who have not come, or the table is closed. Done again, it changes nothing. */
  private async endWaiting({ tournament, rounds, pairings }: TournamentRows): Promise<void> {
    const last = rounds.at(-1);
    if (!last?.isShowOver) return;
    const waiting = pairings.filter(each => each.round === last.round && each.absent === null);
    for (const pairing of waiting) {
      const absent = await this.absentAt(tournament, pairing);
      if (absent) await this.store.setAbsent(tournament.id, pairing, absent);
    }
  }

  private async absentAt(
    { absent: rule }: TournamentRow,
    { table, entrants }: PairingRow,
  ): Promise<readonly number[] | null> {
    if (table === null) return null;
    const absentOf = (hasCome: readonly boolean[]): readonly number[] =>
      entrants.filter((_, index) => hasCome.some((has, seat) => !has && entrantAt(seat, entrants.length) === index));
    const mayPlay = (hasCome: readonly boolean[]): boolean =>
      rule === 'bot' ? hasCome.includes(true) : absentOf(hasCome).length <= entrants.length - 2;
    const hasCome = await this.parts.seating.endWaiting(table, STAND_IN, mayPlay);
    return hasCome && absentOf(hasCome);
  }

  private async moveOn(rows: TournamentRows, change: TournamentChange): Promise<void> {
    const { round } = rows.tournament;
    const resultOf = resultsOf(rows);
    const open = rows.pairings.filter(pairing => pairing.round === round && !resultOf(pairing));
    let left = 0;
    for (const pairing of open) {
      const settled = settledBy(rows, pairing);
      if (!settled) left++;
      else {
        const worths = await worthsOf(rows, pairing, settled.reason, change);
        await change.addResult({ ...settled, worths, round, number: pairing.number, attempt: 1, inRound: round });
      }
    }
    if (left > 0) return;
    const deal = rows.rounds.find(each => each.round === round)?.deal;
    if (deal) await change.openDeal(deal.id, visibilityOf(rows.tournament));
    const after = (await change.rows())!;
    if (round === lastRoundOf(rows) || isDeserted(after)) await change.setStatus('over');
    else await this.openRound(after, change);
  }

  /** The next round with its tables; where nobody is left to play, it is over. */
  private async openRound(rows: TournamentRows, change: TournamentChange): Promise<void> {
    const { tournament } = rows;
    const { showUpMinutes, roundMinutes } = tournament;
    const round = tournament.round + 1;
    const { tables, byes } = pairingsOf(rows, round);
    if (tables.length === 0) return change.setStatus('over');
    const deal = tournament.duplicate ? await this.dealFor(rows, round, change) : undefined;
    const made = await Promise.all(
      tables.map((entrants, index) => this.pairingFor(rows, round, index + 1, entrants.map(Number), deal)),
    );
    await this.parts.seating.openPaired(
      made.flatMap(({ paired }) => paired ?? []),
      change.client,
    );
    const pairings = made.map(({ pairing }) => pairing);
    await change.addRound({
      round,
      byes: byes.map(Number),
      showUpMinutes,
      roundMinutes,
      deal: deal?.id ?? null,
      pairings,
    });
    await change.invite(round);
  }

  /**
   * The deal of a round: from the seed, to which all were shown the commitment before they signed up, and what all have
   * contributed.
   */
  private async dealFor(
    { tournament, entrants }: TournamentRows,
    round: number,
    { client }: TournamentChange,
  ): Promise<NonNullable<PairedPeople['deal']>> {
    const { game, wish, seed } = tournament;
    const secret = roundSecret(seed, round);
    const deal = { id: randomId(), rules: newestRules({ game }).version, secret, commitment: commitmentOf(secret) };
    await addDeal(client, {
      ...{ ...deal, kind: 'round', name: null, announcedBy: null, game, wish, level: null },
      contributions: entrants.map(({ contribution }) => contribution),
      ...{ beginsAt: new Date(), endsAt: null },
    });
    return deal;
  }

  private async pairingFor(
    rows: TournamentRows,
    round: number,
    number: number,
    entrants: readonly number[],
    deal: PairedPeople['deal'],
  ): Promise<{ readonly pairing: NewPairing; readonly paired: PairedPeople | null }> {
    const gone = goneFrom(rows, entrants, round);
    // Only a knockout pairs entrants who have left: without two who can play there is no table.
    if (entrants.length - gone.length < 2)
      return { pairing: { number, table: null, entrants, absent: gone }, paired: null };
    const list = listOf(rows.entrants);
    const paired = tableFor(rows.tournament, entrants, list, new Set(gone));
    const wish = await this.parts.withBoard(paired.wish);
    return {
      pairing: { number, table: paired.id, entrants, absent: null },
      paired: { ...paired, wish, ...(deal && { deal }) },
    };
  }
}

/** Hexadecimal: follows from the seed alone, and tells nothing of it. */
export const roundSecret = (seed: string, round: number): string =>
  hash('sha256', `ankerplatz-round/1:${seed}:${round}`);

/** The worth of the game of each entrant at a table that has played the deal of all; null otherwise. */
const worthsOf = async (
  { tournament }: TournamentRows,
  { table, entrants }: PairingRow,
  reason: ResultReason,
  change: TournamentChange,
): Promise<readonly number[] | null> => {
  if (!tournament.duplicate || reason !== 'played' || table === null) return null;
  const record = await change.record(table);
  const game = record && gameById(record.game);
  if (!record || !game) return null;
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(replayed.error);
  const { game: rules, position } = replayed.value;
  return entrants.map((_, seat) => rules.worth(position, seat));
};

/** An evening to whose tables nobody has come any more. */
const isDeserted = (rows: TournamentRows): boolean => {
  const { kind, round } = rows.tournament;
  const resultOf = resultsOf(rows);
  const isEmpty = (pairing: PairingRow): boolean => resultOf(pairing)?.reason === 'void';
  return kind === 'evening' && rows.pairings.filter(pairing => pairing.round === round).every(isEmpty);
};

/** The database has looked at its own clock; this one may be behind. */
const SLACK_MS = 60_000;

/** A table for entrants in the order of their seats; bots sit for entrants who have left the tournament. */
const tableFor = (
  tournament: TournamentRow,
  entrants: readonly number[],
  list: readonly (readonly EntrantRow[])[],
  gone: ReadonlySet<number>,
): PairedPeople => {
  const id = randomId();
  const { game, wish, clock, rated, duplicate } = tournament;
  const people = entrants.map(place => list[place]!);
  const players = wish.players === undefined ? {} : { players: entrants.length };
  const seats = people.reduce((sum, { length }) => sum + length, 0);
  const rows = Array.from({ length: seats }, (_, seat) => {
    const index = entrantAt(seat, entrants.length);
    const { identity } = people[index]![Math.floor(seat / entrants.length)]!;
    return gone.has(entrants[index]!) ? { level: STAND_IN } : { keptFor: identity };
  });
  return {
    id,
    wish: {
      ...{ game, ...wish, ...players, rated: rated && gone.size === 0 },
      ...{ visibility: duplicate ? 'invitation' : visibilityOf(tournament), spectators: !duplicate, clock },
    },
    seats: rows,
    owner: rows.flatMap(row => ('keptFor' in row ? [row.keptFor] : []))[0]!,
    // No real address: bots that stand in there count for no quota of others.
    openedFrom: hashOf(`tournament table ${id}`),
  };
};
