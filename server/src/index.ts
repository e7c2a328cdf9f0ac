export { API } from './api.ts';
export { type App, buildApp, type Parts } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { type Connection, connect, migrateUnderLock } from './database/connect.ts';
export { EmbeddedPostgres } from './database/embedded.ts';
export { makeLog } from './http/log.ts';
