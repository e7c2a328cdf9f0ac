import {
  beginReplay,
  type ChanceSource,
  chainNext,
  chainStart,
  err,
  FORMAT,
  type Game,
  type GameEvent,
  type GameRecord,
  isMove,
  makeRecord,
  ok,
  type Position,
  type RecordChance,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  sourceOf,
  tryPlay,
} from '@ankerplatz/kit';
import type { Figures } from '../boards/board.ts';
import { CountedChance } from '../counted-chance.ts';

/** One move that was played, and what came of it. */
export interface Step {
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly GameEvent[];
  readonly before: Position;
  /** Whether chance was drawn for it. */
  readonly isDrawn: boolean;
  /** The hash chain of the record up to it. */
  readonly hash: string;
}

type Header = Omit<GameRecord, 'format' | 'hash' | 'end' | 'entries'>;

/** A game that is being played, with the way it came. */
export class Table {
  readonly steps: Step[] = [];
  position: Position;

  private constructor(
    readonly game: Game,
    private readonly header: Header,
    private readonly source: ChanceSource,
    begun: Position,
  ) {
    this.position = begun;
  }

  static open(game: Game, setup: Setup, chance: RecordChance & { kind: 'seed' }): Table {
    const { id, version } = game;
    const source = sourceOf(chance)!;
    const header = { game: id, version, seats: setup.seats, options: setup.options, chance };
    return new Table(game, header, source, game.start(setup, source.at(0)));
  }

  /** A recorded game, played up to where the record ends. */
  static resume(game: Game, { format: _, hash: __, end: ___, entries, ...header }: GameRecord): Result<Table, string> {
    if (header.game !== game.id) return err(`it is a record of ${header.game}`);
    const begun = beginReplay(game, makeRecord({ ...header, entries }));
    if (!begun.ok) return begun;
    const table = new Table(game, header, begun.value.source, begun.value.position);
    for (const [index, entry] of entries.entries()) {
      if (!isMove(entry))
        return err(`entry ${index + 1} is no move (${entry.kind}): such a game can be replayed alone`);
      const { seat, move } = entry;
      const played = table.play(seat, move);
      if (!played.ok) return err(`entry ${index + 1} (${move}) is refused: ${played.error.code}`);
    }
    return ok(table);
  }

  get seats(): number {
    return this.header.seats;
  }

  play(seat: Seat, move: string): Result<Step, Refusal> {
    const draws = { shuffles: 0, dice: 0 };
    const chance = new CountedChance(this.source.at(this.steps.length + 1), draws);
    const events: GameEvent[] = [];
    const played = tryPlay(this.game, this.position, seat, move, chance, event => events.push(event));
    if (!played.ok) return played;
    const isDrawn = draws.shuffles + draws.dice > 0;
    const step = { seat, move, events, before: this.position, isDrawn, hash: chainNext(this.hash, { seat, move }) };
    this.steps.push(step);
    this.position = played.value;
    return ok(step);
  }

  /** Whether the last move is the seat's own and settled nothing. */
  canUndo(seat: Seat, isFinal: (event: GameEvent) => boolean): boolean {
    const step = this.steps.at(-1);
    return step !== undefined && step.seat === seat && !step.isDrawn && !step.events.some(isFinal);
  }

  /** Takes the last move back. Does not check. */
  undo(): Step {
    const step = this.steps.pop()!;
    this.position = step.before;
    return step;
  }

  /** Figures of the whole game, indexable by seat. */
  figures(): readonly Figures[] {
    const tally = this.game.tally(this.seats);
    for (const event of this.steps.flatMap(({ events }) => events)) tally.tell(event);
    return tally.figures(this.position);
  }

  private get hash(): string {
    return this.steps.at(-1)?.hash ?? chainStart({ format: FORMAT, ...this.header });
  }

  record(): GameRecord {
    const entries = this.steps.map(({ seat, move }) => ({ seat, move }));
    return { format: FORMAT, ...this.header, entries, hash: this.hash };
  }
}
