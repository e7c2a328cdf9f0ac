import type { GameEvent, Seat } from '@ankerplatz/kit';
import { COLOURS, colourOf, isHarbour, type NautilusEvent, type Piece, type Sailor, SIDES } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import type { Step } from '../../../board/draft.ts';
import type { SoundName } from '../../../ui/motion/sound.ts';
import { pieceName, placeNameOf } from '../fact-words.ts';
import { decidingOf, eventOf, viewOf, wordsOf } from '../selectors.ts';
import { parsed } from './options.ts';

/** The few words of a step. */
export const chip = (step: Step, board: BoardProps): string => {
  const { steps, chips } = decidingOf(board);
  const { cards } = wordsOf(board).names;
  const move = parsed(board.draft, step.move);
  const piece = (name: Piece): string => pieceName(board, name);
  const walk = (sailor: Sailor, place: string): string => steps.step(piece(sailor), placeNameOf(board, sailor, place));
  switch (move?.type) {
    case 'give':
    case 'trade':
      return steps.give(cards[move.card]);
    case 'discard':
      return steps.discard(cards[move.card]);
    case 'ask':
      return steps.ask(cards[move.card]);
    case 'keep':
      return chips.keep;
    case 'mulligan':
      return chips.mulligan;
    case 'step':
      return walk(move.sailor, move.place);
    case 'play':
    case 'use': {
      const card = move.type === 'play' ? cards[move.card] : '';
      const { use } = move;
      if (use.type === 'special') return cards[use.card];
      if (use.type === 'skip') return steps.skip(card || cards['8']);
      if (use.type === 'swap') return steps.swap(piece(use.first), piece(use.second));
      const goes = walk(use.sailor, use.place);
      return card ? steps.go(card, piece(use.sailor), placeNameOf(board, use.sailor, use.place)) : goes;
    }
    default:
      return step.move;
  }
};

export const heading = (board: BoardProps): string => decidingOf(board).heading(viewOf(board.draft).round);

/** Events that only move cards about; a card that changes hands is told to those who know it. */
const UNTOLD: ReadonlySet<NautilusEvent['type']> = new Set(['shuffled', 'dealt']);

export const isTold = (event: GameEvent): boolean => {
  const happened = eventOf(event);
  return happened.type === 'passed' ? happened.card !== null : !UNTOLD.has(happened.type);
};

/** Without the cards that lie hidden from others. */
export const veiled = (event: GameEvent): NautilusEvent => {
  const happened = eventOf(event);
  switch (happened.type) {
    case 'passed':
      return happened.isPublic ? happened : { ...happened, card: null };
    case 'gave':
      return { ...happened, card: null };
    case 'dealt':
      return { ...happened, cards: null };
    case 'boarded':
      return { ...happened, hand: null };
    default:
      return happened;
  }
};

/** Each card is a turn of its own, though the same seat may play the next. */
export const beginsTurn = (event: GameEvent): boolean => {
  const { type } = eventOf(event);
  return type === 'played' || type === 'discarded';
};

const QUIET: ReadonlySet<NautilusEvent['type']> = new Set(['discarded', 'kept', 'gave', 'announced']);

export const isQuiet = (event: GameEvent): boolean => QUIET.has(eventOf(event).type);

/** One's own sailors concern much, those of one's side a little; in a duel both colours of a side are one's own. */
const nearness = (piece: Piece, seat: Seat): 0 | 1 | 2 => {
  if (piece === 'moby') return 0;
  const colour = COLOURS.indexOf(colourOf(piece));
  if (colour === seat) return 2;
  return colour % SIDES === seat % SIDES ? 1 : 0;
};

const nearest = (pieces: readonly Piece[], seat: Seat): 0 | 1 | 2 =>
  pieces.reduce<0 | 1 | 2>((most, piece) => (nearness(piece, seat) > most ? nearness(piece, seat) : most), 0);

/** Events that happened to one's own sailors and cards, though others caused them. */
export const concerns = (event: GameEvent, seat: Seat): 0 | 1 | 2 => {
  const happened = eventOf(event);
  switch (happened.type) {
    case 'captured':
      return nearness(happened.sailor, seat);
    case 'skipped':
    case 'boarded':
      return happened.seat === seat ? 2 : 0;
    case 'passed':
      return happened.to === seat ? 2 : 0;
    case 'swapped':
      return nearest([happened.first, happened.second], seat);
    case 'tookBack':
      return nearest(
        happened.shifts.map(({ piece }) => piece),
        seat,
      );
    case 'stormed':
    case 'opened':
    case 'roundBegan':
    case 'won':
      return 1;
    default:
      return 0;
  }
};

const SOUNDS: Readonly<Partial<Record<NautilusEvent['type'], SoundName>>> = {
  moved: 'place',
  broughtOut: 'place',
  swapped: 'place',
  captured: 'sink',
  whaleArrived: 'whale',
  whaleMoved: 'whale',
  tookBack: 'wheel',
  stormed: 'wheel',
  won: 'ship',
};

export const sound = (event: GameEvent): SoundName | undefined => {
  const told = eventOf(event);
  return told.type === 'moved' && isHarbour(told.to) ? 'berth' : SOUNDS[told.type];
};
