import type { ABSENCES, ACCESSES, Clock, Person, RESULT_REASONS, TOURNAMENT_STATES } from '@ankerplatz/protocol';
import type { TournamentKind } from '@ankerplatz/tournament';
import type { WishRow } from '../tables/model/rows.ts';

export type ResultReason = (typeof RESULT_REASONS)[number];

/** The fields that are settled when a tournament is announced. */
export interface TournamentFields {
  readonly name: string;
  readonly game: string;
  readonly wish: WishRow;
  readonly kind: TournamentKind;
  readonly pairs: boolean;
  /** After which it ends; null: as many as its kind takes. */
  readonly rounds: number | null;
  readonly clock: Clock;
  readonly access: (typeof ACCESSES)[number];
  readonly startsAt: Date | null;
  readonly roundMinutes: number | null;
  readonly showUpMinutes: number;
  readonly absent: (typeof ABSENCES)[number];
  readonly rated: boolean;
  /** Whether all tables of a round play the same deal. */
  readonly duplicate: boolean;
  readonly seed: string;
  readonly commitment: string;
}

export interface TournamentRow extends TournamentFields {
  readonly id: string;
  readonly organiser: Person;
  readonly status: (typeof TOURNAMENT_STATES)[number];
  readonly isPaused: boolean;
  /** How many rounds have begun. */
  readonly round: number;
  readonly coming: number;
}

/** A person who has signed up, in the order in which they did. */
export interface EntrantRow {
  readonly identity: string;
  readonly name: string;
  readonly isMember: boolean;
  readonly partner: string | null;
  readonly place: number | null;
  readonly mu: number | null;
  readonly enteredRound: number;
  readonly leftRound: number | null;
  /** '': none. */
  readonly contribution: string;
}

export interface RoundRow {
  readonly round: number;
  readonly startedAt: Date;
  readonly showUntil: Date;
  readonly dueAt: Date | null;
  readonly byes: readonly number[];
  /** Whether everybody must have come by now. */
  readonly isShowOver: boolean;
  readonly isTimeOver: boolean;
  /** The deal that all tables of the round play. */
  readonly deal: RoundDeal | null;
}

/** The deal of a round. */
export interface RoundDeal {
  readonly id: string;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly secret: string;
  /** Whether its last table is over. */
  readonly isOpen: boolean;
}

export interface PairingRow {
  readonly round: number;
  readonly number: number;
  readonly table: string | null;
  readonly entrants: readonly number[];
  /** Places of the entrants who had not come in time; null: that is not known yet. */
  readonly absent: readonly number[] | null;
  readonly status: 'open' | 'running' | 'over' | 'closed' | null;
  readonly invitation: string | null;
  /** The people who sit there. */
  readonly seated: readonly string[];
  /** By seat, once the game is over. */
  readonly ranks: readonly number[] | null;
}

export interface ResultRow {
  readonly round: number;
  readonly number: number;
  readonly attempt: number;
  readonly ranks: readonly number[] | null;
  /** The worth of each entrant's game, as the entrants, where all played the same deal. */
  readonly worths: readonly number[] | null;
  readonly reason: ResultReason;
  readonly inRound: number;
}

/** A tournament with all that has happened in it. */
export interface TournamentRows {
  readonly tournament: TournamentRow;
  readonly entrants: readonly EntrantRow[];
  readonly rounds: readonly RoundRow[];
  readonly pairings: readonly PairingRow[];
  readonly results: readonly ResultRow[];
}
