import type { GameEvent } from '@ankerplatz/kit';
import type { Hints } from '../../board/board.ts';
import type { TableModel } from '../model/table-model.ts';

/** Names of places that stand for many things: what has changed there says little. */
const WIDE = /^(?:seat|hand|dock|space|tile|running|wheel|pile|board)\b/;

/** Why what is at these places has changed the last time, as a sentence; undefined: nothing is known to have changed. */
export const lastChangeOf = (
  model: TableModel,
  places: readonly string[],
  changes: Hints['changes'],
): string | undefined => {
  const own = places.filter(place => !WIDE.test(place));
  if (own.length === 0) return undefined;
  const { log, view } = model.controller.shown.peek();
  const events = [...log, ...model.controller.draft.peek().steps].flatMap(entry => entry.events);
  const changed = changes(events);
  const touches = (names: readonly string[]): boolean => names.some(name => own.includes(name));
  const isTouched = (event: GameEvent, place: number): boolean =>
    touches(changed[place] ?? []) ||
    model.board
      .flights(event, view)
      .some(({ from, to, piece }) => touches([...from.slice(0, 1), ...to.slice(0, 1), ...(piece ? [piece] : [])]));
  const last = events.findLastIndex(isTouched);
  // An event without a sentence of its own comes of the one told before it.
  const told = events.slice(0, last + 1).findLast(event => model.board.isTold(event));
  return told && model.tell(told);
};
