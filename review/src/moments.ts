import {
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
  /** The number of the entry; 0: the beginning. */
  readonly entry: number;
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
    if (last === null || isMove(last)) moments.push({ entry: version, position, events, isLucky: isLucky(log) });
    else if (last.kind === 'take-back') while (moments.at(-1)!.entry > log.place) moments.pop();
  });
  return played.ok ? ok(moments) : played;
};
