import { type Chance, SeededChance, type Shufflable } from '@ankerplatz/kit';

/** A chance that tells nobody what it drew: what comes after its first draw is no knowledge. */
export class Veil implements Chance {
  isDrawn = false;
  private readonly chance = SeededChance.from('draft');

  die(faces: number): number {
    this.isDrawn = true;
    return this.chance.die(faces);
  }

  shuffle(items: Shufflable): void {
    this.isDrawn = true;
    this.chance.shuffle(items);
  }
}
