import { type Chance, NO_CHANCE, type View } from '@ankerplatz/kit';
import { HandCounting, type HiddenHand } from './hand-counting.ts';
import type { Bounds, KnownHand, KnownHands, NautilusView } from './json-types.ts';
import { CELLS } from './memory/cells.ts';
import { FIGURES, type Material, materialOf } from './memory/material.ts';
import { readBoard } from './notation.ts';
import { parseResolved } from './options.ts';
import { NautilusPosition } from './position.ts';
import { addCard, startCards } from './rules/hands.ts';
import { makeBounds, observerOf, PUBLIC, pairAt, recordAt, seeHand } from './rules/knowledge.ts';
import { handNames } from './rules/names.ts';
import { homeSide, seatsOf } from './rules/turn.ts';
import { CARD, CARDS, type Card, PHASE, type Phase, SAILORS, type Sailor } from './types.ts';

const {
  ANNOUNCED,
  ASKED,
  ASKED_COUNT,
  ASKED_SEAT,
  BEFORE,
  BOARD,
  BOARD_SIZE,
  DEALER,
  GIVEN,
  GOT,
  KINDS,
  LEFT,
  MOST_SEATS,
  MOVED,
  MOVED_COUNT,
  NONE,
  OPEN,
  PILE,
  WINNERS,
} = CELLS;
const { BRINGS_OUT } = FIGURES;

/** The members of a wait, in all phases together. */
interface Waits {
  readonly phase: Phase;
  readonly seats: readonly number[];
  readonly commander?: number;
  readonly given?: Readonly<Record<string, Card>>;
  readonly left?: number;
  readonly moved?: readonly Sailor[];
  readonly asked?: readonly Card[];
  readonly got?: Card;
}

/** The members of a view that a position is rebuilt from. */
interface Seen {
  readonly round: number;
  readonly dealer: number;
  readonly turn: number;
  readonly sailors: unknown;
  readonly moby: unknown;
  readonly open: readonly boolean[];
  readonly discards: readonly Card[];
  readonly last: Card | null;
  readonly announced: readonly boolean[] | null;
  readonly waits: Waits | null;
}

const toBits = (flags: readonly boolean[]): number =>
  flags.reduce((bits, flag, seat) => (flag ? bits | (1 << seat) : bits), 0);

const setBoard = (position: NautilusPosition, sailors: unknown, moby: unknown): void => {
  const problem = readBoard(position, sailors, moby);
  if (problem) throw new Error(problem);
};

const setBefore = (position: NautilusPosition, view: NautilusView): void => {
  const { before } = view.known;
  if (!before) return;
  const other = new NautilusPosition(position.material);
  setBoard(other, before.sailors, before.moby);
  position.bytes.set(other.bytes.subarray(BOARD, BOARD + BOARD_SIZE), BEFORE);
};

const setWaits = ({ bytes, material }: NautilusPosition, waits: Waits): void => {
  const { seats, given, left, moved, asked, got } = waits;
  bytes.fill(NONE, GIVEN, GIVEN + MOST_SEATS);
  for (let seat = 0; seat < material.seats; seat++) {
    const card = given?.[seat];
    if (card !== undefined) bytes[GIVEN + seat] = CARD[card];
  }
  if (waits.phase === 'mulligan') bytes[ASKED_SEAT] = seats[0]!;
  bytes[LEFT] = left ?? 0;
  bytes[MOVED_COUNT] = moved?.length ?? 0;
  for (const [index, sailor] of (moved ?? []).entries()) bytes[MOVED + index] = SAILORS.indexOf(sailor);
  bytes[ASKED_COUNT] = asked?.length ?? 0;
  for (const [index, card] of (asked ?? []).entries()) bytes[ASKED + index] = CARD[card];
  if (got) bytes[GOT] = CARD[got];
};

const setKnownHand = (bytes: Uint8Array, record: number, { least, most, starts }: KnownHand): void => {
  for (const [code, card] of CARDS.entries()) bytes[record + code] = makeBounds(least[card] ?? 0, most[card] ?? null);
  bytes[record + KINDS] = makeBounds(...starts);
};

const setKnown = (position: NautilusPosition, observer: number, known: KnownHands): void => {
  const { bytes } = position;
  for (const [holder, hand] of known.hands.entries()) {
    if (hand) setKnownHand(bytes, recordAt(observer, holder), hand);
    else seeHand(position, observer, holder);
  }
  for (const [holder, bounds] of known.pairs.entries()) bytes[pairAt(observer, holder)] = makeBounds(...bounds);
};

/** The parts of a position that a view tells; hidden hands and the deck are empty. */
export const rebuild = (view: NautilusView, material: Material): NautilusPosition => {
  const seen = view as unknown as Seen;
  const position = new NautilusPosition(material);
  const { bytes } = position;
  setBoard(position, seen.sailors, seen.moby);
  setBefore(position, view);
  position.round = seen.round;
  position.turn = seen.turn;
  position.commander = seen.waits?.commander ?? NONE;
  position.phase = PHASE[seen.waits?.phase ?? 'over'];
  position.last = seen.last === null ? NONE : CARD[seen.last];
  bytes[DEALER] = seen.dealer;
  bytes[OPEN] = toBits(seen.open);
  bytes[ANNOUNCED] = seen.announced ? toBits(seen.announced) : NONE;
  if (seen.waits) setWaits(position, seen.waits);
  for (const card of seen.discards) bytes[PILE + position.thrown++] = CARD[card];
  for (const [seat, hand] of view.hands.entries())
    if (typeof hand === 'object') for (const card of hand) addCard(position, seat, CARD[card]);
  return position;
};

/** The start cards are counted first, so that what is known of them can be checked early. */
const ORDER = [...CARDS.keys()].sort((a, b) => Number(BRINGS_OUT[b]) - Number(BRINGS_OUT[a]));
const START_KINDS = BRINGS_OUT.filter(Boolean).length;

/** How often hands are dealt before all ways are counted. */
const DEALS = 64;

/** Numbers that look drawn, always the same. */
const lot = (): ((faces: number) => number) => {
  let state = 1;
  return faces => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * faces);
  };
};

const isWithin = (count: number, [least, most]: Bounds): boolean => count >= least && (most === null || count <= most);

/** All that drawing a position from a view needs. */
class Prepared {
  readonly base: NautilusPosition;
  private readonly hidden: number[];
  /** Indexable by card: what is neither seen nor surely in a hidden hand. */
  private readonly pool: number[];
  /** Indexable by hidden hand. */
  private readonly hands: readonly HiddenHand[];
  private readonly isPossible: (filled: readonly number[]) => boolean;
  private counted: HandCounting | undefined;
  private readonly laid: readonly number[];

  constructor(view: NautilusView) {
    const { known, hands } = view;
    const setup = parseResolved(known.options);
    if (!setup.ok) throw new Error(setup.error);
    this.base = rebuild(view, materialOf(setup.value));
    this.learn(view);
    this.hidden = [...hands.keys()].filter(seat => typeof hands[seat] === 'number');
    this.fillSure(known);
    this.pool = this.poolOf(view);
    this.laid = known.laid.filter(seat => this.base.bytes[GIVEN + seat] === NONE);
    const starts = this.hidden.map(seat => startCards(this.base, seat));
    this.hands = this.hidden.map(seat => this.handOf(view, seat));
    this.isPossible = filled =>
      this.fits(
        known,
        filled.map((count, index) => count + starts[index]!),
      );
  }

  /** The seat's own knowledge, and for all other observers what all know. */
  private learn({ known, seat, over }: NautilusView): void {
    const { base } = this;
    setKnown(base, PUBLIC, known.everybody);
    for (let other = 0; other < base.material.seats; other++)
      setKnown(base, observerOf(other), other === seat ? known : known.everybody);
    if (over) base.bytes[WINNERS] = seatsOf(base, homeSide(base));
  }

  /** Cards that hidden hands surely hold are in them from the start. */
  private fillSure(known: KnownHands): void {
    for (const seat of this.hidden)
      for (const [code, card] of CARDS.entries())
        for (let count = known.hands[seat]!.least[card] ?? 0; count > 0; count--) addCard(this.base, seat, code);
  }

  private poolOf({ hands, discards }: NautilusView): number[] {
    const pool = Array.from(this.base.material.deck);
    for (const card of discards as readonly Card[]) pool[CARD[card]]!--;
    for (const seat of hands.keys()) for (const code of CARDS.keys()) pool[code]! -= this.base.held(seat, code);
    return pool;
  }

  private handOf({ known, hands }: NautilusView, seat: number): HiddenHand {
    const { least, most } = known.hands[seat]!;
    const slots = (hands[seat] as number) - this.base.handSize(seat);
    const caps = ORDER.map(code => (most[CARDS[code]!] ?? Number.POSITIVE_INFINITY) - (least[CARDS[code]!] ?? 0));
    return { slots, caps };
  }

  /** Whether start cards of the hidden hands agree with what is known of them, alone and in pairs. */
  private fits(known: KnownHands, starts: readonly number[]): boolean {
    const { base, hidden } = this;
    const startsOf = (seat: number): number =>
      hidden.includes(seat) ? starts[hidden.indexOf(seat)]! : startCards(base, seat);
    if (!hidden.every(seat => isWithin(startsOf(seat), known.hands[seat]!.starts))) return false;
    if (base.material.isDuel) return true;
    return known.pairs.every((bounds, seat) => isWithin(startsOf(seat) + startsOf(seat + 2), bounds));
  }

  draw(chance: Chance): NautilusPosition {
    this.counted ??= new HandCounting(
      ORDER.map(card => this.pool[card]!),
      this.hands,
      START_KINDS,
      this.isPossible,
    );
    const drawn = this.counted.draw(chance);
    if (!drawn) throw new Error('no position fits this view');
    return this.fill(drawn, chance);
  }

  /** Hands are dealt until they fit: mostly, that is sooner done than all ways are counted. */
  find(): NautilusPosition {
    const cards = ORDER.flatMap((code, at) => new Array<number>(this.pool[code]!).fill(at));
    const die = lot();
    for (let deal = 0; deal < DEALS; deal++) {
      const dealt = this.deal(cards, die);
      if (this.isFit(dealt)) return this.fill(dealt, NO_CHANCE);
    }
    return this.draw(NO_CHANCE);
  }

  /** Cards of each kind by hidden hand, from cards that are mixed on the way. */
  private deal(cards: number[], die: (faces: number) => number): readonly (readonly number[])[] {
    let next = 0;
    return this.hands.map(({ slots }) => {
      const hand = ORDER.map(() => 0);
      for (const end = next + slots; next < end; next++) {
        const other = next + die(cards.length - next);
        const at = cards[other]!;
        cards[other] = cards[next]!;
        cards[next] = at;
        hand[at]!++;
      }
      return hand;
    });
  }

  private isFit(dealt: readonly (readonly number[])[]): boolean {
    const isWithinCaps = dealt.every((hand, index) => hand.every((count, at) => count <= this.hands[index]!.caps[at]!));
    const starts = dealt.map(hand => hand.slice(0, START_KINDS).reduce((all, count) => all + count, 0));
    return isWithinCaps && this.isPossible(starts);
  }

  private fill(drawn: readonly (readonly number[])[], chance: Chance): NautilusPosition {
    const position = this.base.clone();
    const deck = [...this.pool];
    for (const [index, seat] of this.hidden.entries()) {
      for (const [at, code] of ORDER.entries()) {
        const added = drawn[index]![at]!;
        deck[code]! -= added;
        for (let card = 0; card < added; card++) addCard(position, seat, code);
      }
    }
    this.stack(position, deck, chance);
    for (const seat of this.laid) this.lay(position, seat, chance);
    return position;
  }

  /** The deck, in any order. */
  private stack(position: NautilusPosition, deck: readonly number[], chance: Chance): void {
    const { bytes, material } = position;
    let end = PILE + material.cards.length;
    for (const [card, count] of deck.entries()) {
      bytes.fill(card, end - count, end);
      end -= count;
    }
    position.top = end - PILE;
    chance.shuffle(bytes.subarray(end));
  }

  /** A card laid face down may be any of the hand. */
  private lay(position: NautilusPosition, seat: number, chance: Chance): void {
    const hand = handNames(position, seat);
    position.bytes[GIVEN + seat] = CARD[hand[chance.die(hand.length)]!];
  }
}

const PREPARED = new WeakMap<View, Prepared>();

const preparedFor = (view: View): Prepared => {
  const prepared = PREPARED.get(view) ?? new Prepared(view as NautilusView);
  PREPARED.set(view, prepared);
  return prepared;
};

/**
 * A position that fits all a view tells. Every way in which the cards that are not seen can lie, each card being one of its own, is
 * equally likely.
 */
export const sample = (view: View, chance: Chance): NautilusPosition => preparedFor(view).draw(chance);

/** Any position that fits all a view tells. */
export const fitting = (view: View): NautilusPosition => preparedFor(view).find();
