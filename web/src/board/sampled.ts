import { type Game, NO_CHANCE, type Position, type View } from '@ankerplatz/kit';

const known = new WeakMap<View, Position>();

/** Any position that fits what a view tells: worked out once, and never changed by its callers. */
export const sampledOf = (game: Game, view: View): Position => {
  const position = known.get(view) ?? game.fitting?.(view) ?? game.sample(view, NO_CHANCE);
  known.set(view, position);
  return position;
};
