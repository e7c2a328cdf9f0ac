#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { EmbeddedPostgres, runningUrl } from '../database/embedded.ts';
import { Rater } from '../ratings/rater.ts';
import { FigureFiller } from '../statistics/filler.ts';
import { backUp } from './backup.ts';
import { restore, type VoidedGame } from './restore.ts';

const USAGE = `usage: npm run backup -- [FILE]           everything into a file, also while the server runs
       npm run backup -- --move [FILE]    the same while no server runs; this database is retired, its games go on where it is restored
       npm run restore -- FILE            into an empty database, while no server runs on it
       npm run figures                    whether the figures of all finished games are those of their records, also while the server runs
       npm run figures -- --fill          works out those that are missing
       npm run ratings                    works out all ratings again from the results, and says whether they were the same
       npm run ratings -- --check         the same, and changes nothing
All work on DATABASE_URL, else on the built-in database in ANKERPLATZ_DATA. A restore of a file that was not made by
--move ends running games with hidden hands, since their secrets may have been opened meanwhile, and lists them.`;

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

interface Wishes {
  readonly file: string | undefined;
  readonly isMove: boolean;
  readonly isFill: boolean;
  readonly isCheck: boolean;
}

/** A folder that no server has used: to start a database there would only make one. */
const requireDatabase = ({ databaseUrl, data }: Config): void => {
  const isThere = databaseUrl !== null || (existsSync(data) && readdirSync(data).length > 0);
  if (!isThere) throw new Error(`there is nothing to back up: no server has run in ${data} yet`);
};

const sayVoided = ({ table, game, names }: VoidedGame): string => `  ${game} at table ${table}: ${names.join(', ')}`;

const COMMANDS: Readonly<Record<string, (config: Config, wishes: Wishes) => Promise<void>>> = {
  backup: async (config, { file: given, isMove }) => {
    requireDatabase(config);
    await withDatabase(config, !isMove, async ({ pool }) => {
      const file = resolve(given ?? newName());
      mkdirSync(dirname(file), { recursive: true });
      console.log(`${await backUp(pool, file, isMove)} rows are kept in ${file}`);
      if (isMove) console.log('this database is retired: no server starts on it any more');
    });
  },
  restore: async (config, { file, isMove }) => {
    if (file === undefined || isMove) throw new Error(`which file?\n${USAGE}`);
    await withDatabase(config, false, async connection => {
      const { rows, voided } = await restore(connection, resolve(file));
      console.log(`${rows} rows are back`);
      if (voided.length > 0) console.log('ended, since their hands may be known:');
      for (const game of voided) console.log(sayVoided(game));
    });
  },
  figures: async (config, { file, isMove, isFill }) => {
    if (file !== undefined || isMove) throw new Error(USAGE);
    requireDatabase(config);
    await withDatabase(config, true, async ({ pool }) => {
      const filler = new FigureFiller(pool, config.statisticsDays, error => console.error(error));
      if (isFill) console.log(`figures of ${await filler.all()} games were worked out`);
      const { games, missing, different } = await filler.check();
      console.log(
        `${games} finished games: ${missing} without figures, ${different.length} with others than their records`,
      );
      for (const game of different) console.log(`  ${game}`);
      if (missing + different.length > 0) process.exitCode = 1;
    });
  },
  ratings: async (config, { file, isMove, isFill, isCheck }) => {
    if (file !== undefined || isMove || isFill) throw new Error(USAGE);
    requireDatabase(config);
    await withDatabase(config, true, async ({ pool }) => {
      const rater = new Rater(pool, config.statisticsDays, error => console.error(error));
      const { games, people, different, wrong } = await rater.check(!isCheck);
      const isSame = different.length + wrong.length === 0;
      console.log(
        `${games} rated games of ${people} people: ${isSame ? 'all ratings are the same' : 'ratings differ'}`,
      );
      if (different.length > 0) console.log(`  after the games in place ${different.join(', ')}`);
      for (const each of wrong) console.log(`  ${each}`);
      if (!isSame && !isCheck) console.log('  they are corrected now');
      if (!isSame && isCheck) process.exitCode = 1;
    });
  },
};

const wishesOf = (args: readonly string[]): Wishes => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      move: { type: 'boolean', default: false },
      fill: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Error(USAGE);
  return { file: positionals[0], isMove: values.move, isFill: values.fill, isCheck: values.check };
};

/** The system's message about arguments, as a sentence. */
const sentenceOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message: string };
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}\n${USAGE}`;
  return message || 'the database cannot be reached';
};

const [command = '', ...args] = process.argv.slice(2);
try {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (args.some(arg => arg === '--help' || arg === '-h')) console.log(USAGE);
  else if (run) await run(readConfig(process.env), wishesOf(args));
  else throw new Error(USAGE);
} catch (error) {
  console.error(`Ankerplatz: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
