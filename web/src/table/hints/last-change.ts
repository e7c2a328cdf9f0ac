import type { TableModel } from '../model/table-model.ts';

/** Names of places that stand for many things: what has changed there says little. */
const WIDE = /^(?:seat|hand|dock|space|tile|running|wheel|deck|pile|board)\b/;

/** Why what is at these places has changed the last time, as a sentence; undefined: nothing is known to have changed. */
export const lastChangeOf = (model: TableModel, places: readonly string[]): string | undefined => {
  const own = places.filter(place => !WIDE.test(place));
  if (own.length === 0) return undefined;
  const { log, view } = model.controller.shown.peek();
  const touches = (names: readonly string[] | undefined): boolean => names?.some(name => own.includes(name)) ?? false;
  for (const { events } of [...log].reverse())
    for (const event of [...events].reverse()) {
      if (!model.board.isTold(event)) continue;
      const flights = model.board.flights(event, view);
      if (
        flights.some(
          ({ from, to, piece }) =>
            touches(from.slice(0, 1)) || touches(to.slice(0, 1)) || touches(piece ? [piece] : []),
        )
      )
        return model.tell(event);
    }
  return undefined;
};
