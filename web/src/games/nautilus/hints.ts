/** One sentence to every card, counter, piece and place. Loaded after the table. */

import type { Language } from '@ankerplatz/kit';
import { type Card, type Colour, namedPlace, type Piece, type Spot } from '@ankerplatz/nautilus';
import type { BoardProps, Hints } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { changes } from './changes.ts';
import { pieceName, spotName } from './fact-words.ts';
import { decidingOf, ownerOf, viewOf, watersOf, wordsOf } from './selectors.ts';
import { spotOfPiece } from './spots.ts';
import type { HintTexts } from './text/hints.en.ts';

const FILES = import.meta.glob<Record<string, HintTexts>>('./text/hints.??.ts');

type Asked = (name: string, texts: HintTexts, props: BoardProps) => string;

const cardHint: Asked = (card, texts, props) =>
  `${texts.about(wordsOf(props).names.cards[card as Card], decidingOf(props).does[card as Card])}.`;

const pieceHint: Asked = (piece, _, props) => {
  const spot = spotOfPiece(viewOf(props.draft), piece as Piece);
  const { chips } = decidingOf(props);
  return `${chips.stands(pieceName(props, piece as Piece), spot ? spotName(props, spot) : '')}.`;
};

const wakeHint: Asked = (piece, texts, props) => texts.about(pieceName(props, piece as Piece), texts.wake);

const quarterHint: Asked = (colour, texts, props) => {
  const name = wordsOf(props).names.colours[colour as Colour];
  const owner = props.names[ownerOf(viewOf(props.draft), colour as Colour)];
  return texts.about(`${name}, ${owner}`, texts.quarter);
};

const spotHint: Asked = (spot, texts, props) => {
  const waters = watersOf(viewOf(props.draft));
  const { kind, name } = namedPlace(spot as Spot, waters, wordsOf(props).names.places);
  if (kind !== 'field') return texts.about(name, texts[kind]);
  return waters.mouths.includes(Number(spot.slice(1))) ? texts.about(name, texts.mouth) : `${name}.`;
};

const KINDS: Readonly<Record<string, Asked>> = {
  card: cardHint,
  piece: pieceHint,
  wake: wakeHint,
  quarter: quarterHint,
  spot: spotHint,
};

export const hintsIn = async (language: Language): Promise<Hints> => {
  const texts = await loadTexts(FILES, language);
  const sentences: Readonly<Record<string, unknown>> = texts;
  return {
    about: (asked, props) => {
      const [kind = '', name] = asked.split(' ');
      if (name !== undefined) return KINDS[kind]?.(name, texts, props);
      const sentence = sentences[asked];
      return typeof sentence === 'string' ? sentence : undefined;
    },
    changes,
  };
};
