import {
  type Game,
  type GameEvent,
  NotedChance,
  type Position,
  type Seat,
  SeededChance,
  tryPlay,
} from '@ankerplatz/kit';

/** A turn that was tried out. */
export interface PlayedLine<P extends Position = Position> {
  readonly seat: Seat;
  readonly moves: readonly string[];
  readonly before: P;
  readonly after: P;
  /** After each move. */
  readonly reached: readonly P[];
  /** Events that are sure to happen: none that hang on chance or on hidden things. */
  readonly events: readonly GameEvent[];
  /** A part of it cannot be foreseen: `after` is one of many. */
  readonly isVeiled: boolean;
}

/** Plays a turn as far as it is legal. */
export const playLine = <P extends Position>(
  game: Game<P>,
  before: P,
  seat: Seat,
  moves: readonly string[],
): PlayedLine<P> => {
  const chance = new NotedChance(SeededChance.from('coach'));
  const events: GameEvent[] = [];
  let after = before;
  let isVeiled = false;
  const played: string[] = [];
  const reached: P[] = [];
  for (const move of moves) {
    const code = game.parseMove(after, move);
    const reveals = code !== undefined && game.reveals(code);
    const heard: GameEvent[] = [];
    const next = tryPlay(game, after, seat, move, chance, event => {
      const known = chance.isDrawn ? null : game.eventFor(event as never, seat);
      if (known) heard.push(known);
    });
    if (!next.ok) break;
    played.push(move);
    if (!reveals && !isVeiled) events.push(...heard);
    isVeiled ||= reveals || chance.isDrawn;
    after = next.value;
    reached.push(after);
  }
  return { seat, moves: played, before, after, reached, events, isVeiled };
};
