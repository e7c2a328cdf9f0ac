import { err, type Game, type View } from '@ankerplatz/kit';
import type { TableInfo, TableMessage } from '@ankerplatz/protocol';
import { type BoardGameId, isBoardGameId, loadGame } from '@ankerplatz/registry/lazy';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LogEntry, SeatInfo, TableSource, TableState } from '../../board/source.ts';
import type { Answer, Problem } from '../../net/http.ts';
import type { Connection, TableWatcher } from '../../net/socket.ts';
import { decidersOf, resultOf } from '../../table/online/message.ts';

interface Seen {
  readonly id: BoardGameId;
  readonly game: Game;
  readonly message: TableMessage;
  readonly log: readonly LogEntry[];
}

const NOBODY_ACTS: Problem = { code: 'not-seated', message: '' };

/**
 * A table as strangers see it, for a screen that all see: the host of the page may sit there and hold cards. Nothing is
 * asked of the server but this one watch, and nothing is sent.
 */
export class ScreenTable implements TableSource {
  readonly kind = 'online';
  readonly problem = signal<Problem | null>(null);
  readonly connection: TableSource['connection'];
  readonly acts = signal({});
  readonly state: ReadonlySignal<TableState | null> = computed(() => this.makeState());
  readonly isPaused: ReadonlySignal<boolean> = computed(() => Boolean(this.seen.value?.message.pause));
  private readonly info = signal<TableInfo | null>(null);
  private readonly seen = signal<Seen | null>(null);
  private readonly unwatch: () => void;

  constructor(
    private readonly id: string,
    through: Connection,
  ) {
    this.connection = through.state;
    this.unwatch = through.watchTable(id, this.watcher);
    // A screen is not counted as a spectator.
    through.look(id, false);
  }

  private get watcher(): TableWatcher {
    return {
      known: () => {
        const message = this.seen.peek()?.message;
        return { as: 'spectator', ...(message && { number: message.number, from: message.version }) };
      },
      info: ({ info }) => {
        this.info.value = info;
      },
      table: message => void this.take(message),
      presence: () => undefined,
      chat: () => undefined,
      orders: () => undefined,
      gone: problem => {
        this.problem.value = problem;
      },
    };
  }

  async play(): Answer {
    return err(NOBODY_ACTS);
  }

  close(): void {
    this.unwatch();
  }

  /** Events from before the screen looked are not told. */
  private async take(message: TableMessage): Promise<void> {
    const { game: id } = message.view as View;
    // A view of a seat would hold what nobody else may know.
    if (!isBoardGameId(id) || message.seat !== null) return;
    const game = await loadGame(id);
    const before = this.seen.peek();
    const isContinued = before?.message.number === message.number;
    if (isContinued && before.message.version > message.version) return;
    const known = isContinued ? before.log.filter(({ entry }) => entry <= (message.from ?? 0)) : [];
    this.seen.value = { id, game, message, log: [...known, ...message.entries] };
  }

  private makeState(): TableState | null {
    const [info, seen] = [this.info.value, this.seen.value];
    if (!info || !seen) return null;
    const { id, game, message, log } = seen;
    const { number, version, result } = message;
    return {
      ...{ table: this.id, game: id, number, version, eyes: null, asked: null, log },
      view: { ...(message.view as View), moves: [] },
      deciders: decidersOf(game, message),
      seats: info.seats.map(seat => seatInfoOf(seat, message)),
      result: result && resultOf(result),
      agreements: { end: [], rematch: [] },
      handOver: null,
    };
  }
}

const seatInfoOf = (
  { seat, kind, person, level }: TableInfo['seats'][number],
  { resigned, standIns }: TableMessage,
): SeatInfo => ({
  ...{ seat, kind, level, isYou: false, isLooking: false },
  name: person?.name ?? level ?? '',
  ...(person?.isMember && { isMember: true }),
  hasResigned: resigned.includes(seat),
  standIn: standIns[seat] ?? null,
});
