import {
  type Game,
  GameLog,
  type GameRecord,
  type JsonObject,
  ok,
  type Position,
  type Refusal,
  type Result,
  replay,
  type Seat,
  type SetupWish,
} from '@ankerplatz/kit';

/** One game under way. */
export class EngineTable {
  constructor(private log: GameLog) {}

  static open(game: Game, wish: SetupWish, seed: string): Result<EngineTable, string> {
    const setup = game.setup(wish);
    return setup.ok ? tableOf(GameLog.begin(game, { setup: setup.value, chance: { kind: 'seed', seed } })) : setup;
  }

  static load(game: Game, position: JsonObject, seed: string): Result<EngineTable, string> {
    return tableOf(GameLog.begin(game, { position, chance: { kind: 'seed', seed } }));
  }

  /** At the end of a record whose shape is checked already. */
  static replay(game: Game, record: GameRecord): Result<EngineTable, string> {
    return tableOf(replay(game, record));
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

  /** Plays a move, or says why not and leaves everything as it was. */
  play(seat: Seat, move: string): Refusal | undefined {
    const played = this.log.add({ seat, move });
    if (!played.ok) return played.error;
    this.log = played.value;
    return undefined;
  }

  record(): GameRecord {
    return this.log.record();
  }
}

const tableOf = (log: Result<GameLog, string>): Result<EngineTable, string> =>
  log.ok ? ok(new EngineTable(log.value)) : log;
