/** What one seat may know of positions, events and moves: the only place that hides anything. */
import { type ByTag, byTag, MoveList, type Seat } from '@ankerplatz/kit';
import type { NautilusEvent } from './events.ts';
import type { Bounds, Known, KnownHand, KnownHands, NautilusView } from './json-types.ts';
import { CELLS } from './memory/cells.ts';
import { decodeMove, firstOf, makeMove, VERBS, type Verb, verbOf } from './moves.ts';
import { makeCourse, makeHead, makeSailors, makeTable, makeWhale } from './notation.ts';
import type { NautilusPosition } from './position.ts';
import { leastOf, mostOf, observerOf, PUBLIC, pairAt, recordAt, UNBOUNDED } from './rules/knowledge.ts';
import { handNames } from './rules/names.ts';
import { CARD, CARDS, PHASE } from './types.ts';

const { BEFORE, GIVEN, KINDS, NONE } = CELLS;

/** Who looks: a seat, or from outside (null). All hands lie open to who looks back at what is over. */
type Observer = Seat | null | 'all';

const seatOf = (observer: Observer): Seat | null => (observer === 'all' ? null : observer);

/** Whether an observer knows what a seat has laid: his own, that of the turn he commands. */
const isHis = (position: NautilusPosition, observer: Observer, owner: Seat): boolean =>
  observer === 'all' || observer === owner || (observer === position.commander && owner === position.turn);

/** Whether an observer sees a hand: what is his, and what is open. */
const sees = (position: NautilusPosition, observer: Observer, holder: Seat): boolean =>
  isHis(position, observer, holder) || position.isOpen(holder);

const makeBoundsOf = (bounds: number): Bounds => {
  const most = mostOf(bounds);
  return [leastOf(bounds), most === UNBOUNDED ? null : most];
};

const makeKnownHand = ({ bytes }: NautilusPosition, record: number): KnownHand => {
  const bounds = CARDS.map((card, code) => [card, makeBoundsOf(bytes[record + code]!)] as const);
  return {
    least: Object.fromEntries(bounds.filter(([, [least]]) => least > 0).map(([card, [least]]) => [card, least])),
    most: Object.fromEntries(bounds.filter(([, [, most]]) => most !== null).map(([card, [, most]]) => [card, most])),
    starts: makeBoundsOf(bytes[record + KINDS]!),
  };
};

const makeKnownHands = (position: NautilusPosition, observer: Observer): KnownHands => {
  const seat = seatOf(observer);
  const mind = seat === null ? PUBLIC : observerOf(seat);
  return {
    hands: Array.from({ length: position.material.seats }, (_, holder) =>
      sees(position, observer, holder) ? null : makeKnownHand(position, recordAt(mind, holder)),
    ),
    pairs: [0, 1].map(holder => makeBoundsOf(position.bytes[pairAt(mind, holder)]!)),
  };
};

/** While cards lie face down (#7.2, #8 trade). */
export const isSilent = ({ phase }: NautilusPosition): boolean => phase === PHASE.exchange || phase === PHASE.trade;

const makeLaid = (position: NautilusPosition): Seat[] =>
  isSilent(position)
    ? Array.from({ length: position.material.seats }, (_, seat) => seat).filter(
        seat => position.bytes[GIVEN + seat] !== NONE,
      )
    : [];

const makeKnown = (position: NautilusPosition, observer: Observer): Known => ({
  options: position.setup.options,
  before: position.last === NONE ? null : { sailors: makeSailors(position, BEFORE), moby: makeWhale(position, BEFORE) },
  laid: makeLaid(position),
  ...makeKnownHands(position, observer),
  everybody: makeKnownHands(position, null),
});

const list = new MoveList();

const makeMoves = (position: NautilusPosition, seat: Seat | null): string[] => {
  if (seat === null || !position.deciders().includes(seat)) return [];
  list.clear();
  position.moves(seat, list);
  return Array.from(list.toArray(), code => makeMove(decodeMove(code))).sort();
};

const makeView = (position: NautilusPosition, observer: Observer): NautilusView => ({
  ...makeHead(position),
  hands: Array.from({ length: position.material.seats }, (_, holder) =>
    sees(position, observer, holder) ? handNames(position, holder) : position.handSize(holder),
  ),
  ...makeTable(position),
  ...makeCourse(position, owner => isHis(position, observer, owner)),
  deckSize: position.deckSize,
  seat: seatOf(observer),
  moves: makeMoves(position, seatOf(observer)),
  known: makeKnown(position, observer),
});

/** What a seat, or a spectator, may know. */
export const view = (position: NautilusPosition, seat: Seat | null): NautilusView => makeView(position, seat);

/** What all seats know together. */
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

/** What comes to light beside draws: deals, hands that move, looks into hands, answers. A card that is played may return to the hand. */
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

/** A card laid face down is known to who laid it; the others read that one was laid. */
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
