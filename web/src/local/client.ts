import { err, ok, type Result, type Seat } from '@ankerplatz/kit';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableActs, TableSource, TableState, ThoughtState } from '../board/source.ts';
import type { Answer, Problem } from '../net/http.ts';
import { addressOf } from '../shell/routes.ts';
import { aMoment } from '../ui/motion/moment.ts';
import { type Host, type SavedGame, seatInfosOf } from './host.ts';
import type { Thinker } from './thinker.ts';

/** The surroundings that a game on this device needs. */
export interface Surroundings {
  readonly think: Thinker;
  readonly save: (saved: SavedGame) => void;
  /** Of a bot before it plays, in milliseconds: not looking at what it plays. */
  readonly delay: () => number;
  readonly now: () => string;
  /** Whether people at one device must not see each other's things. */
  readonly hidesHands: boolean;
  readonly rematch: (saved: SavedGame) => Answer;
  readonly goOnline: (host: Host) => Answer<string>;
}

/** The seat that sees the screen, and the seat it must be handed to first. */
interface Eyes {
  readonly eyes: Seat | null;
  readonly handOver: Seat | null;
}

const problem = (code: string, message: string): Problem => ({ code, message });

const peopleOf = (host: Host): readonly Seat[] =>
  host.saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const reviewOf = ({ saved }: Host): string =>
  addressOf({ page: 'learn', game: saved.game, lesson: null, review: saved.id });

/** The person who decides next; the one who looks already goes on. */
const nextEyes = (host: Host, before: Eyes, hidesHands: boolean): Eyes => {
  const people = peopleOf(host);
  if (people.length === 1) return { eyes: people[0]!, handOver: null };
  const deciding = host.deciders.filter(seat => host.isPerson(seat));
  const present = before.handOver ?? before.eyes;
  if (deciding.length === 0 || (present !== null && deciding.includes(present))) return before;
  const next = deciding[0]!;
  return hidesHands ? { eyes: null, handOver: next } : { eyes: next, handOver: null };
};

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (ms <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Milliseconds before bots are asked again after their thread failed. */
const PATIENCE = 3000;

/** A table on this device. */
export class LocalTable implements TableSource {
  readonly kind = 'local';
  readonly problem = signal<Problem | null>(null);
  readonly connection = signal<'open' | 'connecting' | 'lost'>('open');
  readonly state: ReadonlySignal<TableState | null>;
  readonly acts: ReadonlySignal<TableActs>;
  readonly thought = signal<ThoughtState | null>(null);
  /** Whether a coach stands by. */
  readonly isCoached: ReadonlySignal<boolean>;

  private readonly host: Signal<Host>;
  /** The game before the last take-back, as long as nothing else was played. */
  private readonly taken = signal<Host | null>(null);
  private readonly eyes = signal<Eyes>({ eyes: null, handOver: null });
  /** Ends the thought and the wait of the bots that are to play. */
  private botTurn = new AbortController();
  private haste = new AbortController();

  constructor(
    host: Host,
    private readonly around: Surroundings,
  ) {
    this.host = signal(host);
    this.eyes.value = nextEyes(host, { eyes: null, handOver: null }, around.hidesHands);
    this.state = computed(() => this.stateNow());
    this.acts = computed(() => this.actsNow());
    this.isCoached = computed(() => this.host.value.saved.isCoached === true && !this.host.value.result);
    void this.letBotsPlay();
  }

  async play(moves: readonly string[]): Answer {
    const { eyes } = this.eyes.value;
    if (eyes === null) return err(problem('not-your-turn', ''));
    const played = this.host.value.play(eyes, moves, this.around.now());
    if (!played.ok) return err({ ...problem(played.error.code, ''), refusal: played.error });
    this.become(played.value);
    return ok(undefined);
  }

  close(): void {
    this.callOff();
  }

  private stateNow(): TableState {
    const host = this.host.value;
    const { eyes, handOver } = this.eyes.value;
    const { saved } = host;
    return {
      table: saved.id,
      game: saved.game,
      number: saved.number,
      version: host.version,
      eyes,
      asked: host.asked(eyes),
      view: host.view(eyes),
      deciders: host.deciders,
      seats: seatInfosOf(saved, eyes),
      log: host.log(eyes),
      result: host.result,
      agreements: { end: [], rematch: [] },
      handOver,
      ...(saved.isLeisurely && { isFirst: true }),
    };
  }

  private actsNow(): TableActs {
    const host = this.host.value;
    const { handOver } = this.eyes.value;
    const back = host.lastDecision;
    const taken = this.taken.value;
    return {
      ...(back !== undefined && { takeBack: (version?: number) => this.takeBack(version ?? back) }),
      ...(taken && { putBack: () => this.become(taken) }),
      ...(host.result && { rematch: () => this.around.rematch(host.saved) }),
      record: async () => ok(host.record()),
      ...(host.result && { lookBack: addressOf({ page: 'local', id: host.saved.id, entry: 0 }) }),
      ...(host.trialEnd && { trial: host.trialEnd }),
      ...(host.result &&
        peopleOf(host).length === 1 && { review: { address: reviewOf(host), isNext: host.saved.isCoached === true } }),
      ...(!host.result && { goOnline: () => this.around.goOnline(host) }),
      ...(handOver !== null && { lookUp: () => this.lookUp(handOver) }),
      ...(!host.result && { coach: { isOn: this.isCoached.value, turn: () => this.turnCoach() } }),
      hurry: () => this.haste.abort(),
    };
  }

  private async takeBack(version: number): Promise<Result<void, Problem>> {
    const host = this.host.value;
    this.become(host.backTo(version, this.around.now()), host);
    return ok(undefined);
  }

  private turnCoach(): void {
    const host = this.host.value;
    this.host.value = host.coached(!this.isCoached.value);
    this.around.save(this.host.value.saved);
  }

  private lookUp(seat: Seat): void {
    this.eyes.value = { eyes: seat, handOver: null };
  }

  /** All changes of the game come through here: it is kept, eyes follow, bots answer. */
  private become(host: Host, taken: Host | null = null): void {
    this.callOff();
    batch(() => {
      this.taken.value = taken;
      this.host.value = host;
      this.eyes.value = nextEyes(host, this.eyes.value, this.around.hidesHands);
    });
    this.around.save(host.saved);
    void this.letBotsPlay();
  }

  private callOff(): void {
    this.botTurn.abort();
    this.thought.value = null;
  }

  private async letBotsPlay(): Promise<void> {
    const host = this.host.value;
    const seat = host.deciders.find(decider => !host.isPerson(decider));
    if (seat === undefined) {
      this.haste = new AbortController();
      return;
    }
    const turn = new AbortController();
    this.botTurn = turn;
    await aMoment();
    if (turn.signal.aborted) return;
    const moves = await this.turnOf(host, seat, turn.signal);
    if (turn.signal.aborted) return;
    const played = moves && host.play(seat, moves, this.around.now());
    if (played?.ok) {
      this.connection.value = 'open';
      this.become(played.value);
      return;
    }
    this.connection.value = 'lost';
    await wait(PATIENCE, turn.signal);
    if (!turn.signal.aborted) void this.letBotsPlay();
  }

  /** The turn of a bot, after a natural while; undefined if its thread failed. */
  private async turnOf(host: Host, seat: Seat, signal: AbortSignal): Promise<readonly string[] | undefined> {
    const bot = host.saved.seats[seat]!;
    const level = bot.kind === 'bot' ? bot.level : '';
    const question = {
      game: host.saved.game,
      level,
      ...host.thought(seat),
    };
    const onSpent = (share: number): void => {
      if (!signal.aborted) this.thought.value = { seat, share: Math.min(share, 1) };
    };
    const hasteOrStop = AbortSignal.any([signal, this.haste.signal]);
    try {
      const [moves] = await Promise.all([
        this.around.think(question as Parameters<Thinker>[0], signal, onSpent),
        wait(this.around.delay(), hasteOrStop),
      ]);
      return moves;
    } catch {
      return undefined;
    }
  }
}
