import type { Chance } from './chance.ts';
import type { Position } from './game.ts';
import { MoveList } from './move-list.ts';

/** Notes that fortune was asked; the count stops there, so what it answers does not matter. */
class Noted implements Chance {
  asked = false;
  die(): number {
    this.asked = true;
    return 0;
  }
  shuffle(): void {
    this.asked = true;
  }
}

/** More nodes than the given limit. */
export class TooManyNodes extends Error {}

/**
 * The number of legal move sequences of a length. One that ends the round or the game, or draws chance, counts once and stops there.
 */
export const perft = (position: Position, depth: number, limit = Number.POSITIVE_INFINITY): number => {
  const chance = new Noted();
  let nodes = 0;
  const count = (here: Position, left: number): void => {
    for (const seat of here.deciders()) {
      const list = new MoveList();
      here.moves(seat, list);
      for (let i = 0; i < list.length; i++) {
        const next = here.clone();
        chance.asked = false;
        next.play(seat, list.at(i), chance);
        if (left > 1 && !chance.asked && next.round === here.round && !next.outcome()) count(next, left - 1);
        else if (++nodes > limit) throw new TooManyNodes();
      }
    }
  };
  count(position, depth);
  return nodes;
};
