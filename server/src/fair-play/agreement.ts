import { SURPRISING } from './surprise.ts';

/** The turns of a seat in a rated game that was reviewed. */
export interface ReviewedTurns {
  readonly table: string;
  readonly number: number;
  /** `nauticus two live` */
  readonly kind: string;
  readonly person: string;
  /** μ before the game. */
  readonly mu: number;
  readonly turns: number;
  /** Turns that the reviewing bot would have played the same. */
  readonly agreed: number;
}

/** A person who plays what the strong bot would play, beyond what people of that rating do. */
export interface Agreement {
  readonly person: string;
  readonly kind: string;
  readonly games: readonly ReviewedTurns[];
  /** Of the person's turns, from 0 to 1. */
  readonly share: number;
  /** Of turns of people of about that rating. */
  readonly usual: number;
  readonly surprise: number;
}

const LEAST_GAMES = 4;
/** Games of others that a person can be compared with. */
const LEAST_OTHERS = 12;
const LEAST_PEOPLE = 4;
/** Of μ: 150 points as they are shown. */
const ABOUT = 5;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
};

const shareOf = ({ agreed, turns }: ReviewedTurns): number => agreed / turns;

/** Turns of one game are alike, and so are games of one person: people differ from each other by more than chance. */
const agreementOf = (own: readonly ReviewedTurns[], others: readonly ReviewedTurns[]): Agreement | null => {
  const strength = meanOf(own.map(({ mu }) => mu));
  const alike = others.filter(({ mu }) => Math.abs(mu - strength) <= ABOUT);
  const people = [...new Set(alike.map(({ person }) => person))];
  if (own.length < LEAST_GAMES || alike.length < LEAST_OTHERS || people.length < LEAST_PEOPLE) return null;
  const [share, usual] = [meanOf(own.map(shareOf)), meanOf(alike.map(shareOf))];
  const means = people.map(each => meanOf(alike.filter(({ person }) => person === each).map(shareOf)));
  const spread = Math.sqrt(varianceOf(means) + varianceOf(alike.map(shareOf)) / own.length);
  const surprise = spread > 0 ? (share - usual) / spread : 0;
  return { person: own[0]!.person, kind: own[0]!.kind, games: own, share, usual, surprise };
};

export const agreements = (seats: readonly ReviewedTurns[]): Agreement[] => {
  const counted = seats.filter(({ turns }) => turns > 0);
  const kinds = [...new Set(counted.map(({ kind }) => kind))];
  return kinds
    .flatMap(kind => {
      const all = counted.filter(seat => seat.kind === kind);
      const people = [...new Set(all.map(({ person }) => person))];
      return people.flatMap(
        person =>
          agreementOf(
            all.filter(seat => seat.person === person),
            all.filter(seat => seat.person !== person),
          ) ?? [],
      );
    })
    .filter(({ surprise }) => surprise >= SURPRISING)
    .sort((a, b) => b.surprise - a.surprise);
};
