import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@ankerplatz/kit';
import { connect } from '@ankerplatz/server/database/connect';
import { type Audited, audit } from '../audit.ts';
import { Evening, KINDS, type Kind } from '../evening.ts';
import { History } from '../history.ts';
import { passingFolder, removeFolder } from '../leftovers.ts';
import { TestServers } from '../servers/test-servers.ts';
import { type BadDay, Promises } from './bad-day.ts';

const SHIFTED = fileURLToPath(new URL('../servers/shifted-clock.js', import.meta.url));
const HOUR = 3_600_000;
/** Of one of two servers; the other's, and the database's, are right. */
const JUMPS = [5 * HOUR, -10 * HOUR, 400 * 24 * HOUR, -399 * 24 * HOUR];
const PLAY_MS = 3000;
const TABLES = 6;

/** Time enough for what is played here, and far too little for a player who loses hours. */
const LIVE = { kind: 'live', bank: 300_000, increment: 1000, late: 'end' };
const TIMED: readonly Kind[] = KINDS.filter(({ isEventful }) => !isEventful).map(({ people, table }) => ({
  people,
  table: { ...table, clock: LIVE },
}));

const LATE = `select count(*)::int as late from entries where kind in ('timed-out', 'taken-over')`;
const OUTCOMES = `select
  (select count(*)::int from sessions where expires_at > now()) as sessions,
  (select count(*)::int from identities where deleted_at is null) as people,
  (select count(*)::int from tables where status <> 'closed') as tables`;

/** The clock of one of two servers jumps by hours and days, forwards and backwards, while people play against the clock. */
export const clockJump: BadDay = async ({ seed, say }) => {
  const folder = passingFolder();
  const [promises, history] = [new Promises(), new History()];
  const shifted = { settings: { NODE_OPTIONS: `--import ${SHIFTED}`, CLOCK_JUMPS: JUMPS.join(',') } };
  const servers = await TestServers.pair(folder, what => history.violate(what), [shifted, {}]);
  let audited: Audited | undefined;
  let seen: { late: number; sessions: number; people: number; tables: number } | undefined;
  try {
    const evening = new Evening(servers.urls, history, SeededChance.from(seed));
    await evening.open(TABLES, TIMED);
    evening.begin();
    for (const jump of JUMPS) {
      await sleep(PLAY_MS);
      say(`  a clock jumps by ${jump / HOUR} hours`);
      servers.signal('SIGUSR2');
      await evening.goOn(`a jump by ${jump / HOUR} hours`);
    }
    await evening.end();
    await evening.lookOnceMore();
    promises.hold('everybody and all bots play on', `${evening.seated.length} people`, history.violations.length === 0);
  } finally {
    await servers.close(async url => {
      audited = await audit(url, history, new Date(0));
      const { pool, close } = connect(url);
      const [{ rows: late }, { rows: kept }] = [await pool.query(LATE), await pool.query(OUTCOMES)];
      seen = { ...late[0], ...kept[0] };
      await close();
    });
    removeFolder(folder);
  }
  const { lost, twice } = audited!;
  const { late, sessions, people, tables } = seen!;
  promises.hold("nobody's clock runs out", `${late} times`, late === 0);
  promises.hold(
    'nobody is logged out or forgotten, no table goes',
    `${sessions} sessions, ${people} people, ${tables} tables`,
    sessions === people && tables === TABLES,
  );
  promises.hold(
    'no acknowledged move is lost or doubled',
    `${history.acknowledged.length} acknowledged, ${lost} lost, ${twice} doubled`,
    lost + twice === 0,
  );
  for (const violation of history.violations) promises.violate(violation);
  return promises.report();
};
