import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual as isSame } from 'node:util';
import { commitmentOf, type Language } from '@ankerplatz/kit';
import type {
  Correction,
  Entering,
  NewTournament,
  Tournament,
  TournamentAction,
  TournamentList,
  TournamentPage,
  TournamentRevision,
} from '@ankerplatz/protocol';
import { checkPlan, leastEntrants, MOST_ENTRANTS } from '@ankerplatz/tournament';
import { type Identity, shownName } from '../accounts/identity.ts';
import { readLine } from '../http/plain-text.ts';
import type { TournamentNews } from '../notices/service.ts';
import { Problem, wrongField } from '../problem.ts';
import { randomId } from '../random.ts';
import type { WatchedTournament } from '../realtime/tournament-watches.ts';
import { csvOf } from '../statistics/csv.ts';
import { isHidden } from '../tables/model/access.ts';
import { requireRateable } from '../tables/model/rateable.ts';
import { clockOf, type Seating, seekable } from '../tables/seats/seating.ts';
import type { TournamentRounds } from './rounds.ts';
import type { TournamentFields, TournamentRow, TournamentRows } from './rows.ts';
import { factsOf, shownTournament } from './shown.ts';
import { REVISABLE, type TournamentChange, type TournamentStore } from './store.ts';
import { listOf, planOf, ranksBy, resultsOf, standingsIn, takesEntrants, visibilityOf } from './tournament-fold.ts';

export interface TournamentsParts {
  readonly store: TournamentStore;
  readonly rounds: TournamentRounds;
  readonly seating: Pick<Seating, 'dissolve'>;
  readonly isAdministrator: (identity: string) => Promise<boolean>;
  /** Tells a person of a change, wherever they get notices. */
  readonly tell: (identity: string, news: TournamentNews) => void;
  readonly administrators: () => Promise<readonly Pick<Identity, 'id'>[]>;
}

/** Of one member, ahead or running. */
const MOST_EACH = 5;
const USUAL_SHOW_UP = 10;
/** How far ahead a start may be. */
const FARTHEST_MS = 366 * 86_400_000;
const SEED_BYTES = 16;

const startOf = (startsAt: string | null | undefined): Date | null => {
  if (!startsAt) return null;
  const time = new Date(startsAt);
  const isAhead = time.getTime() > Date.now() && time.getTime() < Date.now() + FARTHEST_MS;
  if (!isAhead) throw wrongField('startsAt', { is: 'ahead', years: 1 });
  return time;
};

/** Refuses what cannot be played. */
const checked = (wanted: NewTournament): TournamentFields => {
  const { game, players, variant, kind, access, absent, rated = false, pairs = false, duplicate = false } = wanted;
  const name = readLine('name', wanted.name);
  if (name === '') throw wrongField('name', { is: 'length', least: 1 });
  const { wish } = seekable({ game, ...(players && { players }), ...(variant && { variant }) });
  const clock = clockOf(game, wanted.clock)!;
  const rounds = kind === 'swiss' ? (wanted.rounds ?? null) : null;
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const fields: TournamentFields = {
    ...{ name, game, wish, kind, pairs, rounds, clock, access, absent, rated, duplicate, seed },
    commitment: commitmentOf(seed),
    startsAt: startOf(wanted.startsAt),
    roundMinutes: wanted.roundMinutes ?? null,
    showUpMinutes: wanted.showUpMinutes ?? USUAL_SHOW_UP,
  };
  if (duplicate && kind === 'knockout') throw wrongField('duplicate', { is: 'absent' });
  // A rating that changes would tell what came of a table before the others are over.
  if (duplicate && rated) throw wrongField('rated', { is: 'absent' });
  requireRateable({ ...fields, coach: false, position: null, seats: [] });
  const plan = planOf(fields);
  const fault = checkPlan(plan, leastEntrants(plan));
  if (!fault.ok && fault.error.code === 'knockout') throw new Problem('tournament-knockout');
  if (!fault.ok) throw wrongField('rounds', { is: 'range', least: fault.error.least!, most: fault.error.most! });
  return fields;
};

/** A tournament with what was changed. Refuses what is settled: others have signed up for it. */
const revisedBy = (row: TournamentRow, revision: TournamentRevision): TournamentFields => {
  const announced = shownTournament(row);
  const isOther = (field: keyof TournamentRevision): boolean =>
    revision[field] !== undefined && !isSame(revision[field], announced[field]);
  const others = (Object.keys(revision) as (keyof TournamentRevision)[]).filter(isOther);
  if (others.some(field => !REVISABLE.some(each => each === field))) throw new Problem('tournament-settled');
  if (row.status !== 'open') requireRunning(row);
  if (row.status === 'running' && others.some(field => field !== 'name')) throw new Problem('tournament-started');
  const { startsAt, ...wish } = { ...announced, ...revision };
  const fields = checked({ ...wish, ...(isOther('startsAt') && { startsAt }) });
  return isOther('startsAt') ? fields : { ...fields, startsAt: row.startsAt };
};

const present = (rows: TournamentRows | undefined): TournamentRows => {
  if (!rows) throw new Problem('no-such-tournament');
  return rows;
};

/** For its organiser, and for administrators. */
const requireOwn = (found: TournamentRows | undefined, by: Identity, mayAll: boolean): TournamentRows => {
  const rows = present(found);
  if (!mayAll && rows.tournament.organiser.id !== by.id) throw new Problem('not-your-tournament');
  return rows;
};

const requireRunning = ({ status }: TournamentRow): void => {
  if (status !== 'running') throw new Problem('tournament-not-running');
};

const requireMember = ({ login }: Identity): void => {
  if (login === null) throw new Problem('tournament-members');
};

/** Tournaments: who enters, who organises, how all stand. */
export class Tournaments {
  private readonly store: TournamentStore;

  constructor(private readonly parts: TournamentsParts) {
    this.store = parts.store;
  }

  async list(by: Identity | null): Promise<TournamentList> {
    const rows = await this.store.list(by?.id ?? null);
    const tournaments = rows.map(({ isEntered, ...row }): Tournament => ({ ...shownTournament(row), isEntered }));
    return { tournaments, mayOrganise: by?.login != null };
  }

  async page(id: string, by: Identity | null, language: Language): Promise<TournamentPage> {
    const viewer = by?.id ?? null;
    const read = await this.read(id, language);
    if (!read) throw new Problem('no-such-tournament');
    return { ...read.factsFor(viewer), now: new Date().toISOString() };
  }

  /** The tournament as all may know it. */
  async read(id: string, language: Language): Promise<WatchedTournament | undefined> {
    const rows = await this.store.rows(id);
    if (!rows) return undefined;
    const administrators = await this.parts.administrators();
    const organisers = new Set([rows.tournament.organiser.id, ...administrators.map(each => each.id)]);
    const facts = factsOf(rows);
    return {
      tables: new Set(rows.pairings.flatMap(({ table }) => table ?? [])),
      factsFor: viewer => facts(viewer, viewer !== null && organisers.has(viewer), language),
    };
  }

  async announce(by: Identity, wish: NewTournament): Promise<string> {
    requireMember(by);
    const fields = checked(wish);
    const isFree = await this.parts.isAdministrator(by.id);
    if (!isFree && (await this.store.countAhead(by.id)) >= MOST_EACH)
      throw new Problem('too-many-tournaments', { most: MOST_EACH });
    const id = randomId();
    await this.store.add(id, by.id, fields);
    return id;
  }

  /** Changes what harms no entrant, and tells those who have signed up. */
  async revise(id: string, by: Identity, revision: TournamentRevision): Promise<void> {
    const mayAll = await this.parts.isAdministrator(by.id);
    const { name, startsAt, people } = await this.store.change(id, async (found, change) => {
      const { tournament, entrants } = requireOwn(found, by, mayAll);
      const revised = revisedBy(tournament, revision);
      await change.revise(revised);
      const isNews = REVISABLE.some(field => field !== 'name' && !isSame(revised[field], tournament[field]));
      return { ...revised, people: isNews ? entrants.map(({ identity }) => identity) : [] };
    });
    this.tell(people, by, { tournament: id, name, startsAt, isCancelled: false });
  }

  /** Tells all but the person who did it. */
  private tell(people: readonly string[], by: Identity, news: TournamentNews): void {
    for (const identity of people) if (identity !== by.id) this.parts.tell(identity, news);
  }

  /** Signs a member up; again, with another partner. */
  async enter(id: string, by: Identity, { partner = null, contribution = '' }: Entering): Promise<void> {
    requireMember(by);
    await this.store.change(id, async (found, change) => {
      const rows = present(found);
      const { tournament, entrants } = rows;
      if (!takesEntrants(tournament)) throw new Problem('tournament-started');
      const isThere = entrants.some(({ identity }) => identity === by.id);
      if (!isThere && entrants.length >= MOST_ENTRANTS) throw new Problem('tournament-full', { most: MOST_ENTRANTS });
      const isKnown = entrants.some(({ identity }) => identity === partner && identity !== by.id);
      if (partner !== null && !(tournament.pairs && isKnown)) throw new Problem('tournament-partner');
      const place = tournament.status === 'open' ? null : listOf(entrants).length;
      await change.enter({ identity: by.id, partner, place, enteredRound: tournament.round, contribution });
    });
  }

  /** Before the start it takes a person off the list; afterwards they play no further round. */
  async withdraw(id: string, identity: string): Promise<void> {
    await this.store.change(id, async (found, change) => this.remove(present(found), identity, change));
  }

  /** The organiser's withdrawal of another entrant. */
  async drop(id: string, by: Identity, identity: string): Promise<void> {
    const mayAll = await this.parts.isAdministrator(by.id);
    await this.store.change(id, async (found, change) => {
      const rows = requireOwn(found, by, mayAll);
      if (!rows.entrants.some(each => each.identity === identity)) throw new Problem('no-such-person');
      await this.remove(rows, identity, change);
    });
  }

  private async remove({ tournament, entrants }: TournamentRows, identity: string, change: TournamentChange) {
    if (tournament.status === 'open') return change.withdraw(identity);
    requireRunning(tournament);
    const own = entrants.find(each => each.identity === identity);
    const leaving = entrants.filter(each => each === own || (own?.place != null && each.place === own.place));
    await change.leave(
      leaving.map(each => each.identity),
      tournament.round,
    );
  }

  async act(id: string, by: Identity, { action }: TournamentAction): Promise<void> {
    const mayAll = await this.parts.isAdministrator(by.id);
    const { tournament, entrants, pairings } = await this.store.change(id, async (found, change) => {
      const rows = requireOwn(found, by, mayAll);
      await this.actions[action](rows, change);
      return rows;
    });
    if (action !== 'cancel') return;
    for (const { table, status } of pairings)
      if (table !== null && status === 'open') await this.parts.seating.dissolve(table);
    const people = entrants.filter(({ leftRound }) => leftRound === null).map(({ identity }) => identity);
    this.tell(people, by, { tournament: id, name: tournament.name, startsAt: tournament.startsAt, isCancelled: true });
  }

  private readonly actions: Readonly<
    Record<TournamentAction['action'], (rows: TournamentRows, change: TournamentChange) => Promise<void>>
  > = {
    start: async (rows, change) => {
      if (rows.tournament.status !== 'open') throw new Problem('tournament-started');
      await this.parts.rounds.start(rows, change);
    },
    pause: async ({ tournament }, change) => {
      requireRunning(tournament);
      await change.pause();
    },
    resume: async ({ tournament }, change) => {
      requireRunning(tournament);
      await change.resume();
    },
    finish: async ({ tournament }, change) => {
      requireRunning(tournament);
      await change.endAfter(tournament.round);
    },
    cancel: async ({ tournament, rounds }, change) => {
      if (tournament.status !== 'open') requireRunning(tournament);
      const hidden = rounds.find(isHidden);
      if (hidden?.deal) await change.openDeal(hidden.deal.id, visibilityOf(tournament));
      await change.setStatus('cancelled');
    },
  };

  /** Puts another result in the place of the one that counts; the old one stays in its row. */
  async correct(id: string, by: Identity, round: number, number: number, { ranks }: Correction): Promise<void> {
    const mayAll = await this.parts.isAdministrator(by.id);
    const { table, status } = await this.store.change(id, async (found, change) => {
      const rows = requireOwn(found, by, mayAll);
      const { tournament } = rows;
      if (tournament.status !== 'over') requireRunning(tournament);
      const pairing = rows.pairings.find(each => each.round === round && each.number === number);
      if (!pairing) throw new Problem('no-such-pairing');
      const isKnockout = tournament.kind === 'knockout';
      if (isKnockout && (round !== tournament.round || ranks === null)) throw new Problem('tournament-moved-on');
      const length = pairing.entrants.length;
      // The worth of a deal's game is compared with all other tables: it can only be left out.
      if (ranks && tournament.duplicate) throw wrongField('ranks', { is: 'absent' });
      if (ranks && ranks.length !== length) throw wrongField('ranks', { is: 'length', least: length, most: length });
      const attempt = (resultsOf(rows)(pairing)?.attempt ?? 0) + 1;
      const settled = { ranks: ranks && ranksBy(ranks), reason: 'corrected' as const, worths: null };
      await change.addResult({ ...settled, round, number, attempt, inRound: tournament.round });
      return pairing;
    });
    // A settled pairing needs no table any more.
    if (table !== null && status === 'open') await this.parts.seating.dissolve(table);
  }

  /** A line an entrant. */
  async csv(id: string, language: Language): Promise<string> {
    const rows = present(await this.store.rows(id));
    const list = listOf(rows.entrants);
    const lines = standingsIn(rows).map(({ entrant, rank, played, score, points, breaks }) => {
      const names = list[Number(entrant)]!.map(({ name }) => shownName(name, language)).join(' & ');
      return [rank, names, played, score, points, breaks.opponents, breaks.direct, breaks.won];
    });
    return csvOf(['rank', 'name', 'played', 'score', 'points', 'opponents', 'direct', 'won'], lines);
  }

  /** The games that were played, each with where it belongs, as the text of one file; they are read round by round. */
  async records(id: string): Promise<AsyncIterable<string>> {
    const { rounds } = present(await this.store.rows(id));
    return this.writeRecords(
      id,
      rounds.filter(round => !isHidden(round)).map(({ round }) => round),
    );
  }

  private async *writeRecords(id: string, rounds: readonly number[]): AsyncGenerator<string> {
    let before = '{"records":[';
    for (const round of rounds)
      for (const record of await this.store.records(id, round)) {
        yield before + JSON.stringify(record);
        before = ',\n';
      }
    yield before.startsWith('{') ? `${before}]}\n` : ']}\n';
  }
}
