import type { NauticusEvent, NauticusView } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../../board/board.ts';
import { keptNotes } from '../../notes/kept-notes.ts';
import { eventsOf, viewOf } from '../selectors.ts';
import { NOTES, type Note } from '../text/deciding.ts';

export const kept = keptNotes('nauticus', NOTES);

/** The notes of an event for a player who sees it for the first time. */
const notesTo = (event: NauticusEvent, { phase }: NauticusView): Note[] => {
  switch (event.type) {
    case 'chose':
      return [...(event.blue > 0 ? (['chose'] as const) : []), ...(phase === 1 ? (['first-of-round'] as const) : [])];
    case 'bought':
      return event.price === 0 ? ['free-buy'] : [];
    case 'freeTile':
      return ['four-kinds'];
    case 'passed':
      return ['passed'];
    case 'delivered':
      return ['delivered'];
    case 'scoredCrowns':
      return ['crowns'];
    case 'extraBegan':
      return ['extra'];
    default:
      return [];
  }
};

/** The note to the last step that was not shown before. */
export const noteFor = ({ draft }: BoardProps, shown: ReadonlySet<Note>): Note | null => {
  const step = draft.steps.at(-1);
  const { round, phase } = viewOf(draft);
  if (!step) return round === 1 && phase === 1 && draft.moves.length > 0 && !shown.has('goal') ? 'goal' : null;
  return (
    eventsOf(step)
      .flatMap(event => notesTo(event, viewOf(draft)))
      .find(note => !shown.has(note)) ?? null
  );
};
