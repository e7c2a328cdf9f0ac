import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { App } from './app-type.ts';
import type { Config } from './config.ts';
import { type Connection, migrateUnderLock } from './database/connect.ts';
import { requireShared } from './database/in-use.ts';
import { requireInUse } from './operation/retired.ts';

/** The app on a database that has its schema and is in use. */
export const openApp = async (connection: Connection, config: Config, log: Logger): Promise<App> => {
  await requireShared(connection.pool);
  await migrateUnderLock(connection);
  await requireInUse(connection.pool);
  return buildApp({ config, connection, log });
};
