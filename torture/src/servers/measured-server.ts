import { readConfig } from '@ankerplatz/server/config';
import { makeLog } from '@ankerplatz/server/http/log';
import { startServer } from '@ankerplatz/server/server';

/** A server that says how much memory it has: node --expose-gc, with a channel to its parent. */
const config = readConfig(process.env);
const server = await startServer(config, makeLog(config.logLevel));

process.on('message', message => {
  if (message === 'collected') global.gc!();
  const { heapUsed, external, rss: resident } = process.memoryUsage();
  process.send!({ held: heapUsed + external, resident });
});
process.once('disconnect', async () => {
  await server.stop();
  process.exit();
});
process.send!({ port: server.port });
