import type { Language } from '@ankerplatz/kit';
import type { Lobby as LobbyLists, TableSummary } from '@ankerplatz/protocol';
import { summaryOf } from '../tables/reading.ts';
import type { LobbyStore } from './store.ts';

/** Facts of a running game that are not in its row. */
export type RunningFacts = Pick<TableSummary, 'watchers' | 'round'>;

const peopleAt = ({ seats }: TableSummary): number => seats.filter(({ kind }) => kind === 'person').length;

/** By what everybody may know, and by nothing else: people before bots, many who watch before few, the last move before others. */
const byInterest = (a: TableSummary, b: TableSummary): number =>
  peopleAt(b) - peopleAt(a) ||
  (b.watchers ?? 0) - (a.watchers ?? 0) ||
  Date.parse(b.touchedAt) - Date.parse(a.touchedAt);

/** The lists that all visitors see, and those of each viewer: the same lists where nothing is kept from them. */
export interface SharedLists {
  readonly all: LobbyLists;
  readonly forViewer: (viewer: string | null) => LobbyLists;
}

/** Lists without the tables of these people. */
const without = (lists: LobbyLists, people: ReadonlySet<string> | undefined): LobbyLists => {
  if (!people) return lists;
  const isShown = ({ owner, seats }: TableSummary): boolean =>
    !people.has(owner.id) && !seats.some(({ person }) => person && people.has(person.id));
  return { open: lists.open.filter(isShown), running: lists.running.filter(isShown) };
};

/** The lists of tables: the lobby, and the tables of a person. */
export class Lobby {
  private factsOf: (table: Pick<TableSummary, 'id' | 'number' | 'version'>) => RunningFacts = () => ({});

  constructor(private readonly store: LobbyStore) {}

  /** Takes from elsewhere who watches a table, and which round it is. */
  learnFrom(factsOf: Lobby['factsOf']): void {
    this.factsOf = factsOf;
  }

  async lists(identity: string | null, language: Language): Promise<LobbyLists> {
    const [all, apart] = await Promise.all([this.all(identity, language), this.apartFrom([identity])]);
    return without(all, apart.get(identity));
  }

  /** The lists for many viewers: those that all see, and those of each. */
  async listsFor(viewers: readonly (string | null)[], language: Language): Promise<SharedLists> {
    const [all, apart] = await Promise.all([this.all(null, language), this.apartFrom(viewers)]);
    return { all, forViewer: viewer => without(all, apart.get(viewer)) };
  }

  async mine(identity: string, language: Language): Promise<TableSummary[]> {
    return (await this.store.mine(identity)).map(row => ({
      ...summaryOf(row, identity, language),
      ...(row.away && { away: row.away.map(({ seat, until }) => ({ seat, until: new Date(until).toISOString() })) }),
    }));
  }

  private async all(identity: string | null, language: Language): Promise<LobbyLists> {
    const [open, running] = await Promise.all([this.store.open(), this.store.running()]);
    return {
      open: open.map(row => summaryOf(row, identity, language)),
      running: running.map(row => ({ ...summaryOf(row, identity, language), ...this.factsOf(row) })).sort(byInterest),
    };
  }

  /** From whom a block keeps each of them, whichever of the two it was. */
  private async apartFrom(viewers: readonly (string | null)[]): Promise<Map<string | null, Set<string>>> {
    const people = viewers.filter(viewer => viewer !== null);
    const apart = new Map<string | null, Set<string>>();
    if (people.length === 0) return apart;
    const keep = (from: string, other: string): void => {
      apart.set(from, (apart.get(from) ?? new Set()).add(other));
    };
    for (const { one, other } of await this.store.apart(people)) {
      keep(one, other);
      keep(other, one);
    }
    return apart;
  }
}
