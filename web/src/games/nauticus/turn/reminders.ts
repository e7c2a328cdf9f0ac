import { fieldsTaken, lastTurns, runningFacts, type Tile, tables } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../../board/board.ts';
import { decidingOf, eventsOf, mayMove, playerOf, positionOf, seatOf, viewOf, wordsOf } from '../selectors.ts';

/** Lines that spare a beginner a loss, the most urgent first. They block nothing. */
export const remindersOf = (props: BoardProps): readonly string[] => {
  const { draft } = props;
  if (!mayMove(props) && !draft.isComplete) return [];
  return [...lostIn(props), ...spentIn(props), ...fourthIn(props), ...lastIn(props)];
};

/** A free tile that had no room: the step can still be taken back. */
const lostIn = (props: BoardProps): string[] => {
  const { reminders } = decidingOf(props);
  return props.draft.steps.flatMap(eventsOf).flatMap(event => {
    if (event.type === 'bonusForfeited') return [reminders.bonusLost];
    return event.type === 'freeForfeited' ? [reminders.freeLost] : [];
  });
};

/** The last worker or the last storage field that the last step has spent on what brings nothing now. */
const spentIn = (props: BoardProps): string[] => {
  const { reminders } = decidingOf(props);
  const { draft } = props;
  const step = draft.steps.at(-1);
  if (!step || draft.isVeiled) return [];
  const open = draft.backTo(draft.steps.length - 1);
  const before = viewOf(open).players[seatOf(props)]!;
  const after = playerOf(props);
  const items = runningFacts(positionOf(open), seatOf(props))?.items ?? [];
  const isUseful = (tile: Tile): boolean => items.some(item => item.tile === tile && item.ships.length > 0);
  const stored = eventsOf(step).flatMap(event => (event.type === 'bought' && event.to === 'store' ? [event.tile] : []));
  const isIdle = eventsOf(step).some(({ type }) => type === 'gotMoney') || stored.some(tile => !isUseful(tile));
  const isFull = fieldsTaken(after.storage) === tables.STORAGE_FIELDS && stored.length > 0;
  return [
    ...(isIdle && before.workers > 0 && after.workers === 0 ? [reminders.lastWorker] : []),
    ...(isIdle && isFull ? [reminders.lastField] : []),
  ];
};

const fourthIn = (props: BoardProps): string[] => {
  const { reminders } = decidingOf(props);
  if (viewOf(props.draft).turn?.bought.length !== 3) return [];
  const running = mayMove(props) ? runningFacts(positionOf(props.draft), seatOf(props)) : null;
  if (!running?.fourth) return [];
  const { tile, price } = running.fourth;
  return [reminders.fourth(wordsOf(props).names.tiles[tile], price)];
};

const lastIn = (props: BoardProps): string[] => {
  const { reminders } = decidingOf(props);
  const { draft } = props;
  const { passes, extra } = playerOf(props);
  const last = mayMove(props) ? lastTurns(positionOf(draft)) : null;
  if (last === null) return [];
  const canPass = draft.moves.includes('pass') && passes === 0;
  return [
    ...(last === 'game' && extra ? [reminders.lastExtra] : []),
    ...(canPass ? [reminders.lastPass(tables.PASS_TILES[0])] : []),
  ];
};
