import {
  BRINGS_OUT,
  CARD,
  type Card,
  COLOURS,
  isCave,
  isHarbour,
  isRingField,
  type Move,
  type NautilusEvent,
  type NautilusPosition,
  type NautilusState,
  type NautilusView,
  nautilus,
  parseMove,
  placeOf,
  type Sailor,
  type Special,
} from '@ankerplatz/nautilus';
import type { PlayedLine } from '../played-line.ts';
import { boardOf, isOwn, pursuerOf, stepsLeft } from './board.ts';
import type { NautilusClaim } from './claim.ts';

type Line = PlayedLine<NautilusPosition>;
type Of<T extends NautilusEvent['type']> = Extract<NautilusEvent, { type: T }>;

const eventsOf = <T extends NautilusEvent['type']>({ events }: Line, type: T): readonly Of<T>[] =>
  (events as readonly NautilusEvent[]).filter((event): event is Of<T> => event.type === type);

const wins = (line: Line): readonly NautilusClaim[] =>
  eventsOf(line, 'won').some(({ seats }) => seats.includes(line.seat)) ? [{ type: 'win' }] : [];

const captures = (line: Line): readonly NautilusClaim[] => {
  const board = boardOf(line.before);
  return eventsOf(line, 'captured').flatMap(({ sailor, by }) => {
    const steps = stepsLeft(board, sailor);
    return isOwn(sailor, line.seat) || steps === null ? [] : [{ type: 'capture', sailor, by, steps }];
  });
};

const movedBy = ({ seat, ...line }: Line): readonly Of<'moved'>[] =>
  eventsOf({ seat, ...line }, 'moved').filter(({ sailor }) => isOwn(sailor, seat));

const berths = (line: Line): readonly NautilusClaim[] =>
  movedBy(line).flatMap(({ sailor, from, to }) =>
    isHarbour(to) && !isHarbour(from) ? [{ type: 'berth', sailor }] : [],
  );

const outs = (line: Line): readonly NautilusClaim[] =>
  eventsOf(line, 'broughtOut').flatMap(({ sailor }) => (isOwn(sailor, line.seat) ? [{ type: 'out', sailor }] : []));

const swaps = (line: Line): readonly NautilusClaim[] => {
  if (eventsOf(line, 'swapped').length === 0) return [];
  const [before, after] = [boardOf(line.before), boardOf(line.after)];
  return eventsOf(line, 'swapped').flatMap(({ first, second }) =>
    [first, second].flatMap((piece): readonly NautilusClaim[] => {
      if (piece === 'moby' || !isOwn(piece, line.seat)) return [];
      const [was, is] = [stepsLeft(before, piece), stepsLeft(after, piece)];
      return was !== null && is !== null && is < was ? [{ type: 'swap', sailor: piece, steps: was - is }] : [];
    }),
  );
};

const skips = (line: Line): readonly NautilusClaim[] =>
  eventsOf(line, 'skipped').map(({ seat }) => ({ type: 'skip', seat }));

/** Whether a special card does what it is for, told by where it leads; else it fizzles, or its round ends with it. */
const WORKS: Readonly<Record<Special, (is: NautilusState, was: NautilusState, seat: number) => boolean>> = {
  nautilus: ({ waits }) => waits?.phase === 'use',
  telescope: ({ open, round }, was) => round === was.round && open.some((isOpen, seat) => isOpen && !was.open[seat]),
  storm: ({ round }, was) => round === was.round,
  privateer: ({ waits }, _, seat) => waits?.commander === seat,
  trade: ({ waits }) => waits?.phase === 'trade' || waits?.phase === 'ask',
  moby: ({ moby }, was) => moby !== was.moby,
};

const stateOf = (position: NautilusPosition): NautilusState => nautilus.state(position) as NautilusState;

const moveOf = ({ before }: Line, text: string): Move | undefined => parseMove(text, before.material);

const specialOf = (move: Move | undefined): Special | null => {
  const use = move && 'use' in move ? move.use : undefined;
  return use?.type === 'special' ? use.card : null;
};

const specials = (line: Line): readonly NautilusClaim[] =>
  line.moves.flatMap((text, place): readonly NautilusClaim[] => {
    const card = specialOf(moveOf(line, text));
    if (card === null) return [];
    const [is, was] = [stateOf(line.reached[place]!), stateOf(line.reached[place - 1] ?? line.before)];
    return WORKS[card](is, was, line.seat) ? [{ type: 'special', card }] : [];
  });

const sailorsMoved = (line: Line): readonly Sailor[] => [...new Set(movedBy(line).map(({ sailor }) => sailor))];

const clears = (line: Line): readonly NautilusClaim[] => {
  const [before, after] = [boardOf(line.before), boardOf(line.after)];
  return sailorsMoved(line).flatMap((sailor): readonly NautilusClaim[] => {
    const pursuer = pursuerOf(before, sailor);
    if (!pursuer || pursuerOf(after, sailor) || !isRingField(placeOf(after, sailor)!)) return [];
    return [{ type: 'clear', sailor, pursuer: pursuer.sailor, steps: pursuer.steps }];
  });
};

const caves = (line: Line): readonly NautilusClaim[] => {
  const after = boardOf(line.after);
  return sailorsMoved(line).flatMap(sailor => (isCave(placeOf(after, sailor)!) ? [{ type: 'cave', sailor }] : []));
};

const forwards = (line: Line): readonly NautilusClaim[] => {
  const [before, after] = [boardOf(line.before), boardOf(line.after)];
  return sailorsMoved(line).flatMap((sailor): readonly NautilusClaim[] => {
    const [was, left] = [stepsLeft(before, sailor), stepsLeft(after, sailor)];
    return left !== null && was !== null && left < was ? [{ type: 'forward', sailor, left }] : [];
  });
};

const bringsOut = (card: Card): boolean => BRINGS_OUT[CARD[card]]!;

const waitingOf = ({ before, seat }: Line): number =>
  boardOf(before).sailors[COLOURS[(seat + 2) % COLOURS.length]!].filter(place => place === 'home').length;

/** Claims about the hand, not the board. */
const handling = (line: Line): readonly NautilusClaim[] => {
  const move = moveOf(line, line.moves[0] ?? '');
  const view = nautilus.view(line.before, line.seat) as NautilusView;
  const phase = view.waits?.phase;
  switch (move?.type) {
    case 'give':
      if (phase !== 'exchange') return [];
      return [{ type: 'give', card: move.card, waiting: bringsOut(move.card) ? waitingOf(line) : 0 }];
    case 'ask':
      return [{ type: 'ask', card: move.card }];
    case 'discard':
      return phase === 'play' ? [{ type: 'discard', card: move.card }] : [];
    case 'mulligan':
      return [{ type: 'mulligan' }];
    case 'keep':
      return [{ type: 'keep', starts: (view.hands[line.seat] as readonly Card[]).filter(bringsOut).length }];
    default:
      return [];
  }
};

/** From the most telling to the least. */
const KINDS = [wins, captures, berths, outs, swaps, skips, specials, clears, caves, forwards, handling];

export const nautilusClaims = (line: Line): readonly NautilusClaim[] => {
  const claims = KINDS.flatMap(claimsOf => claimsOf(line));
  return claims.length > 0 ? claims : [{ type: 'move' }];
};
