import { readConfig } from '@ankerplatz/server/config';
import { makeLog } from '@ankerplatz/server/http/log';
import { startServer } from '@ankerplatz/server/server';

/** A server that says how large its heap is: node --expose-gc, with a channel to its parent. */
const config = readConfig(process.env);
const server = await startServer(config, makeLog(config.logLevel));

process.on('message', () => {
  global.gc!();
  process.send!({ heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', async () => {
  await server.stop();
  process.exit();
});
process.send!({ port: server.port });
