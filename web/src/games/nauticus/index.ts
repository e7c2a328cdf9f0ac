import type { BoardModule } from '../../board/board.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Board, Seats } from './Board.tsx';
import { mainButton } from './button.ts';
import { beginsTurn, chip, concerns, heading, isQuiet, isTold, merged, sentence, sound } from './chips.ts';
import { flights } from './flights.tsx';
import { Thumb } from './Thumb.tsx';
import type { NauticusTexts } from './text/texts.ts';

/** The table of Nauticus. */
export const board: BoardModule = {
  Board,
  Seats,
  Thumb,
  Result: lazy(async () => (await import('./Result.tsx')).Result),
  hidesHands: false,
  drawings: async language => (await import('./drawings.tsx')).drawingsIn(language),
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
  speech: async language => (await import('./speech.ts')).speechIn(language),
};
