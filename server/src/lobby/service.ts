import type { Language } from '@ankerplatz/kit';
import type { Lobby as LobbyLists, TableSummary } from '@ankerplatz/protocol';
import { summaryOf } from '../tables/reading.ts';
import type { LobbyStore } from './store.ts';

/** The lists of tables: the lobby, and the tables of a person. */
export class Lobby {
  constructor(private readonly store: LobbyStore) {}

  async lists(identity: string | null, language: Language): Promise<LobbyLists> {
    const [open, running] = await Promise.all([this.store.open(), this.store.running()]);
    return {
      open: open.map(row => summaryOf(row, identity, language)),
      running: running.map(row => summaryOf(row, identity, language)),
    };
  }

  async mine(identity: string, language: Language): Promise<TableSummary[]> {
    return (await this.store.mine(identity)).map(row => summaryOf(row, identity, language));
  }
}
