import { legalMoves, type Seat } from '@ankerplatz/kit';
import type { GameResult, LoggedEntry, TableView } from '@ankerplatz/protocol';
import { mayHandIn } from '../orders/service.ts';
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

/** What an entry did, as a seat or a spectator may know it. */
export const stepFor = ({ facts }: LiveTable, { entry, logged, events }: Step, seat: Seat | null): LoggedEntry => {
  const { game } = facts;
  const { kind, move, about } = logged;
  const step = {
    entry,
    kind,
    seat: logged.seat,
    move: move === null ? null : game.moveFor(move, logged.seat, seat),
    events: events.map(event => game.eventFor(event, seat)).filter(event => event !== null),
  };
  if (!about) return step;
  const { to, by } = about;
  return { ...step, ...(to !== undefined && { to }), ...(by !== undefined && { by }) };
};

/** Two objects as JSON, as one. Neither is empty. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/** Writes what seats are told of a version of a game, for one after the other; what all of them see is written once. */
export class GameText {
  private readonly heads = new Map<number | null, string>();
  private open: string | undefined;
  private course: string | undefined;

  constructor(private readonly live: LiveTable) {}

  /** The message that brings a seat, or a spectator (null), from a version, or from nothing (null), to this one. */
  for(seat: Seat | null, from: number | null): string {
    this.course ??= JSON.stringify(courseOf(this.live));
    const question = JSON.stringify(questionTo(this.live, seat));
    return `${this.headFor(seat, from)},${question.slice(1, -1)},"view":${this.viewOf(seat)},${this.course.slice(1)}`;
  }

  /** What happened: where everything lies open, the same for all. */
  private headFor(seat: Seat | null, from: number | null): string {
    const known = this.heads.get(from);
    if (known !== undefined) return known;
    const { live } = this;
    const steps = from === null ? undefined : live.stepsSince(from);
    const entries = (steps ?? []).map(step => stepFor(live, step, seat));
    const head = JSON.stringify({ type: 'table', from: steps ? from : null, entries }).slice(0, -1);
    if (live.facts.game.openText) this.heads.set(from, head);
    return head;
  }

  private viewOf(seat: Seat | null): string {
    const { game } = this.live.facts;
    const { position } = this.live;
    if (!game.openText) return JSON.stringify(game.view(position, seat));
    this.open ??= game.openText(position);
    const decides = seat !== null && position.deciders().includes(seat);
    return joined(this.open, JSON.stringify({ seat, moves: decides ? legalMoves(game, position, seat) : [] }));
  }
}
