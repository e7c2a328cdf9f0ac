export { API } from './api.ts';
export { buildApp } from './app.ts';
export type { App, Parts } from './app-type.ts';
export { type Config, readConfig } from './config.ts';
export { type Connection, connect, migrateUnderLock } from './database/connect.ts';
export { EmbeddedPostgres } from './database/embedded.ts';
export { makeLog } from './http/log.ts';
