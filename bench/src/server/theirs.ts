import { randomUUID } from 'node:crypto';
import type { Choice } from '../peer/slipway.ts';
import { forEach, type MeasuredServer } from './measured-server.ts';
import { between, type Heard, MeasuredTable, SeatSocket, startsWith, type Tongue } from './measured-table.ts';
import type { Usage } from './probe.ts';
import { Program } from './program.ts';
import { THEIRS } from './report.ts';
import { SocketConnection } from './socket-connection.ts';

const MAIN = new URL('./peer-main.js', import.meta.url);
/** More than a game has moves. */
const LONG = 1_000_000;

/** A game of boardgame.io, and which moves are played. */
export interface Played {
  readonly game: string;
  /** By the number of moves before. */
  readonly move: (index: number) => Pick<Choice, 'move' | 'args'>;
}

/** One seat of one match after the other. Speaks socket.io by hand, as its client does it on a WebSocket. */
class MatchTongue implements Tongue {
  private match = '';
  private matches = 0;
  private moves = 0;

  constructor(
    private readonly played: Played,
    private readonly player: string,
  ) {}

  /** The message that begins to watch a match, which is made if there is none of this name. */
  sync(match: string): string {
    this.match = match;
    this.matches++;
    this.moves = 0;
    return this.message(['sync', match, this.player, undefined, 2]);
  }

  read(data: Buffer): Heard | undefined {
    const isUpdate = startsWith(data, `42/${this.played.game},["update"`);
    if (!isUpdate && !startsWith(data, `42/${this.played.game},["sync"`)) return undefined;
    if (!data.includes(this.match)) return undefined;
    const player = between(data, '"currentPlayer":"', '"');
    const id = Number.parseInt(between(data, '"_stateID":', '}'), 10);
    if (isUpdate) this.moves++;
    const isOver = data.includes('"gameover":');
    return {
      at: LONG * this.matches + id,
      isOver,
      reply: player === this.player && !isOver ? this.reply(id) : null,
    };
  }

  pong(data: Buffer): string | undefined {
    return data.length === 1 && startsWith(data, '2') ? '3' : undefined;
  }

  private reply(id: number): string {
    const { move: type, args = [] } = this.played.move(this.moves);
    const { match, player: playerID } = this;
    return this.message(['update', { type: 'MAKE_MOVE', payload: { type, args, playerID } }, id, match, playerID]);
  }

  private message(content: readonly unknown[]): string {
    return `42/${this.played.game},${JSON.stringify(content)}`;
  }
}

/** boardgame.io's server with its storage in memory. */
export class Theirs implements MeasuredServer {
  readonly keeps = Number.POSITIVE_INFINITY;

  private constructor(
    readonly name: string,
    private readonly program: Program,
    private readonly url: string,
    private readonly played: Played,
  ) {}

  static async start(played: Played): Promise<Theirs> {
    const program = new Program(MAIN, {});
    return new Theirs(`${THEIRS}, ${played.game}`, program, await program.url(), played);
  }

  open(count: number): Promise<MeasuredTable[]> {
    return forEach(Array<undefined>(count).fill(undefined), () => this.openOne());
  }

  used(): Promise<Usage> {
    return this.program.used();
  }

  left(): Promise<Usage> {
    return this.program.left();
  }

  databaseUsed(): null {
    return null;
  }

  stop(): Promise<void> {
    return this.program.stop();
  }

  private async openOne(): Promise<MeasuredTable> {
    const tongues = [new MatchTongue(this.played, '0'), new MatchTongue(this.played, '1')] as const;
    const [one, other] = [await this.seat(tongues[0]), await this.seat(tongues[1])];
    const begin = async (): Promise<void> => {
      const match = randomUUID();
      one.socket.send(tongues[0].sync(match));
      other.socket.send(tongues[1].sync(match));
    };
    const table = new MeasuredTable([one, other], begin);
    await begin();
    await table.opened();
    return table;
  }

  private async seat(tongue: MatchTongue): Promise<SeatSocket> {
    const socket = await SocketConnection.open(`${this.url}/socket.io/?EIO=4&transport=websocket`, {});
    const welcome = `40/${this.played.game},`;
    const welcomed = new Promise<void>(resolve =>
      socket.on('message', data => {
        if (startsWith(data, welcome)) resolve();
      }),
    );
    socket.send(welcome);
    await welcomed;
    socket.removeAllListeners('message');
    return new SeatSocket(socket, tongue);
  }
}
