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

const choose = (from: number, count: number): number => {
  let ways = 1;
  for (let index = 0; index < count; index++) ways = (ways * (from - index)) / (index + 1);
  return ways;
};

/**
 * Counts the ways in which the cards of a pool, each a card of its own, can fill hidden hands, and draws one of them, all equally
 * likely. Kinds are taken one after another and, within a kind, the hands; a cell is such a pair.
 */
export class HandCounting {
  /** Indexable by cell, filled slots and cards of the kind used so far; -1 where not counted yet. */
  private readonly memo: Float64Array;
  /** What one more card adds to the index of filled slots, by hand. */
  private readonly radix: readonly number[];
  private readonly fills: number;
  private readonly uses: number;
  private readonly filled: number[];

  constructor(
    /** Indexable by kind: how many cards. */
    private readonly pool: readonly number[],
    private readonly hands: readonly HiddenHand[],
    private readonly checkAt: number,
    private readonly check: Check,
  ) {
    this.filled = hands.map(() => 0);
    this.radix = hands.map((_, index) => hands.slice(0, index).reduce((all, hand) => all * (hand.slots + 1), 1));
    this.fills = hands.reduce((all, hand) => all * (hand.slots + 1), 1);
    const slots = hands.reduce((all, hand) => all + hand.slots, 0);
    this.uses = Math.min(Math.max(...pool), slots) + 1;
    this.memo = new Float64Array(pool.length * hands.length * this.fills * this.uses).fill(-1);
  }

  private most(kind: number, hand: number, used: number): number {
    const { slots, caps } = this.hands[hand]!;
    return Math.min(slots - this.filled[hand]!, caps[kind]!, this.pool[kind]! - used);
  }

  /** The ways from a cell on; `used` cards of its kind are in hands before. */
  private count(cell: number, index: number, used: number): number {
    const { hands, pool, filled } = this;
    const hand = cell % hands.length;
    const kind = (cell - hand) / hands.length;
    if (hand === 0 && kind === this.checkAt && !this.check(filled)) return 0;
    if (kind === pool.length) return index === this.fills - 1 ? 1 : 0;
    const at = (cell * this.fills + index) * this.uses + used;
    if (this.memo[at]! >= 0) return this.memo[at]!;
    let ways = 0;
    const most = this.most(kind, hand, used);
    for (let count = 0; count <= most; count++) ways += this.weigh(cell, index, used, count);
    this.memo[at] = ways;
    return ways;
  }

  /** The ways in which the cell's hand takes so many cards of its kind. */
  private weigh(cell: number, index: number, used: number, count: number): number {
    const { hands, filled } = this;
    const hand = cell % hands.length;
    const kind = (cell - hand) / hands.length;
    const next = hand === hands.length - 1 ? 0 : used + count;
    filled[hand]! += count;
    const rest = this.count(cell + 1, index + count * this.radix[hand]!, next);
    filled[hand]! -= count;
    return rest === 0 ? 0 : rest * choose(this.pool[kind]! - used, count);
  }

  /** One way, as cards of each kind by hand; undefined if there is none. */
  draw(chance: Chance): readonly (readonly number[])[] | undefined {
    const { hands, pool, filled } = this;
    const drawn = hands.map(() => pool.map(() => 0));
    if (hands.length === 0) return drawn;
    if (this.count(0, 0, 0) === 0) return undefined;
    let index = 0;
    let used = 0;
    for (let cell = 0; cell < pool.length * hands.length; cell++) {
      const hand = cell % hands.length;
      const kind = (cell - hand) / hands.length;
      const count = this.pick(cell, index, used, chance);
      drawn[hand]![kind] = count;
      filled[hand]! += count;
      index += count * this.radix[hand]!;
      used = hand === hands.length - 1 ? 0 : used + count;
    }
    filled.fill(0);
    return drawn;
  }

  /** How many cards a cell takes, by the ways that follow. */
  private pick(cell: number, index: number, used: number, chance: Chance): number {
    const hand = cell % this.hands.length;
    const most = this.most((cell - hand) / this.hands.length, hand, used);
    if (most === 0) return 0;
    let rest = unit(chance) * this.count(cell, index, used);
    let picked = 0;
    for (let count = 0; count <= most; count++) {
      const ways = this.weigh(cell, index, used, count);
      if (ways === 0) continue;
      picked = count;
      if (rest < ways) break;
      rest -= ways;
    }
    return picked;
  }
}
