import { lowestOf } from '@ankerplatz/kit';
import { CARD, Course, cells, IS_BACKWARD, type NautilusPosition, PASSES, SKIPS, STEPS } from '@ankerplatz/nautilus';
import { coloursOf, isEnemy, sideOf } from './evaluation.ts';
import { bitsOf, COLOURS, FLEET, REACH, STARTING } from './figures.ts';

const { ABOARD, AT, CAVE, HARBOUR, HOME, KINDS_HELD, PLACES, SAILOR_COUNT } = cells;
const ALL_OF_FLEET = 15;

const FORWARD = bitsOf(card => STEPS[card]! > 0 && !IS_BACKWARD[card] && !PASSES[card]);
const SWEEPING = bitsOf(card => PASSES[card]!);
const BACKWARD = bitsOf(card => IS_BACKWARD[card]!);
const SPLITTING = 1 << CARD['5'];
const SWAPPING = 1 << CARD.compass;
/** Cards that are never stuck. */
const FREE = bitsOf(card => STEPS[card] === 0 || SKIPS[card]!) & ~SWAPPING;

/** The possible uses of a hand's cards on the board as it stands. */
export class Reach {
  /** Kinds of cards that have a use, as bits. */
  usable = 0;
  /** Kinds of cards that bring a sailor into its harbour, as bits. */
  mooring = 0;
  /** How many fields the best opponent that could be captured has come; -1 if there is none. */
  prey = -1;
  /** How many fields the best swap would bring, those that opponents lose among them; -1 without a compass that could be used. */
  swap = -1;
  private readonly course = new Course();

  look(position: NautilusPosition, seat: number): void {
    const kinds = position.words[KINDS_HELD + seat]!;
    this.usable = kinds & FREE;
    this.mooring = 0;
    this.prey = -1;
    this.swap = -1;
    const colours = coloursOf(position, seat);
    for (let colour = 0; colour < COLOURS; colour++) if (colours & (1 << colour)) this.fleet(position, colour, kinds);
    if (kinds & SWAPPING) this.swaps(position, sideOf(seat));
  }

  private fleet(position: NautilusPosition, colour: number, kinds: number): void {
    const { bytes, words, material } = position;
    const aboard = words[ABOARD]! & (ALL_OF_FLEET << (colour * FLEET));
    for (let sailors = aboard; sailors; sailors &= sailors - 1) this.sailor(position, lowestOf(sailors), kinds);
    if (!(kinds & STARTING)) return;
    for (let sailor = colour * FLEET; sailor < colour * FLEET + FLEET; sailor++) {
      if (bytes[PLACES + sailor] !== HOME) continue;
      this.usable |= kinds & STARTING;
      this.catches(position, colour, material.starts[colour]!);
      return;
    }
  }

  private sailor(position: NautilusPosition, sailor: number, kinds: number): void {
    const { course } = this;
    if (kinds & FORWARD) {
      course.aim(position, sailor, 1, REACH, false);
      for (let rest = kinds & FORWARD; rest; rest &= rest - 1)
        if (this.walk(position, sailor, STEPS[lowestOf(rest)]!, rest & -rest)) this.usable |= rest & -rest;
      if (kinds & SPLITTING)
        for (let steps = 1; steps < STEPS[CARD['5']]!; steps++) this.walk(position, sailor, steps, SPLITTING);
    }
    if (kinds & SWEEPING) {
      course.aim(position, sailor, 1, STEPS[lowestOf(SWEEPING)]!, true);
      if (this.walk(position, sailor, STEPS[lowestOf(SWEEPING)]!, SWEEPING)) this.usable |= SWEEPING;
    }
    if (kinds & BACKWARD) {
      course.aim(position, sailor, -1, STEPS[lowestOf(BACKWARD)]!, false);
      if (this.walk(position, sailor, STEPS[lowestOf(BACKWARD)]!, BACKWARD)) this.usable |= BACKWARD;
    }
  }

  /** Whether a walk for which the course is set can be made; notes where it leads. */
  private walk(position: NautilusPosition, sailor: number, steps: number, kind: number): boolean {
    const ends = this.course.ends(steps);
    for (let rest = ends; rest; rest >>= 8) {
      const to = (rest & 255) - 1;
      if (to < HARBOUR) this.catches(position, sailor >> 2, to);
      else if (position.bytes[PLACES + sailor]! < HARBOUR) this.mooring |= kind;
    }
    return ends !== 0;
  }

  private catches(position: NautilusPosition, colour: number, field: number): void {
    const other = position.bytes[AT + field]!;
    if (other && isEnemy(other, colour)) this.prey = Math.max(this.prey, comeTo(position, (other - 1) >> 2, field));
  }

  private swaps(position: NautilusPosition, side: number): void {
    const { bytes } = position;
    for (let first = 0; first < SAILOR_COUNT; first++) {
      const from = bytes[PLACES + first]!;
      if (from >= HARBOUR) continue;
      const colour = first >> 2;
      for (let second = first + 1; second < SAILOR_COUNT; second++) {
        const to = bytes[PLACES + second]!;
        if (to >= HARBOUR) continue;
        const other = second >> 2;
        const one = comeTo(position, colour, to) - comeTo(position, colour, from);
        const two = comeTo(position, other, from) - comeTo(position, other, to);
        const brings = (sideOf(colour) === side ? one : -one) + (sideOf(other) === side ? two : -two);
        if (brings > this.swap) this.swap = brings;
        this.usable |= SWAPPING;
      }
    }
  }
}

/** How many fields a colour's sailor has come on a field of the ring or in a cave: all of them on its start, unless fresh. */
const comeTo = (position: NautilusPosition, colour: number, place: number): number => {
  const { ring, starts, mouths } = position.material;
  const come = (place < CAVE ? place : mouths[place - CAVE]!) - starts[colour]!;
  if (come === 0) return position.isFresh(colour) && (position.bytes[AT + place]! - 1) >> 2 === colour ? 0 : ring;
  return come < 0 ? come + ring : come;
};
