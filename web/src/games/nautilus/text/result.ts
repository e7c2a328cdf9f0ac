import type { Figure } from '../side-figures.ts';

/** What the page of the result says. */
export interface ResultTexts {
  readonly title: string;
  readonly won: (names: string, isSeveral: boolean, isYou: boolean) => string;
  readonly sailors: (home: number, all: number) => string;
  readonly figures: Readonly<Record<Figure, string>>;
  /** What a figure counts, in a sentence. */
  readonly about: Readonly<Record<Figure, string>>;
  readonly rounds: (rounds: number) => string;
}
