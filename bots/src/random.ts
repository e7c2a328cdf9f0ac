import type { Brain } from './brain.ts';

/** Any legal move: the yardstick that every level must beat. */
export const random: Brain = {
  think: (view, { chance }) => [{ moves: [view.moves[chance.die(view.moves.length)]!], value: 0 }],
};
