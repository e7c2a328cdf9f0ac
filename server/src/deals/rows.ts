import type { DEAL_KINDS } from '@ankerplatz/protocol';
import type { AskedRow } from '../tables/model/rows.ts';

/** A deal before anybody has played it. */
export interface NewDealRow {
  readonly id: string;
  readonly kind: (typeof DEAL_KINDS)[number];
  readonly name: string | null;
  readonly announcedBy: string | null;
  readonly game: string;
  readonly asked: AskedRow;
  /** Null where people play each other. */
  readonly level: string | null;
  /** Hexadecimal. */
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly beginsAt: Date;
  /** Null: that is not known yet. */
  readonly endsAt: Date | null;
}

/** A deal of a day or of the club, against bots. */
export interface DealRow extends NewDealRow {
  readonly kind: 'day' | 'club';
  readonly level: string;
  readonly endsAt: Date;
  readonly status: 'coming' | 'open' | 'over';
  /** How many have played it to its end, in time. */
  readonly finished: number;
  /** The attempt of who asks. */
  readonly mine: { readonly table: string; readonly isOver: boolean; readonly isNamed: boolean } | null;
}

/** What came of an attempt. */
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
