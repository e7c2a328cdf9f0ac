/** The numbers that an event changes. Loaded after the table. */

import type { GameEvent } from '@ankerplatz/kit';
import { COLOURS, colourOf, isHarbour, type NautilusEvent, type Piece } from '@ankerplatz/nautilus';
import { eventsOf } from './selectors.ts';
import { sideOf } from './side-figures.ts';

/** How many sailors of a side are in their harbours. */
const sideNumber = (piece: Piece): string => `side-${piece === 'moby' ? '' : sideOf(COLOURS.indexOf(colourOf(piece)))}`;

/** The cards that are still to be dealt. */
const DECK = 'deck';

const changedBy = (event: NautilusEvent): readonly string[] => {
  switch (event.type) {
    case 'moved':
      return isHarbour(event.to) ? [sideNumber(event.sailor)] : [];
    case 'tookBack':
      return event.shifts
        .filter(({ from, to }) => isHarbour(from ?? '') || isHarbour(to ?? ''))
        .map(({ piece }) => sideNumber(piece));
    case 'roundBegan':
    case 'shuffled':
    case 'dealt':
    case 'mulliganed':
      return [DECK];
    default:
      return [];
  }
};

/** To each event of a game the numbers that it changes. */
export const changes = (events: readonly GameEvent[]): readonly (readonly string[])[] =>
  eventsOf({ events }).map(changedBy);
