import {
  type Asked,
  type ChanceSource,
  type Entry,
  type Game,
  type GameRecord,
  type JsonObject,
  makeRecord,
  ok,
  type Position,
  type RecordChance,
  type Refusal,
  type Result,
  replay,
  type Seat,
  seededSource,
  sourceOf,
  tryPlay,
} from '@ankerplatz/kit';

/** What a game began from. */
interface Beginning {
  readonly chance: RecordChance;
  /** As it was given, if the game began from one. */
  readonly position?: JsonObject;
}

/** One game under way: its position and the moves that led there. */
export class Table {
  private constructor(
    readonly game: Game,
    private readonly beginning: Beginning,
    private readonly source: ChanceSource,
    private here: Position,
    private readonly entries: Entry[],
  ) {}

  static open(game: Game, asked: Asked, seed: string): Result<Table, string> {
    const setup = game.setup(asked);
    if (!setup.ok) return setup;
    const source = seededSource(seed);
    const position = game.start(setup.value, source.at(0));
    return ok(new Table(game, { chance: { kind: 'seed', seed } }, source, position, []));
  }

  static load(game: Game, position: JsonObject, seed: string): Result<Table, string> {
    const source = seededSource(seed);
    const parsed = game.parsePosition(position, source.at(0));
    if (!parsed.ok) return parsed;
    return ok(new Table(game, { chance: { kind: 'seed', seed }, position }, source, parsed.value, []));
  }

  /** At the end of a record whose shape is checked already. */
  static replay(game: Game, record: GameRecord): Result<Table, string> {
    const replayed = replay(game, record);
    if (!replayed.ok) return replayed;
    const source = sourceOf(record.chance) as ChanceSource;
    return ok(new Table(game, record, source, replayed.value, [...record.entries]));
  }

  get position(): Position {
    return this.here;
  }

  get seats(): number {
    return this.here.setup.seats;
  }

  /** Plays a move, or says why not and leaves everything as it was. */
  play(seat: Seat, move: string): Refusal | undefined {
    const played = tryPlay(this.game, this.here, seat, move, this.source.at(this.entries.length + 1));
    if (!played.ok) return played.error;
    this.here = played.value;
    this.entries.push({ seat, move });
    return undefined;
  }

  record(): GameRecord {
    const { game, beginning, here, entries } = this;
    const { chance, position } = beginning;
    return makeRecord({
      game: game.id,
      version: game.version,
      seats: this.seats,
      options: here.setup.options,
      ...(position && { position }),
      chance,
      entries: [...entries],
    });
  }
}
