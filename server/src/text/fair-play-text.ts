import type { Pace } from '@ankerplatz/protocol';

/** All words of the page about fair play. */
export interface FairPlayText {
  readonly title: string;
  readonly hint: string;
  readonly show: string;
  readonly back: string;
  readonly about: (days: number, games: number, reviewed: number) => string;
  readonly nothingAutomatic: string;
  readonly none: string;
  readonly partners: string;
  readonly partnersHint: string;
  readonly and: string;
  readonly opponents: string;
  readonly opponentsHint: string;
  readonly beat: string;
  readonly leavers: string;
  readonly leaversHint: string;
  readonly agreements: string;
  readonly agreementsHint: string;
  readonly won: (played: number, won: number, expected: number) => string;
  readonly left: (played: number, left: number, expected: number) => string;
  readonly gained: (times: number) => string;
  /** Shares from 0 to 1. */
  readonly agreed: (share: number, usual: number) => string;
  /** In standard deviations. */
  readonly surprise: (deviations: number) => string;
  readonly sameAddress: string;
  /** Of ratings: two or more players, or a variant. */
  readonly classes: Readonly<Record<string, string>>;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly games: string;
  readonly lookInto: string;
  readonly lookedInto: (games: number) => string;
}
