/** The part of positions, events and moves that one seat may know: the only place that hides anything. */
import { type ByTag, byTag, MoveList, type Seat } from '@ankerplatz/kit';
import type { NautilusEvent } from './events.ts';
import type { Bounds, Known, KnownHand, KnownHands, NautilusView } from './json-types.ts';
import { CELLS } from './memory/cells.ts';
import { decodeMove, firstOf, makeMove, VERBS, type Verb, verbOf } from './moves.ts';
import { makeSailors, makeShared, makeWhale, withUnusual } from './notation.ts';
import type { NautilusPosition } from './position.ts';
import { leastOf, mostOf, observerOf, PUBLIC, pairAt, recordAt, UNBOUNDED } from './rules/knowledge.ts';
import { handNames } from './rules/names.ts';
import { CARD, CARDS, type Card, PHASE } from './types.ts';

const { BEFORE, GIVEN, KINDS, NONE } = CELLS;

/** A seat, or an onlooker from outside (null). 'all' looks back at what is over and sees every hand. */
type Observer = Seat | null | 'all';

const seatOf = (observer: Observer): Seat | null => (observer === 'all' ? null : observer);

/** Whether the card that an owner has laid is the observer's to know: their own, or that of the turn they command. */
const isHis = (position: NautilusPosition, observer: Observer, owner: Seat): boolean =>
  observer === 'all' || observer === owner || (observer === position.commander && owner === position.turn);

/** Whether an observer sees a hand: their own, or an open one. */
const sees = (position: NautilusPosition, observer: Observer, holder: Seat): boolean =>
  isHis(position, observer, holder) || position.isOpen(holder);

const makeBoundsOf = (bounds: number): Bounds => {
  const most = mostOf(bounds);
  return [leastOf(bounds), most === UNBOUNDED ? null : most];
};

const makeKnownHand = ({ bytes }: NautilusPosition, record: number): KnownHand => {
  const least: Partial<Record<Card, number>> = {};
  const most: Partial<Record<Card, number>> = {};
  for (let code = 0; code < KINDS; code++) {
    const bounds = bytes[record + code]!;
    if (leastOf(bounds) > 0) least[CARDS[code]!] = leastOf(bounds);
    if (mostOf(bounds) !== UNBOUNDED) most[CARDS[code]!] = mostOf(bounds);
  }
  return { least, most, starts: makeBoundsOf(bytes[record + KINDS]!) };
};

const makeKnownHands = (position: NautilusPosition, observer: Observer): KnownHands => {
  const seat = seatOf(observer);
  const mind = seat === null ? PUBLIC : observerOf(seat);
  const hands: (KnownHand | null)[] = [];
  for (let holder = 0; holder < position.material.seats; holder++)
    hands.push(sees(position, observer, holder) ? null : makeKnownHand(position, recordAt(mind, holder)));
  const pairOf = (holder: number): Bounds => makeBoundsOf(position.bytes[pairAt(mind, holder)]!);
  return { hands, pairs: [pairOf(0), pairOf(1)] };
};

/** While cards lie face down (#7.2, #8 trade). */
export const isSilent = ({ phase }: NautilusPosition): boolean => phase === PHASE.exchange || phase === PHASE.trade;

const makeLaid = (position: NautilusPosition): Seat[] =>
  isSilent(position)
    ? Array.from({ length: position.material.seats }, (_, seat) => seat).filter(
        seat => position.bytes[GIVEN + seat] !== NONE,
      )
    : [];

const makeKnown = (position: NautilusPosition, observer: Observer): Known => {
  const { hands, pairs } = makeKnownHands(position, observer);
  return {
    options: position.material.options,
    before:
      position.last === NONE ? null : { sailors: makeSailors(position, BEFORE), moby: makeWhale(position, BEFORE) },
    laid: makeLaid(position),
    hands,
    pairs,
    everybody: makeKnownHands(position, null),
  };
};

/** Moves by their codes, as they were first written. */
const TEXTS = new Map<number, string>();

const textOf = (code: number): string => {
  const known = TEXTS.get(code);
  if (known !== undefined) return known;
  const text = makeMove(decodeMove(code));
  TEXTS.set(code, text);
  return text;
};

const list = new MoveList();

const makeMoves = (position: NautilusPosition, seat: Seat | null): string[] => {
  if (seat === null || !position.deciders().includes(seat)) return [];
  list.clear();
  position.moves(seat, list);
  const texts: string[] = [];
  for (let index = 0; index < list.length; index++) texts.push(textOf(list.at(index)));
  return texts.sort();
};

const makeHands = (position: NautilusPosition, observer: Observer): (readonly Card[] | number)[] => {
  const hands: (readonly Card[] | number)[] = [];
  for (let holder = 0; holder < position.material.seats; holder++)
    hands.push(sees(position, observer, holder) ? handNames(position, holder) : position.handSize(holder));
  return hands;
};

const makeView = (position: NautilusPosition, observer: Observer): NautilusView => {
  const shared = makeShared(position, owner => isHis(position, observer, owner));
  const view: NautilusView = {
    game: shared.game,
    variant: shared.variant,
    round: shared.round,
    dealer: shared.dealer,
    turn: shared.turn,
    hands: makeHands(position, observer),
    sailors: shared.sailors,
    moby: shared.moby,
    open: shared.open,
    discards: shared.discards,
    last: shared.last,
    over: shared.over,
    announced: shared.announced,
    waits: shared.waits,
    deckSize: position.deckSize,
    seat: seatOf(observer),
    moves: makeMoves(position, seatOf(observer)),
    known: makeKnown(position, observer),
  };
  return withUnusual(view, position.material);
};

/** The view of a seat, or a spectator. */
export const view = (position: NautilusPosition, seat: Seat | null): NautilusView => makeView(position, seat);

/** The view of all seats together. */
export const openView = (position: NautilusPosition): NautilusView => makeView(position, 'all');

const isPublic = (event: NautilusEvent): NautilusEvent => event;

/** Each event as a seat may hear it. */
const HEARD: ByTag<NautilusEvent, 'type', NautilusEvent, [Seat | null]> = {
  roundBegan: isPublic,
  shuffled: isPublic,
  dealt: (event, seat) => (seat === event.seat ? event : { ...event, cards: null }),
  announced: isPublic,
  kept: isPublic,
  mulliganed: isPublic,
  gave: (event, seat) => (seat === event.seat || seat === event.by ? event : { ...event, card: null }),
  passed: (event, seat) =>
    event.isPublic || seat === event.from || seat === event.to ? event : { ...event, card: null },
  played: isPublic,
  used: isPublic,
  unused: isPublic,
  discarded: isPublic,
  moved: isPublic,
  broughtOut: isPublic,
  captured: isPublic,
  rode: isPublic,
  whaleArrived: isPublic,
  whaleMoved: isPublic,
  rolled: isPublic,
  swapped: isPublic,
  tookBack: isPublic,
  skipped: isPublic,
  opened: isPublic,
  stormed: isPublic,
  boarded: (event, seat) => (seat === event.seat || seat === event.by ? event : { ...event, hand: null }),
  traded: isPublic,
  asked: isPublic,
  fizzled: isPublic,
  won: isPublic,
};

export const eventFor = (event: NautilusEvent, seat: Seat | null): NautilusEvent =>
  byTag<NautilusEvent, 'type', NautilusEvent, [Seat | null]>(HEARD, 'type', event, seat);

/**
 * Events that bring something to light beside draws: deals, hands that move, looks into hands, answers. A card that is
 * played may return to the hand.
 */
const SHOWS: ReadonlySet<NautilusEvent['type']> = new Set<NautilusEvent['type']>([
  'shuffled',
  'dealt',
  'announced',
  'mulliganed',
  'passed',
  'rolled',
  'opened',
  'stormed',
  'boarded',
  'asked',
]);

export const shows = ({ type }: NautilusEvent): boolean => SHOWS.has(type);

const FACE_DOWN = /^(give|trade) /;

/** A card laid face down is known to its player; the others read that one was laid. */
export const moveFor = (text: string, mover: Seat, seat: Seat | null): string => {
  const [, verb] = FACE_DOWN.exec(text) ?? [];
  return verb === undefined || seat === mover ? text : `${verb} ?`;
};

const isOnBoardOnly = (card: number): boolean => card === CARD.nautilus || card === CARD.moby;
const always = (): boolean => true;

/** Moves that change only what lies open. */
const REVEALS_NOTHING: Readonly<Partial<Record<Verb, (card: number) => boolean>>> = {
  discard: always,
  keep: always,
  'play-go': always,
  'play-skip': always,
  'play-swap': always,
  'play-special': isOnBoardOnly,
  'use-go': always,
  'use-skip': always,
  'use-swap': always,
  'use-special': isOnBoardOnly,
  step: always,
};

export const reveals = (move: number): boolean => !REVEALS_NOTHING[VERBS[verbOf(move)]!]?.(firstOf(move));
