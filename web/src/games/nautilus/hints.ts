/** One sentence to every card, counter and piece. Loaded after the table. */
import type { Language } from '@ankerplatz/kit';
import type { Card, Piece } from '@ankerplatz/nautilus';
import type { BoardProps, Hints } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { changes } from './changes.ts';
import { spotOfPiece } from './distances.ts';
import { pieceName, spotName } from './fact-words.ts';
import { decidingOf, viewOf, wordsOf } from './selectors.ts';
import type { HintTexts } from './text/hints.en.ts';

const FILES = import.meta.glob<Record<string, HintTexts>>('./text/hints.??.ts');

const cardHint = (card: Card, props: BoardProps): string =>
  `${wordsOf(props).names.cards[card]}: ${decidingOf(props).does[card]}.`;

const pieceHint = (piece: Piece, props: BoardProps): string => {
  const spot = spotOfPiece(viewOf(props.draft), piece);
  const { chips } = decidingOf(props);
  return `${chips.stands(pieceName(props, piece), spot ? spotName(props, spot) : '')}.`;
};

export const hintsIn = async (language: Language): Promise<Hints> => {
  const texts: Readonly<Record<string, string>> = await loadTexts(FILES, language);
  return {
    about: (about, props) => {
      const [kind, name = ''] = about.split(' ');
      if (kind === 'card') return cardHint(name as Card, props);
      return kind === 'piece' ? pieceHint(name as Piece, props) : texts[about];
    },
    changes,
  };
};
