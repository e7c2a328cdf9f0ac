import { type Game, type GameEvent, type Position, playTurn, SeededChance } from '@ankerplatz/kit';

/** A whole turn that might be the best. */
export interface Candidate {
  readonly moves: readonly string[];
  readonly events: readonly GameEvent[];
  /** Equal for turns that come to the same. */
  readonly outcome: string;
  /** Equal for turns that go about it in the same way: puzzles ask for a way, and its details are forgiven. */
  readonly plan: string;
}

/** Events that tell ways of playing a turn of Nauticus apart, and what of them counts. */
const PLAN_PARTS: Readonly<Record<string, string>> = {
  chose: 'action',
  shipFinished: 'size',
  delivered: 'ship',
  extraBegan: 'action',
  passed: 'type',
  scoredCrowns: 'type',
};

const planOf = (events: readonly GameEvent[]): string => {
  const parts = events.flatMap(event => {
    const field = PLAN_PARTS[event.type];
    return field === undefined
      ? []
      : [`${event.type} ${(event as unknown as Readonly<Record<string, unknown>>)[field]}`];
  });
  return [...new Set(parts)].sort().join();
};

/** The effects of a turn, which must be playable to its end; throws where it is not. */
export const candidateOf = (game: Game, position: Position, seat: number, moves: readonly string[]): Candidate => {
  const chance = SeededChance.from('candidate');
  const events: GameEvent[] = [];
  const {
    position: reached,
    played,
    refusal,
  } = playTurn(game, position, seat, moves, chance, event => events.push(event));
  if (refusal) throw new Error(`${moves[played]} cannot be played`);
  const outcome = JSON.stringify(game.state(reached));
  const isOwn = (event: GameEvent): boolean =>
    !('seat' in event) || event.seat === seat || ('by' in event && event.by === seat);
  const own = events.filter(isOwn);
  return { moves, events: own, outcome, plan: game.hidesHands ? outcome : planOf(own) };
};
