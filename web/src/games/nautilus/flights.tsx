import { type ByTag, byTag, type GameEvent, type Seat, type View } from '@ankerplatz/kit';
import {
  berthOf,
  type Card,
  type Colour,
  colourOf,
  HARBOUR_SIZE,
  isHarbour,
  isRingField,
  type NautilusEvent,
  type NautilusView,
  type Piece,
  ringFieldOf,
  type Sailor,
  type Spot,
  spotOf,
  startOf,
  type Waters,
} from '@ankerplatz/nautilus';
import type { ComponentChild } from 'preact';
import type { Flight } from '../../ui/motion/travel.ts';
import { CardBack, CardFace } from './art/cards.tsx';
import { PieceSign, Ripple } from './art/marbles.tsx';
import { CardSign, DieFace } from './art/signs.tsx';
import { eventOf, seenOf, watersOf } from './selectors.ts';
import { piecesOn } from './spots.ts';

type Places = readonly string[];

const PILE: Places = ['pile', 'sea'];
const DECK: Places = ['deck', ...PILE];
const handAt = (seat: Seat): Places => [`hand-${seat}`, `seat-${seat}`];

/** Where a card leaves a hand: its own place, if it is seen. */
const cardAt = (seat: Seat, card: Card, { seat: eyes }: NautilusView): Places => [
  ...(eyes === seat ? [`card-${card}`] : []),
  ...handAt(seat),
];

/** Several of a kind go together; more than a few look like no more. */
const FEW = 3;
const backs = (count: number, from: Places, to: Places, joins = false): readonly Flight[] =>
  Array.from({ length: Math.min(FEW, count) }, (_, i) => ({ from, to, sprite: <CardBack />, joins: joins || i > 0 }));

const face = (card: Card, from: Places, to: Places): Flight => ({ from, to, sprite: <CardFace card={card} /> });

/** The fields between two others, in the direction of a walk. */
const between = (from: number, to: number, ring: number, step: 1 | -1): Spot[] => {
  const fields: Spot[] = [];
  if (from === to) return fields;
  for (let field = (from + step + ring) % ring; field !== to; field = (field + step + ring) % ring)
    fields.push(`t${field}`);
  return fields;
};

/** The field of the ring at which a place is left or reached: its own, a cave's mouth, a harbour's start. */
const gateOf = (spot: Spot, colour: Colour, waters: Waters): number =>
  ringFieldOf(spot, waters) ?? startOf(colour, waters);

/** The field of a harbour, without its colour; -1 for what lies before it. */
const depthOf = (spot: Spot): number => berthOf(spot.slice(1)) ?? -1;

/** The fields that a sailor passes: no card goes half round the ring, so the nearer way is the one it went. */
export const passedBy = (sailor: Sailor, from: Spot, to: Spot, waters: Waters): readonly Spot[] => {
  const colour = colourOf(sailor);
  const berths = Array.from({ length: HARBOUR_SIZE }, (_, berth) => berth)
    .filter(berth => berth > depthOf(from) && berth < depthOf(to))
    .map((berth): Spot => `${colour}h${berth}`);
  if (depthOf(from) >= 0) return berths;
  const [out, into] = [gateOf(from, colour, waters), gateOf(to, colour, waters)];
  const ahead = (into - out + waters.ring) % waters.ring;
  return [
    ...(isRingField(from) ? [] : [`t${out}` as const]),
    ...between(out, into, waters.ring, ahead <= waters.ring / 2 ? 1 : -1),
    ...(isRingField(to) || out === into ? [] : [`t${into}` as const]),
    ...berths,
  ];
};

/** Moby Dick swims forward, however far. */
export const swumBy = (from: string, to: string, { ring }: Waters): readonly Spot[] =>
  between(Number(from.slice(1)), Number(to.slice(1)), ring, 1);

const pieceFlight = (piece: Piece, from: string, to: string): Flight => ({
  from: [from],
  to: [to],
  sprite: <PieceSign piece={piece} />,
  piece: `piece-${piece}`,
});

const swim = (from: string, to: string, waters: Waters): Flight => ({
  ...pieceFlight('moby', from, to),
  via: swumBy(from, to, waters),
  wake: <Ripple />,
});

/** Where a piece stands in a view; Moby Dick off the board is in the sea. */
const spotIn = (view: NautilusView, piece: Piece): string =>
  piecesOn(view).find(([each]) => each === piece)?.[1] ?? 'sea';

/** A place of a shift: whirlpools and harbours are those of the piece. */
export const shiftSpot = (piece: Piece, place: string | null): string => {
  if (place === null) return 'sea';
  return piece === 'moby' ? place : spotOf(colourOf(piece), place);
};

const sign = (card: Card, to: Places, joins = false): Flight => ({
  from: PILE,
  to,
  sprite: (<CardSign card={card} />) as ComponentChild,
  joins,
});

const NOTHING = (): readonly Flight[] => [];

const FLIGHTS: ByTag<NautilusEvent, 'type', readonly Flight[], [NautilusView]> = {
  roundBegan: NOTHING,
  shuffled: ({ cards }) => backs(cards, PILE, DECK),
  dealt: ({ seat, count }) => backs(count, DECK, handAt(seat), seat > 0),
  announced: NOTHING,
  kept: NOTHING,
  mulliganed: ({ seat }) => backs(FEW, handAt(seat), DECK),
  /** The player who lays a card sees where it lies; the others see a tick. */
  gave: ({ seat, by, card }, view) =>
    card && view.seat === by ? [face(card, cardAt(seat, card, view), ['tray'])] : [],
  passed: ({ from, to, card }) => [
    { from: handAt(from), to: handAt(to), sprite: card ? <CardFace card={card} /> : <CardBack />, joins: true },
  ],
  played: ({ seat, card }, view) => [face(card, cardAt(seat, card, view), PILE)],
  used: NOTHING,
  unused: NOTHING,
  discarded: ({ seat, card }, view) => [face(card, cardAt(seat, card, view), PILE)],
  moved: ({ sailor, from, to }, view) => {
    const [start, goal] = [spotOf(colourOf(sailor), from), spotOf(colourOf(sailor), to)];
    const via = passedBy(sailor, start, goal, watersOf(view));
    return [{ ...pieceFlight(sailor, start, goal), via, moors: isHarbour(goal) }];
  },
  broughtOut: ({ sailor, to }) => [pieceFlight(sailor, `${colourOf(sailor)}home`, to)],
  captured: ({ sailor, at }) => [{ ...pieceFlight(sailor, at, `${colourOf(sailor)}home`), sinks: true }],
  rode: ({ sailor, to, moby }, view) => {
    const from = spotIn(view, 'moby');
    if (from === 'sea') return [];
    const waters = watersOf(view);
    return [swim(from, moby, waters), { ...pieceFlight(sailor, from, to), via: swumBy(from, to, waters), joins: true }];
  },
  whaleArrived: ({ at }) => [pieceFlight('moby', 'sea', at)],
  whaleMoved: ({ from, to }, view) => [swim(from, to, watersOf(view))],
  rolled: ({ face: shown }) => [{ from: PILE, to: ['piece-moby', 'sea'], sprite: <DieFace face={shown} /> }],
  swapped: ({ first, second }, view) => {
    const [a, b] = [spotIn(view, first), spotIn(view, second)];
    return [pieceFlight(first, a, b), { ...pieceFlight(second, b, a), joins: true }];
  },
  tookBack: ({ shifts }) =>
    shifts.map(({ piece, from, to }, i) => ({
      ...pieceFlight(piece, shiftSpot(piece, from), shiftSpot(piece, to)),
      joins: i > 0,
    })),
  skipped: ({ seat }) => [sign('8', handAt(seat))],
  opened: ({ seats }) => seats.map((seat, i) => sign('telescope', handAt(seat), i > 0)),
  /** To the right: counter-clockwise. */
  stormed: (_, { hands }) =>
    hands.flatMap((_held, seat) =>
      backs(FEW, handAt(seat), handAt((seat + hands.length - 1) % hands.length), seat > 0),
    ),
  boarded: ({ seat, by }) => backs(FEW, handAt(seat), handAt(by)),
  traded: NOTHING,
  asked: NOTHING,
  fizzled: NOTHING,
  won: NOTHING,
};

/** The pieces and cards that travel with an event. */
export const flights = (event: GameEvent, before: View): readonly Flight[] =>
  byTag<NautilusEvent, 'type', readonly Flight[], [NautilusView]>(FLIGHTS, 'type', eventOf(event), seenOf(before));
