import type { Chance, Shufflable } from './chance.ts';

/** A draw: a number for a die, the items in their new order for a shuffle. Scripts hold them in the order asked for. */
type Draw = number | readonly number[];

/** For tests: every draw is written down beforehand; asking for one more, or of the other kind, throws. */
export class ScriptedChance implements Chance {
  private next = 0;

  constructor(private readonly draws: readonly Draw[]) {}

  die(faces: number): number {
    const draw = this.draws[this.next++];
    if (typeof draw !== 'number' || draw >= faces) throw new Error(`draw ${this.next} is not one of ${faces} faces`);
    return draw;
  }

  shuffle(items: Shufflable): void {
    const draw = this.draws[this.next++];
    if (typeof draw !== 'object' || draw.length !== items.length)
      throw new Error(`draw ${this.next} is not an order of ${items.length} items`);
    for (const [index, item] of draw.entries()) items[index] = item;
  }
}
