import type { BoardModule } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Board, Seats } from './Board.tsx';
import { flights } from './flights.tsx';
import { placeOfMove } from './place-of-move.ts';
import type { NauticusTexts } from './text/texts.ts';
import { Counters } from './turn/Counters.tsx';
import { mainButton } from './turn/main-button.ts';
import { beginsTurn, chip, concerns, heading, isQuiet, isTold, merged, sentence, sound } from './turn/step-chips.ts';

const TEXT_FILES = import.meta.glob<Record<string, NauticusTexts>>('./text/??.ts');

/** The table of Nauticus. */
export const board: BoardModule = {
  rules: [1],
  Board,
  Seats,
  Counters,
  Result: lazy(async () => (await import('./result/Result.tsx')).Result),
  drawings: async language => (await import('./drawings/drawings.tsx')).drawingsIn(language),
  texts: language => loadTexts(TEXT_FILES, language),
  mainButton,
  chip,
  heading,
  placeOfMove,
  flights,
  sound,
  concerns,
  isTold,
  merged,
  sentence,
  beginsTurn,
  isQuiet,
  scenes: async () => (await import('./scenes.ts')).sceneOf,
  review: async () => (await import('./review.ts')).reviewOf,
  hints: async language => (await import('./hints.ts')).hintsIn(language),
  speech: async language => (await import('./speech/speech.ts')).speechIn(language),
};
