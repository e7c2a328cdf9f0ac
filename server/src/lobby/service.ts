import type { Language } from '@ankerplatz/kit';
import type { Lobby as LobbyLists, TableSummary } from '@ankerplatz/protocol';
import { summaryOf } from '../tables/reading.ts';
import type { LobbyStore } from './store.ts';

/** What is known of a running game beside its row. */
export type RunningFacts = Pick<TableSummary, 'watchers' | 'round'>;

const peopleAt = ({ seats }: TableSummary): number => seats.filter(({ kind }) => kind === 'person').length;

/** By what everybody may know, and by nothing else: people before bots, many who watch before few, the last move before others. */
const byInterest = (a: TableSummary, b: TableSummary): number =>
  peopleAt(b) - peopleAt(a) ||
  (b.watchers ?? 0) - (a.watchers ?? 0) ||
  Date.parse(b.touchedAt) - Date.parse(a.touchedAt);

/** The lists of tables: the lobby, and the tables of a person. */
export class Lobby {
  private factsOf: (table: Pick<TableSummary, 'id' | 'number' | 'version'>) => RunningFacts = () => ({});

  constructor(private readonly store: LobbyStore) {}

  /** Who watches, and which round it is, others know. */
  learnFrom(factsOf: Lobby['factsOf']): void {
    this.factsOf = factsOf;
  }

  async lists(identity: string | null, language: Language): Promise<LobbyLists> {
    const [open, running] = await Promise.all([this.store.open(), this.store.running()]);
    return {
      open: open.map(row => summaryOf(row, identity, language)),
      running: running.map(row => ({ ...summaryOf(row, identity, language), ...this.factsOf(row) })).sort(byInterest),
    };
  }

  async mine(identity: string, language: Language): Promise<TableSummary[]> {
    return (await this.store.mine(identity)).map(row => summaryOf(row, identity, language));
  }
}
