import type { Chance } from '../chance/chance.ts';
import type { Position } from '../game.ts';
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
  const lists = Array.from({ length: depth }, () => new MoveList());
  const copies = Array.from({ length: depth }, () => position.clone());
  let nodes = 0;
  const add = (more: number): void => {
    nodes += more;
    if (nodes > limit) throw new TooManyNodes();
  };
  const count = (here: Position, left: number): void => {
    const list = lists[left - 1]!;
    const next = copies[left - 1]!;
    for (const seat of here.deciders()) {
      list.clear();
      here.moves(seat, list);
      if (left === 1) {
        add(list.length);
        continue;
      }
      for (let i = 0; i < list.length; i++) {
        next.copyFrom(here);
        chance.asked = false;
        next.play(seat, list.at(i), chance);
        if (chance.asked || next.round !== here.round || next.outcome()) add(1);
        else count(next, left - 1);
      }
    }
  };
  count(position, depth);
  return nodes;
};
