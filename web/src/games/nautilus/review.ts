import { COLOURS, colourOf, isHarbour, type Sailor } from '@ankerplatz/nautilus';
import { firstOf, type GameReview, type ReviewFacts } from '../../board/review.ts';
import type { ReviewTexts } from '../../text/review/en.ts';
import { eventsOf, isDuel, ownerOf, seenOf } from './selectors.ts';

const MANY_DISCARDS = 8;
const FEW_DISCARDS = 4;

/** The sailors of the own side at the end. */
interface SideFacts {
  /** In harbour, and in all. */
  readonly home: number;
  readonly all: number;
  /** Captures of opponents by own sailors. */
  readonly captures: number;
  /** The side is one player. */
  readonly isAlone: boolean;
}

const sideOf = ({ seat, view: shown, events }: ReviewFacts): SideFacts => {
  const view = seenOf(shown);
  const isOwn = (sailor: Sailor): boolean => COLOURS.indexOf(colourOf(sailor)) % 2 === seat % 2;
  const places = COLOURS.filter((_, colour) => colour % 2 === seat % 2).flatMap(colour => view.sailors[colour]);
  const captures = eventsOf({ events }).filter(
    event =>
      event.type === 'captured' &&
      event.by !== 'moby' &&
      ownerOf(view, colourOf(event.by)) === seat &&
      !isOwn(event.sailor),
  );
  return {
    home: places.filter(isHarbour).length,
    all: places.length,
    captures: captures.length,
    isAlone: isDuel(view),
  };
};

/** By what became of the sailors, and by the cards that were of no use. */
export const reviewOf = (game: ReviewFacts, { nautilus: words }: ReviewTexts): GameReview => {
  const { lost = 0, discards = 0 } = game.figures[game.seat]!;
  const { home, all, captures, isAlone } = sideOf(game);
  const good = [
    ...(home > 0 ? [(isAlone ? words.homeAlone : words.home)(home, all)] : []),
    ...(captures > 0 ? [words.captures(captures)] : []),
    ...(lost === 0 ? [words.kept] : []),
    ...(discards <= FEW_DISCARDS ? [words.used(discards)] : []),
  ];
  return {
    score: null,
    good,
    next: firstOf(
      [
        [discards >= MANY_DISCARDS, words.tryStart(discards)],
        [lost > captures, words.trySafe(lost)],
      ],
      isAlone ? words.tryDivide : words.tryPartner,
    ),
  };
};
