import type { Peers } from '../peers/peers.ts';
import type { ChangedRow, ChangeFeed } from './change-feed.ts';
import type { Doubts } from './doubts.ts';
import type { TableRow } from './model/rows.ts';

export interface TidingsParts {
  readonly changes: Pick<ChangeFeed, 'done'>;
  readonly peers: Pick<Peers, 'isWhole' | 'tellChange'>;
  readonly doubts: Pick<Doubts, 'add'>;
}

/** Tells of changes at tables that are no entries: to other servers through the links to them, or else through the database. */
export class Tidings {
  constructor(private readonly parts: TidingsParts) {}

  /** Whether the database is to tell all servers of what is changed now. */
  get isByDatabase(): boolean {
    return !this.parts.peers.isWhole;
  }

  /** The row was changed, which the database tells nobody; `row`: what is known of it. */
  tell({ id, number, version }: Pick<TableRow, 'id' | 'number' | 'version'>, row?: ChangedRow): void {
    const { changes, peers } = this.parts;
    changes.done({ table: id, number, version, ...(row && { row }) });
    peers.tellChange(id, `${id}:${number}:${version}`);
  }

  /** Work that writes to a table: where nobody knows whether it was done, all look. */
  async sure<T>({ id, number, version }: Pick<TableRow, 'id' | 'number' | 'version'>, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.parts.doubts.add(`${id}:${number}:${version}`);
      throw error;
    }
  }
}
