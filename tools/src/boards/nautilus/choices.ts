import { SeededChance, type View } from '@ankerplatz/kit';
import {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  colourOf,
  decodeMove,
  type Move,
  type Naming,
  type NautilusEvent,
  type NautilusPosition,
  nautilus,
  PIECES,
  type Piece,
  placeOf,
  type Use,
} from '@ankerplatz/nautilus';
import type { Choice } from '../board.ts';
import { cardText } from './hands.ts';
import { type Labels, namingOf, signOf } from './labels.ts';
import { coloursOf, otherOf, type Seen, seenOf, type Waits } from './seen.ts';

/** A move tried out on a position of its own, up to where chance decides or hidden cards are seen. */
interface Trial {
  readonly move: Move;
  readonly events: readonly NautilusEvent[];
  readonly seen: Seen;
  /** Steps of a split that are left after it. */
  readonly left: number;
}

type Type = NautilusEvent['type'];
type EventOf<T extends Type> = Extract<NautilusEvent, { type: T }>;

/** The chance of trials is no game's: what it draws is never shown. */
const TRIAL_CHANCE = SeededChance.from('trial');

/** Events of a move that all can foresee. */
const FORESEEN: readonly Type[] = [
  'moved',
  'broughtOut',
  'captured',
  'rode',
  'whaleArrived',
  'whaleMoved',
  'swapped',
  'tookBack',
  'unused',
  'skipped',
  'opened',
  'stormed',
  'boarded',
  'traded',
  'fizzled',
  'won',
];
/** Events of chance from here on. */
const DRAWN: readonly Type[] = ['rolled', 'roundBegan', 'shuffled', 'dealt'];

const foreseen = (events: readonly NautilusEvent[]): NautilusEvent[] => {
  const drawn = events.findIndex(({ type }) => DRAWN.includes(type));
  return events.slice(0, drawn < 0 ? events.length : drawn).filter(({ type }) => FORESEEN.includes(type));
};

const tryOut = (position: NautilusPosition, code: number, seen: Seen): Trial => {
  const events: NautilusEvent[] = [];
  const tried = position.clone();
  tried.play(seen.seat!, code, TRIAL_CHANCE, event => events.push(event));
  const waits = nautilus.state(tried).waits as Waits | null;
  return { move: decodeMove(code), events: foreseen(events), seen, left: waits?.left ?? 0 };
};

/** The words of one trial. */
class Telling {
  private readonly seen: Seen;
  private readonly naming: Naming;

  constructor(
    private readonly trial: Trial,
    private readonly labels: Labels,
  ) {
    this.seen = trial.seen;
    this.naming = namingOf(trial.seen, labels);
  }

  private find<T extends Type>(type: T): EventOf<T> | undefined {
    return this.trial.events.find((event): event is EventOf<T> => event.type === type);
  }

  private piece(piece: Piece): string {
    return this.naming.piece(piece);
  }

  private placeName(place: string, of: Piece): string {
    return this.naming.placeName(place, of);
  }

  private seat(seat: number): string {
    return this.labels.quarters[COLOURS[seat]!];
  }

  /** Where sailors go of the player's own doing. */
  private walks(): string[] {
    const { deeds } = this.labels;
    const moved = this.find('moved');
    const out = this.find('broughtOut');
    const swapped = this.find('swapped');
    return [
      ...(moved ? [this.walk(moved)] : []),
      ...(out ? [deeds.out(this.piece(out.sailor))] : []),
      ...(swapped ? [this.swap(swapped.first, swapped.second)] : []),
    ];
  }

  private walk({ sailor, from, to }: EventOf<'moved'>): string {
    const { piece, place } = this.naming;
    return this.labels.deeds.moved(piece(sailor), place('from', from, sailor), place('to', to, sailor));
  }

  private swap(first: Piece, second: Piece): string {
    const [one, two] = [first, second].map(
      piece => `${this.piece(piece)} (${this.placeName(placeOf(this.seen, piece)!, piece)})`,
    );
    return this.labels.deeds.swapped(one!, two!);
  }

  /** The part of a split that a move makes. */
  private portion(): string[] {
    const { move, seen, left } = this.trial;
    const before = move.type === 'step' ? seen.waits!.left! : SPLIT_STEPS;
    return move.type === 'step' || left > 0 ? [this.labels.deeds.portion(before - left, left)] : [];
  }

  private captures(isWhale: boolean): string[] {
    const { deeds } = this.labels;
    const prey = this.trial.events
      .filter((event): event is EventOf<'captured'> => event.type === 'captured')
      .filter(({ by }) => (by === 'moby') === isWhale)
      .map(({ sailor }) => this.piece(sailor));
    if (prey.length === 0) return [];
    return [isWhale ? deeds.whaleCaptures(prey) : deeds.captures(prey)];
  }

  private whale(): string[] {
    const { deeds } = this.labels;
    const { place } = this.naming;
    const arrived = this.find('whaleArrived');
    const went = this.find('whaleMoved');
    const rode = this.find('rode');
    return [
      ...(arrived ? [deeds.arrives(place('at', arrived.at, 'moby'))] : []),
      ...(went ? [deeds.whaleGoes(place('to', went.to, 'moby'))] : []),
      ...(rode ? [deeds.rides(place('to', rode.to, rode.sailor))] : []),
      ...this.captures(true),
    ];
  }

  private takingBack(): string[] {
    const { deeds } = this.labels;
    const back = this.find('tookBack');
    if (!back) return [];
    const shifts = back.shifts.map(
      ({ piece, to }) => `${this.piece(piece)} → ${to === null ? deeds.offBoard : this.placeName(to, piece)}`,
    );
    return [deeds.takesBack(cardText(back.card, this.labels), shifts)];
  }

  /** The use that follows the taking back. */
  private use(): string[] {
    const { move } = this.trial;
    const { deeds } = this.labels;
    if (move.type !== 'play' || move.card !== 'nautilus') return [];
    const unused = this.find('unused');
    if (unused) return [unused.card ? deeds.unusable : deeds.nothingBack];
    return [deeds.thenUse];
  }

  private specials(): string[] {
    const { deeds } = this.labels;
    const skipped = this.find('skipped');
    const boarded = this.find('boarded');
    const traded = this.find('traded');
    return [
      ...(skipped ? [deeds.skips(this.seat(skipped.seat))] : []),
      ...(this.find('opened') ? [deeds.opens] : []),
      ...(this.find('stormed') ? [deeds.storms] : []),
      ...(boarded ? [deeds.boards(this.seat(boarded.seat))] : []),
      ...(traded ? [this.trade(traded)] : []),
      ...(this.find('fizzled') ? [deeds.fizzles] : []),
      ...(this.find('won') ? [deeds.wins] : []),
    ];
  }

  private trade({ seat, other }: EventOf<'traded'>): string {
    const { deeds } = this.labels;
    return this.seen.variant === 'duel'
      ? deeds.asks(this.seat(other))
      : deeds.trades(this.seat(seat), this.seat(other));
  }

  /** The card that a use is made with, before what it does. */
  private withCard(card: Card): string {
    const deeds = [
      ...this.takingBack(),
      ...this.walks(),
      ...this.captures(false),
      ...this.whale(),
      ...this.portion(),
      ...this.use(),
      ...this.specials(),
    ];
    return `${cardText(card, this.labels)} ${deeds.join(', ')}`;
  }

  text(): string {
    const { move, seen } = this.trial;
    const { offers } = this.labels;
    switch (move.type) {
      case 'keep':
      case 'mulligan':
        return offers[move.type];
      case 'give':
        return offers.give(this.seat(otherOf(seen, seen.seat!)), cardText(move.card, this.labels));
      case 'trade':
      case 'discard':
      case 'ask':
        return offers[move.type](cardText(move.card, this.labels));
      case 'play':
        return this.withCard(move.card);
      case 'use':
        return this.withCard(seen.last!);
      case 'step':
        return this.withCard(SPLIT);
    }
  }
}

const SPLIT: Card = '5';
const SPLIT_STEPS = 5;

/** Walks by sailor, places as in the notation; then other uses; of swaps those of own sailors first. */
const useRank = (use: Use, own: readonly Colour[]): readonly number[] => {
  switch (use.type) {
    case 'go':
      return [0, PIECES.indexOf(use.sailor)];
    case 'swap':
      return [2, own.includes(colourOf(use.first)) || own.includes(use.second[0] as Colour) ? 0 : 1];
    default:
      return [1];
  }
};

/** Cards come in the order of the hand. */
const rankOf = (code: number, own: readonly Colour[]): readonly number[] => {
  const move = decodeMove(code);
  const card = 'card' in move ? CARDS.indexOf(move.card) : 0;
  const use = move.type === 'step' ? { ...move, type: 'go' as const } : 'use' in move ? move.use : undefined;
  return [card, ...(use ? useRank(use, own) : []), code];
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

const usedPieces = (use: Use): readonly Piece[] => {
  if (use.type === 'go') return [use.sailor];
  return use.type === 'swap' ? [use.first, use.second] : [];
};

const piecesIn = (move: Move): readonly Piece[] => {
  if (move.type === 'step') return [move.sailor];
  return 'use' in move ? usedPieces(move.use) : [];
};

/** The signs of the sailors that a move names. */
const signsIn = (move: Move, labels: Labels): readonly string[] =>
  piecesIn(move).flatMap(piece => (piece === 'moby' ? [] : [signOf(piece, labels)]));

/** The legal moves with what everybody can foresee of them, in the order of the hand. */
export const choicesOf = (view: View, labels: Labels): Choice[] => {
  const seen = seenOf(view);
  const own = coloursOf(seen, seen.turn);
  const position = nautilus.sample(view, TRIAL_CHANCE);
  return view.moves
    .map(move => ({ move, code: nautilus.parseMove(position, move)! }))
    .sort((a, b) => compare(rankOf(a.code, own), rankOf(b.code, own)))
    .map(({ move, code }) => ({
      move,
      words: new Telling(tryOut(position, code, seen), labels).text(),
      signs: signsIn(decodeMove(code), labels),
    }));
};
