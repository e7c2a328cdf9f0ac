import { lastTurns, runningFacts, tables } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../../board/board.ts';
import { decidingOf, eventsOf, isAsked, playerOf, positionOf, seatOf, viewOf, wordsOf } from '../selectors.ts';

/** Lines that spare a beginner a loss, the most urgent first. They block nothing. */
export const remindersOf = (props: BoardProps): readonly string[] => {
  const { draft } = props;
  if (!isAsked(props) && !draft.isComplete) return [];
  return [...lostIn(props), ...fourthIn(props), ...lastIn(props)];
};

/** A free tile that had no room: the step can still be taken back. */
const lostIn = (props: BoardProps): string[] => {
  const { reminders } = decidingOf(props);
  return props.draft.steps.flatMap(eventsOf).flatMap(event => {
    if (event.type === 'bonusForfeited') return [reminders.bonusLost];
    return event.type === 'freeForfeited' ? [reminders.freeLost] : [];
  });
};

const fourthIn = (props: BoardProps): string[] => {
  const { reminders } = decidingOf(props);
  if (viewOf(props.draft).turn?.bought.length !== 3) return [];
  const running = isAsked(props) ? runningFacts(positionOf(props.draft), seatOf(props)) : null;
  if (!running?.fourth) return [];
  const { tile, price } = running.fourth;
  return [reminders.fourth(wordsOf(props).names.tiles[tile], price)];
};

const lastIn = (props: BoardProps): string[] => {
  const { reminders } = decidingOf(props);
  const { draft } = props;
  const { passes, extra } = playerOf(props);
  const last = isAsked(props) ? lastTurns(positionOf(draft)) : null;
  if (last === null) return [];
  const canPass = draft.moves.includes('pass') && passes === 0;
  return [
    ...(last === 'game' && extra ? [reminders.lastExtra] : []),
    ...(canPass ? [reminders.lastPass(tables.PASS_TILES[0])] : []),
  ];
};
