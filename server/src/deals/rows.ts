import type { NewDealRow } from '../tables/new-deal.ts';

/** A deal of a day or of the club, against bots. */
export interface DealRow extends NewDealRow {
  readonly kind: 'day' | 'club';
  readonly level: string;
  readonly endsAt: Date;
  readonly status: 'coming' | 'open' | 'over';
  /** How many people have played the deal to its end, in time. */
  readonly finished: number;
  /** The attempt of the person who asks. */
  readonly mine: { readonly table: string; readonly isOver: boolean; readonly isNamed: boolean } | null;
}

/** The result of an attempt. */
export interface AttemptResult {
  readonly worth: number;
  /** Within the game. */
  readonly rank: number;
  readonly isGivenUp: boolean;
  readonly figures: Readonly<Record<string, number>>;
}

export interface AttemptRow {
  readonly identity: string;
  readonly number: number;
  readonly table: string;
  readonly name: string;
  readonly isMember: boolean;
  readonly isNamed: boolean;
  /** Null: it is not over, or was not in time. */
  readonly result: AttemptResult | null;
}
