import {
  dropTakenBack,
  type Game,
  type GameEvent,
  type GameLog,
  type GameRecord,
  isMove,
  ok,
  type Position,
  type Result,
  replay,
} from '@ankerplatz/kit';

/** The standing of a game after a move that was not taken back. */
export interface Moment {
  /** Of the log; 0: the beginning. */
  readonly version: number;
  readonly position: Position;
  readonly events: readonly GameEvent[];
  /** Whether chance was drawn, or cards were dealt that it had put in order before. */
  readonly isLucky: boolean;
}

const isLucky = ({ isDrawn, events }: GameLog): boolean => isDrawn || events.some(({ type }) => type === 'dealt');

/** The beginning, and after it every move that counts. */
export const momentsOf = (game: Game, record: GameRecord): Result<readonly Moment[], string> => {
  const moments: Moment[] = [];
  const played = replay(game, record, log => {
    const { last, version, position, events } = log;
    dropTakenBack(moments, log);
    if (last === null || isMove(last)) moments.push({ version, position, events, isLucky: isLucky(log) });
  });
  return played.ok ? ok(moments) : played;
};
