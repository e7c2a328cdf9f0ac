#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { EmbeddedPostgres, runningUrl } from '../database/embedded.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const USAGE = `usage: npm run backup -- [FILE]     everything into a file, also while the server runs
       npm run restore -- FILE     into an empty database, while no server runs on it
Both work on DATABASE_URL, else on the built-in database in ANKERPLATZ_DATA.`;

/** Works on the database that the settings name; the built-in one is started if no server has. */
const withDatabase = async (
  { databaseUrl, data }: Config,
  mayRun: boolean,
  work: (connection: Connection) => Promise<void>,
): Promise<void> => {
  const running = databaseUrl ?? (mayRun ? await runningUrl(data) : undefined);
  const postgres = running === undefined ? await EmbeddedPostgres.start(data, () => undefined) : undefined;
  const connection = connect(running ?? postgres!.url, false);
  try {
    await work(connection);
  } finally {
    await connection.close();
    await postgres?.stop();
  }
};

const newName = (): string => `backups/ankerplatz-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.gz`;

const COMMANDS: Readonly<Record<string, (config: Config, file: string | undefined) => Promise<void>>> = {
  backup: (config, given) =>
    withDatabase(config, true, async ({ pool }) => {
      const file = resolve(given ?? newName());
      mkdirSync(dirname(file), { recursive: true });
      console.log(`${await backUp(pool, file)} rows are kept in ${file}`);
    }),
  restore: (config, file) => {
    if (file === undefined) throw new Error(`which file?\n${USAGE}`);
    return withDatabase(config, false, async connection => {
      console.log(`${await restore(connection, resolve(file))} rows are back`);
    });
  },
};

const [command = '', file, ...more] = process.argv.slice(2);
try {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run || more.length > 0) throw new Error(USAGE);
  await run(readConfig(process.env), file);
} catch (error) {
  console.error(`Ankerplatz: ${(error as Error).message || 'the database cannot be reached'}`);
  process.exitCode = 1;
}
