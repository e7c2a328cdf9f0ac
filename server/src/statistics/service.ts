import type { Language } from '@ankerplatz/kit';
import type {
  ClubFilters,
  GameFilters,
  GameList,
  GameListQuery,
  GamesFile,
  Person,
  PlayedGame,
  Statistics,
} from '@ankerplatz/protocol';
import { sumStatistics } from '@ankerplatz/protocol/statistics-sum';
import type { People } from '../people/service.ts';
import { Problem, wrongField } from '../problem.ts';
import { lineOf, resultOf } from './results.ts';
import { type Cursor, isPerson, type StatisticsStore } from './store.ts';

const USUAL_LIST = 20;
const MOST_LISTED = 100;
/** The newest games that are added up. */
const MOST_COUNTED = 5000;
const MOST_OF_CLUB = 2000;
const AT_ONCE = 500;
/** The newest games that a file holds; it says how many it does not. */
const MOST_IN_FILE = 20_000;
/** How long figures of the club's games are kept for all who ask the same. */
const FRESH_MS = 60_000;
const MOST_KEPT = 50;

export interface StatisticsParts {
  readonly store: StatisticsStore;
  readonly people: Pick<People, 'player'>;
}

const cursorOf = ({ moment, table, number }: Cursor): string => `${moment}.${table}.${number}`;

const readCursor = (before: string | undefined): Cursor | undefined => {
  const [moment = '', table = '', number = ''] = before?.split('.') ?? [];
  return before === undefined ? undefined : { moment, table, number: Number(number) };
};

const limitOf = (limit: string | undefined): number => {
  const most = limit === undefined ? USUAL_LIST : Number(limit);
  if (most < 1 || most > MOST_LISTED) throw wrongField('limit', { is: 'range', least: 1, most: MOST_LISTED });
  return most;
};

/** A text that looks like a day need not be one: 31 February. */
const requireDays = ({ from, to }: ClubFilters): void => {
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && new Date(day).toJSON()?.slice(0, 10) !== day)
      throw wrongField(field, { is: 'form', pattern: 'YYYY-MM-DD' });
};

/** The newest ones, some at a time, as many as a file holds. */
const all = async <Row extends Cursor>(next: (before: Cursor | undefined) => Promise<Row[]>): Promise<Row[]> => {
  const found: Row[] = [];
  for (let rows = AT_ONCE; rows === AT_ONCE && found.length < MOST_IN_FILE; ) {
    const more = await next(found.at(-1));
    found.push(...more);
    rows = more.length;
  }
  return found;
};

const fileOf = (
  person: Person | null,
  filters: GameFilters,
  rows: readonly { readonly all: number }[],
  games: PlayedGame[],
): GamesFile => ({
  ...{ format: 'ankerplatz-games/1', at: new Date().toISOString(), person, filters },
  left: Math.max(0, (rows[0]?.all ?? 0) - rows.length),
  games,
});

interface Kept {
  readonly until: number;
  readonly statistics: Promise<Statistics>;
}

/** Finished games of people and of the club, and what they say together. */
export class GameStatistics {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly parts: StatisticsParts) {}

  /** The games of a person, as far as `by` may know of them; the newest first. */
  async games(by: string, id: string, query: GameListQuery, language: Language): Promise<GameList> {
    const { before, limit, ...filters } = query;
    const most = limitOf(limit);
    await this.reads(by, id, filters, language);
    const rows = await this.parts.store.played(by, id, filters, most + 1, readCursor(before));
    const shown = rows.slice(0, most);
    return { games: shown.map(resultOf), next: rows.length > most ? cursorOf(shown.at(-1)!) : null };
  }

  async statistics(by: string, id: string, filters: GameFilters, language: Language): Promise<Statistics> {
    await this.reads(by, id, filters, language);
    const rows = await this.parts.store.played(by, id, filters, MOST_COUNTED);
    const lines = rows.map(row => lineOf(row, row.seat, row.people));
    return sumStatistics(lines, rows.length, (rows[0]?.all ?? 0) - rows.length);
  }

  /** All of them, for a file. */
  async file(by: string, id: string, filters: GameFilters, language: Language): Promise<GamesFile> {
    const person = await this.reads(by, id, filters, language);
    const rows = await all(before => this.parts.store.played(by, id, filters, AT_ONCE, before));
    return fileOf(person, filters, rows, rows.map(resultOf));
  }

  /** Of all games at public tables. */
  async club(filters: ClubFilters): Promise<Statistics> {
    requireDays(filters);
    const key = JSON.stringify(Object.entries(filters).sort());
    const now = performance.now();
    const kept = this.kept.get(key);
    if (kept && kept.until > now) return kept.statistics;
    const statistics = this.addClub(filters);
    statistics.catch(() => this.kept.delete(key));
    this.kept.delete(key);
    this.kept.set(key, { until: now + FRESH_MS, statistics });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return statistics;
  }

  /** A seat a line; nobody is named. */
  async clubFile(filters: ClubFilters): Promise<GamesFile> {
    requireDays(filters);
    const rows = await all(before => this.parts.store.public(filters, AT_ONCE, before));
    const nobody = { visibility: 'public', spectators: true, invitation: null, people: [] } as const;
    const games = rows.flatMap(row => row.ranks.map((_, seat) => resultOf({ ...row, ...nobody, seat })));
    return fileOf(null, filters, rows, games);
  }

  private async addClub(filters: ClubFilters): Promise<Statistics> {
    const rows = await this.parts.store.public(filters, MOST_OF_CLUB);
    const lines = rows.flatMap(row => row.ranks.map((_, seat) => lineOf(row, seat)));
    const { others: _, ...sum } = sumStatistics(lines, rows.length, (rows[0]?.all ?? 0) - rows.length);
    return { ...sum, others: [] };
  }

  /**
   * The person whose games `by` reads; refuses where those are not shown to `by`, nor those with the other person asked
   * for.
   */
  private async reads(by: string, id: string, filters: GameFilters, language: Language): Promise<Person> {
    requireDays(filters);
    const { with: who } = filters;
    const person = await this.parts.people.player(by, id, language);
    const isHidden = isPerson(who) && who !== id && !(await this.parts.store.mayName(by, who));
    if (isHidden) throw new Problem('no-such-person');
    return person;
  }
}
