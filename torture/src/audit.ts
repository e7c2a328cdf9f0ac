import { canonicalJson, type GameRecord, type JsonObject, parseRecord, replay } from '@ankerplatz/kit';
import { connect } from '@ankerplatz/server/database/connect';
import type { LogEntry } from '@ankerplatz/server/tables/model/entry';
import { headerByRecord, headerOf, newestRules } from '@ankerplatz/server/tables/model/game-header';
import { LiveTable } from '@ankerplatz/server/tables/model/live-table';
import type { TableRow } from '@ankerplatz/server/tables/model/rows';
import { TableStore } from '@ankerplatz/server/tables/store';
import { fingerprint, type History, type Sent, viewKey } from './history.ts';

interface Logged extends LogEntry {
  readonly table: string;
  readonly number: number;
  readonly entry: number;
  readonly at: number;
}

/** The counts of an audit. */
export interface Audited {
  tables: number;
  games: number;
  finished: number;
  entries: number;
  views: number;
  /** Entries of bots after the last kill. */
  byBotsSince: number;
  /** Acknowledged requests that are not there, or not all of them. */
  lost: number;
  /** Acknowledged requests that are there more than once. */
  twice: number;
}

const gameKey = ({ table, number }: { readonly table: string; readonly number: number }): string =>
  `${table} ${number}`;
const requestKey = ({ table, number, seat, id }: Sent): string => `${table} ${number} ${seat} ${id}`;

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** Holds what clients were told against what the database says. */
class Audit {
  readonly audited: Audited = {
    ...{ tables: 0, games: 0, finished: 0, entries: 0, views: 0 },
    ...{ byBotsSince: 0, lost: 0, twice: 0 },
  };
  private readonly games: ReadonlyMap<string, readonly Logged[]>;

  constructor(
    private readonly history: History,
    private readonly tables: readonly TableRow[],
    private readonly records: ReadonlyMap<string, GameRecord>,
    logged: readonly Logged[],
  ) {
    this.games = groupBy(logged, gameKey);
    this.audited.tables = tables.length;
    this.audited.entries = logged.length;
  }

  /** Numbered from 1 without gaps, and as many as the table says. */
  checkNumbers(): void {
    for (const table of this.tables)
      for (let number = 1; number <= table.number; number++) {
        const entries = this.entriesOf(table.id, number);
        if (entries.some(({ entry }, index) => entry !== index + 1))
          this.history.violate(`game ${number} at table ${table.id} has gaps`);
        if (number === table.number && table.status !== 'open' && entries.length !== table.version)
          this.history.violate(`table ${table.id} says ${table.version}, its log has ${entries.length} entries`);
      }
  }

  /** Every acknowledged move is there exactly once, in order, where it was said to be; nothing refused is there. */
  checkRequests(): void {
    const byRequest = groupBy(
      [...this.games.values()].flat(),
      ({ table, number, seat, request }) => `${table} ${number} ${seat} ${request}`,
    );
    for (const sent of this.history.acknowledged) {
      const found = byRequest.get(requestKey(sent)) ?? [];
      if (found.length < sent.moves.length) this.audited.lost++;
      if (found.length > sent.moves.length) this.audited.twice++;
      const first = sent.version - sent.moves.length + 1;
      const isThere =
        found.length === sent.moves.length &&
        found.every(({ entry, move }, index) => entry === first + index && move === sent.moves[index]);
      if (!isThere) this.history.violate(`acknowledged ${JSON.stringify(sent)}, found ${JSON.stringify(found)}`);
    }
    for (const sent of this.history.refused)
      if (byRequest.has(requestKey(sent))) this.history.violate(`refused and yet there: ${JSON.stringify(sent)}`);
  }

  /** Agreements were carried out, where it was said to be; withdrawn hand-ins were not played any more. */
  checkAgreements(): void {
    for (const { table, number, id, version } of this.history.agreed) {
      const entry = this.entriesOf(table, number)[version - 1];
      if (entry?.request !== id)
        this.history.violate(`agreed ${id} at ${table} ${version}, found ${JSON.stringify(entry)}`);
    }
    const withdrawn = new Map(this.history.withdrawn.map(({ id, at }) => [id, at]));
    for (const entry of [...this.games.values()].flat())
      if (entry.at > (withdrawn.get(entry.request) ?? Number.POSITIVE_INFINITY))
        this.history.violate(`withdrawn and yet played: ${JSON.stringify(entry)}`);
  }

  /** Every log folds, and every view that was shown is the one of its version. */
  checkGames(): void {
    for (const table of this.tables)
      for (let number = 1; number <= table.number; number++)
        if (table.setup) {
          this.audited.games++;
          this.checkGame(table, number);
        }
  }

  /** At every table where a bot sits, one has played since then. */
  checkBots(since: Date): void {
    for (const table of this.tables) {
      const bots = table.seats.filter(({ kind, identity }) => kind === 'bot' && identity === null).length;
      if (bots === 0) continue;
      const moves = [...this.games.values()]
        .flat()
        .filter(entry => entry.table === table.id && entry.at > since.getTime());
      const byBots = moves.filter(({ request }) => !this.history.sent.has(request)).length;
      this.audited.byBotsSince += byBots;
      if (byBots === 0) this.history.violate(`no bot has played at table ${table.id} since the last kill`);
    }
  }

  private entriesOf(table: string, number: number): readonly Logged[] {
    return this.games.get(gameKey({ table, number })) ?? [];
  }

  private checkGame(table: TableRow, number: number): void {
    const record = this.records.get(gameKey({ table: table.id, number }));
    if (!record && (number < table.number || table.status === 'over')) {
      this.history.violate(`game ${number} at table ${table.id} is over and has no record`);
      return;
    }
    const facts = record ? headerByRecord(table, number, record) : headerOf(table, number, table.setup!);
    try {
      let live = LiveTable.begin(facts);
      this.checkViews(live);
      for (const entry of this.entriesOf(table.id, number)) {
        live = live.fold(entry);
        this.checkViews(live);
      }
      if (record) this.checkRecord(table, live, record);
      else if (live.outcome()) this.history.violate(`game ${number} at table ${table.id} is over and runs on`);
    } catch (error) {
      this.history.violate((error as Error).message);
    }
  }

  private checkViews({ header, position, version }: LiveTable): void {
    const { table, number, game, setup } = header;
    for (const seat of [null, ...Array(setup.seats).keys()]) {
      const shown = this.history.views.get(viewKey({ table, number, version, seat }));
      if (shown === undefined) continue;
      this.audited.views++;
      if (shown !== fingerprint(game.view(position, seat)))
        this.history.violate(`view ${table} ${number} ${version} ${seat} is not that of the log`);
    }
  }

  /** Checks a record as `ankerplatz verify` does: from the record alone. */
  private checkRecord(table: TableRow, live: LiveTable, record: GameRecord): void {
    this.audited.finished++;
    const place = `the record of game ${live.header.number} at table ${table.id}`;
    const parsed = parseRecord(record);
    const replayed = parsed.ok ? replay(newestRules(table), parsed.value) : parsed;
    if (!replayed.ok) this.history.violate(`${place}: ${replayed.error}`);
    else if (
      stateOf(live.header.game.state(replayed.value.position)) !== stateOf(live.header.game.state(live.position))
    )
      this.history.violate(`${place} leads elsewhere`);
    if (canonicalJson(live.record() as unknown as JsonObject) !== canonicalJson(record as unknown as JsonObject))
      this.history.violate(`${place} is not that of the log`);
  }
}

const stateOf = (state: JsonObject): string => canonicalJson(state);

const LOGGED = `select table_id as "table", number, entry, kind, seat, move, about, request, (extract(epoch from at) * 1000)::float8 as at from entries order by 1, 2, 3`;
const RECORDS = 'select table_id as "table", number, record from games';

/** Reads the whole database and compares. `lastKill` is by the clock of this machine. */
export const audit = async (databaseUrl: string, history: History, lastKill: Date): Promise<Audited> => {
  const { pool, close } = connect(databaseUrl);
  try {
    const store = new TableStore(pool);
    const { rows: ids } = await pool.query<{ id: string }>('select id from tables order by id');
    const tables = await Promise.all(ids.map(async ({ id }) => (await store.table(id))!));
    const { rows: logged } = await pool.query<Logged>(LOGGED);
    const { rows: records } = await pool.query<{ table: string; number: number; record: GameRecord }>(RECORDS);
    const checked = new Audit(history, tables, new Map(records.map(row => [gameKey(row), row.record])), logged);
    checked.checkNumbers();
    checked.checkRequests();
    checked.checkAgreements();
    checked.checkGames();
    checked.checkBots(lastKill);
    return checked.audited;
  } finally {
    await close();
  }
};
