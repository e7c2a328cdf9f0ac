import type { Tally } from '../../game.ts';
import type { QuayPosition } from './position.ts';
import type { QuayEvent } from './types.ts';

export const tally = (seats: number): Tally<QuayPosition, QuayEvent> => {
  const spoiled = Array.from({ length: seats }, () => 0);
  return {
    tell: event => {
      if (event.type === 'spoiled') spoiled[event.seat]!++;
    },
    figures: position => spoiled.map((count, seat) => ({ points: position.pointsOf(seat), spoiled: count })),
    openings: () => spoiled.map(count => (count === 0 ? 'careful' : 'careless')),
  };
};
