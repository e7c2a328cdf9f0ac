import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@ankerplatz/kit';
import { connect } from '@ankerplatz/server/database/connect';
import { audit } from '../audit.ts';
import { type BadDayReport, Promises } from '../cases/bad-day.ts';
import { CALM_KINDS, Evening, type Kind } from '../evening.ts';
import { History } from '../history.ts';
import { Cluster, until } from './cluster.ts';
import { BLOWS, type Fault, shuffledFaults } from './fault.ts';

export interface LossWishes {
  readonly seed: string;
  readonly faults: number;
  /** A folder that is seen from outside the enclosure, too. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

const TABLES = 8;
/** Of play between two faults, in milliseconds, at most. */
const PLAY_MS = 2000;
/** All tables play again so long after the death of a server, and so long after the ttl of a leader that has died; milliseconds. */
const SERVER_MS = 3000;
const BEYOND_TTL_MS = 5000;
/** How long nothing may be acknowledged while too much is lost. */
const BLOW_MS = 15_000;
/** Until servers know that nothing can be written, and what was under way is answered. */
const KNOWN_MS = 6000;
const POLL_MS = 20;
const PLAY_WITHIN_MS = 120_000;
/** The first moves acknowledged may have been under way when a fault struck. */
const ENOUGH = 2;

/** Shorter than a leader's death takes: were it to run meanwhile, it would run out. */
const SHORT = { kind: 'live', bank: 15_000, increment: 1500, late: 'stand-in', level: 'deckhand' };
/** Every other table plays against the clock. */
const TIMED_KINDS: readonly Kind[] = CALM_KINDS.flatMap(({ people, table }) => [
  { people, table },
  { people, table: { ...table, clock: SHORT } },
]);

const LATE = `select count(*)::int as late from entries where kind in ('timed-out', 'taken-over')`;
const OUTAGES = `select count(*)::int as count, coalesce(round(sum(extract(epoch from ended_at - began_at))), 0)::int as seconds from outages`;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** People play at a cluster that loses machines. */
class Losses {
  readonly promises = new Promises();
  private readonly chance: SeededChance;
  private readonly evening: Evening;
  /** By fault: milliseconds until all tables played again. */
  private readonly times = new Map<Fault, number[]>();
  private lastFault = new Date(0);

  constructor(
    private readonly cluster: Cluster,
    private readonly wishes: LossWishes,
    private readonly history: History,
  ) {
    this.chance = SeededChance.from(wishes.seed);
    this.evening = new Evening([cluster.url], history, this.chance);
  }

  async run(): Promise<BadDayReport> {
    const { evening, wishes, chance, cluster } = this;
    await evening.open(TABLES, TIMED_KINDS);
    wishes.say(`  ${TABLES} tables, ${evening.seated.length} people; ttl ${cluster.ttl} s`);
    evening.begin();
    await evening.goOn('the beginning');
    const faults = shuffledFaults(wishes.faults, chance);
    for (const [index, fault] of faults.entries()) {
      const took = await this.befall(fault);
      wishes.say(`  ${index + 1} of ${faults.length}: ${fault.name}: all tables play again after ${seconds(took)} s`);
    }
    for (const blow of BLOWS) await this.strikeDown(blow);
    await evening.goOn('the last fault');
    await evening.end();
    await evening.lookOnceMore();
    this.holdTimes();
    await this.holdLog();
    return this.promises.report();
  }

  /** How many moves were acknowledged at each table. */
  private doneByTable(): Map<string, number> {
    const done = new Map<string, number>();
    for (const { table, player } of this.evening.seated) done.set(table, (done.get(table) ?? 0) + player.done);
    return done;
  }

  /** Milliseconds until every table has played on. */
  private async playedOn(): Promise<number> {
    const begun = performance.now();
    const before = this.doneByTable();
    const isBehind = (): boolean => [...this.doneByTable()].some(([table, done]) => done < before.get(table)! + ENOUGH);
    while (isBehind() && performance.now() - begun < PLAY_WITHIN_MS) await sleep(POLL_MS);
    return performance.now() - begun;
  }

  private async befall(fault: Fault): Promise<number> {
    const { cluster, chance } = this;
    await cluster.whole();
    await this.playedOn();
    await sleep(chance.die(PLAY_MS));
    const heal = await fault.strike(cluster, chance);
    this.lastFault = new Date();
    const took = await this.playedOn();
    await heal();
    this.times.set(fault, [...(this.times.get(fault) ?? []), took]);
    const limit = this.limitOf(fault);
    if (limit !== null && took > limit)
      this.promises.violate(
        `${fault.name}: all tables play again after ${seconds(took)} s, promised ${seconds(limit)} s`,
      );
    return took;
  }

  private limitOf({ of }: Fault): number | null {
    if (of === 'server') return SERVER_MS;
    return of === 'leader' ? 1000 * this.cluster.ttl + BEYOND_TTL_MS : null;
  }

  /** Too much is lost: nothing is acknowledged, and every server says so, until it is back. */
  private async strikeDown({ name, strike }: (typeof BLOWS)[number]): Promise<void> {
    const { cluster, chance, promises, history, wishes } = this;
    await cluster.whole();
    await this.playedOn();
    const heal = await strike(cluster, chance);
    this.lastFault = new Date();
    await sleep(KNOWN_MS);
    // Etcd's majority gone, the leader steps back when its own patience is over.
    const statuses = async (): Promise<number[]> =>
      Promise.all(cluster.servers.map(({ service }) => cluster.asked('/readyz', service.url)));
    await until(
      () => `${name}: a server still says that it can serve`,
      async () => (await statuses()).every(status => status === 503),
      1000 * cluster.ttl,
    );
    await sleep(1000);
    const before = history.acknowledged.length;
    const seen = new Set<number>();
    for (const end = performance.now() + BLOW_MS; performance.now() < end; await sleep(200))
      for (const status of await statuses()) seen.add(status);
    const acknowledged = history.acknowledged.length - before;
    const said = `${acknowledged} acknowledged in ${BLOW_MS / 1000} s, /readyz ${[...seen].join(', ')}`;
    promises.hold(
      `${name}: nothing is acknowledged, /readyz is 503`,
      said,
      acknowledged === 0 && seen.size === 1 && seen.has(503),
    );
    wishes.say(`  ${name}: ${said}`);
    await heal();
    const took = await this.playedOn();
    promises.hold(`${name}: all play on when it is back`, `after ${seconds(took)} s`, took < PLAY_WITHIN_MS);
    await cluster.whole();
  }

  private holdTimes(): void {
    for (const [fault, times] of this.times) {
      const ascending = times.toSorted((a, b) => a - b);
      const limit = this.limitOf(fault);
      const figures = `${times.length}×, median ${seconds(ascending[times.length >> 1]!)} s, longest ${seconds(ascending.at(-1)!)} s`;
      const promise = `${fault.name}: all tables play again${limit === null ? '' : ` within ${limit / 1000} s`}`;
      const isHeld = ascending.at(-1)! <= (limit ?? PLAY_WITHIN_MS);
      this.promises.held.push({ promise, seen: `${isHeld ? '' : 'NO: '}${figures}` });
    }
  }

  private async holdLog(): Promise<void> {
    const { cluster, history, promises } = this;
    await cluster.whole();
    await cluster.stop();
    const { lost, twice, entries, games, views } = await audit(cluster.databaseUrl, history, this.lastFault);
    const told = `${history.acknowledged.length} acknowledged, ${lost} lost, ${twice} doubled; ${history.repeated} asked again`;
    promises.hold('no acknowledged move is lost or doubled', told, lost + twice === 0);
    const read = `${entries} entries of ${games} games, ${views} views`;
    promises.hold('every game folds without gaps, every view was true', read, history.violations.length === 0);
    const { pool, close } = connect(cluster.databaseUrl);
    const [{ late }] = (await pool.query<{ late: number }>(LATE)).rows as [{ late: number }];
    const [outages] = (await pool.query<{ count: number; seconds: number }>(OUTAGES)).rows;
    await close();
    const times = `${late} ran out; ${outages!.count} outages, ${outages!.seconds} s, did not count`;
    promises.hold(`nobody's clock (${SHORT.bank / 1000} s) runs out while nobody could play`, times, late === 0);
    for (const violation of history.violations) promises.violate(violation);
  }
}

/** People play at three servers on three databases while machines are killed, stopped and cut off. */
export const lose = async (wishes: LossWishes): Promise<BadDayReport> => {
  const history = new History();
  const cluster = await Cluster.start(wishes.folder, what => history.violate(what), {}, wishes.say);
  return new Losses(cluster, wishes, history).run();
};
