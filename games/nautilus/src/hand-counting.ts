import type { Chance } from '@ankerplatz/kit';

/** A hand that is to be filled. */
export interface HiddenHand {
  readonly slots: number;
  /** Indexable by kind: the most cards of it that may be added. */
  readonly caps: readonly number[];
}

/** Whether the hands, filled so far with all kinds up to the checked one, are possible. */
export type Check = (filled: readonly number[]) => boolean;

const DRAW = 2 ** 26;

/** A number from 0 to 1, 1 excluded, with all bits of a double. */
const unit = (chance: Chance): number => (chance.die(DRAW) * DRAW + chance.die(DRAW)) / (DRAW * DRAW);

/** Pascal's triangle, a row for each number of cards to choose from. */
const chooseTable = (most: number): readonly Float64Array[] => {
  const rows = [Float64Array.of(1)];
  for (let from = 1; from <= most; from++) {
    const above = rows[from - 1]!;
    rows.push(Float64Array.from({ length: from + 1 }, (_, count) => (above[count - 1] ?? 0) + (above[count] ?? 0)));
  }
  return rows;
};

/**
 * Counts the ways in which the cards of a pool, each a card of its own, can fill hidden hands, and draws one of them, all equally
 * likely. Kinds are taken one after another and, within a kind, the hands; a cell is such a pair.
 */
export class HandCounting {
  /** The ways from a cell on. Indexable by cell, filled slots and cards of the kind used so far; behind the last cell, all hands are to be full. */
  private readonly ways: Float64Array;
  /** The amount that one more card adds to the index of filled slots, by hand. */
  private readonly radix: readonly number[];
  private readonly fills: number;
  private readonly uses: number;
  private readonly choose: readonly Float64Array[];

  constructor(
    /** Indexable by kind: how many cards. */
    private readonly pool: readonly number[],
    private readonly hands: readonly HiddenHand[],
    private readonly checkAt: number,
    private readonly check: Check,
  ) {
    this.radix = hands.map((_, index) => hands.slice(0, index).reduce((all, hand) => all * (hand.slots + 1), 1));
    this.fills = hands.reduce((all, hand) => all * (hand.slots + 1), 1);
    const slots = hands.reduce((all, hand) => all + hand.slots, 0);
    this.uses = Math.min(Math.max(...pool), slots) + 1;
    this.choose = chooseTable(Math.max(...pool));
    this.ways = new Float64Array((pool.length * hands.length + 1) * this.fills * this.uses);
    this.count();
  }

  /** From the last cell to the first, each from the one behind it. */
  private count(): void {
    const { pool, hands, ways, fills } = this;
    ways[this.at(pool.length, 0, fills - 1, 0)] = 1;
    for (let kind = pool.length - 1; kind >= 0; kind--)
      for (let hand = hands.length - 1; hand >= 0; hand--)
        for (let index = 0; index < fills; index++) this.countCell(kind, hand, index);
  }

  private countCell(kind: number, hand: number, index: number): void {
    if (hand === 0 && kind === this.checkAt && !this.check(this.filledAt(index))) return;
    const { ways, uses } = this;
    const cards = this.pool[kind]!;
    const room = this.most(kind, hand, index, 0);
    const isLast = hand === this.hands.length - 1;
    const [at, next] = [this.at(kind, hand, index, 0), this.nextOf(kind, hand, index)];
    // One more card in this hand, and, unless it is the last one, one more that is used.
    const step = this.radix[hand]! * uses + (isLast ? 0 : 1);
    // No card of a kind is used before its first hand.
    const most = hand === 0 ? 0 : Math.min(cards, uses - 1);
    for (let used = 0; used <= most; used++) {
      const choose = this.choose[cards - used]!;
      const from = next + (isLast ? 0 : used);
      const largest = Math.min(room, cards - used);
      let sum = 0;
      for (let count = 0; count <= largest; count++) sum += ways[from + count * step]! * choose[count]!;
      ways[at + used] = sum;
    }
  }

  /** Where the ways stand that follow a hand which takes nothing, with nothing of the kind used before. */
  private nextOf(kind: number, hand: number, index: number): number {
    return hand === this.hands.length - 1 ? this.at(kind + 1, 0, index, 0) : this.at(kind, hand + 1, index, 0);
  }

  private at(kind: number, hand: number, index: number, used: number): number {
    return ((kind * this.hands.length + hand) * this.fills + index) * this.uses + used;
  }

  private filledIn(hand: number, index: number): number {
    return Math.floor(index / this.radix[hand]!) % (this.hands[hand]!.slots + 1);
  }

  private filledAt(index: number): number[] {
    return this.hands.map((_, hand) => this.filledIn(hand, index));
  }

  private most(kind: number, hand: number, index: number, used: number): number {
    const { slots, caps } = this.hands[hand]!;
    return Math.min(slots - this.filledIn(hand, index), caps[kind]!, this.pool[kind]! - used);
  }

  /** The ways in which the cell's hand takes so many cards of its kind, `used` of which are in hands before. */
  private weigh(kind: number, hand: number, index: number, used: number, count: number): number {
    const next = index + count * this.radix[hand]!;
    const isLast = hand === this.hands.length - 1;
    const rest = this.ways[isLast ? this.at(kind + 1, 0, next, 0) : this.at(kind, hand + 1, next, used + count)]!;
    return rest === 0 ? 0 : rest * this.choose[this.pool[kind]! - used]![count]!;
  }

  /** One way, as cards of each kind by hand; undefined if there is none. */
  draw(chance: Chance): readonly (readonly number[])[] | undefined {
    const { hands, pool } = this;
    const drawn = hands.map(() => pool.map(() => 0));
    if (hands.length === 0) return drawn;
    if (this.ways[0] === 0) return undefined;
    let index = 0;
    for (const kind of pool.keys()) {
      let used = 0;
      for (const hand of hands.keys()) {
        const count = this.pick(kind, hand, index, used, chance);
        drawn[hand]![kind] = count;
        index += count * this.radix[hand]!;
        used += count;
      }
    }
    return drawn;
  }

  /** How many cards a cell takes, by the ways that follow. */
  private pick(kind: number, hand: number, index: number, used: number, chance: Chance): number {
    const most = this.most(kind, hand, index, used);
    if (most === 0) return 0;
    let rest = unit(chance) * this.ways[this.at(kind, hand, index, used)]!;
    let picked = 0;
    for (let count = 0; count <= most; count++) {
      const ways = this.weigh(kind, hand, index, used, count);
      if (ways === 0) continue;
      picked = count;
      if (rest < ways) break;
      rest -= ways;
    }
    return picked;
  }
}
