import type { Chance, Shufflable } from '@ankerplatz/kit';

/** How often fortune was asked. */
export interface Draws {
  shuffles: number;
  dice: number;
}

/** Hands every draw on to another chance and counts it. */
export class CountedChance implements Chance {
  constructor(
    private readonly chance: Chance,
    private readonly draws: Draws,
  ) {}

  shuffle(items: Shufflable): void {
    this.draws.shuffles++;
    this.chance.shuffle(items);
  }

  die(faces: number): number {
    this.draws.dice++;
    return this.chance.die(faces);
  }
}
