import { type Game, type Position, SeededChance, type View } from '@ankerplatz/kit';

const known = new WeakMap<View, Position>();

/** Any position that fits what a view tells: worked out once, and never changed by its callers. */
export const sampledOf = (game: Game, view: View): Position => {
  const position = known.get(view) ?? game.sample(view, SeededChance.from('table'));
  known.set(view, position);
  return position;
};
