import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { makeLog } from '../http/log.ts';
import { Listener } from './listener.ts';

test('a listener can be stopped while its database has not answered yet', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const log = makeLog('silent');
  const listener = new Listener({ connectionString: `postgres://anna@127.0.0.1:${port}/none` }, 'news', log);
  listener.start();
  await once(silent, 'connection');
  await expect(listener.stop()).resolves.toBeUndefined();
  silent.close();
});
