import type { Figure } from '../side-figures.ts';

/** The words of the page of the result. */
export interface ResultTexts {
  readonly title: string;
  readonly won: (names: string, isSeveral: boolean, isYou: boolean) => string;
  readonly sailors: (home: number, all: number) => string;
  readonly figures: Readonly<Record<Figure, string>>;
  /** The meaning of a figure, in a sentence. */
  readonly about: Readonly<Record<Figure, string>>;
  readonly rounds: (rounds: number) => string;
}
