import type { GameRecord, Language, Seat } from '@ankerplatz/kit';
import type { Entries, FinishedGame, Seal, TableInfo, TableSummary, TableView } from '@ankerplatz/protocol';
import { shownPerson } from '../accounts/identity.ts';
import { Problem } from '../problem.ts';
import type { LiveTables, Seated } from './live-tables.ts';
import {
  isAtHome,
  isHidden,
  isVisible,
  mayKnowKept,
  requireVisible,
  seatOf,
  standpoint,
  type Visitor,
} from './model/access.ts';
import { awaitedSeats } from './model/coming.ts';
import { UNKNOWN_ZONE } from './model/hours.ts';
import type { LiveTable } from './model/live-table.ts';
import { opensReplay, replayKey } from './model/replay-key.ts';
import { DECLINED, type SeatPerson, type SeatRow, type TableRow, type TableSummaryRow } from './model/rows.ts';
import { mayPlay } from './model/silence.ts';
import { tallyKey } from './model/tally.ts';
import { resultOf, stepFor, viewFor } from './model/view.ts';
import { openVotes } from './model/votes.ts';
import type { TableStore } from './store.ts';

const personOf = ({ identity, name, isMember }: SeatRow, language: Language) =>
  identity === null ? null : shownPerson({ id: identity, name, isMember }, language);

/** By whose time a clock runs is told only where that matters. */
const zoneOf = ({ clock }: Pick<TableSummaryRow, 'clock'>, { kind, zone }: SeatRow) =>
  clock?.kind === 'slow' && clock.hours && kind === 'person' ? { zone: zone ?? UNKNOWN_ZONE } : {};

/** For whom a seat is kept and how long, as far as the visitor may know. */
const keptOf = (table: TableSummaryRow, row: SeatRow, identity: string | null, language: Language) => {
  const { keptFor, keptForName, isKeptForMember, keptUntil } = row;
  if (!keptFor || row.kind !== 'open' || table.status !== 'open') return {};
  const person = { id: keptFor, name: keptForName ?? '', isMember: isKeptForMember };
  return {
    ...(mayKnowKept(table, identity) && { keptFor: shownPerson(person, language) }),
    ...(keptUntil && { keptUntil: new Date(keptUntil).toISOString() }),
  };
};

const seatSummary = (table: TableSummaryRow, row: SeatRow, identity: string | null, language: Language) => ({
  ...zoneOf(table, row),
  ...keptOf(table, row, identity, language),
  seat: row.seat,
  kind: row.kind,
  person: personOf(row, language),
  level: row.level,
  absent: row.absent,
});

const isPlayedBy = (row: SeatRow, identity: string | null): boolean =>
  row.kind === 'person' && row.identity === identity;

/** Options that say who starts; all others are of the board. */
const STARTERS: readonly string[] = ['start', 'dealer'];

/** Whether the table plays on another board than ours; a position names every option. */
const hasOwnBoard = ({ wish, hasPosition }: TableSummaryRow): boolean =>
  !hasPosition && Object.keys(wish.options ?? {}).some(name => !STARTERS.includes(name));

const headOf = (table: TableSummaryRow, identity: string | null, language: Language) => {
  const { id, game, wish, visibility, spectators, coach, starts, status, number, version, deciders, clock } = table;
  const { players, variant } = wish;
  const you = seatOf(table, identity);
  return {
    ...{ id, game, ...(players && { players }), ...(variant && { variant }) },
    ...{ visibility, spectators, coach, starts, status, number, version, deciders: [...deciders], clock, you },
    dueAt: status === 'running' ? (table.dueAt?.toISOString() ?? null) : null,
    owner: shownPerson({ id: table.owner, name: table.ownerName, isMember: table.isOwnerMember }, language),
    ...(table.rated && { rated: true }),
    ...(hasOwnBoard(table) && { ownBoard: true }),
    isYourTurn: you !== null && deciders.includes(you) && isPlayedBy(table.seats[you]!, identity),
    createdAt: table.createdAt.toISOString(),
    touchedAt: table.touchedAt.toISOString(),
    ...(table.ranks && { ranks: [...table.ranks] }),
  };
};

/** The seats that want to play again, and those that do not, where any does. */
const rematchOf = ({ rematch }: TableSummaryRow): Pick<TableSummary, 'rematch'> => {
  const seatsOf = (isDeclined: boolean): number[] =>
    (rematch ?? []).filter(({ about }) => (about === DECLINED) === isDeclined).map(({ seat }) => seat);
  const wanted = seatsOf(false);
  return wanted.length === 0 ? {} : { rematch: { wanted, declined: seatsOf(true) } };
};

/** A table as it stands in a list. */
export const summaryOf = (table: TableSummaryRow, identity: string | null, language: Language): TableSummary => ({
  ...headOf(table, identity, language),
  ...rematchOf(table),
  seats: table.seats.map(row => seatSummary(table, row, identity, language)),
});

const isFromPosition = ({ number, position }: TableRow): boolean => number === 1 && position !== null;

const namedAt = ({ seat, identity, name, isMember }: SeatPerson, language: Language) => ({
  person: shownPerson({ id: identity, name, isMember }, language),
  seat,
});

/** Of players who are still silent: those who have moved since need not know any more. */
const warningsOf = ({ warnings }: TableRow, live: LiveTable): TableInfo['warnings'] =>
  warnings
    .filter(({ seat, at }) => live.isPlayed(seat) && at >= (live.askedSince(seat) ?? Number.POSITIVE_INFINITY))
    .map(({ seat, until, isExtended }) => ({ seat, until: new Date(until).toISOString(), isExtended }));

const agreedOn = ({ agreements }: TableRow, kind: 'end' | 'rematch', about = ''): number[] =>
  agreements.filter(agreement => agreement.kind === kind && agreement.about === about).map(({ seat }) => seat);

const tallyOf = ({ tally, seats }: TableRow, language: Language): TableInfo['tally'] =>
  Object.entries(tally).map(([key, { games, wins }]) => {
    const seat = seats.find(row => row.kind !== 'open' && tallyKey(row) === key);
    const level = key.startsWith('bot ') ? key.slice(4) : null;
    const person =
      level === null ? shownPerson({ id: key, name: seat?.name ?? '', isMember: seat?.isMember }, language) : null;
    return { person, level, games, wins };
  });

/** Contributions stay hidden until all are opened. */
const sealOf = (table: TableRow): Seal | null => {
  const { seal, commitment, status, number } = table;
  if (!seal || (status !== 'open' && status !== 'over')) return null;
  return {
    number: status === 'over' ? number + 1 : number,
    commitment,
    commitments: seal.commitments && [...seal.commitments],
    awaited: awaitedSeats(table, seal),
    until: new Date(seal.until).toISOString(),
  };
};

const dealOf = ({ deal }: TableRow): Pick<TableInfo, 'deal'> =>
  deal ? { deal: { id: deal.id, isAlone: deal.isAlone, isOpen: deal.isOpen } } : {};

/** Reads tables as people may know them. */
export class Reading {
  constructor(
    private readonly store: TableStore,
    private readonly live: LiveTables,
  ) {}

  async info(visitor: Visitor, id: string, language: Language): Promise<TableInfo> {
    const table = requireVisible(await this.store.table(id), visitor);
    return this.infoOf(table, visitor.identity, language);
  }

  /** The game that is played at a table; null to visitors who may not know of it. */
  async gameAt(visitor: Visitor, id: string): Promise<string | null> {
    const table = await this.store.table(id);
    return isVisible(table, visitor) ? table.game : null;
  }

  /** The game that runs or has ended, and from which seat this visitor sees it. */
  async look(visitor: Visitor, id: string): Promise<Seated & { readonly seat: Seat | null }> {
    const table = requireVisible(await this.store.table(id), visitor);
    const seat = standpoint(table, visitor);
    if (table.status === 'open' || table.status === 'closed') throw new Problem('not-running');
    return { ...(await this.live.at(table)), seat };
  }

  async view(visitor: Visitor, id: string): Promise<TableView> {
    const { live, seat } = await this.look(visitor, id);
    return viewFor(live, seat);
  }

  /** Of the present game, or of one before it: then from nobody's seat, since people have changed seats. */
  async entries(visitor: Visitor, id: string, from: number, number?: number): Promise<Entries> {
    const { table, live, seat } = await this.look(visitor, id);
    const game = number ?? table.number;
    if (game < 1 || game > table.number) throw new Problem('no-such-record');
    const steps = await this.live.stepsSince(table, game, from);
    const viewer = game === table.number ? seat : null;
    const version = steps.at(-1)?.entry ?? (game === table.number ? live.version : from);
    return { table: id, number: game, version, entries: steps.map(step => stepFor(live, step, viewer)) };
  }

  async record(visitor: Visitor, id: string, number: number, key?: string): Promise<GameRecord> {
    const table = await this.store.table(id);
    if (!opensReplay(table, number, key)) standpoint(requireVisible(table, visitor), visitor);
    return this.recordOf(id, number, table);
  }

  /** A finished game for visitors who know its table, or have a link to this game. */
  async finished(
    visitor: Visitor,
    id: string,
    number: number,
    key: string | undefined,
    language: Language,
  ): Promise<FinishedGame> {
    const row = await this.store.table(id);
    if (!row || !opensReplay(row, number, key)) standpoint(requireVisible(row, visitor), visitor);
    const table = row!;
    const record = await this.recordOf(id, number, table);
    const isLast = table.status === 'over' && table.number === number;
    const seats = isLast ? table.seats : await this.store.seatedThen(id, number, table.seats);
    return {
      ...{ table: id, game: table.game, number, record: { ...record }, key: replayKey(table, number) },
      seats: seats.map(each => seatSummary(table, each, null, language)),
      result: isLast ? resultOf((await this.live.at(table)).live) : null,
    };
  }

  /**
   * For visitors who were let in before. Where others still play the same deal, it is shown to nobody: its secret is
   * theirs.
   */
  async recordOf(id: string, number: number, known?: TableRow): Promise<GameRecord> {
    const table = known ?? (await this.store.table(id));
    if (table && isHidden(table)) throw new Problem('deal-hidden');
    const record = await this.store.record(id, number);
    if (!record) throw new Problem('no-such-record');
    return record;
  }

  async infoOf(table: TableRow, identity: string | null, language: Language): Promise<TableInfo> {
    const live = table.status === 'over' || table.status === 'running' ? (await this.live.at(table)).live : null;
    const result = table.status === 'over' && live ? resultOf(live) : null;
    const { options } = table.wish;
    return {
      ...headOf(table, identity, language),
      ...(options && { options }),
      ...(isFromPosition(table) && { isFromPosition: true }),
      seats: table.seats.map(row => ({
        ...seatSummary(table, row, identity, language),
        commitment: row.commitment,
        contribution: row.contribution,
        factor: row.factor,
      })),
      ...dealOf(table),
      commitment: table.commitment,
      seal: sealOf(table),
      broken: [...table.broken] as TableInfo['broken'],
      invitation: isAtHome(table, identity) ? table.invitation : null,
      agreements: {
        end: agreedOn(table, 'end'),
        rematch: agreedOn(table, 'rematch'),
        declined: agreedOn(table, 'rematch', DECLINED),
      },
      votes: live && table.status === 'running' ? openVotes(table.agreements, live) : [],
      volunteers: table.volunteers.map(each => ({
        ...namedAt(each, language),
        mayPlay: live !== null && mayPlay(table, live, each.seat, each.identity),
      })),
      silence: table.silence,
      warnings: live && table.status === 'running' ? warningsOf(table, live) : [],
      deputies: table.deputies.map(each => namedAt(each, language)),
      tally: tallyOf(table, language),
      result,
    };
  }
}
