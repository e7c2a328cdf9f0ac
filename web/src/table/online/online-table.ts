import { err, type OrderName, ok, type Seat, type View } from '@ankerplatz/kit';
import type { GameRatings, Played, SeatOrdersBody, TableInfo, TableMessage } from '@ankerplatz/protocol';
import { type BoardGameId, isBoardGameId, loadGame } from '@ankerplatz/registry/lazy';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type {
  LogEntry,
  OnlineState,
  Proposal,
  SeatInfo,
  TableActs,
  TableSource,
  TableState,
} from '../../board/source.ts';
import { api, type Invitation } from '../../net/api.ts';
import type { Answer, Problem } from '../../net/http.ts';
import { me, needMe } from '../../net/me.ts';
import { linkTo } from '../../net/site.ts';
import type { Connection, TableWatcher } from '../../net/socket.ts';
import { addressOf } from '../../shell/routes.ts';
import { Talk } from '../../talk/talk.ts';
import { requestId } from '../../ui/device/random.ts';
import { decidersOf, resultOf } from './message.ts';

/** The game at a table at one version, with the whole log that led there. */
interface Shown {
  readonly game: BoardGameId;
  readonly message: TableMessage;
  readonly log: readonly LogEntry[];
  readonly deciders: readonly Seat[];
}

export interface OnlineTable extends TableSource {
  readonly kind: 'online';
  /** The people at the table, before and after the game too. */
  readonly info: ReadonlySignal<TableInfo | null>;
  /** The people who have it on the screen. */
  readonly presence: ReadonlySignal<Onlookers>;
  readonly talk: Talk;
}

export interface Onlookers {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

const NOBODY: Onlookers = { seats: [], spectators: 0 };

/** The view, which offers moves only while they are asked for: a game that was given up offers none. */
const offered = (message: TableMessage, asked: number | null): View => {
  const view = message.view as View;
  // Caches know a view by its identity: it is not copied without need.
  return asked === null && view.moves.length > 0 ? { ...view, moves: [] } : view;
};

/** Whether a stand-in plays the seat of the one who looks. */
const isAwayFrom = ({ seats }: TableInfo, seat: Seat, standIn: TableMessage['standIns'][number]): boolean =>
  standIn !== null && (standIn.by !== 'person' || seats[seat]?.absent === me.peek()?.id);

/** Whether this seat must commit or open something before the next game begins. */
const awaitsMe = ({ you, seal, seats }: TableInfo): boolean =>
  you !== null && (seats[you]?.commitment === null || (seal?.awaited.includes(you) ?? false));

/** The problem of a table that is not shown any more. */
const GONE: Problem = { code: 'gone', message: '' };

/** A table at the server, seen through the one connection. */
class Online implements OnlineTable {
  readonly kind = 'online';
  readonly info = signal<TableInfo | null>(null);
  readonly presence = signal<Onlookers>(NOBODY);
  readonly problem = signal<Problem | null>(null);
  readonly connection: OnlineTable['connection'];
  readonly state: ReadonlySignal<TableState | null> = computed(() => this.makeState());
  readonly acts: ReadonlySignal<TableActs> = computed(() => this.makeActs());

  readonly talk: Talk;

  private readonly shown = signal<Shown | null>(null);
  /** Orders and hand-ins of my seat. */
  private readonly left = signal<SeatOrdersBody | null>(null);
  private readonly isClosed = signal(false);
  private readonly isCoachOn = signal(true);
  /** Messages are taken one after the other, since a gap in the log has to be asked for. */
  private taking: Promise<void> = Promise.resolve();
  private readonly unwatch: () => void;

  private readonly watcher: TableWatcher = {
    known: () => ({
      from: 0,
      ...(this.shown.value && { number: this.shown.value.message.number, from: this.shown.value.message.version }),
      ...(this.invitation !== null && { invitation: this.invitation }),
    }),
    info: ({ info }) => {
      this.problem.value = null;
      this.info.value = info;
      this.talk.watched();
      if (awaitsMe(info)) void import('../../net/answer-seal.ts').then(({ answerSeal }) => answerSeal(info));
    },
    table: message => {
      this.taking = this.taking.then(() => this.take(message));
    },
    presence: onlookers => {
      this.presence.value = onlookers;
    },
    chat: message => this.talk.hear(message),
    orders: orders => {
      this.left.value = orders;
    },
    gone: problem => {
      this.problem.value = problem;
    },
  };

  private readonly look = (): void => this.through.look(this.id, document.visibilityState === 'visible');

  constructor(
    private readonly id: string,
    private readonly invitation: Invitation,
    private readonly through: Connection,
  ) {
    this.connection = through.state;
    const hasCompany = computed(() => this.hasCompany());
    const isAside = computed(() => this.info.value?.you === null && this.info.value.status === 'running');
    this.talk = new Talk(id, invitation, through.state, hasCompany, isAside);
    this.unwatch = through.watchTable(id, this.watcher);
    this.look();
    document.addEventListener('visibilitychange', this.look);
  }

  async play(moves: readonly string[]): Answer {
    const state = this.state.value;
    if (!state || state.asked === null) return err(GONE);
    const { number, asked } = state;
    const played = await this.through.play({ table: this.id, number, asked, moves: [...moves], id: requestId() });
    if (!played.ok) return played;
    await this.reached(played.value);
    return ok(undefined);
  }

  close(): void {
    this.isClosed.value = true;
    this.talk.close();
    document.removeEventListener('visibilitychange', this.look);
    this.unwatch();
  }

  /** Whether there is anybody else who could say or read something. */
  private hasCompany(): boolean {
    const info = this.info.value;
    if (!info) return false;
    const others = info.seats.filter(({ seat, person }) => person !== null && seat !== info.you).length;
    const watchers = this.presence.value.spectators - (info.you === null ? 1 : 0);
    return others > 0 || (info.you === null && info.spectators) || watchers > 0;
  }

  /** Shows a version, together with the log that led to it. */
  private async take(message: TableMessage): Promise<void> {
    const { game } = message.view as View;
    if (!isBoardGameId(game) || this.isClosed.value) return;
    const [newest, log] = await Promise.all([loadGame(game), this.logTo(message)]);
    // Rules that have just been loaded have had a task to themselves: a first table is worked out in the next.
    if (!this.shown.value) await new Promise(resolve => setTimeout(resolve));
    const isNowOver = message.result !== null && this.shown.value?.message.result === null;
    this.shown.value = { game, message, log, deciders: decidersOf(newest, message) };
    // Players may read now what those who watched have said.
    if (isNowOver) void this.talk.catchUp();
  }

  private async logTo({ number, version, seat, from, entries }: TableMessage): Promise<readonly LogEntry[]> {
    const before = this.shown.value;
    // The message of another seat may hold more of the same entries.
    const isContinued = before?.message.number === number && before.message.seat === seat;
    const known = isContinued ? before.log : [];
    if (from !== null && from <= known.length) return [...known.slice(0, from), ...entries];
    if (known.length >= version) return known.slice(0, version);
    const asked = await api.entries(this.id, number, known.length, this.invitation);
    if (!asked.ok) return known;
    return [...known, ...asked.value.entries].filter(({ entry }) => entry <= version);
  }

  /** Resolves when at least this version is shown. */
  private reached({ number, version }: Played): Promise<void> {
    return new Promise(resolve => {
      const stop = effect(() => {
        const message = this.shown.value?.message;
        const isThere =
          message && (message.number > number || (message.number === number && message.version >= version));
        if (!isThere && !this.isClosed.value && !this.problem.value) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  private makeState(): TableState | null {
    const [info, shown] = [this.info.value, this.shown.value];
    if (!info || !shown) return null;
    const { game, message, log, deciders } = shown;
    const { number, version, seat, result } = message;
    const online = this.makeOnline(info, message);
    // A player who is away is not asked: a stand-in plays there.
    const asked = online.isAway ? null : message.asked;
    return {
      ...{ table: this.id, game, number, version, eyes: seat, asked, view: offered(message, asked), deciders, log },
      seats: info.seats.map(each => this.makeSeat(each, message)),
      result: result && resultOf(result),
      agreements: info.agreements,
      handOver: null,
      online,
    };
  }

  private makeSeat({ seat, kind, person, level }: TableInfo['seats'][number], message: TableMessage): SeatInfo {
    return {
      ...{ seat, kind, level },
      name: person?.name ?? level ?? '',
      person: person?.id ?? null,
      ...(person?.isMember && { isMember: true }),
      isYou: seat === message.seat,
      isLooking: this.presence.value.seats.includes(seat),
      hasResigned: message.resigned.includes(seat),
      standIn: message.standIns[seat] ?? null,
    };
  }

  private makeOnline(info: TableInfo, message: TableMessage): OnlineState {
    const { seat, clocks, standIns } = message;
    const left = this.left.value;
    return {
      clock: info.clock,
      clocks:
        clocks?.map(({ left, since, due }, index) => {
          const { factor = 1, zone } = info.seats[index] ?? {};
          const holiday = message.holidays?.[index];
          return {
            ...{ left, since: since === null ? null : Date.parse(since), factor },
            ...(due !== undefined && { due: Date.parse(due) }),
            ...(zone !== undefined && { zone }),
            ...(holiday && { holiday }),
          };
        }) ?? null,
      ahead: this.through.ahead.value,
      pause: message.pause,
      votes: info.votes,
      volunteers: info.volunteers,
      silence: info.silence,
      warnings: info.warnings,
      deputies: info.deputies,
      offered: info.volunteers.find(({ person }) => person.id === me.value?.id)?.seat ?? null,
      revealed: message.revealed,
      mayHandIn: message.mayHandIn,
      isAway: seat !== null && isAwayFrom(info, seat, standIns[seat] ?? null),
      left: left?.number === message.number && left.seat === seat ? left : null,
    };
  }

  private makeActs(): TableActs {
    const info = this.info.value;
    if (!info) return {};
    const { you, status, number, invitation, agreements } = info;
    const isPlaying = status === 'running' && you !== null && !this.shown.value?.message.resigned.includes(you);
    if (info.deal?.isAlone) return this.dealActs(info.deal.id, isPlaying, number);
    // Where others still play the same, nobody looks back; and there is no second game of it.
    const isShown = status === 'over' && info.deal?.isOpen !== false;
    return {
      share: () => linkTo(addressOf({ page: 'table', id: this.id, entry: null, invitation, game: null })),
      ...(isPlaying && {
        resign: () => done(api.resign(this.id, number)),
        agreeEnd: () => this.agree('end', agreements.end.includes(you)),
        ...(info.coach && { coach: { isOn: this.isCoachOn.value, turn: () => this.turnCoach() } }),
        ...this.agreedActs(number),
      }),
      ...(status === 'running' && you === null && !info.clock && { volunteer: seat => this.volunteer(number, seat) }),
      ...(status === 'running' && { seatLog: () => api.seatLog(this.id, this.invitation) }),
      ...(isShown && {
        // A player of the table needs no invitation to look back.
        lookBack: addressOf({
          ...{ page: 'table', id: this.id, entry: 0, game: null },
          invitation: you === null ? this.invitation : null,
        }),
      }),
      ...(status === 'over' && info.rated && { ratings: () => this.ratings(number) }),
      ...(isShown && { record: () => api.record(this.id, number, this.invitation) }),
      ...(status === 'over' &&
        !info.deal &&
        you !== null && { rematch: () => this.agree('rematch', agreements.rematch.includes(you)) }),
    };
  }

  /** A deal is played alone, once, and its result is shown when nobody plays it any more. */
  private dealActs(deal: string, isPlaying: boolean, number: number): TableActs {
    const { handInEarly, order, comeBack } = this.agreedActs(number) as Required<TableActs>;
    return {
      deal: addressOf({ page: 'deals', id: deal, attempt: null, entry: null, part: null }),
      ...(isPlaying && { ...{ handInEarly, order, comeBack }, resign: () => done(api.resign(this.id, number)) }),
    };
  }

  private async ratings(number: number): Answer<GameRatings> {
    const { ratingsApi } = await import('../../net/api/ratings.ts');
    return ratingsApi.game(this.id, number, this.invitation);
  }

  private turnCoach(): void {
    this.isCoachOn.value = !this.isCoachOn.value;
  }

  /** Acts by agreement, and orders. */
  private agreedActs(number: number): TableActs {
    return {
      deputize: person => api.deputize(this.id, person),
      propose: (proposal: Proposal) => done(api.propose(this.id, number, proposal)),
      unpropose: () => api.disagree(this.id),
      comeBack: () => done(api.comeBack(this.id, number)),
      handInEarly: moves => this.leave(moves ? api.handIn(this.id, number, moves) : api.withdraw(this.id)),
      order: (orders: readonly OrderName[]) => this.leave(api.order(this.id, number, orders)),
      ...(this.shown.value?.message.holidays && {
        takeHoliday: days => done(api.takeHoliday(this.id, number, days)),
        endHoliday: () => done(api.endHoliday(this.id, number)),
      }),
    };
  }

  private async leave(asked: Answer<SeatOrdersBody>): Answer {
    const answer = await asked;
    if (answer.ok) this.left.value = answer.value;
    return done(Promise.resolve(answer));
  }

  private async volunteer(number: number, seat: Seat | null): Answer {
    if (!(await needMe())) return ok(undefined);
    return seat === null
      ? api.unvolunteer(this.id, this.invitation)
      : api.volunteer(this.id, number, seat, this.invitation);
  }

  /** Takes an agreement back that was given already. */
  private agree(kind: 'end' | 'rematch', isAgreed: boolean): Answer {
    const number = this.info.value?.number ?? 1;
    return isAgreed ? api.disagree(this.id) : done(api.agree(this.id, number, kind));
  }
}

const done = async (asked: Answer<unknown>): Answer => {
  const answer = await asked;
  return answer.ok ? ok(undefined) : answer;
};

export const openTable = (id: string, invitation: Invitation, connection: Connection): OnlineTable =>
  new Online(id, invitation, connection);
