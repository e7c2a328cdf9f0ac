import type { Source } from '../result/score-sources.ts';

/** The words of the page of the result. */
export interface ResultTexts {
  readonly title: string;
  readonly sources: Readonly<Record<Source, string>>;
  /** Points that were there before the first round. */
  readonly start: string;
  readonly total: string;
  readonly end: string;
  readonly won: (names: string, isSeveral: boolean, isYou: boolean) => string;
  readonly points: (points: number) => string;
}
