import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Fuzzed, type FuzzWishes, fuzz } from './fuzz.ts';
import { passingFolder, removeFolder } from './leftovers.ts';

const MEASURED = fileURLToPath(new URL('./measured-server.js', import.meta.url));
/** Until caches are filled and code is compiled. */
const WARM_UP = 1500;
/** Until connections that were cut off are gone. */
const SETTLE_MS = 1000;
const MOST_GROWTH = 1.2;

export interface JunkReport extends Fuzzed {
  /** Bytes, after collection. */
  readonly heap: { readonly before: number; readonly after: number };
}

/** Junk for a server in a process of its own, whose heap must not grow by it. */
export const junk = async ({ seed, count }: FuzzWishes): Promise<JunkReport> => {
  const folder = passingFolder();
  const settings = { HOST: '127.0.0.1', PORT: '0', ANKERPLATZ_DATA: folder, PASSWORD_COST: '10', LOG_LEVEL: 'error' };
  const env = {
    PATH: process.env.PATH,
    REQUESTS_A_MINUTE: '1000000',
    TRUST_PROXY: '1',
    OPEN_TABLES_EACH: '1000000',
    OPEN_TABLES_ADDRESS: '1000000',
    ...settings,
  };
  const child = fork(MEASURED, { execArgv: ['--expose-gc'], env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaints = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const gone = once(child, 'exit');
  const hear = async <T>(): Promise<T> => {
    const said = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
    if (!said) throw new Error(`the server has died: ${complaints.slice(-3000)}`);
    return said[0] as T;
  };
  const heapOf = async (): Promise<number> => {
    await sleep(SETTLE_MS);
    child.send('heap');
    return (await hear<{ heap: number }>()).heap;
  };
  try {
    const url = `http://127.0.0.1:${(await hear<{ port: number }>()).port}`;
    const warmed = await fuzz(url, { seed: `${seed} warm-up`, count: WARM_UP });
    const before = await heapOf();
    const fuzzed = await fuzz(url, { seed, count });
    const after = await heapOf();
    const violations = [...warmed.violations, ...fuzzed.violations];
    for (const line of complaints.trim().split('\n').filter(Boolean)) violations.push(`logged: ${line.slice(0, 1500)}`);
    if (after > MOST_GROWTH * before) violations.push(`the heap has grown from ${before} to ${after} bytes`);
    return { ...fuzzed, heap: { before, after }, violations };
  } finally {
    if (child.connected) child.disconnect();
    await gone;
    removeFolder(folder);
  }
};
