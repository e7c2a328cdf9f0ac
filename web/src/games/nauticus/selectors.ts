import type { GameEvent, Seat } from '@ankerplatz/kit';
import type { NauticusEvent, NauticusPosition, NauticusView, NauticusWords, PlayerState } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../board/board.ts';
import type { Draft, Step } from '../../board/draft.ts';
import { followedAt } from '../../board/followed.ts';
import type { LogEntry } from '../../board/source.ts';
import type { DecidingTexts } from './text/deciding.ts';
import type { NauticusTexts } from './text/texts.ts';

/** The frame's data, with the types of this game: the only place that trusts it. */
const drawnOf = (draft: Draft): NauticusView => draft.view as unknown as NauticusView;

/**
 * The view of the position. A complete draft shows the standing after it, still in the phase of the turn: the next
 * phase begins when it is handed in.
 */
export const viewOf = (draft: Draft): NauticusView => {
  const after = drawnOf(draft);
  if (!draft.isComplete || draft.isEmpty || draft.isVeiled || after.over) return after;
  const before = drawnOf(draft.backTo(draft.steps.length - 1));
  return { ...before, players: after.players, moves: [] };
};
export const positionOf = (draft: Draft): NauticusPosition => draft.position as NauticusPosition;
export const eventOf = (event: GameEvent): NauticusEvent => event as NauticusEvent;
export const eventsOf = ({ events }: Pick<Step | LogEntry, 'events'>): readonly NauticusEvent[] =>
  events as readonly NauticusEvent[];
export const wordsOf = ({ words }: Pick<BoardProps, 'words'>): NauticusWords => words as NauticusWords;
export const textsOf = ({ texts }: Pick<BoardProps, 'texts'>): NauticusTexts => texts as NauticusTexts;
export const decidingOf = (props: Pick<BoardProps, 'texts'>): DecidingTexts => textsOf(props).deciding;

/** The seat whose dock is shown: one's own; for a spectator the seat that is followed, else the one on turn. */
export const seatOf = ({ state, draft }: BoardProps): Seat => {
  const { turn, start } = viewOf(draft);
  return state.eyes ?? followedAt(state.table) ?? turn?.seat ?? start;
};

export const playerOf = (props: BoardProps): PlayerState => viewOf(props.draft).players[seatOf(props)]!;

/** Whether these eyes may add a move to what they have drafted. */
export const mayMove = ({ draft }: BoardProps): boolean => draft.moves.length > 0;

/** Whether these eyes have drafted their whole turn and not yet handed it in. */
export const isDrafted = ({ draft }: BoardProps): boolean => draft.isComplete && !draft.isEmpty;

/** The draft before its first step. */
export const beginningOf = (draft: Draft): Draft => draft.backTo(0);
