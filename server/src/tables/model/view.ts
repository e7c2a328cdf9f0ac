import { legalMoves, type Seat } from '@ankerplatz/kit';
import type { GameResult, LoggedEntry, TableView } from '@ankerplatz/protocol';
import { shownSince } from './clock.ts';
import type { EntryEffects } from './entry-effects.ts';
import type { LiveTable, Step } from './live-table.ts';

const endOf = (live: LiveTable): GameResult['end'] => {
  if (live.isAgreedEnd) return 'agreed';
  if (live.timedOut.length > 0) return 'timed-out';
  return live.position.outcome() ? 'played' : 'resigned';
};

export const resultOf = (live: LiveTable): GameResult | null => {
  const outcome = live.outcome();
  return outcome && { end: endOf(live), ranks: [...outcome.ranks], scores: outcome.scores && [...outcome.scores] };
};

/** Whether the next decision of a seat is settled, so that it may be answered early. */
export const mayHandIn = (live: LiveTable, seat: Seat | null): boolean =>
  seat !== null &&
  !live.outcome() &&
  !live.pause &&
  live.isPlayed(seat) &&
  live.header.game.isComing(live.position, seat);

const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Where clocks run all the time, everybody knows when they end. */
const dueAt = (live: LiveTable, seat: Seat) => {
  const due = live.mayRest ? live.endOfTime(seat) : null;
  return due === null ? {} : { due: new Date(due).toISOString() };
};

const clocksOf = (live: LiveTable): TableView['clocks'] =>
  live.header.timing.clock &&
  live.clocks.left.map((left, seat) => ({
    left: Math.max(0, Math.round(left)),
    since: timeOf(shownSince(live.header.timing, live.clocks, seat)),
    ...dueAt(live, seat),
  }));

/** How many days each seat has left, and until when it is on holiday; nothing where there are none. */
const holidaysOf = ({ header, effects }: LiveTable) => {
  const { clock } = header.timing;
  if (clock?.kind !== 'slow' || !clock.holidays) return {};
  const most = clock.holidays;
  return { holidays: effects.holidays.map(({ taken, until }) => ({ left: most - taken, until: timeOf(until) })) };
};

/** The decision that a seat is asked for. */
const questionTo = (live: LiveTable, seat: Seat | null) => ({
  table: live.header.table,
  number: live.header.number,
  version: live.version,
  seat,
  asked: seat === null ? null : live.decisionVersion(seat),
  mayHandIn: mayHandIn(live, seat),
});

/** The effects of entries that are no moves, as all may see them. */
const effectsFor = ({ resigned, standIns, pause }: Pick<LiveTable, 'resigned' | 'standIns' | 'pause'>) => ({
  resigned: [...resigned],
  standIns: standIns.map(each => each && { by: each.by, isFinal: each.isFinal }),
  pause: pause && { until: timeOf(pause.until) },
});

/** The facts beside the position that all may know. */
const courseOf = (live: LiveTable) => ({
  ...effectsFor(live),
  clocks: clocksOf(live),
  ...holidaysOf(live),
  revealed: live.revealed,
  result: resultOf(live),
});

/** All that a seat, or a spectator (null), may know now. */
export const viewFor = (live: LiveTable, seat: Seat | null): TableView =>
  Object.assign(questionTo(live, seat), { view: live.header.game.view(live.position, seat) }, courseOf(live));

/** A step as a seat or a spectator may know it. */
export const stepFor = ({ header }: LiveTable, { entry, logged, events }: Step, seat: Seat | null): LoggedEntry => {
  const { game } = header;
  const { kind, move, about } = logged;
  const step = {
    entry,
    kind,
    seat: logged.seat,
    move: move === null ? null : game.moveFor(move, logged.seat, seat),
    events: events.map(event => game.eventFor(event, seat)).filter(event => event !== null),
  };
  if (!about) return step;
  const { to, by, until } = about;
  return {
    ...step,
    ...(to !== undefined && { to }),
    ...(by !== undefined && { by }),
    ...(until !== undefined && { until: new Date(until).toISOString() }),
  };
};

/** Two objects as JSON, as one. Neither is empty. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/** `effectsFor` as JSON: moves leave them as they are, so that they are written once for many versions. */
const EFFECTS = new WeakMap<EntryEffects, string>();

const effectsText = ({ effects }: LiveTable): string => {
  const known = EFFECTS.get(effects);
  if (known !== undefined) return known;
  const text = JSON.stringify(effectsFor(effects));
  EFFECTS.set(effects, text);
  return text;
};

/** `courseOf` as JSON. */
const courseText = (live: LiveTable): string => {
  const [clocks, result] = [clocksOf(live), resultOf(live)];
  const { holidays } = holidaysOf(live);
  const days = holidays ? `"holidays":${JSON.stringify(holidays)},` : '';
  const rest = `"clocks":${clocks ? JSON.stringify(clocks) : 'null'},${days}"revealed":${live.revealed}`;
  return `${effectsText(live).slice(0, -1)},${rest},"result":${result ? JSON.stringify(result) : 'null'}}`;
};

/** `questionTo` as JSON, without its braces. */
const questionText = (live: LiveTable, seat: Seat | null): string => {
  const { table, number, version, asked, mayHandIn: may } = questionTo(live, seat);
  return `"table":"${table}","number":${number},"version":${version},"seat":${seat},"asked":${asked},"mayHandIn":${may}`;
};

/** Writes what seats are told of a version of a game, for one after the other; what all of them see is written once. */
export class GameText {
  private open: string | undefined;
  private course: string | undefined;
  /** The steps since a version: where everything lies open, the same for all. */
  private head: { readonly from: number | null; readonly text: string } | undefined;

  constructor(private readonly live: LiveTable) {}

  /** The message that brings a seat, or a spectator (null), from a version, or from nothing (null), to this one. */
  for(seat: Seat | null, from: number | null): string {
    this.course ??= courseText(this.live).slice(1);
    return `${this.headFor(seat, from)},${questionText(this.live, seat)},"view":${this.viewOf(seat)},${this.course}`;
  }

  private headFor(seat: Seat | null, from: number | null): string {
    if (this.head?.from === from) return this.head.text;
    const { live } = this;
    const steps = from === null ? undefined : live.stepsSince(from);
    const entries = (steps ?? []).map(step => stepFor(live, step, seat));
    const text = `{"type":"table","from":${steps ? from : null},"entries":${JSON.stringify(entries)}`;
    if (!live.header.game.hidesHands) this.head = { from, text };
    return text;
  }

  private viewOf(seat: Seat | null): string {
    const { game } = this.live.header;
    const { position } = this.live;
    if (!game.openText) return JSON.stringify(game.view(position, seat));
    this.open ??= game.openText(position);
    const decides = seat !== null && position.deciders().includes(seat);
    const moves = decides ? JSON.stringify(legalMoves(game, position, seat)) : '[]';
    return joined(this.open, `{"seat":${seat},"moves":${moves}}`);
  }
}
