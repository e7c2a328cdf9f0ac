import type { BoardModule } from '../../board/board.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Board, Seats } from './Board.tsx';
import { handIn, mainButton } from './button.ts';
import { beginsTurn, chip, concerns, heading, isQuiet, isTold, sound, veiled } from './chips.ts';
import { flights } from './flights.tsx';
import { spoken } from './spoken.ts';
import { Thumb } from './Thumb.tsx';
import type { NautilusTexts } from './text/texts.ts';

/** The table of Nautilùs. */
export const board: BoardModule = {
  Board,
  Seats,
  Thumb,
  Result: lazy(async () => (await import('./Result.tsx')).Result),
  hidesHands: true,
  drawings: async language => (await import('./drawings.tsx')).drawingsIn(language),
  texts: async (language): Promise<NautilusTexts> => {
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
  handIn,
  chip,
  heading,
  flights,
  spoken,
  sound,
  concerns,
  isTold,
  beginsTurn,
  isQuiet,
  veiled,
  speech: async language => (await import('./speech.ts')).speechIn(language),
};
