import type { GameEvent, View } from '@ankerplatz/kit';
import type { BoardModule } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { Flight } from '../../ui/motion/travel.ts';
import { Board, Seats } from './Board.tsx';
import { placeOfMove } from './place-of-move.ts';
import type { NautilusTexts } from './text/texts.ts';
import { Counters } from './turn/Counters.tsx';
import { handIn, mainButton } from './turn/main-button.ts';
import { beginsTurn, chip, concerns, heading, isQuiet, isTold, sound, veiled } from './turn/step-chips.ts';

const TEXT_FILES = import.meta.glob<Record<string, NautilusTexts>>('./text/??.ts');

type Flights = (event: GameEvent, before: View) => readonly Flight[];
let flights: Flights | undefined;
const loadFlights = async (): Promise<void> => {
  ({ flights } = await import('./flights.tsx'));
};

/** The table of Nautilùs. */
export const board: BoardModule = {
  rules: [1],
  Board,
  Seats,
  Counters,
  Result: lazy(async () => (await import('./result/Result.tsx')).Result),
  drawings: async language => (await import('./drawings/drawings.tsx')).drawingsIn(language),
  texts: language => loadTexts(TEXT_FILES, language),
  mainButton,
  handIn,
  chip,
  heading,
  placeOfMove,
  flights: (event, before) => {
    // Until they are there, pieces are at once where they go.
    if (!flights) void loadFlights();
    return flights?.(event, before) ?? [];
  },
  sound,
  concerns,
  isTold,
  beginsTurn,
  isQuiet,
  veiled,
  scenes: async () => {
    // The first piece that a person moves is seen to move: it stages itself whatever there is to stage.
    void loadFlights();
    return () => undefined;
  },
  review: async () => (await import('./review.ts')).reviewOf,
  hints: async language => (await import('./hints.ts')).hintsIn(language),
  speech: async language => (await import('./speech/speech.ts')).speechIn(language),
};
