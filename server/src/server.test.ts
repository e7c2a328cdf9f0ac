import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { makeLog } from './http/log.ts';
import { startServer } from './server.ts';

const database = vi.hoisted(() => {
  let resolve!: () => void;
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { rooms: 0, stops: 0, isReady: promise, answer: resolve };
});

vi.mock('./opening.ts', () => {
  throw new Error('the app is broken');
});
vi.mock('./database/embedded.ts', () => ({
  EmbeddedPostgres: {
    begin: async () => ({
      url: 'postgres://nobody',
      ready: () => database.isReady,
      stop: async () => {
        database.stops++;
      },
    }),
  },
}));
vi.mock('./database/disk-room.ts', () => ({
  DiskRoom: class {
    constructor() {
      database.rooms++;
    }
  },
}));

test('a server whose app cannot be loaded leaves nothing that goes on when its database answers later', async () => {
  await expect(startServer(readConfig({}), makeLog('silent'))).rejects.toThrow();
  expect(database.stops).toBe(1);
  database.answer();
  await database.isReady;
  expect(database.rooms).toBe(0);
});
