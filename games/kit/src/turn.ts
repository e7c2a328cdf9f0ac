import type { GameEvent } from './game.ts';

/** The type of the event by which a game says that a turn is over. */
export const TURN_ENDED = 'turnEnded';

/** Whether a turn ended with one of these events: the same seat may have the next one, which its deciders do not show. */
export const endsTurn = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === TURN_ENDED);
