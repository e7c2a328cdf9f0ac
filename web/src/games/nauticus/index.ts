import type { BoardModule } from '../../board/board.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Board, Seats } from './Board.tsx';
import { flights } from './flights.tsx';
import type { NauticusTexts } from './text/texts.ts';
import { Counters } from './turn/Counters.tsx';
import { mainButton } from './turn/main-button.ts';
import { beginsTurn, chip, concerns, heading, isQuiet, isTold, merged, sentence, sound } from './turn/step-chips.ts';

/** The table of Nauticus. */
export const board: BoardModule = {
  Board,
  Seats,
  Counters,
  Result: lazy(async () => (await import('./result/Result.tsx')).Result),
  hidesHands: false,
  drawings: async language => (await import('./drawings/drawings.tsx')).drawingsIn(language),
  texts: async (language): Promise<NauticusTexts> => {
    switch (language) {
      case 'en':
        return (await import('./text/en.ts')).en;
      case 'de':
        return (await import('./text/de.ts')).de;
      case 'fr':
        return (await import('./text/fr.ts')).fr;
    }
  },
  mainButton,
  chip,
  heading,
  flights,
  sound,
  concerns,
  isTold,
  merged,
  sentence,
  beginsTurn,
  isQuiet,
  speech: async language => (await import('./speech/speech.ts')).speechIn(language),
};
