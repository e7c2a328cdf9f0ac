import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@ankerplatz/kit';
import { audit } from '../audit.ts';
import { CALM_KINDS, Evening, type Kind } from '../evening.ts';
import { History } from '../history.ts';
import { passingFolder, removeFolder } from '../leftovers.ts';
import { rowsAt } from '../rows-at.ts';
import type { ServiceParts } from '../servers/service.ts';
import { TestServers } from '../servers/test-servers.ts';
import { type BadDay, Promises, skipped } from './bad-day.ts';

const PRELOAD = fileURLToPath(new URL('../servers/quay-preload.js', import.meta.url));
const QUAY: Kind = {
  people: 2,
  table: {
    game: 'quay',
    players: 2,
    visibility: 'public',
    clock: { kind: 'live', bank: 600_000, increment: 1000, late: 'end' },
  },
};
const TABLES = 4;
/** Times that everybody must have gone on. */
const ROUNDS = 4;

interface Kept {
  readonly broken: number;
  readonly late: number;
  readonly closed: number;
  readonly older: number;
  readonly newer: number;
}

const KEPT = `select
  (select count(*)::int from quarantine) as broken,
  (select count(*)::int from entries where kind in ('timed-out', 'taken-over')) as late,
  (select count(*)::int from tables where status = 'closed') as closed,
  (select count(*)::int from games where record->>'version' = '1') as older,
  (select count(*)::int from games where record->>'version' = '2') as newer`;

/** Acknowledged requests whose moves are not there as often as they should be. */
const wrongly = async (url: string, { acknowledged }: History): Promise<number> => {
  const rows = await rowsAt<{ request: string; count: number }>(
    url,
    `select request, count(*)::int as count from entries where kind = 'move' group by request`,
  );
  const counts = new Map(rows.map(({ request, count }) => [request, count]));
  return acknowledged.filter(({ id, moves }) => counts.get(id) !== moves.length).length;
};

/** People at both servers, each of which has opened half of the tables. */
const playAtBoth = async (
  servers: TestServers,
  history: History,
  seed: string,
  kinds: readonly Kind[],
): Promise<number> => {
  const evenings = [servers.urls, [...servers.urls].reverse()].map(
    (urls, index) => new Evening(urls, history, SeededChance.from(`${seed} ${index}`)),
  );
  for (const evening of evenings) await evening.open(TABLES, kinds);
  for (const evening of evenings) evening.begin();
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(evenings.map(evening => evening.goOn('an upgrade of one of two servers')));
  await Promise.all(evenings.map(evening => evening.end()));
  return evenings.reduce((sum, { seated }) => sum + seated.length, 0);
};

/** Two servers on one database, of which one does not know the rules of tables that the other has begun. */
export const unknownRules: BadDay = async ({ seed }) => {
  const folder = passingFolder();
  const [promises, history] = [new Promises(), new History()];
  const of = (release: string): ServiceParts => ({
    settings: { NODE_OPTIONS: `--import ${PRELOAD}`, QUAY_RELEASE: release },
  });
  const servers = await TestServers.pair(folder, what => history.violate(what), [of('first'), of('second')]);
  try {
    const people = await playAtBoth(servers, history, seed, [QUAY]);
    promises.hold('all play on at whichever server they ask', `${people} people`, history.violations.length === 0);
  } finally {
    await servers.close(async url => {
      const { broken, late, closed, older, newer } = (await rowsAt<Kept>(url, KEPT))[0]!;
      const wrong = await wrongly(url, history);
      const told = `${older} games by version 1, ${newer} by version 2`;
      promises.hold('both versions are played to the end', told, older > 0 && newer > 0);
      promises.hold(
        'none is taken for broken, late or closed',
        `${broken}, ${late}, ${closed}`,
        broken + late + closed === 0,
      );
      const seen = `${history.acknowledged.length} acknowledged, ${wrong} lost or doubled`;
      promises.hold('no acknowledged move is lost or doubled', seen, wrong === 0 && history.acknowledged.length > 0);
    });
    removeFolder(folder);
  }
  for (const violation of history.violations) promises.violate(violation);
  return promises.report();
};

/** The built server of an earlier release beside this one, on the database that this one has brought up to date. */
export const rollingUpgrade: BadDay = async ({ seed, previous }) => {
  if (previous === undefined)
    return skipped('no earlier release was named: --previous FOLDER, a checkout that is built');
  const main = resolve(previous, 'server', 'dist', 'main.js');
  if (!existsSync(main)) return skipped(`there is no built server in ${join(previous, 'server', 'dist')}`);
  const folder = passingFolder();
  const [promises, history] = [new Promises(), new History()];
  const servers = await TestServers.pair(folder, what => history.violate(what), [{}, { main }]);
  try {
    const people = await playAtBoth(servers, history, seed, CALM_KINDS);
    promises.hold('all play on at whichever server they ask', `${people} people`, history.violations.length === 0);
  } finally {
    await servers.close(async url => {
      const { lost, twice } = await audit(url, history, new Date(0));
      const { broken } = (await rowsAt<Kept>(url, KEPT))[0]!;
      promises.hold('no table is taken for broken', broken, broken === 0);
      const seen = `${history.acknowledged.length} acknowledged, ${lost} lost, ${twice} doubled`;
      promises.hold('no acknowledged move is lost or doubled', seen, lost + twice === 0);
    });
    removeFolder(folder);
  }
  for (const violation of history.violations) promises.violate(violation);
  return promises.report();
};
