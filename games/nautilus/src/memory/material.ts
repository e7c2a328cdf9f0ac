import type { JsonObject, Setup } from '@ankerplatz/kit';
import { completeOptions, type NautilusOptions, unusualOptions } from '../options.ts';
import { CARD_SPECS, HARBOUR_SIZE, VARIANT_SPECS } from '../tables.ts';
import { CARDS, COLOURS, type Variant } from '../types.ts';
import { CELLS } from './cells.ts';

const { CAVE, NONE } = CELLS;

const STEPS = Uint8Array.from(CARDS, card => CARD_SPECS[card].steps ?? 0);
const MOST_STEPS = Math.max(...STEPS);

/** The printed figures of the cards, indexable by the code of a card. */
export const FIGURES = {
  STEPS,
  MOST_STEPS,
  BRINGS_OUT: CARDS.map(card => CARD_SPECS[card].out === true),
  IS_BACKWARD: CARDS.map(card => CARD_SPECS[card].way === 'backward'),
  IS_SPLIT: CARDS.map(card => CARD_SPECS[card].split === true),
  PASSES: CARDS.map(card => CARD_SPECS[card].passes === true),
  SKIPS: CARDS.map(card => CARD_SPECS[card].skip === true),
} as const;

/** Rounds to a deck in the game of four: one for every so many cards (#7.1). */
const CARDS_A_ROUND = 20;

/** The material on the table (#2): the options of a game, made ready for the rules. */
export class Material {
  readonly variant: Variant;
  readonly seats: number;
  /** Sailors of a colour. */
  readonly sailors: number;
  /** All sailors of the variant, as bits. */
  readonly fleet: number;
  readonly isDuel: boolean;
  /** The fields of a harbour that must be taken, as bits. */
  readonly berths: number;
  readonly ring: number;
  readonly mouths: readonly number[];
  readonly die: readonly number[];
  /** Indexable by colour. */
  readonly starts: Uint8Array;
  /** Indexable by field of the ring: the cave that opens at the field before it, and after it. */
  readonly caveBefore: Uint8Array;
  readonly caveAfter: Uint8Array;
  /** Indexable by field of the ring or cave: the counts by which a walk from there may turn into another cave, as bits. */
  readonly cavesAhead: Uint16Array;
  readonly cavesBehind: Uint16Array;
  /** Indexable by the code of a card. */
  readonly deck: Uint16Array;
  /** All cards of the deck, sorted. */
  readonly cards: Uint8Array;
  /** Rounds until the deck is shuffled again; 0 in a duel, where it just runs out. */
  readonly rounds: number;
  /** The differences of all this from the box, as a position names them; undefined if there are none. */
  readonly unusual: JsonObject | undefined;

  constructor(
    readonly setup: Setup,
    readonly options: NautilusOptions,
  ) {
    const { variant, deck, die, ring, mouths } = options;
    const { seats, sailors } = VARIANT_SPECS[variant];
    this.variant = variant;
    this.seats = seats;
    this.sailors = sailors;
    this.fleet = ((1 << sailors) - 1) * 0x1111;
    this.isDuel = variant === 'duel';
    this.berths = ((1 << sailors) - 1) << (HARBOUR_SIZE - sailors);
    this.ring = ring;
    this.mouths = mouths;
    this.die = die;
    this.starts = Uint8Array.from(COLOURS, (_, colour) => (colour * ring) / COLOURS.length);
    this.caveBefore = new Uint8Array(ring).fill(NONE);
    this.caveAfter = new Uint8Array(ring).fill(NONE);
    for (const [cave, mouth] of mouths.entries()) {
      this.caveBefore[(mouth + 1) % ring] = CAVE + cave;
      this.caveAfter[(mouth + ring - 1) % ring] = CAVE + cave;
    }
    this.cavesAhead = this.cavesOnTheWay(1);
    this.cavesBehind = this.cavesOnTheWay(-1);
    this.deck = Uint16Array.from(CARDS, card => deck[card]);
    this.cards = Uint8Array.from(CARDS.flatMap((card, code) => new Array<number>(deck[card]).fill(code)));
    this.unusual = unusualOptions(options);
    this.rounds = this.isDuel ? 0 : Math.floor(this.cards.length / CARDS_A_ROUND);
  }

  private cavesOnTheWay(way: 1 | -1): Uint16Array {
    const { ring, mouths } = this;
    const caves = way === 1 ? this.caveBefore : this.caveAfter;
    return Uint16Array.from({ length: CAVE + mouths.length }, (_, from) => {
      const lead = from < CAVE ? 0 : 1;
      const field = lead ? mouths[from - CAVE]! : from;
      let counts = 0;
      for (let steps = lead + 1; steps <= MOST_STEPS; steps++) {
        const cave = caves[(field + (steps - lead) * way + ring) % ring];
        if (cave !== NONE && cave !== from) counts |= 1 << steps;
      }
      return counts;
    });
  }

  /** Cards each player is dealt in a round. */
  handOf(round: number): number {
    const { hand } = VARIANT_SPECS[this.variant];
    if (this.isDuel || round % this.rounds !== 0) return hand;
    return Math.floor((this.cards.length - (this.rounds - 1) * CARDS_A_ROUND) / this.seats);
  }
}

const MATERIALS = new WeakMap<Setup, Material>();

/** The material of a setup that was checked before. */
export const materialOf = (checked: Setup): Material => {
  const known = MATERIALS.get(checked);
  if (known) return known;
  const parsed = completeOptions(checked.options);
  if (!parsed.ok) throw new Error(parsed.error);
  const material = new Material(checked, parsed.value);
  MATERIALS.set(checked, material);
  return material;
};
