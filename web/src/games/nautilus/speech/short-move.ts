/** Moves in short: "6 2" for the card and the sailor's number, with a place where that is not enough; "6 sailor 2 harbour North 1". */
import { wordsIn } from '@ankerplatz/kit';
import { CARDS, type Card, colourOf, type Piece, placeOf } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import { stepsOf } from '../distances.ts';
import { effectsOf, pieceName, placeNameOf } from '../fact-words.ts';
import { coloursOf, decidingOf, seatsOf, viewOf, watersOf, wordsOf } from '../selectors.ts';
import type { SpeechTexts } from '../text/speech.ts';
import { cardMovesOf, eventsAfter, type Option, openDraft, optionsOf, skippedBy, stepsLeft } from '../turn/options.ts';

/** A use as a sentence: "your 2 → East 11, captures West’s 3". */
export const useWords = (board: BoardProps, { move, use }: Option): string => {
  const { chips, steps, does } = decidingOf(board);
  const open = openDraft(board.draft);
  switch (use.type) {
    case 'special':
      return does[use.card];
    case 'skip':
      return chips.skip(board.names[skippedBy(open, seatsOf(viewOf(open))) ?? 0]!);
    case 'swap':
      return steps.swap(pieceName(board, use.first), pieceName(board, use.second));
    case 'go': {
      const words = steps.step(pieceName(board, use.sailor), placeNameOf(board, use.sailor, use.place));
      return [words, effectsOf(board, eventsAfter(open, move))].filter(Boolean).join(', ');
    }
  }
};

export const cardByName = (board: BoardProps, name: string): Card | undefined => {
  const { cards } = wordsOf(board).names;
  const wanted = name.toLowerCase();
  return CARDS.find(card => card === wanted || cards[card].toLowerCase() === wanted);
};

const isPiece = (board: BoardProps, piece: Piece, word: string): boolean =>
  piece === word || pieceName(board, piece).toLowerCase() === word || (piece !== 'moby' && piece[1] === word);

const isNumber = (word: string): boolean => /^\d$/.test(word);

const isOwn = (board: BoardProps, piece: Piece): boolean => {
  const view = viewOf(openDraft(board.draft));
  return piece !== 'moby' && coloursOf(view, view.turn).includes(colourOf(piece));
};

/** A number alone means one's own sailor, if one of those fits. */
const ownFirst = (board: BoardProps, options: readonly Option[]): readonly Option[] => {
  const owned = options.filter(({ use }) => use.type === 'go' && isOwn(board, use.sailor));
  return owned.length > 0 ? owned : options;
};

const isSwapped = (board: BoardProps, piece: Piece, word: string): boolean =>
  isPiece(board, piece, word) && (!isNumber(word) || isOwn(board, piece));

type Go = Extract<Option['use'], { type: 'go' }>;

/** A place by its notation, its name or a part of that; of the 5 also by the number of steps. */
const isPlace = (board: BoardProps, card: Card, { sailor, place }: Go, words: string): boolean => {
  const open = openDraft(board.draft);
  const view = viewOf(open);
  if (stepsLeft(open, card) !== null && isNumber(words))
    return stepsOf(sailor, placeOf(view, sailor)!, place, watersOf(view)) === Number(words);
  const name = placeNameOf(board, sailor, place).toLowerCase();
  return place === words || name === words || name.split(' ').includes(words);
};

/** All that a use may be called by: the words of the screen and of the notation. */
const namesOf = (board: BoardProps, { move, use }: Option): ReadonlySet<string> => {
  const pieces = use.type === 'go' ? [use.sailor] : use.type === 'swap' ? [use.first, use.second] : [];
  const places = use.type === 'go' ? [placeNameOf(board, use.sailor, use.place)] : [];
  return new Set([move, ...pieces.map(piece => pieceName(board, piece)), ...places].flatMap(wordsIn));
};

/** The options that have all the words, in whatever order. */
const called = (board: BoardProps, options: readonly Option[], words: readonly string[]): readonly Option[] =>
  options.filter(option => {
    const names = namesOf(board, option);
    return words.flatMap(wordsIn).every(word => names.has(word));
  });

const fitting = (
  board: BoardProps,
  card: Card,
  options: readonly Option[],
  words: readonly string[],
): readonly Option[] => {
  const [first, ...rest] = words;
  if (first === undefined) return options;
  const walks = options.filter(({ use }) => use.type === 'go' && isPiece(board, use.sailor, first));
  const sailors = isNumber(first) ? ownFirst(board, walks) : walks;
  const place = rest.join(' ');
  const walking = sailors.filter(({ use }) => place === '' || isPlace(board, card, use as Go, place));
  const swaps = options.filter(
    ({ use }) =>
      use.type === 'swap' &&
      words.every(word => isSwapped(board, use.first, word) || isSwapped(board, use.second, word)),
  );
  const skips = options.filter(({ use }) => use.type === 'skip' && words.join(' ') === 'skip');
  return [...walking, ...swaps, ...skips];
};

/** Made if there is one such use; else the uses are told, and which one is asked. */
export const shortMove = (board: BoardProps, typed: readonly string[], texts: SpeechTexts): string | undefined => {
  const nouns = Object.values(wordsOf(board).names.nouns).map(noun => noun.toLowerCase());
  const [name = '', ...words] = typed.map(word => word.toLowerCase()).filter(word => !nouns.includes(word));
  const card = cardByName(board, name);
  if (!card) return undefined;
  const open = openDraft(board.draft);
  const named = words.length === 0 ? cardMovesOf(open).get(card) : undefined;
  const options = optionsOf(open).filter(option => option.card === card);
  const short = fitting(board, card, options, words);
  const found = short.length > 0 ? short : called(board, options, words);
  const move = named ?? (found.length === 1 ? found[0]!.move : undefined);
  if (move === undefined) {
    const uses = (found.length > 0 ? found : options).map(option => useWords(board, option));
    const label = wordsOf(board).names.cards[card];
    return uses.length > 0 ? texts.which(label, uses) : texts.cardUses(label, uses);
  }
  if (board.draft.isComplete) board.onBack(open.steps.length);
  board.onMove(move);
  return found[0] ? useWords(board, found[0]) : move;
};
