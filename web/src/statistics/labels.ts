import { isLevel } from '@ankerplatz/kit';
import { type BoardGameId, isBoardGameId } from '@ankerplatz/registry/lazy';
import { settings } from '../settings/settings.ts';
import { kindName } from '../setup/names.ts';
import { makeNumber } from '../text/intl.ts';
import { statisticsText } from '../text/statistics.ts';
import { text } from '../text/text.ts';

/** A kind of game: how many play, or its variant. */
export interface GameKind {
  readonly game: string;
  readonly variant: string | null;
  readonly players: number;
}

export const gameName = (game: string): string => (isBoardGameId(game) ? text.value.games[game].name : game);

/** `Nauticus, 2 players` */
export const kindLabel = ({ game, variant, players }: GameKind): string => {
  const kind = isBoardGameId(game) ? kindName(game, variant === null ? { players } : { variant }) : '';
  return [gameName(game), kind || `${variant ?? players}`].join(', ');
};

export const levelName = (level: string): string => (isLevel(level) ? text.value.levelNames[level] : level);

export const openingName = (opening: string): string => {
  const { openingNames } = statisticsText.value;
  return Object.hasOwn(openingNames, opening) ? openingNames[opening as keyof typeof openingNames] : opening;
};

type FigureNames = (typeof statisticsText)['value']['figureNames'];
export type FigureName = keyof FigureNames;

export const figureLabel = (figure: FigureName): string => statisticsText.value.figureNames[figure];

/** The figures of each game: what its points add up from, and what else there is to say. */
const FIGURES: Readonly<
  Record<BoardGameId, { readonly sources: readonly FigureName[]; readonly more: readonly FigureName[] }>
> = {
  nauticus: {
    sources: [
      ...(['shipPoints', 'goodsPoints', 'crownPoints', 'rewardPoints', 'bonusPoints'] as const),
      ...(['restPoints', 'passPoints'] as const),
    ],
    more: ['points', 'deliveries', 'bought', 'passes'],
  },
  nautilus: { sources: [], more: ['captures', 'lost', 'discards', 'stepsLost', 'startCards'] },
};
const NONE = { sources: [], more: [] };

export const figuresOf = (game: string) => (isBoardGameId(game) ? FIGURES[game] : NONE);

/** One digit is enough for an average. */
export const makeMean = (value: number): string => makeNumber(Math.round(value * 10) / 10);

export const makeShare = (won: number, played: number): string =>
  new Intl.NumberFormat(settings.value.language, { style: 'percent' }).format(played === 0 ? 0 : won / played);

/** `2026-11` in words. */
export const monthLabel = (month: string, length: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(settings.value.language, { month: length, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its largest unit. */
export const timeLabel = (seconds: number | null): string => {
  const words = statisticsText.value;
  if (seconds === null) return '–';
  if (seconds < 2 * MINUTE) return words.seconds(Math.round(seconds));
  if (seconds < 2 * HOUR) return words.minutes(Math.round(seconds / MINUTE));
  if (seconds < 2 * DAY) return words.hours(Math.round(seconds / HOUR));
  return words.days(Math.round(seconds / DAY));
};
