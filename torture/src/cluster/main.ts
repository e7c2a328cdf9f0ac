import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster.ts';
import { enclosed, enclosure } from './enclosure.ts';
import { missing } from './needs.ts';

const HELP = `usage: npm run cluster -- [options]
Three PostgreSQL under Patroni with etcd, HAProxy and three servers, each in a network namespace of its own, all in memory.
It runs until Ctrl-C; nothing of it is left then.
  --port N   where to open it in a browser (3000)
  --once     ends as soon as everything answers
  --help     this text`;

const say = (line: string): void => console.log(line);

const inside = async (folder: string, port: number, isOnce: boolean): Promise<void> => {
  say('A cluster is started');
  const cluster = await Cluster.start(folder, say, { ANKERPLATZ_URL: `http://localhost:${port}` }, say);
  for (const { name, role, state } of await cluster.members()) say(`  ${name}  ${role}, ${state}`);
  say(`  a leader that dies is replaced within ${cluster.ttl} s, its ttl`);
  say(`Ankerplatz is open\n  on this machine  http://localhost:${port}`);
  if (!isOnce) await once(process, 'SIGTERM');
  await cluster.stop();
};

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      once: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const lack = missing();
  if (values.help) {
    say(lack === null ? HELP : `${HELP}\nNot possible here yet: ${lack}`);
    return 0;
  }
  if (lack !== null) throw new Error(lack);
  const folder = enclosure();
  const port = Number(values.port);
  if (folder === undefined) return enclosed(port);
  await inside(folder, port, values.once);
  return 0;
};

const code = await run().catch(error => {
  console.error(`A cluster cannot be made: ${(error as Error).message}`);
  return 1;
});
// With the first process inside end all others.
process.exit(code);
