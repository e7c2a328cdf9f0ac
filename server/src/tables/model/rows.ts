import type { BrokenSeal, JsonObject, Setup } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';
import type { Outage } from './clock.ts';
import type { HandIn, SeatOrders } from './standing-orders.ts';

/** The evening so far, by identity; bots by level. */
export type Tally = Readonly<Record<string, { readonly games: number; readonly wins: number }>>;

export type Visibility = 'public' | 'invitation';
/** The person who begins the first game: its owner, or the last player who sits down. */
export type Starts = 'owner' | 'full' | 'paired';
export type Status = 'open' | 'running' | 'over' | 'closed';
export type AgreementKind = 'end' | 'rematch' | 'pause' | 'resume' | 'take-back' | 'replace';

export interface AgreementRow {
  readonly kind: AgreementKind;
  readonly seat: number;
  /** The terms that were agreed to; all must mean the same. */
  readonly about: string;
}

/** Of a rematch: what who was asked for one and wants none has “agreed” to. */
export const DECLINED = 'declined';

export interface SeatRow {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  /** Of a person, also of one whose seat a bot plays on. */
  readonly identity: string | null;
  /** '' for a person who has left for ever. */
  readonly name: string | null;
  readonly isMember?: boolean;
  readonly level: string | null;
  /** Of a contribution to come; '': none will come; null: it is awaited. */
  readonly commitment: string | null;
  /** '' until the game begins, and where there is none. */
  readonly contribution: string;
  /** How much more time the seat has than the clock says. */
  readonly factor: number;
  /** The owner of the seat, while another person plays it. */
  readonly absent: string | null;
  /** The time zone of the person there, by its name; null: not known. */
  readonly zone?: string | null;
  /** The only person who may sit there before the first game. */
  readonly keptFor?: string | null;
  readonly keptForName?: string | null;
  readonly isKeptForMember?: boolean;
  /** Milliseconds; null: until the game begins. */
  readonly keptUntil?: number | null;
}

/** A person who may play a seat for its player. */
export interface SeatPerson {
  readonly seat: number;
  readonly identity: string;
  readonly name: string;
  readonly isMember?: boolean;
}

/** The player of a silent seat was told so. Times are milliseconds. */
export interface WarningRow {
  readonly seat: number;
  readonly at: number;
  /** The seat is not given away before. */
  readonly until: number;
  readonly isExtended: boolean;
}

/** The commitments to the chance of a game to come, in the order of its seats. */
export interface SealRow {
  /** null as long as some are awaited. */
  readonly commitments: readonly string[] | null;
  /** The contributions opened: '' where none was yet, or none will come. */
  readonly contributions: readonly string[];
  /** Milliseconds: players who are still awaited then lose their seats. */
  readonly until: number;
}

/** A deal that is played at several tables, as they need to know it. */
export interface TableDeal {
  readonly id: string;
  /** The version by which all play it. */
  readonly rules: number;
  readonly contributions: readonly string[];
  /** Whether everybody plays it alone, against bots. */
  readonly isAlone: boolean;
  /** Whether all may see what was played: nobody plays it any more. */
  readonly isOpen: boolean;
}

/** The request for a table. */
export interface WishRow {
  readonly players?: number;
  readonly variant?: string;
  readonly options?: JsonObject;
}

/** The facts of a table that a list may show. */
export interface TableSummaryRow {
  readonly id: string;
  readonly game: string;
  readonly owner: string;
  readonly ownerName: string;
  readonly isOwnerMember?: boolean;
  readonly wish: WishRow;
  /** Whether its first game begins from one. */
  readonly hasPosition: boolean;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  /** Whether the coach may help everybody who sits here. */
  readonly coach: boolean;
  /** Whether its games are rated. */
  readonly rated: boolean;
  readonly starts: Starts;
  readonly status: Status;
  readonly number: number;
  readonly version: number;
  readonly deciders: readonly number[];
  readonly clock: Clock | null;
  /** When a player's time runs out, or a pause ends. */
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly touchedAt: Date;
  /** The votes of seats on a rematch of a game that is over; null: there are none. */
  readonly rematch: readonly Pick<AgreementRow, 'seat' | 'about'>[] | null;
  /** Of the game that is over; null while none is. */
  readonly ranks: readonly number[] | null;
  readonly seats: readonly SeatRow[];
}

/** All facts of a table but its log: for the server alone. */
export interface TableRow extends TableSummaryRow {
  readonly invitation: string;
  /** Null: its games are its own. */
  readonly deal: TableDeal | null;
  /** The version of the way its luck is made. */
  readonly chance: number;
  /** From which the first game of the evening begins; null: from the start of the game. */
  readonly position: JsonObject | null;
  readonly setup: Setup | null;
  /** Hexadecimal. When the game is over, that of the next one. */
  readonly secret: string;
  readonly commitment: string;
  /** Of the game that is about to begin; null: none is. */
  readonly seal: SealRow | null;
  /** Seals of the same game that were broken. */
  readonly broken: readonly BrokenSeal[];
  readonly tally: Tally;
  readonly agreements: readonly AgreementRow[];
  /** Watchers who would take a seat over. */
  readonly volunteers: readonly SeatPerson[];
  /** The people whom players have named to play for them. */
  readonly deputies: readonly SeatPerson[];
  /** Milliseconds after which a seat that is asked and does nothing counts as silent. */
  readonly silence: number;
  readonly warnings: readonly WarningRow[];
  /** By seat. */
  readonly handIns: Readonly<Record<string, HandIn>>;
  readonly orders: Readonly<Record<string, SeatOrders>>;
  /** When the game began, in milliseconds. */
  readonly startedAt: number | null;
  /** Since then, where there is a clock. */
  readonly outages: readonly Outage[];
  /** When a bot answers, or an order is to be carried out for a seat, in milliseconds. */
  readonly botDueAt: number | null;
  /** When the row was read, in milliseconds. */
  readonly now: number;
  /** The transaction that wrote the row last: as long as it is the same, so is the row, with its seats and agreements. */
  readonly mark: string;
}

/** The facts with which a game begins. */
export interface Beginning {
  readonly number: number;
  readonly setup: Setup;
  readonly deciders: readonly number[];
  /** Milliseconds until a bot is due; null: none is. */
  readonly botDue: number | null;
  /** Milliseconds until a player's time runs out; null: no clock runs. */
  readonly due: number | null;
  readonly orders: Readonly<Record<string, SeatOrders>>;
}

export interface NewTableRow {
  readonly id: string;
  readonly game: string;
  readonly owner: string;
  readonly wish: WishRow;
  readonly position: JsonObject | null;
  readonly visibility: Visibility;
  readonly invitation: string;
  readonly spectators: boolean;
  readonly coach: boolean;
  readonly rated: boolean;
  readonly clock: Clock | null;
  readonly silence: number;
  readonly secret: string;
  readonly commitment: string;
  /** A hash of the address that it is opened from. */
  readonly openedFrom: Buffer;
  readonly starts: Starts;
  /** Of several tables; its secret is theirs. */
  readonly deal: string | null;
  readonly seats: readonly Pick<SeatRow, 'kind' | 'level' | 'keptFor'>[];
}
