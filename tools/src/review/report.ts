import { CoachWords } from '@ankerplatz/coach/words';
import type { Game, Language, Words } from '@ankerplatz/kit';
import type { Account, JudgedTurn, Review, SeatReview } from '@ankerplatz/review';
import { columns } from '../columns.ts';
import type { ReviewWords } from './words.ts';

const PERCENT = 100;

/** The facts that say a review in words. */
export interface Telling {
  readonly game: Game;
  readonly words: Words;
  readonly says: ReviewWords;
  readonly language: Language;
  /** Indexable by seat. */
  readonly names: readonly string[];
  /** The words of a game, seen by the seat of a decision. */
  readonly seenBy: (decision: JudgedTurn) => Words;
}

const PARTS = ['start', 'luck', 'own', 'others', 'error', 'ended', 'result'] as const;

const numberOf = (value: number, language: Language, isSigned: boolean): string =>
  new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  }).format(value);

const accountTable = (
  seats: readonly SeatReview[],
  { says, names, language }: Telling,
  title: string,
  accountOf: (seat: SeatReview) => Account,
  factor: number,
): readonly string[] => {
  const accounts = seats.map(accountOf);
  const isCut = accounts.some(({ ended }) => ended !== 0);
  const parts = PARTS.filter(part => part !== 'ended' || isCut);
  const rows = seats.map(({ seat }, row) => [
    names[seat]!,
    ...parts.map(part => numberOf(factor * accounts[row]![part], language, part !== 'start' && part !== 'result')),
  ]);
  return ['', title, ...columns([[says.heads.seat, ...parts.map(part => says.heads[part])], ...rows])];
};

const turningPoint = async (decision: JudgedTurn, review: Review, telling: Telling): Promise<readonly string[]> => {
  const { says, names, language } = telling;
  const { seat, round, to, played, best, difference, reason, open } = decision;
  const amount =
    review.measure === 'points'
      ? says.pointsBehind(numberOf(difference, language, false))
      : says.chanceBehind(numberOf(PERCENT * difference, language, false));
  const coach = await CoachWords.load(language, telling.seenBy(decision), names);
  return [
    '',
    says.turningPoint(round, to, names[seat]!, amount),
    `  ${says.played}: ${played.join(' · ')}`,
    `  ${says.better}: ${best.join(' · ')}`,
    ...(reason ? [`  ${coach.reason(review.game, reason)}`] : []),
    ...(open && open.difference > 0
      ? [`  ${says.openHands}: ${open.best.join(' · ')} (${numberOf(PERCENT * open.difference, language, true)} %)`]
      : []),
  ];
};

/** A review as lines of text. */
export const reportOf = async (review: Review, telling: Telling): Promise<readonly string[]> => {
  const { says } = telling;
  const { seats, decisions, measure } = review;
  const only = seats.length === 1 ? seats[0]!.turningPoints : review.turningPoints;
  const turning = only.map(entry => decisions.find(({ to }) => to === entry)!);
  const told = await Promise.all(turning.map(decision => turningPoint(decision, review, telling)));
  return [
    says.title(review.game, telling.names.length, decisions.length, review.budget),
    ...accountTable(seats, telling, says.chance, ({ chance }) => chance, PERCENT),
    ...(measure === 'points' ? accountTable(seats, telling, says.points, ({ points }) => points!, 1) : []),
    '',
    turning.length > 0 ? says.turningPoints : says.noTurningPoints,
    ...told.flat(),
  ];
};
