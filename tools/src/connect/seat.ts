import { setTimeout as sleep } from 'node:timers/promises';
import type { Player } from '../arena/player.ts';
import { BadInput } from '../exit.ts';
import type { GameLine, TableClient } from './table-client.ts';

/** Until a server that cannot be reached is asked again. */
const PATIENCE_MS = 1000;

/** The program has done something that loses a game. */
export class Fault extends Error {}

/** A seat at a table for which a player decides. */
export class PlayedSeat {
  /** The rest of a turn that was decided as a whole. */
  private turn: string[] = [];
  /** Messages sent before our last move arrived are old. */
  private played = 0;

  constructor(
    private readonly client: TableClient,
    private readonly player: Player,
    private readonly say: (line: string) => void,
  ) {}

  /** Plays the game to its end, over as many connections as it takes. */
  async playToTheEnd(): Promise<GameLine> {
    for (;;) {
      const { over, waitMs } = await this.follow().catch(error => this.unreached(error));
      if (over) return over;
      await sleep(waitMs);
    }
  }

  private unreached(error: unknown): { over: null; waitMs: number } {
    if (error instanceof BadInput || error instanceof Fault) throw error;
    this.say(`not connected: ${(error as Error).message}`);
    return { over: null, waitMs: PATIENCE_MS };
  }

  /** One connection. */
  private async follow(): Promise<{ over: GameLine | null; waitMs: number }> {
    for await (const line of this.client.lines()) {
      if (line.type === 'bye') return { over: null, waitMs: line.reconnectIn };
      if (line.result) return { over: line, waitMs: 0 };
      if (line.asked !== null && line.version >= this.played) await this.decide(line);
    }
    return { over: null, waitMs: PATIENCE_MS };
  }

  private async decide(line: GameLine): Promise<void> {
    const move = await this.nextMove(line);
    const { version, error } = await this.client.play(line, move);
    if (!error) this.played = version;
    else if (error.code === 'illegal-move' || error.code === 'unknown-move')
      throw new Fault(`${move}: ${error.message}`);
    else this.say(error.message);
  }

  /** The rest of a turn is played as long as it is legal. */
  private async nextMove({ view }: GameLine): Promise<string> {
    const rest = this.turn.shift();
    if (rest !== undefined && view.moves.includes(rest)) return rest;
    const decision = await this.player.decide(view, '');
    if (!decision.ok) throw new Fault(decision.error);
    const [move, ...turn] = decision.value;
    this.turn = turn;
    return move!;
  }
}
