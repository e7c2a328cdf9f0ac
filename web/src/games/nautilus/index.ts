import type { BoardModule } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Board, Seats } from './Board.tsx';
import { flights } from './flights.tsx';
import type { NautilusTexts } from './text/texts.ts';
import { Counters } from './turn/Counters.tsx';
import { handIn, mainButton } from './turn/main-button.ts';
import { beginsTurn, chip, concerns, heading, isQuiet, isTold, sound, veiled } from './turn/step-chips.ts';

const TEXT_FILES = import.meta.glob<Record<string, NautilusTexts>>('./text/??.ts');

/** The table of Nautilùs. */
export const board: BoardModule = {
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
  flights,

  sound,
  concerns,
  isTold,
  beginsTurn,
  isQuiet,
  veiled,
  hints: async language => (await import('./hints.ts')).hintsIn(language),
  speech: async language => (await import('./speech/speech.ts')).speechIn(language),
};
