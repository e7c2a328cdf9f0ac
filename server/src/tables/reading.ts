import { type GameRecord, type Language, legalMoves, type Seat } from '@ankerplatz/kit';
import type { Entries, GameResult, LoggedEntry, TableInfo, TableSummary, TableView } from '@ankerplatz/protocol';
import { shownName } from '../accounts/identity.ts';
import { mayHandIn } from '../orders/service.ts';
import { Problem } from '../problem.ts';
import { isAtHome, known, seatOf, standpoint, type Visitor } from './access.ts';
import type { LiveTable, Step } from './live-table.ts';
import type { LiveTables, Seated } from './live-tables.ts';
import type { SeatRow, TableRow, TableStore, TableSummaryRow } from './store.ts';
import { tallyKey } from './tally.ts';
import { openVotes } from './votes.ts';

const personOf = ({ identity, name }: SeatRow, language: Language) =>
  identity === null ? null : { id: identity, name: shownName(name ?? '', language) };

const seatSummary = (row: SeatRow, language: Language) => ({
  seat: row.seat,
  kind: row.kind,
  person: personOf(row, language),
  level: row.level,
  absent: row.absent,
});

const isPlayedBy = (row: SeatRow, identity: string | null): boolean =>
  row.kind === 'person' && row.identity === identity;

const headOf = (table: TableSummaryRow, identity: string | null, language: Language) => {
  const { id, game, asked, visibility, spectators, status, number, version, deciders, clock } = table;
  const { players, variant } = asked;
  const you = seatOf(table, identity);
  return {
    ...{ id, game, ...(players && { players }), ...(variant && { variant }) },
    ...{ visibility, spectators, status, number, version, deciders: [...deciders], clock, you },
    dueAt: status === 'running' ? (table.dueAt?.toISOString() ?? null) : null,
    owner: { id: table.owner, name: shownName(table.ownerName, language) },
    isYourTurn: you !== null && deciders.includes(you) && isPlayedBy(table.seats[you]!, identity),
    createdAt: table.createdAt.toISOString(),
    touchedAt: table.touchedAt.toISOString(),
  };
};

/** A table as it stands in a list. */
export const summaryOf = (table: TableSummaryRow, identity: string | null, language: Language): TableSummary => ({
  ...headOf(table, identity, language),
  seats: table.seats.map(row => seatSummary(row, language)),
});

const isFromPosition = ({ number, position }: TableRow): boolean => number === 1 && position !== null;

const agreedOn = ({ agreements }: TableRow, kind: 'end' | 'rematch'): number[] =>
  agreements.filter(agreement => agreement.kind === kind).map(({ seat }) => seat);

const tallyOf = ({ tally, seats }: TableRow, language: Language): TableInfo['tally'] =>
  Object.entries(tally).map(([key, { games, wins }]) => {
    const seat = seats.find(row => row.kind !== 'open' && tallyKey(row) === key);
    const level = key.startsWith('bot ') ? key.slice(4) : null;
    const person = level === null ? { id: key, name: shownName(seat?.name ?? '', language) } : null;
    return { person, level, games, wins };
  });

const endOf = (live: LiveTable): GameResult['end'] => {
  if (live.isAgreedEnd) return 'agreed';
  if (live.timedOut.length > 0) return 'timed-out';
  return live.position.outcome() ? 'played' : 'resigned';
};

export const resultOf = (live: LiveTable): GameResult | null => {
  const outcome = live.outcome();
  return outcome && { end: endOf(live), ranks: [...outcome.ranks], scores: outcome.scores && [...outcome.scores] };
};

const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const clocksOf = ({ facts, clocks }: LiveTable): TableView['clocks'] =>
  facts.timing.clock &&
  clocks.left.map((left, seat) => ({ left: Math.max(0, Math.round(left)), since: timeOf(clocks.since[seat] ?? null) }));

/** What a seat is asked. */
const questionTo = (live: LiveTable, seat: Seat | null) => ({
  table: live.facts.table,
  number: live.facts.number,
  version: live.version,
  seat,
  asked: seat === null ? null : live.asked(seat),
  mayHandIn: mayHandIn(live, seat),
});

/** What everybody may know beside the position. */
const courseOf = (live: LiveTable) => ({
  resigned: [...live.resigned],
  standIns: live.standIns.map(each => each && { by: each.by, isFinal: each.isFinal }),
  pause: live.pause && { until: timeOf(live.pause.until) },
  clocks: clocksOf(live),
  revealed: live.revealed,
  result: resultOf(live),
});

/** All that a seat, or a spectator (null), may know now. */
export const viewFor = (live: LiveTable, seat: Seat | null): TableView =>
  Object.assign(questionTo(live, seat), { view: live.facts.game.view(live.position, seat) }, courseOf(live));

/** Two objects as JSON, as one. Neither is empty. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/** Writes what `viewFor` says, for one seat after the other; what all of them see is written once. */
export class ViewText {
  private open: string | undefined;
  private course: string | undefined;

  constructor(private readonly live: LiveTable) {}

  /** JSON with these members before those of the view. */
  for(seat: Seat | null, before: object): string {
    this.course ??= JSON.stringify(courseOf(this.live));
    const question = joined(JSON.stringify(before), JSON.stringify(questionTo(this.live, seat)));
    return `${question.slice(0, -1)},"view":${this.viewOf(seat)},${this.course.slice(1)}`;
  }

  private viewOf(seat: Seat | null): string {
    const { game } = this.live.facts;
    const { position } = this.live;
    if (!game.openView) return JSON.stringify(game.view(position, seat));
    this.open ??= JSON.stringify(game.openView(position));
    const decides = seat !== null && position.deciders().includes(seat);
    return joined(this.open, JSON.stringify({ seat, moves: decides ? legalMoves(game, position, seat) : [] }));
  }
}

/** What an entry did, as a seat or a spectator may know it. */
export const stepFor = ({ facts }: LiveTable, { entry, logged, events }: Step, seat: Seat | null): LoggedEntry => {
  const { game } = facts;
  const { kind, move, about } = logged;
  return {
    entry,
    kind,
    seat: logged.seat,
    move: move === null ? null : game.moveFor(move, logged.seat, seat),
    ...(about?.to !== undefined && { to: about.to }),
    ...(about?.by !== undefined && { by: about.by }),
    events: events.map(event => game.eventFor(event, seat)).filter(event => event !== null),
  };
};

/** What people may learn about a table. */
export class Reading {
  constructor(
    private readonly store: TableStore,
    private readonly live: LiveTables,
  ) {}

  async info(visitor: Visitor, id: string, language: Language): Promise<TableInfo> {
    const table = known(await this.store.table(id), visitor);
    return this.infoOf(table, visitor.identity, language);
  }

  /** The game that runs or has ended, and from which seat this visitor sees it. */
  async look(visitor: Visitor, id: string): Promise<Seated & { readonly seat: Seat | null }> {
    const table = known(await this.store.table(id), visitor);
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

  async record(visitor: Visitor, id: string, number: number): Promise<GameRecord> {
    known(await this.store.table(id), visitor);
    const record = await this.store.record(id, number);
    if (!record) throw new Problem('no-such-record');
    return record;
  }

  async infoOf(table: TableRow, identity: string | null, language: Language): Promise<TableInfo> {
    const live = table.status === 'over' || table.status === 'running' ? (await this.live.at(table)).live : null;
    const result = table.status === 'over' && live ? resultOf(live) : null;
    const { options } = table.asked;
    return {
      ...headOf(table, identity, language),
      ...(options && { options }),
      ...(isFromPosition(table) && { isFromPosition: true }),
      seats: table.seats.map(row => ({
        ...seatSummary(row, language),
        contribution: row.contribution,
        factor: row.factor,
      })),
      commitment: table.commitment,
      invitation: isAtHome(table, identity) ? table.invitation : null,
      agreements: { end: agreedOn(table, 'end'), rematch: agreedOn(table, 'rematch') },
      votes: live && table.status === 'running' ? openVotes(table.agreements, live) : [],
      volunteers: table.volunteers.map(({ identity: person, name, seat }) => ({
        person: { id: person, name: shownName(name, language) },
        seat,
      })),
      tally: tallyOf(table, language),
      result,
    };
  }
}
