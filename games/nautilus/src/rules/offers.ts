import type { MoveList } from '@ankerplatz/kit';
import { lowestOf } from '@ankerplatz/kit';
import { CELLS } from '../memory/cells.ts';
import { FIGURES } from '../memory/material.ts';
import type { Memory } from '../memory/memory.ts';
import { codeOf, goCode, VERB } from '../moves.ts';
import { HARBOUR_SIZE } from '../tables.ts';
import { CARD, CARDS, COLOURS, MOBY, PHASES, type Phase } from '../types.ts';
import { Course, Courses, moversOf, upTo } from './course.ts';
import { hasStart, nextWithCards } from './hands.ts';
import { offerPortions, teamOf } from './split.ts';
import { isHome } from './walking.ts';

const { ABOARD, AFLOAT, ASKED, ASKED_COUNT, CAVE, GIVEN, KINDS, KINDS_HELD, LEFT, MOVED, MOVED_COUNT, NONE } = CELLS;
const { BRINGS_OUT, IS_BACKWARD, IS_SPLIT, MOST_STEPS, PASSES, SKIPS, STEPS } = FIGURES;
const {
  ask: TO_ASK,
  discard: TO_DISCARD,
  give: TO_GIVE,
  keep: TO_KEEP,
  mulligan: TO_MULLIGAN,
  step: TO_STEP,
  trade: TO_TRADE,
} = VERB;
const { compass: COMPASS } = CARD;

/** #9.8: the colours whose sailors the seat whose turn it is plays, as bits. */
export const coloursOf = (memory: Memory): number => {
  const { turn } = memory;
  if (memory.material.isDuel) return 5 << turn;
  return 1 << (isHome(memory, turn) ? turn ^ 2 : turn);
};

/** Indexable by a set of colours: their sailors. */
const SAILORS_OF = Array.from({ length: 1 << COLOURS.length }, (_, colours) =>
  COLOURS.reduce((sailors, __, colour) => (colours & (1 << colour) ? sailors | (15 << (colour * 4)) : sailors), 0),
);

/** Counts of walks within a harbour, as bits. */
const IN_HARBOUR = upTo(HARBOUR_SIZE - 1);

/** The sailors of a set of colours that might make some of these walks forward: in harbours only short ones are made. */
const walkers = (memory: Memory, counts: number, colours: number): number => {
  const fleet = SAILORS_OF[colours]!;
  return counts & IN_HARBOUR ? moversOf(memory, fleet) : memory.words[AFLOAT]! & fleet;
};

/** The sailors of a set of colours in the whirlpool. The lowest of each is the one that comes out. */
export const atHome = ({ words, material }: Memory, colours: number): number =>
  material.fleet & SAILORS_OF[colours]! & ~words[ABOARD]!;

const course = new Course();
/** As long as moves are listed, the board stands. */
const courses = new Courses();

/** Indexable by card: the count as a bit, for cards that walk forward without passing or splitting. */
const PLAIN_STEPS = CARDS.map((_, card) =>
  STEPS[card] && !IS_BACKWARD[card] && !IS_SPLIT[card] && !PASSES[card] ? 1 << STEPS[card]! : 0,
);

/** The verbs of playing a card of the hand, and of using the card that a nautilus took back. */
interface Verbs {
  readonly go: number;
  readonly skip: number;
  readonly swap: number;
  readonly special: number;
  /** Indexable by count: the code of a walk forward, to which sailor and place are added. */
  readonly walks: Int32Array;
}
const PLAY: Verbs = {
  go: VERB['play-go'],
  skip: VERB['play-skip'],
  swap: VERB['play-swap'],
  special: VERB['play-special'],
  walks: Int32Array.from({ length: MOST_STEPS + 1 }, (_, steps) =>
    codeOf(VERB['play-go'], Math.max(0, PLAIN_STEPS.indexOf(1 << steps))),
  ),
};
const USE: Verbs = {
  go: VERB['use-go'],
  skip: VERB['use-skip'],
  swap: VERB['use-swap'],
  special: VERB['use-special'],
  walks: new Int32Array(MOST_STEPS + 1).fill(codeOf(VERB['use-go'])),
};

const setOf = (isIn: (card: number) => boolean): number =>
  CARDS.reduce((set, _, card) => (isIn(card) ? set | (1 << card) : set), 0);

/** Cards that can always be played, without naming a piece (#9.3, #10.5). */
const SPECIAL = setOf(card => STEPS[card] === 0 && card !== COMPASS);
/** Cards with a plain walk. */
const PLAIN = setOf(card => PLAIN_STEPS[card] !== 0);
/** Cards with another use than those. */
const MANIFOLD = setOf(
  card => !(SPECIAL & (1 << card)) && (!(PLAIN & (1 << card)) || BRINGS_OUT[card]! || SKIPS[card]!),
);

/** Indexable by a set, up to the highest: what its members have together, as bits. */
const unionsOf = (highest: number, has: readonly number[]): Uint16Array => {
  const unions = new Uint16Array(highest + 1);
  for (let set = 1; set <= highest; set++) unions[set] = unions[set & (set - 1)]! | has[lowestOf(set)]!;
  return unions;
};
/** Indexable by a set of plain cards: their counts. */
const COUNTS_OF = unionsOf(PLAIN, PLAIN_STEPS);
/** Indexable by a set of counts: the plain cards with them. */
const CARDS_WITH = unionsOf(
  COUNTS_OF[PLAIN]!,
  Array.from({ length: MOST_STEPS + 1 }, (_, steps) => setOf(card => PLAIN_STEPS[card] === 1 << steps)),
);

/** Lists the walks of the colours' sailors with plain cards, whose counts are given as bits. Returns those that can be made. */
const offerPlain = (memory: Memory, counts: number, colours: number, verbs: Verbs, list?: MoveList): number => {
  let found = 0;
  for (let sailors = walkers(memory, counts, colours); sailors; sailors &= sailors - 1) {
    const sailor = lowestOf(sailors);
    const course = courses.of(memory, sailor);
    const made = counts & course.counts;
    found |= made;
    if (!list) continue;
    for (let rest = made; rest; rest &= rest - 1) {
      const steps = lowestOf(rest);
      course.offer(steps, list, verbs.walks[steps]!, sailor);
    }
  }
  return found;
};

const offerOuts = (memory: Memory, colours: number, list: MoveList | undefined, code: number): boolean => {
  const waiting = atHome(memory, colours);
  if (!list) return waiting !== 0;
  for (let rest = waiting; rest; ) {
    const sailor = lowestOf(rest);
    const colour = sailor >> 2;
    list.push(code | goCode(sailor, memory.material.starts[colour]!));
    rest &= ~SAILORS_OF[1 << colour]!;
  }
  return waiting !== 0;
};

/** #8 compass, #10.4: two sailors on the ring or in caves, or one on the ring and Moby Dick. */
const offerSwaps = (memory: Memory, list: MoveList | undefined, verb: number): boolean => {
  const before = list?.length;
  for (let rest = memory.words[AFLOAT]!; rest; rest &= rest - 1) {
    const first = lowestOf(rest);
    for (let others = rest & (rest - 1); others; others &= others - 1) {
      if (!list) return true;
      list.push(codeOf(verb, first, lowestOf(others)));
    }
    if (memory.whale === NONE || memory.placeOf(first) >= CAVE) continue;
    if (!list) return true;
    list.push(codeOf(verb, first, MOBY));
  }
  return list !== undefined && list.length !== before;
};

/** #9.10: all sailors of the team that have not moved yet may take part in a split. */
const splitters = (memory: Memory): number => {
  let sailors = teamOf(memory.turn);
  for (let index = 0; index < memory.bytes[MOVED_COUNT]!; index++) sailors &= ~(1 << memory.bytes[MOVED + index]!);
  return sailors;
};

/** Lists the walks with a card that goes backward or passes sailors. */
const offerWalks = (
  memory: Memory,
  card: number,
  colours: number,
  list: MoveList | undefined,
  code: number,
): boolean => {
  let found = false;
  const way = IS_BACKWARD[card] ? -1 : 1;
  const steps = STEPS[card]!;
  for (let sailors = memory.words[AFLOAT]! & SAILORS_OF[colours]!; sailors; sailors &= sailors - 1) {
    const sailor = lowestOf(sailors);
    course.aim(memory, sailor, way, steps, PASSES[card]!);
    if (!(course.counts & (1 << steps))) continue;
    found = true;
    if (list) course.offer(steps, list, code, sailor);
  }
  return found;
};

/** Lists the uses of a card besides plain walks and returns whether there are any; without a list it may stop at the first. */
const offerCard = (memory: Memory, card: number, colours: number, verbs: Verbs, list?: MoveList): boolean => {
  const code = codeOf(verbs.go, verbs === PLAY ? card : 0);
  if (BRINGS_OUT[card]) return offerOuts(memory, colours, list, code);
  if (IS_SPLIT[card]) return offerPortions(memory, STEPS[card]!, teamOf(memory.turn), courses, list, code);
  if (card === COMPASS) return offerSwaps(memory, list, verbs.swap);
  if (!SKIPS[card]) return offerWalks(memory, card, colours, list, code);
  if (nextWithCards(memory, memory.turn) === NONE) return false;
  list?.push(codeOf(verbs.skip));
  return true;
};

/** Lists all uses of a set of cards, given as bits, by the seat whose turn it is. Returns the cards that have one. */
const offerCards = (memory: Memory, cards: number, verbs: Verbs, list?: MoveList): number => {
  const colours = coloursOf(memory);
  courses.forget();
  let usable = cards & SPECIAL;
  if (list) for (let rest = usable; rest; rest &= rest - 1) list.push(codeOf(verbs.special, lowestOf(rest)));
  const plain = cards & PLAIN;
  if (plain) usable |= CARDS_WITH[offerPlain(memory, COUNTS_OF[plain]!, colours, verbs, list)]!;
  for (let rest = cards & MANIFOLD; rest; rest &= rest - 1)
    if (offerCard(memory, lowestOf(rest), colours, verbs, list)) usable |= rest & -rest;
  return usable;
};

/** The cards of a set, as bits, that the seat whose turn it is could use now, from its hand or by a nautilus. */
export const usableOf = (memory: Memory, cards: number): number => offerCards(memory, cards, PLAY);

const offerHand = (memory: Memory, seat: number, verb: number, list: MoveList): void => {
  for (let cards = memory.words[KINDS_HELD + seat]!; cards; cards &= cards - 1)
    list.push(codeOf(verb, lowestOf(cards)));
};

/** #9.3, #9.4: any use of any card; if there is none, any card is discarded. */
const offerTurn = (memory: Memory, list: MoveList): void => {
  if (!offerCards(memory, memory.words[KINDS_HELD + memory.turn]!, PLAY, list))
    offerHand(memory, memory.turn, TO_DISCARD, list);
};

/** #11.1: a hand with a 1 or 12 has only `keep`. */
const offerMulligan = (memory: Memory, seat: number, list: MoveList): void => {
  list.push(codeOf(TO_KEEP));
  if (!hasStart(memory, seat)) list.push(codeOf(TO_MULLIGAN));
};

/** The cards that were asked for in this trade (#11), as bits. */
const askedCards = ({ bytes }: Memory): number => {
  let cards = 0;
  for (let index = 0; index < bytes[ASKED_COUNT]!; index++) cards |= 1 << bytes[ASKED + index]!;
  return cards;
};

const offerQuestions = (memory: Memory, list: MoveList): void => {
  const asked = askedCards(memory);
  for (let card = 0; card < KINDS; card++) if (!(asked & (1 << card))) list.push(codeOf(TO_ASK, card));
};

/** The seat whose card a deciding seat lays in a trade: first the seat whose turn it is, if this one decides for it. */
export const traderOf = (memory: Memory, seat: number): number =>
  memory.decider === seat && memory.bytes[GIVEN + memory.turn] === NONE ? memory.turn : seat;

const offerStep = (memory: Memory, list: MoveList): void => {
  courses.forget();
  offerPortions(memory, memory.bytes[LEFT]!, splitters(memory), courses, list, codeOf(TO_STEP));
};

type Lister = (memory: Memory, seat: number, list: MoveList) => void;

const LISTERS: Readonly<Record<Phase, Lister>> = {
  exchange: (memory, seat, list) => offerHand(memory, seat, TO_GIVE, list),
  mulligan: offerMulligan,
  play: (memory, _, list) => offerTurn(memory, list),
  use: (memory, _, list) => void offerCards(memory, 1 << memory.last, USE, list),
  step: (memory, _, list) => offerStep(memory, list),
  skipped: (memory, _, list) => offerHand(memory, memory.turn, TO_DISCARD, list),
  trade: (memory, seat, list) => offerHand(memory, traderOf(memory, seat), TO_TRADE, list),
  ask: (memory, _, list) => offerQuestions(memory, list),
  return: (memory, _, list) => offerHand(memory, memory.turn, TO_TRADE, list),
  over: () => {},
};
/** Indexable by the code of a phase. */
const LISTER_OF = PHASES.map(phase => LISTERS[phase]);

/** Lists all legal moves of a deciding seat. */
export const offerMoves = (memory: Memory, seat: number, list: MoveList): void =>
  LISTER_OF[memory.phase]!(memory, seat, list);
