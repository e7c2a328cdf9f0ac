import {
  err,
  type Game,
  type GameEvent,
  GameLog,
  type GameRecord,
  isMove,
  type MoveEntry,
  type OpenChance,
  ok,
  type Position,
  type Refusal,
  type Result,
  replay,
  type Seat,
  type Setup,
} from '@ankerplatz/kit';
import type { Figures } from '../boards/board.ts';

/** One move that was played, and what came of it. */
export interface PlayedMove extends MoveEntry {
  readonly events: readonly GameEvent[];
}

const stepOf = ({ last, events }: GameLog): PlayedMove => ({ ...(last as MoveEntry), events });

/** A game that is being played, with the way it came. */
export class TerminalTable {
  /** At the beginning and after every move. */
  private constructor(private readonly logs: GameLog[]) {}

  static open(game: Game, setup: Setup, chance: OpenChance): TerminalTable {
    const begun = GameLog.begin(game, { setup, chance });
    if (!begun.ok) throw new Error(begun.error);
    return new TerminalTable([begun.value]);
  }

  /** A game with the way it came: its logs at the beginning and after every move. */
  static of(logs: readonly GameLog[]): TerminalTable {
    return new TerminalTable([...logs]);
  }

  /** A recorded game, played up to where the record ends. */
  static resume(game: Game, record: GameRecord): Result<TerminalTable, string> {
    if (record.game !== game.id) return err(`it is a record of ${record.game}`);
    for (const [index, entry] of record.entries.entries())
      if (!isMove(entry))
        return err(`entry ${index + 1} is not a move (${entry.kind}): such a game can only be replayed`);
    const logs: GameLog[] = [];
    const replayed = replay(game, record, log => logs.push(log));
    return replayed.ok ? ok(new TerminalTable(logs)) : replayed;
  }

  private get log(): GameLog {
    return this.logs.at(-1)!;
  }

  get game(): Game {
    return this.log.game;
  }

  get position(): Position {
    return this.log.position;
  }

  get seats(): number {
    return this.position.setup.seats;
  }

  get steps(): readonly PlayedMove[] {
    return this.logs.slice(1).map(stepOf);
  }

  play(seat: Seat, move: string): Result<PlayedMove, Refusal> {
    const played = this.log.add({ seat, move });
    if (!played.ok) return played;
    this.logs.push(played.value);
    return ok(stepOf(played.value));
  }

  /** Whether the last move is the seat's own and settled nothing. */
  canUndo(seat: Seat, isFinal: (event: GameEvent) => boolean): boolean {
    const { last, isDrawn, events } = this.log;
    return last?.seat === seat && !isDrawn && !events.some(isFinal);
  }

  /** Takes the last move back. Does not check. */
  undo(): PlayedMove {
    return stepOf(this.logs.pop()!);
  }

  /** Figures of the whole game, indexable by seat. */
  figures(): readonly Figures[] {
    const tally = this.game.tally(this.seats);
    for (const { events } of this.logs) for (const event of events) tally.tell(event);
    return tally.figures(this.position);
  }

  record(): GameRecord {
    return this.log.record();
  }
}
