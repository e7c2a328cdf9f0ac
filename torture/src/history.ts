import { createHash } from 'node:crypto';
import { canonicalJson, type JsonObject } from '@ankerplatz/kit';
import type { Moves, TableView } from '@ankerplatz/protocol';

/** Moves that a player wants to play. */
export interface Sent extends Moves {
  readonly table: string;
  readonly seat: number;
}

export interface Acknowledged extends Sent {
  readonly version: number;
}

export const fingerprint = (value: unknown): string =>
  createHash('sha1')
    .update(canonicalJson(JSON.parse(JSON.stringify(value)) as JsonObject))
    .digest('base64');

export const viewKey = ({ table, number, version, seat }: Pick<TableView, 'table' | 'number' | 'version' | 'seat'>) =>
  `${table} ${number} ${version} ${seat}`;

/** The answers that clients got: at the end the database must say the same. */
export class History {
  /** The ids of all requests. */
  readonly sent = new Set<string>();
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Sent[] = [];
  /** The views shown, by table, game, version and seat. */
  readonly views = new Map<string, string>();
  /** Agreements of people, and where they are in the log. */
  readonly agreed: {
    readonly table: string;
    readonly number: number;
    readonly id: string;
    readonly version: number;
  }[] = [];
  /** Early hand-ins that were withdrawn, and when; by the clock of this machine, in milliseconds. */
  readonly withdrawn: { readonly id: string; readonly at: number }[] = [];
  handedIn = 0;
  ordered = 0;
  readonly violations: string[] = [];
  /** Requests whose answer got lost and which were sent again. */
  repeated = 0;
  /** Requests sent twice at once, or again after they were answered. */
  doubled = 0;
  reconnects = 0;

  violate(what: string): void {
    this.violations.push(what);
  }

  see(view: TableView): void {
    const key = viewKey(view);
    const seen = fingerprint(view.view);
    const before = this.views.get(key);
    if (before !== undefined && before !== seen) this.violate(`view ${key} was shown in two ways`);
    this.views.set(key, seen);
  }
}
