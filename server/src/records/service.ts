import type { GameRecord, Language } from '@ankerplatz/kit';
import type { ReplayList, ReplaySummary, SeatLog, Verdict } from '@ankerplatz/protocol';
import { shownName } from '../accounts/identity.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../random.ts';
import type { Visitor } from '../tables/model/access.ts';
import type { Tables } from '../tables/service.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { ReplayRow, ReplayStore } from './store.ts';
import { verify } from './verify.ts';

const summaryOf = (row: ReplayRow, language: Language): ReplaySummary => ({
  id: row.id,
  game: row.game,
  hash: row.hash,
  isImported: true,
  importedBy: { id: row.identity, name: shownName(row.name, language) },
  importedAt: row.importedAt.toISOString(),
});

/** The fault is said in English, like everything that the rules say of records. */
const badRecord = (sentence: string): Problem => {
  const facts = { field: '', expected: '', retryAfter: 0, most: 0, id: '' };
  return new Problem('bad-record', {
    say: language => `${CATALOGUES[language].words.problems['bad-record'](facts)} (${sentence})`,
  });
};

/** Records that come from elsewhere, and what leaves a table before its game is over. */
export class Records {
  constructor(
    private readonly store: ReplayStore,
    private readonly tables: Tables,
    /** Records that one person may bring. */
    private readonly most: number,
  ) {}

  async verdict(json: unknown): Promise<Verdict> {
    const verified = await verify(json);
    if (!verified.ok)
      return { isTrue: false, problem: verified.error, game: null, seats: null, entries: null, ranks: null };
    const { record, outcome } = verified.value;
    const { game, seats, entries } = record;
    return {
      isTrue: true,
      problem: null,
      game,
      seats,
      entries: entries.length,
      ranks: record.end || !outcome ? null : [...outcome.ranks],
    };
  }

  /** Kept once it has been played through. The same record again is the same replay. */
  async bring(identity: string, json: unknown): Promise<string> {
    const verified = await verify(json);
    if (!verified.ok) throw badRecord(verified.error);
    const id = await this.store.add({ id: randomId(), identity, record: verified.value.record }, this.most);
    if (id === undefined) throw new Problem('too-many-records');
    return id;
  }

  async replay(id: string, language: Language): Promise<ReplaySummary & { record: GameRecord }> {
    const row = await this.store.replay(id);
    if (!row) throw new Problem('no-such-replay');
    return { ...summaryOf(row, language), record: row.record };
  }

  async replaysOf(identity: string, language: Language): Promise<ReplayList> {
    const rows = await this.store.replaysOf(identity);
    return { replays: rows.map(row => summaryOf(row, language)), left: Math.max(0, this.most - rows.length) };
  }

  /** Of the present game, as far as this visitor may know it. */
  async seatLog(visitor: Visitor, id: string): Promise<SeatLog> {
    const { live, seat } = await this.tables.reading.look(visitor, id);
    const { number, version, entries } = await this.tables.reading.entries(visitor, id, 0);
    const { game, setup, chance } = live.header;
    return {
      format: 'ankerplatz-log/1',
      table: id,
      game: game.id,
      rules: game.version,
      number,
      version,
      seat,
      options: setup.options,
      commitment: chance.commitment,
      ...(chance.kind === 'committed' && chance.commitments && { commitments: [...chance.commitments] }),
      contributions: [...chance.contributions],
      entries,
    };
  }
}
