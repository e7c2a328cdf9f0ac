/** Anything whose numbers can be put in another order in place. */
export interface Shufflable {
  readonly length: number;
  [index: number]: number;
}

/**
 * The draws that the rules may ask for. A position holds no chance: it is handed in, so nobody can peek ahead. The
 * rules name each draw by its kind and a count, such as the tiles of round 3, and no name comes twice in a game: by
 * these names the same is drawn wherever the same deal is played.
 */
export interface Chance {
  shuffle(items: Shufflable, kind?: string, count?: number): void;
  /** One of `faces` equally likely numbers, from 0. */
  die(faces: number, kind?: string, count?: number): number;
}

/** The draws of a whole game: those of an entry, by its number; the setup is entry 0. */
export interface ChanceSource {
  at(entry: number): Chance;
}

/** Fisher–Yates from the end. */
export const shuffleBy = (below: (bound: number) => number, items: Shufflable): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const item = items[last]!;
    items[last] = items[other]!;
    items[other] = item;
  }
};

/** The numbers of draws of each kind. */
export interface Draws {
  readonly shuffles: number;
  readonly dice: number;
}

/** Hands every draw on to another chance and counts it. */
export class NotedChance implements Chance, Draws {
  shuffles = 0;
  dice = 0;

  constructor(private readonly chance: Chance) {}

  get isDrawn(): boolean {
    return this.shuffles + this.dice > 0;
  }

  die(faces: number, kind?: string, count?: number): number {
    this.dice++;
    return this.chance.die(faces, kind, count);
  }

  shuffle(items: Shufflable, kind?: string, count?: number): void {
    this.shuffles++;
    this.chance.shuffle(items, kind, count);
  }
}
