import { lowestOf } from '@ankerplatz/kit';
import { cells, HARBOUR_SIZE, harbourOf, type NautilusPosition, NONE, PHASE } from '@ankerplatz/nautilus';
import { hasAtHome, isEnemy, sideOf } from './evaluation.ts';
import { BACK, COLOURS, FLEET, REACH } from './figures.ts';
import { Reach } from './reach.ts';

const { ABSENT, AT, CAVE, HAND_SIZES, HARBOUR, HOME, KINDS, KINDS_HELD, LEFT, LOOK_AHEAD, PLACES, RING_BITS, WHALE } =
  cells;
const SIDES = 2;
/** The way around the ring in stretches and in eighths, whatever its length. */
const STRETCHES = 64;
const EIGHTHS = 8;
const MOST_CARDS = 8;
/** Cards of a kind that are told apart, and rounds' ends that are near. */
const COUNTS = 3;
const NEAR_ENDS = 4;
/** When the owner of a sailor plays: by the turns before theirs, or never in this round. */
const TIMES = COLOURS + 1;
const NEVER = COLOURS;

let size = 0;
const reserve = (count: number): number => {
  const offset = size;
  size += count;
  return offset;
};

// Sailors, by side: 0 for the own one.
const AFLOAT = reserve(SIDES * STRETCHES);
const SHELTERED = reserve(SIDES * EIGHTHS);
const FRESH = reserve(SIDES);
/** By the fields of the harbour that are taken, and how many are in the whirlpool. */
const FLEETS = reserve(SIDES * 2 ** HARBOUR_SIZE * (FLEET + 1));
/** By how many of both sides are moored. */
const SCORE = reserve((SIDES * FLEET + 1) ** 2);

// Threats to a sailor on the ring, by its side and how far it has come, or by distance.
const CHASED = reserve(SIDES * (REACH + 1) * EIGHTHS);
const CHASED_SOON = reserve(SIDES * (REACH + 1) * TIMES);
const FOLLOWED = reserve(SIDES * (REACH + 1));
const FACED = reserve(SIDES * EIGHTHS);
const ON_START = reserve(SIDES * EIGHTHS);
const HUNTED = reserve(SIDES * (REACH + 1) * NEAR_ENDS);
const NEXT_OF_WHALE = reserve(SIDES * EIGHTHS);

// The course of the round.
const TURN = reserve(COLOURS * (MOST_CARDS + 1));
const NEW_ROUND = reserve(COLOURS);
const USING = reserve(SIDES * KINDS);
const STEPPING = reserve(SIDES * 5);
const SKIPPED = reserve(COLOURS);
const COMMANDING = reserve(SIDES);

// The own hand, with and without a sailor that could move.
const HELD = reserve(2 * KINDS * COUNTS);

/** Cards without a use, how many bring a sailor home, the best capture and the best swap, the former by the turns until the own one. */
const IDLE = reserve(KINDS);
const MOORING = reserve(COLOURS * FLEET);
const PREY = reserve(COLOURS * EIGHTHS);
const SWAP = reserve(2 * EIGHTHS);

/** The number of features. */
export const INPUTS = size;

/** Groups of features, by which a chance to win is explained. */
export const GROUPS = ['way', 'berths', 'whale', 'course', 'hand'] as const;
export type Group = (typeof GROUPS)[number];

/** Where each stretch of inputs begins that belongs to one group. */
const STRETCH_GROUPS: readonly (readonly [first: number, group: Group])[] = [
  [AFLOAT, 'way'],
  [FLEETS, 'berths'],
  [CHASED, 'way'],
  [HUNTED, 'whale'],
  [TURN, 'course'],
  [HELD, 'hand'],
];

/** Indexable by input: the number of its group. */
export const GROUP_OF = Uint8Array.from({ length: INPUTS }, (_, input) =>
  GROUPS.indexOf(STRETCH_GROUPS.findLast(([first]) => first <= input)![1]),
);

/**
 * The features of a position by which a win is foretold, as a seat sees it: numbers of those that hold, each counted as
 * often as it does.
 */
export class Features {
  /** The first `count` of them hold. */
  readonly held = new Int32Array(256);
  count = 0;
  private readonly reach = new Reach();
  private seat = 0;
  private isDuel = false;
  /** Colours with a sailor on the ring or in a cave, as bits. */
  private seafaring = 0;

  gather(position: NautilusPosition, seat: number, isNewRound: boolean): void {
    this.count = 0;
    this.seat = seat;
    this.isDuel = position.material.isDuel;
    this.seafaring = 0;
    const own = this.fleet(position, sideOf(seat)) + this.fleet(position, sideOf(seat) + 2);
    const others = this.fleet(position, 1 - sideOf(seat)) + this.fleet(position, 3 - sideOf(seat));
    this.add(SCORE + own * (SIDES * FLEET + 1) + others);
    this.whale(position);
    if (isNewRound) this.add(NEW_ROUND + this.turnsUntil(position, position.turn, seat));
    else this.course(position);
  }

  private add(feature: number): void {
    this.held[this.count++] = feature;
  }

  /** 0 for the seat's own side. */
  private sideOf(colour: number): number {
    return sideOf(colour ^ this.seat);
  }

  /** How many turns pass from a seat's to another's. */
  private turnsUntil({ material }: NautilusPosition, from: number, to: number): number {
    return (to - from + material.seats) % material.seats;
  }

  private seatOf(colour: number): number {
    return this.isDuel ? sideOf(colour) : colour;
  }

  /** Counts those that are moored. */
  private fleet(position: NautilusPosition, colour: number): number {
    const { bytes, material } = position;
    const side = this.sideOf(colour);
    let atHome = 0;
    let moored = 0;
    let berths = 0;
    for (let sailor = colour * FLEET; sailor < colour * FLEET + FLEET; sailor++) {
      const place = bytes[PLACES + sailor]!;
      if (place === ABSENT) continue;
      if (place === HOME) atHome++;
      else if (place >= HARBOUR) {
        moored++;
        berths |= 1 << (place - harbourOf(colour));
      } else {
        this.seafaring |= 1 << colour;
        if (place < CAVE) this.afloat(position, colour, place, side);
        else
          this.add(SHELTERED + side * EIGHTHS + (this.stretch(position, colour, material.mouths[place - CAVE]!) >> 3));
      }
    }
    this.add(FLEETS + (side * 2 ** HARBOUR_SIZE + berths) * (FLEET + 1) + atHome);
    return moored;
  }

  /** How far a sailor has come. */
  private stretch({ material }: NautilusPosition, colour: number, field: number): number {
    const { ring, starts } = material;
    const ahead = field - starts[colour]!;
    const come = ahead < 0 ? ahead + ring : ahead;
    return ring === STRETCHES ? come : Math.floor((come * STRETCHES) / ring);
  }

  private afloat(position: NautilusPosition, colour: number, field: number, side: number): void {
    const { bytes, material } = position;
    const isFresh = field === material.starts[colour] && position.isFresh(colour);
    const stretch = this.stretch(position, colour, field);
    if (isFresh) this.add(FRESH + side);
    else this.add(AFLOAT + side * STRETCHES + stretch);
    // On its start, not fresh, a sailor has the whole way behind it.
    const eighth = side * EIGHTHS + (stretch === 0 && !isFresh ? EIGHTHS - 1 : stretch >> 3);
    this.behind(position, colour, field, side, eighth);
    const { ring } = material;
    const ahead = bytes[AT + (field + BACK < ring ? field + BACK : field + BACK - ring)]!;
    if (ahead && isEnemy(ahead, colour)) this.add(FACED + eighth);
    if (field % (ring / COLOURS) === 0 && this.isStartedOn(position, colour, field)) this.add(ON_START + eighth);
  }

  /** Only the first sailor behind can come without a 7 (#9.1). */
  private behind(position: NautilusPosition, colour: number, field: number, side: number, eighth: number): void {
    const { bytes, material } = position;
    const distance = stepsBehind(position, field);
    if (distance > REACH) return;
    const other = bytes[AT + (field < distance ? field - distance + material.ring : field - distance)]!;
    const at = side * (REACH + 1) + distance;
    if (isEnemy(other, colour)) {
      const owner = this.seatOf((other - 1) >> 2);
      const time = bytes[HAND_SIZES + owner] ? this.turnsUntil(position, position.turn, owner) : NEVER;
      this.add(CHASED + distance * SIDES * EIGHTHS + eighth);
      this.add(CHASED_SOON + at * TIMES + time);
    } else this.add(FOLLOWED + at);
  }

  /** Whether opponents may be brought out onto a field. */
  private isStartedOn({ bytes, material }: NautilusPosition, colour: number, field: number): boolean {
    const starter = (field * COLOURS) / material.ring;
    return sideOf(starter ^ colour) === 1 && hasAtHome(bytes, starter);
  }

  private whale(position: NautilusPosition): void {
    const { bytes, material } = position;
    const whale = bytes[WHALE]!;
    if (whale === NONE) return;
    let most = 0;
    for (let seat = 0; seat < material.seats; seat++) most = Math.max(most, bytes[HAND_SIZES + seat]!);
    const end = Math.min(most, NEAR_ENDS - 1);
    let isFirst = true;
    for (let distance = 1; distance < material.ring && (isFirst || distance <= REACH); distance++) {
      const field = (whale + distance) % material.ring;
      const sailor = bytes[AT + field]!;
      if (!sailor) continue;
      const colour = (sailor - 1) >> 2;
      const side = this.sideOf(colour);
      if (distance <= REACH) this.add(HUNTED + (side * (REACH + 1) + distance) * NEAR_ENDS + end);
      if (isFirst) this.add(NEXT_OF_WHALE + side * EIGHTHS + (this.stretch(position, colour, field) >> 3));
      isFirst = false;
    }
  }

  private course(position: NautilusPosition): void {
    const { bytes, phase, turn, decider } = position;
    const { seat } = this;
    const until = this.turnsUntil(position, turn, seat);
    const cards = Math.min(position.handSize(seat), MOST_CARDS);
    this.add(TURN + until * (MOST_CARDS + 1) + cards);
    if (phase === PHASE.use) this.add(USING + this.sideOf(decider) * KINDS + position.last);
    if (phase === PHASE.step) this.add(STEPPING + this.sideOf(decider) * 5 + bytes[LEFT]!);
    if (phase === PHASE.skipped) this.add(SKIPPED + until);
    if (decider !== turn) this.add(COMMANDING + this.sideOf(decider));
    this.hand(position, seat);
    this.addHandUses(position, seat, until);
  }

  private hand(position: NautilusPosition, seat: number): void {
    const canMove = this.seafaring & (this.isDuel ? 5 << seat : 1 << seat);
    const base = HELD + (canMove ? KINDS * COUNTS : 0);
    for (let kinds = position.words[KINDS_HELD + seat]!; kinds; kinds &= kinds - 1) {
      const card = lowestOf(kinds);
      this.add(base + card * COUNTS + Math.min(position.held(seat, card), COUNTS) - 1);
    }
  }

  /** The possible uses of the hand. */
  private addHandUses(position: NautilusPosition, seat: number, until: number): void {
    const { reach } = this;
    const { ring } = position.material;
    reach.look(position, seat);
    for (let idle = position.words[KINDS_HELD + seat]! & ~reach.usable; idle; idle &= idle - 1)
      this.add(IDLE + lowestOf(idle));
    let mooring = 0;
    for (let kinds = reach.mooring; kinds; kinds &= kinds - 1) mooring++;
    if (mooring > 0) this.add(MOORING + until * FLEET + Math.min(mooring, FLEET) - 1);
    if (reach.prey >= 0)
      this.add(PREY + until * EIGHTHS + Math.min(EIGHTHS - 1, Math.floor((reach.prey * EIGHTHS) / ring)));
    if (reach.swap >= 0) this.add(SWAP + Math.min(2 * EIGHTHS - 1, Math.floor((reach.swap * EIGHTHS) / ring)));
  }
}

/** Steps back from a field of the ring to the first sailor, more than any card reaches if none is near. */
const stepsBehind = ({ words, material }: NautilusPosition, field: number): number => {
  const first = (field < LOOK_AHEAD ? field + material.ring : field) - LOOK_AHEAD;
  const word = RING_BITS + (first >> 5);
  const shift = first & 31;
  const after = shift === 0 ? 0 : words[word + 1]! << (32 - shift);
  const seen = ((words[word]! >>> shift) | after) & ((1 << LOOK_AHEAD) - 1);
  return LOOK_AHEAD - 31 + Math.clz32(seen);
};
