import { join } from 'node:path';
import { EmbeddedPostgres } from '@ankerplatz/server/database/embedded';
import { beginGame, comeIn } from '@ankerplatz/server/testing/accounts';
import { Program } from '@ankerplatz/server/testing/program';
import { runOperation } from '@ankerplatz/server/testing/visitors';
import { passingFolder, removeFolder } from '../leftovers.ts';
import { SETTINGS } from '../servers/service.ts';
import { type BadDay, Promises } from './bad-day.ts';

const lineOf = (said: string): string => said.trim().split('\n').at(-1)!;

/** A backup is restored over a server that runs: on its own folder, and on a database that two programs reach. */
export const restoreOver: BadDay = async () => {
  const folder = passingFolder();
  const promises = new Promises();
  const own = new Program({ ...SETTINGS, ANKERPLATZ_DATA: join(folder, 'own') });
  const postgres = await EmbeddedPostgres.start(join(folder, 'shared'), () => undefined);
  const shared = { DATABASE_URL: postgres.url };
  const other = new Program({ ...SETTINGS, ...shared });
  try {
    const url = await own.url();
    await other.url();
    await beginGame(url, [await comeIn(url, 'Anna'), await comeIn(url, 'Berta')], {
      game: 'nauticus',
      players: 2,
      visibility: 'public',
    });
    const file = join(folder, 'backup.gz');
    const made = await runOperation(['backup', file], { ANKERPLATZ_DATA: join(folder, 'own') });
    promises.hold('a backup of a server that runs is made', lineOf(made.said).replace(folder, ''), made.code === 0);
    const overOwn = await runOperation(['restore', file], { ANKERPLATZ_DATA: join(folder, 'own') });
    promises.hold(
      'a restore over its folder is refused',
      lineOf(overOwn.said).replace(folder, ''),
      overOwn.code === 1 && /another server/.test(overOwn.said),
    );
    const overShared = await runOperation(['restore', file], shared);
    promises.hold(
      'over a shared database, empty or not, too',
      lineOf(overShared.said),
      overShared.code === 1 && /a server runs/.test(overShared.said),
    );
    const ends = [await own.end('SIGTERM'), await other.end('SIGTERM')];
    promises.hold(
      'both servers have gone on',
      `ended with ${ends.join(' and ')}`,
      ends.every(end => end === 0),
    );
    const after = await runOperation(['restore', file], shared);
    promises.hold('without servers it is done', lineOf(after.said), after.code === 0);
    return promises.report();
  } finally {
    await Promise.all([own.end('SIGTERM'), other.end('SIGTERM')]);
    await postgres.stop();
    removeFolder(folder);
  }
};
