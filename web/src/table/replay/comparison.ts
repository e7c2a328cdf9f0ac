import { type Game, type GameRecord, isMove, ok, type Result, type Seat } from '@ankerplatz/kit';
import { type BoardGameId, loadGame } from '@ankerplatz/registry/lazy';
import type { BoardModule } from '../../board/board.ts';
import type { TableSource } from '../../board/source.ts';
import { loadBoard } from '../../games/boards.ts';
import { type Turn, turnsOf } from '../model/turns.ts';
import { type Finished, replayOf } from './replay.ts';

/** One of two games that began alike. */
export interface ComparedSide {
  readonly source: TableSource;
  /** After which entries each turn of the seat was over; the beginning first. */
  readonly stops: readonly number[];
}

export interface Comparison {
  readonly seat: Seat;
  readonly games: readonly [ComparedSide, ComparedSide];
  /** The first turn of the seat in which they differ; null: there is none. */
  readonly parted: number | null;
}

type TurnTeller = Pick<BoardModule, 'beginsTurn'>;

interface Compared extends ComparedSide {
  /** Of each turn, the beginning first. */
  readonly moves: readonly string[];
}

const movesOf = ({ entries }: GameRecord, turn: Turn): string =>
  turn.entries
    .map(({ entry }) => entries[entry - 1]!)
    .map(entry => (isMove(entry) ? entry.move : entry.kind))
    .join('\n');

const comparedGame = (finished: Finished, board: TurnTeller, source: TableSource, seat: Seat): Compared => {
  const turns = turnsOf(source.replay!.log, board).filter(turn => turn.seat === seat);
  return {
    source,
    stops: [0, ...turns.map(({ entries }) => entries.at(-1)!.entry)],
    moves: ['', ...turns.map(turn => movesOf(finished.record, turn))],
  };
};

/** Two games of one deal, as they were played from one seat. */
export const comparisonOf = (
  game: Game,
  board: TurnTeller,
  [one, other]: readonly [Finished, Finished],
  seat: Seat,
): Result<Comparison, string> => {
  const [first, second] = [replayOf(game, one, 0), replayOf(game, other, 0)];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const games = [comparedGame(one, board, first.value, seat), comparedGame(other, board, second.value, seat)] as const;
  const parted = games[0].moves.findIndex((moves, turn) => moves !== games[1].moves[turn]);
  return ok({ seat, games, parted: parted < 0 ? null : parted });
};

/** With what it takes to read them. */
export const loadComparison = async (
  finished: readonly [Finished, Finished],
  seat: Seat,
): Promise<Result<Comparison, string>> => {
  const id = finished[0].record.game as BoardGameId;
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id)]);
  return comparisonOf(game, board, finished, seat);
};
