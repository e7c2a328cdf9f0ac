import type { Language } from '@ankerplatz/kit';
import type { TournamentFacts } from '@ankerplatz/protocol';
import { Problem } from '../problem.ts';
import type { TableChanged } from '../tables/change-feed.ts';
import { type ListText, LiveList, type Watch } from './live-list.ts';
import type { Sender } from './sender.ts';

/** The message between servers when something has changed in a tournament. */
export interface TournamentWhisper {
  readonly tournament: string;
}

/** A tournament at one moment. */
export interface WatchedTournament {
  /** The tournament's tables: a player who sits down there changes the page. */
  readonly tables: ReadonlySet<string>;
  factsFor(viewer: string | null): TournamentFacts;
}

/** Where tournaments are read: they stand above, and say so when they are there. */
export interface TournamentSource {
  read(id: string, language: Language): Promise<WatchedTournament | undefined>;
}

export interface TournamentViewer {
  readonly identity: string | null;
  readonly language: Language;
  readonly sender: Sender;
}

/** A tournament, told in one language. */
class TournamentList {
  readonly list: LiveList;
  private tables: ReadonlySet<string> | undefined;
  private readonly versions = new Map<string, number>();

  constructor(
    readonly id: string,
    private readonly language: Language,
    private readonly source: TournamentSource,
    failed: (error: unknown) => void,
    left: () => void,
  ) {
    this.list = new LiveList(() => this.read(), failed, left);
  }

  /** Moves are no news here: what comes of them is told when it is written down. */
  hear({ table, version }: TableChanged): void {
    if (!this.tables?.has(table)) return;
    const known = this.versions.get(table);
    this.versions.set(table, version);
    if (known === undefined || version <= known) this.list.touch();
  }

  private async read(): Promise<ListText> {
    const read = await this.source.read(this.id, this.language);
    // A tournament deleted while it is looked at stays as it was.
    if (!read && this.tables) return this.list.textFor;
    if (!read) throw new Problem('no-such-tournament');
    this.tables = read.tables;
    return viewer => JSON.stringify({ type: 'tournament', ...read.factsFor(viewer) });
  }
}

/** The tournaments that clients of this server look at: each is read once for all of them, and told to whom it has changed for. */
export class TournamentWatches {
  private source: TournamentSource | undefined;
  private readonly lists = new Map<string, TournamentList>();

  constructor(private readonly failed: (error: unknown) => void) {}

  get isIdle(): boolean {
    return this.lists.size === 0;
  }

  learnFrom(source: TournamentSource): void {
    this.source = source;
  }

  async add(id: string, { identity, language, sender }: TournamentViewer): Promise<Watch> {
    const key = `${language} ${id}`;
    const known = this.lists.get(key) ?? this.begin(id, language, key);
    return known.list.add(sender, identity);
  }

  /** The tournament has changed. */
  touch(id: string): void {
    for (const each of this.lists.values()) if (each.id === id) each.list.touch();
  }

  /** A table has changed. */
  hear(change: TableChanged): void {
    for (const each of this.lists.values()) each.hear(change);
  }

  /** News of any tournament may have been missed. */
  lookAgain(): void {
    for (const { list } of this.lists.values()) list.touch();
  }

  private begin(id: string, language: Language, key: string): TournamentList {
    const list = new TournamentList(id, language, this.source!, this.failed, () => void this.lists.delete(key));
    this.lists.set(key, list);
    return list;
  }
}
