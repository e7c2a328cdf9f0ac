import { BRINGS_OUT, CARD, colourOf } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import { pieceName } from '../fact-words.ts';
import { coloursOf, decidingOf, eventsOf, handOf, holderOf, isDuel, otherOf, viewOf } from '../selectors.ts';
import { cardOf, chosenMove, openDraft } from './options.ts';

/** Lines that spare the player a loss, the most urgent first. They block nothing. */
export const remindersOf = (board: BoardProps): readonly string[] => [...capturesOwn(board), ...lastStart(board)];

/** A step that sends a sailor of one's own side home. */
const capturesOwn = (board: BoardProps): readonly string[] => {
  const { reminders } = decidingOf(board);
  const view = viewOf(board.draft);
  const { eyes } = board.state;
  if (eyes === null) return [];
  const side = [eyes, ...(isDuel(view) ? [] : [otherOf(view, eyes)])].flatMap(seat => coloursOf(view, seat));
  return board.draft.steps
    .flatMap(eventsOf)
    .flatMap(event =>
      event.type === 'captured' && side.includes(colourOf(event.sailor))
        ? [reminders.captureOwn(pieceName(board, event.sailor))]
        : [],
    );
};

/** The last 1 or 12 is about to go while sailors wait in the whirlpool, without bringing one out. */
const lastStart = (board: BoardProps): readonly string[] => {
  const { reminders } = decidingOf(board);
  const open = openDraft(board.draft);
  const move = chosenMove(board.draft);
  const card = move === null ? null : cardOf(open, move);
  if (card === null || !BRINGS_OUT[CARD[card]]) return [];
  const view = viewOf(open);
  const starts = (handOf(view, holderOf(board)) ?? []).filter(each => BRINGS_OUT[CARD[each]]);
  const waits = coloursOf(view, view.turn).some(colour => view.sailors[colour].includes('home'));
  const isOut = board.draft.steps.flatMap(eventsOf).some(({ type }) => type === 'broughtOut');
  return starts.length === 1 && waits && !isOut ? [reminders.lastStart] : [];
};
