import { type Game, type JsonObject, type Setup, seededSource } from '@ankerplatz/kit';
import type { Clock, FreeSeat, NewTable, Sitting, TableWish } from '@ankerplatz/protocol';
import { keptTime } from '@ankerplatz/protocol/kept-seats';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import type { PoolClient } from 'pg';
import { hashOf } from '../../accounts/secrets.ts';
import type { Quotas } from '../../config.ts';
import { Problem, type ProblemCode, wrongField } from '../../problem.ts';
import { randomId } from '../../random.ts';
import { CATALOGUES } from '../../text/catalogues.ts';
import type { Changing } from '../changing/changing.ts';
import type { Amounts, TableChange } from '../changing/table-change.ts';
import { ownSeat, requireOwner, requireVisible, seatOf, type Visitor } from '../model/access.ts';
import { rulesAt } from '../model/game-header.ts';
import { isZone } from '../model/hours.ts';
import { isKeptFrom, placesFor, requireUnkept, seatToKeep } from '../model/kept-seats.ts';
import { levelOf } from '../model/levels.ts';
import { requireRateable } from '../model/rateable.ts';
import type { SeatRow, TableRow, WishRow } from '../model/rows.ts';
import { botRow, heirOf, OPEN, personRow } from '../model/seats.ts';
import { newSecret } from '../model/secret.ts';
import type { NewDealRow } from '../new-deal.ts';
import { Queues } from '../queues.ts';
import { requireUnsealed, type Sealing } from '../sealing.ts';
import type { TableStore } from '../store.ts';

/** Sentences of a game are in English; the field that they are about is named in the language of the request. */
const problemInWords = (code: ProblemCode, field: string, sentence: string): Problem => {
  const facts = { field, expected: sentence, retryAfter: 0, most: 0, id: '' };
  return new Problem(code, { field, say: language => CATALOGUES[language].words.problems[code](facts) });
};

const setupProblem = (sentence: string): Problem =>
  problemInWords('wrong-field', /options|players|variant/.exec(sentence)?.[0] ?? 'options', sentence);

const gameNamed = (id: string): Game => {
  const game = gameById(id);
  if (!game) throw wrongField('game', { is: 'choice', values: GAME_IDS });
  return game;
};

/** Characters; the longest that a game writes has about a third of it. */
const LONGEST_POSITION = 8192;

/** The request with which the first game and all later ones begin. */
interface Beginning {
  readonly kind: WishRow;
  readonly position: JsonObject | null;
  readonly seats: number;
}

/** The giver of a position knows what is hidden in it, so it is no table for strangers. */
const requireNoMore = ({ visibility, ...wish }: NewTable): void => {
  const more = (['players', 'variant', 'options'] as const).find(field => wish[field] !== undefined);
  if (more) throw wrongField(more, { is: 'absent' });
  if (visibility !== 'invitation') throw wrongField('visibility', { is: 'choice', values: ['invitation'] });
};

/** The request for a table that has this setup. */
const wishOf = ({ options: { players, variant, ...rest } }: Setup): WishRow => {
  const options = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return { ...(players && { players }), ...(variant && { variant }), options } as WishRow;
};

/** Whether a position is possible does not depend on what is drawn. */
const ANY_CHANCE = seededSource('any');

const beginningOf = (game: Game, wish: NewTable): Beginning => {
  const { players, variant, options, position } = wish;
  if (!position) {
    const kind = { ...(players && { players }), ...(variant && { variant }), ...(options && { options }) } as WishRow;
    const setup = game.setup(kind);
    if (!setup.ok) throw setupProblem(setup.error);
    return { kind, position: null, seats: setup.value.seats };
  }
  requireNoMore(wish);
  if (JSON.stringify(position).length > LONGEST_POSITION)
    throw wrongField('position', { is: 'length', most: LONGEST_POSITION });
  const parsed = game.parsePosition(position, ANY_CHANCE.at(0));
  if (!parsed.ok) throw problemInWords('impossible-position', 'position', parsed.error);
  const { setup } = parsed.value;
  return { kind: wishOf(setup), position: position as JsonObject, seats: setup.seats };
};

/** The table that a seek asks for: a game as it usually begins, and how many play. */
export const seekable = (wanted: Pick<NewTable, 'game' | 'players' | 'variant'>): { wish: WishRow; seats: number } => {
  const { game, players, variant } = wanted;
  const setup = gameNamed(game).setup({ ...(players && { players }), ...(variant && { variant }) });
  if (!setup.ok) throw setupProblem(setup.error);
  const { options, ...wish } = wishOf(setup.value);
  return { wish, seats: setup.value.seats };
};

const rowOf = (game: string, seat: FreeSeat, field: string) =>
  seat.kind === 'open' ? OPEN : botRow(levelOf(game, seat.level, field));

/** Hours in which a clock runs, at least. */
const LEAST_HOURS = 6;

/** A clock that a table of this game may have. */
export const clockOf = (game: string, clock: Clock | null): Clock | null => {
  if (clock?.kind === 'slow' && clock.hours && clock.hours.to - clock.hours.from < LEAST_HOURS)
    throw wrongField('clock.hours.to', { is: 'range', least: clock.hours.from + LEAST_HOURS, most: 24 });
  if (clock?.level !== undefined) levelOf(game, clock.level, 'clock.level');
  return clock;
};

/** Between games seats may change hands. */
const requireUnstarted = ({ status }: TableRow): void => {
  if (status !== 'open' && status !== 'over') throw new Problem('not-open');
};

const requireOpen = ({ status }: TableRow): void => {
  if (status !== 'open') throw new Problem('not-open');
};

/** A table of paired people stays as it is until they have played their game. */
const requireUnpaired = ({ status, starts }: TableRow): void => {
  if (status === 'open' && starts === 'paired') throw new Problem('paired');
};

/** Players agree to the coach, or to a rated game, by sitting down: neither may change afterwards. */
const requireAlone = ({ seats }: TableRow, identity: string, otherwise: 'coach-late' | 'rated-late'): void => {
  if (seats.some(row => row.kind === 'person' && row.identity !== identity)) throw new Problem(otherwise);
};

/** A player who sits down must have agreed to the coach, and to being rated. */
const requireAgreed = ({ coach, rated }: TableRow, agreed: Pick<Sitting, 'coach' | 'rated'>): void => {
  if (coach && agreed.coach !== true) throw new Problem('coach-unsaid');
  if (rated && agreed.rated !== true) throw new Problem('rated-unsaid');
};

/**
 * A person sits beside another they have blocked only when asked about it, and never beside one who has blocked them,
 * of which they are not told.
 */
const requireCompany = (blocks: readonly { readonly by: string }[], identity: string, isAsked: boolean): void => {
  if (blocks.some(({ by }) => by !== identity)) throw new Problem('apart');
  if (blocks.length > 0 && !isAsked) throw new Problem('beside-blocked');
};

/** All people who sit there have a name that can come back. */
const requireMembers = async ({ seats }: TableRow, change: TableChange): Promise<void> => {
  for (const { kind, identity } of seats)
    if (kind === 'person' && !(await change.isMember(identity!))) throw new Problem('rated-members');
};

/** A table whose owner may settle how the next game is played. */
const changeable = (row: TableRow | undefined, identity: string): TableRow => {
  const table = requireVisible(row, { identity });
  requireOwner(table, identity);
  requireUnstarted(table);
  requireUnpaired(table);
  requireUnsealed(table);
  return table;
};

/** The table as it is with another seat. */
const withSeat = (table: TableRow, seat: number, row: Omit<SeatRow, 'seat' | 'name'>): TableRow => ({
  ...table,
  seats: table.seats.map(each => (each.seat === seat ? { ...each, ...row } : each)),
});

/** The same table for another number of players or another variant: people beyond its last seat move to free ones. */
const reshaped = (table: TableRow, kind: Pick<WishRow, 'players' | 'variant'>): TableRow => {
  if (table.position) throw wrongField(kind.players === undefined ? 'variant' : 'players', { is: 'absent' });
  const { options } = table.wish;
  const wish = { ...kind, ...(options && { options: withoutStarter(options) }) };
  const setup = gameNamed(table.game).setup(wish);
  if (!setup.ok) throw setupProblem(setup.error);
  const seats = placesFor(table.seats, setup.value.seats, { ...OPEN, name: null });
  if (!seats) throw new Problem('too-few-seats');
  return { ...table, wish, seats };
};

/** The starter was named by a seat, which may be gone. */
const withoutStarter = ({ start: _, dealer: __, ...options }: JsonObject): JsonObject => options;

/** A table for people who were paired; the clock is the one that they asked for. */
export interface PairedPeople {
  readonly id: string;
  readonly wish: NewTable;
  /** By seat: for whom it is kept, or the level of a bot. */
  readonly seats: readonly ({ readonly keptFor: string } | { readonly level: string })[];
  readonly owner: string;
  readonly openedFrom: Buffer;
  /** The deal, if it is played at other tables, too. */
  readonly deal?: Pick<NewDealRow, 'id' | 'rules' | 'secret' | 'commitment'>;
}

const seatAt = ({ seats }: TableRow, seat: number): SeatRow => {
  const row = seats[seat];
  if (!row) throw new Problem('no-such-seat');
  return row;
};

/** Seats before a game begins. */
export class Seating {
  /** A request that is counted waits for the one before, and not with a connection to the database in hand. */
  private readonly turns = new Queues();

  constructor(
    private readonly store: TableStore,
    private readonly changing: Changing,
    private readonly sealing: Sealing,
    /** Milliseconds after which a seat counts as silent, where a table says nothing else. */
    private readonly silence: number,
    private readonly quotas: Quotas,
  ) {}

  /** `from`: the address of the request. */
  async open(owner: string, wish: NewTable, from: string): Promise<string> {
    const { game: id } = wish;
    const { seats, ...row } = this.rowFor(randomId(), owner, wish, gameNamed(id));
    const given = wish.seats ?? [];
    if (given.length > seats) throw wrongField('seats', { is: 'length', most: seats });
    const added = {
      ...row,
      openedFrom: hashOf(`address ${from}`),
      starts: wish.starts ?? 'owner',
      seats: Array.from({ length: seats }, (_, seat) => rowOf(id, given[seat] ?? { kind: 'open' }, `seats.${seat}`)),
    };
    requireRateable(added);
    await this.turns.run(from, () => this.store.add(added, open => this.requireFewer(open)));
    return row.id;
  }

  /** Tables for pairs stand open for a moment, so they count for no quota: a person has at most one a pace. */
  async openPaired(paired: readonly PairedPeople[], client: PoolClient): Promise<void> {
    const rows = paired.map(({ id, wish, seats, owner, openedFrom, deal }) => ({
      ...this.rowFor(id, owner, wish, deal ? rulesAt(wish, deal.rules) : gameNamed(wish.game)),
      ...{ openedFrom, starts: 'paired' as const },
      ...(deal && { deal: deal.id, secret: deal.secret, commitment: deal.commitment }),
      seats: seats.map(seat =>
        'keptFor' in seat ? { ...OPEN, keptFor: seat.keptFor } : botRow(levelOf(wish.game, seat.level, 'level')),
      ),
    }));
    await this.store.addAll(client, rows);
  }

  private rowFor(id: string, owner: string, wish: NewTable, game: Game) {
    const { kind, position, seats } = beginningOf(game, wish);
    return {
      ...{ id, game: wish.game, owner, wish: kind, position, seats },
      visibility: wish.visibility,
      invitation: randomId() + randomId(),
      spectators: wish.spectators ?? true,
      coach: wish.coach ?? false,
      rated: wish.rated ?? false,
      clock: clockOf(wish.game, wish.clock ?? null),
      silence: wish.silence ?? this.silence,
      deal: null,
      ...newSecret(),
    };
  }

  /**
   * Closes a table of people who were paired, unless they play. Answers the people who had sat down. Null: there is no
   * such table.
   */
  async dissolve(id: string): Promise<{ readonly isBegun: boolean; readonly seated: readonly string[] } | null> {
    return this.changing.change(id, async (table, change) => {
      if (!table) return null;
      const isBegun = table.status === 'running' || table.status === 'over';
      if (table.status === 'open' && table.starts === 'paired') change.close();
      return { isBegun, seated: table.seats.flatMap(({ identity }) => identity ?? []) };
    });
  }

  /**
   * The time to sit down at a paired table is over. Answers by seat whether its player has come; null: all have, and
   * are about to begin. Bots take the seats of the others, if `mayPlay` says that the game is worth playing; else the
   * table is closed.
   */
  async endWaiting(
    id: string,
    level: string,
    mayPlay: (hasCome: readonly boolean[]) => boolean,
  ): Promise<readonly boolean[] | null> {
    return this.changing.change(id, async (table, change) => {
      if (!table || (table.seal && table.status === 'open')) return null;
      const hasCome = table.seats.map(({ identity }) => identity !== null);
      if (table.status !== 'open') return hasCome;
      if (!mayPlay(hasCome)) change.close();
      else {
        const seats = table.seats.map(row => (row.kind === 'open' ? { ...row, ...botRow(level) } : row));
        change.seats(seats);
        await this.beginFull({ ...table, seats }, change);
      }
      return hasCome;
    });
  }

  private requireFewer({ each, address }: Amounts): void {
    const { openTables, openTablesAddress } = this.quotas;
    if (each >= openTables) throw new Problem('too-many-tables', { most: openTables });
    if (address >= openTablesAddress) throw new Problem('too-many-tables', { most: openTablesAddress });
  }

  /** Without a commitment the seat adds nothing to chance. */
  async sit(
    visitor: Visitor & { identity: string },
    id: string,
    { seat, commitment, zone, besideBlocked, ...agreed }: Omit<Sitting, 'invitation'>,
  ): Promise<void> {
    if (zone !== undefined && !isZone(zone)) throw wrongField('zone', { is: 'zone' });
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, visitor);
      requireUnstarted(table);
      requireUnsealed(table);
      if (seatOf(table, visitor.identity) !== null) throw new Problem('already-seated');
      const before = seatAt(table, seat);
      if (before.kind !== 'open') throw new Problem('seat-taken');
      requireUnkept(table, before, visitor.identity, zone);
      requireAgreed(table, agreed);
      if (table.rated && !(await change.isMember(visitor.identity))) throw new Problem('rated-members');
      requireCompany(await change.blocksOf(visitor.identity), visitor.identity, besideBlocked === true);
      const seated = personRow(visitor.identity, commitment, zone);
      change.seat(seat, seated);
      for (const row of table.seats) if (row.keptFor === visitor.identity && row.keptUntil) change.keep(row.seat, null);
      await this.beginFull(withSeat(table, seat, seated), change);
    });
  }

  /** Keeps a free seat for an invited person, as long as there is one; again, from now on. */
  async keep(id: string, person: string): Promise<void> {
    await this.changing.change(id, async (table, change) => {
      if (table?.status !== 'open' || table.starts === 'paired' || seatOf(table, person) !== null) return;
      const seat = seatToKeep(table, person);
      if (seat !== null) change.keep(seat, { person, until: table.now + keptTime(table.clock) });
    });
  }

  /** An owner who leaves hands the table on; when nobody is left, it is closed. */
  async leave(identity: string, id: string): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      const seat = seatOf(table, identity);
      if (seat === null && table.owner !== identity) throw new Problem('not-seated');
      requireUnstarted(table);
      if (seat !== null) this.sealing.giveUp(table, change, [seat]);
      if (seat !== null) change.disagree(table.number, seat);
      const isPaired = table.status === 'open' && table.starts === 'paired';
      if (table.owner === identity && !isPaired) await this.handOn(table, change);
    });
  }

  /**
   * Moves to another seat; its player gets the old one, if the owner asks for it or it is a bot, and so does a person
   * for whom it is kept.
   */
  async swap(identity: string, id: string, to: number): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      const from = ownSeat(table, identity);
      requireOpen(table);
      requireUnpaired(table);
      requireUnsealed(table);
      const other = seatAt(table, to);
      if (other.kind === 'person' && table.owner !== identity) throw new Problem('seat-taken');
      if (table.owner !== identity) requireUnkept(table, other, identity);
      change.seat(to, seatAt(table, from));
      if (to !== from) change.seat(from, other);
      if (isKeptFrom(table, other, identity)) change.keep(to, null);
      if (isKeptFrom(table, other, identity)) change.keep(from, { person: other.keptFor!, until: other.keptUntil! });
    });
  }

  /** The owner opens a seat, for everybody, or puts a bot there. */
  async set(identity: string, id: string, seat: number, wanted: FreeSeat): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      requireOwner(table, identity);
      requireUnstarted(table);
      requireUnpaired(table);
      if (seatAt(table, seat).keptFor) change.keep(seat, null);
      if (table.seal) this.sealing.giveUp(table, change, [seat]);
      const free = rowOf(table.game, wanted, 'level');
      if (table.rated && free.kind === 'bot') throw new Problem('rated-bots');
      change.seat(seat, free);
      change.disagree(table.number, seat);
      await this.beginFull(withSeat(table, seat, free), change);
    });
  }

  /** Until the first game its owner may make another table of it; its players keep seats. */
  async alter(identity: string, id: string, { players, variant, ...wish }: TableWish): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      requireOwner(table, identity);
      requireOpen(table);
      requireUnpaired(table);
      requireUnsealed(table);
      if (table.position && wish.visibility === 'public')
        throw wrongField('visibility', { is: 'choice', values: ['invitation'] });
      const { visibility, spectators, starts, coach, rated } = { ...table, ...wish };
      if (coach && !table.coach) requireAlone(table, identity, 'coach-late');
      if (rated !== table.rated) requireAlone(table, identity, 'rated-late');
      if (rated && !table.rated) await requireMembers(table, change);
      requireRateable({ ...table, coach, rated });
      change.alter({ visibility, spectators, starts, coach, rated });
      const isOther = players !== undefined || variant !== undefined;
      const altered = isOther ? reshaped(table, { ...(players && { players }), ...(variant && { variant }) }) : table;
      if (isOther) change.reshape(altered.wish, altered.seats);
      await this.beginFull({ ...altered, visibility, spectators, starts, coach, rated }, change);
    });
  }

  /** How time is kept from the next game on, and when a seat counts as silent without a clock. */
  async setClock(identity: string, id: string, clock: Clock | null, silence?: number): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = changeable(row, identity);
      requireRateable({ ...table, clock });
      // By the pace a game is rated that has just ended.
      if (table.rated && table.status === 'over' && clock?.kind !== table.clock?.kind) throw new Problem('rated-clock');
      change.clock(clockOf(table.game, clock), silence ?? table.silence);
    });
  }

  async setFactor(identity: string, id: string, seat: number, factor: number): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = changeable(row, identity);
      change.seat(seat, { ...seatAt(table, seat), factor });
    });
  }

  async start(identity: string, id: string): Promise<void> {
    await this.turns.run(identity, () => this.begin(identity, id));
  }

  private async begin(identity: string, id: string): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      requireOwner(table, identity);
      requireOpen(table);
      if (table.seal) return;
      if (table.seats.some(({ kind }) => kind === 'open')) throw new Problem('seats-open');
      const isEmpty = table.seats.every(each => each.kind === 'bot');
      if (isEmpty && !this.quotas.botsAlone) throw new Problem('nobody-seated');
      await this.sealing.begin(table, change);
    });
  }

  /** Where a table begins by itself, it does when nobody is missing. */
  private async beginFull(table: TableRow, change: TableChange): Promise<void> {
    const isFull =
      table.seats.every(({ kind }) => kind !== 'open') && table.seats.some(({ kind }) => kind === 'person');
    if (table.status === 'open' && table.starts !== 'owner' && isFull) await this.sealing.begin(table, change);
  }

  private async handOn(table: TableRow, change: TableChange): Promise<void> {
    const heir = heirOf(table);
    if (heir) change.owner(heir);
    else change.close();
  }
}
