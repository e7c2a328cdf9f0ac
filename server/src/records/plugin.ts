import type { App } from '../app-type.ts';
import { Records } from './service.ts';
import { ReplayStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly records: Records;
  }
}

export const openRecords = (app: App): void => {
  const { connection, tables, config } = app;
  app.decorate('records', new Records(new ReplayStore(connection.pool), tables, config.recordsEach));
};
