import { capital } from '@ankerplatz/kit';
import {
  type Card,
  colourOf,
  isCave,
  isHarbour,
  type NautilusEvent,
  type NautilusView,
  type Variant,
} from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import { keptNotes } from '../../notes/kept-notes.ts';
import { moored } from '../distances.ts';
import { coloursOf, decidingOf, eventsOf, handOf, isDeciding, seatOf, viewOf, wordsOf } from '../selectors.ts';
import { HELD, NOTES, type Note } from '../text/deciding.ts';
import { optionsOf } from './options.ts';

export const kept = keptNotes<Note>('nautilus', [...NOTES, ...HELD]);

/** Notes that would tell a listener a card of the hand. */
export const SECRET: ReadonlySet<Note> = new Set(HELD);

/** The notes of cards say what the cards do, too. */
export const noteTexts = (board: BoardProps): Readonly<Record<Note, string>> => {
  const { notes, does } = decidingOf(board);
  const { cards } = wordsOf(board).names;
  const held = HELD.map(card => [card, `${capital(cards[card])} – ${does[card]}.`]);
  return { ...notes, ...(Object.fromEntries(held) as Record<(typeof HELD)[number], string>) };
};

const notesTo = (event: NautilusEvent, variant: Variant): readonly Note[] => {
  switch (event.type) {
    case 'broughtOut':
      return ['fresh'];
    case 'captured':
      return ['capture'];
    case 'rode':
      return ['ride'];
    case 'moved':
      if (isCave(event.to)) return ['cave'];
      if (event.to === 'h0' && variant === 'quick') return ['innermost'];
      return isHarbour(event.to) ? ['harbour'] : [];
    case 'tookBack':
      return ['nautilus'];
    case 'skipped':
      return ['skip'];
    case 'discarded':
      return event.skipped ? [] : ['discard'];
    default:
      return [];
  }
};

/** Cards that change hands or turns explain themselves when they are first held. In a duel a trade goes otherwise. */
const heldNotes = ({ variant }: NautilusView, hand: readonly Card[]): readonly Note[] =>
  HELD.filter(card => hand.includes(card) && (card !== 'trade' || variant !== 'duel'));

/** The new notes on the decision under way. */
const notesNow = (board: BoardProps): readonly Note[] => {
  const view = viewOf(board.draft);
  const { waits, variant } = view;
  if (!isDeciding(board)) return [];
  const goal = view.round === 1 && board.draft.isEmpty ? (['goal'] as const) : [];
  const held = heldNotes(view, handOf(view, seatOf(board)) ?? []);
  if (waits?.phase === 'exchange') return [...goal, 'exchange', ...held];
  if (waits?.phase === 'step') return ['split'];
  const own = coloursOf(view, seatOf(board));
  const moved = optionsOf(board.draft).flatMap(({ use }) => (use.type === 'go' ? [colourOf(use.sailor)] : []));
  const isIn = own.every(colour => moored(view, colour) === view.sailors[colour].length);
  const isPartners = moved.length > 0 && moved.every(colour => colour !== own[0]);
  return [...(variant !== 'duel' && isIn && isPartners ? (['partner'] as const) : []), ...held];
};

/** The note to the last step or to what is asked that was not shown before. */
export const noteFor = (board: BoardProps, shown: ReadonlySet<Note>): Note | null => {
  const step = board.draft.steps.at(-1);
  const notes = [
    ...(step ? eventsOf(step).flatMap(event => notesTo(event, viewOf(board.draft).variant)) : []),
    ...notesNow(board),
  ];
  return notes.find(note => !shown.has(note)) ?? null;
};
