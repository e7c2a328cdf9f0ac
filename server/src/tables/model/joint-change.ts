import type { AgreementRow, Beginning, SealRow, SeatRow } from './rows.ts';

/** A seat as it is written. */
export type SeatWrite = Omit<SeatRow, 'name'>;

/** The game to come: it begins, or waits for seats. */
export type Course =
  | ({ readonly kind: 'begins' } & Beginning)
  | { readonly kind: 'sealed'; readonly seal: SealRow; readonly awaited: readonly number[] };

/** Writes to a table in one statement, besides that it was touched. */
export interface JointChange {
  readonly agreement: (AgreementRow & { readonly number: number }) | null;
  readonly seats: readonly SeatWrite[];
  readonly course: Course | null;
}

/** The outcome of a joint change that was made. */
export interface JointOutcome {
  /** Of the row, from now on. */
  readonly mark: string;
  /** When, in milliseconds of the database's clock. */
  readonly at: number;
}
