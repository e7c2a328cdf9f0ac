import {
  type Game,
  type GameEvent,
  type GameRecord,
  type Position,
  replay,
  type Seat,
  SeededChance,
  tryPlay,
} from '@ankerplatz/kit';
import type { JudgedTurn } from '@ankerplatz/review';
import type { TableModel } from '../model/table-model.ts';

/** The positions of a game, by the number of the entry that led there. */
export const positionsOf = (game: Game, record: GameRecord): ReadonlyMap<number, Position> => {
  const positions = new Map<number, Position>();
  replay(game, record, ({ version, position }) => positions.set(version, position));
  return positions;
};

/** The events of a line, as its seat can foresee them: none that chance or hidden hands decide. */
const foreseen = (game: Game, position: Position, seat: Seat, moves: readonly string[]): readonly GameEvent[] => {
  const chance = SeededChance.from('foreseen');
  const events: GameEvent[] = [];
  let now = game.sample(game.view(position, seat), chance);
  for (const move of moves) {
    const { round } = now;
    const heard: GameEvent[] = [];
    const next = tryPlay(game, now, seat, move, chance, event => heard.push(event));
    if (!next.ok || next.value.round !== round) break;
    events.push(...heard.flatMap(event => game.eventFor(event, seat) ?? []));
    now = next.value;
  }
  return events;
};

/** A line of a decision in words; where there are none, in the notation. */
export const toldLine = (
  model: TableModel,
  positions: ReadonlyMap<number, Position>,
  { seat, from }: JudgedTurn,
  moves: readonly string[],
): string => {
  const position = positions.get(from);
  const events = position ? foreseen(model.loaded.value.game, position, seat, moves) : [];
  const told = model.toldTurn([{ entry: from + 1, kind: 'move', seat, move: moves[0] ?? null, events }]);
  return told === '' ? moves.join(' · ') : told;
};
