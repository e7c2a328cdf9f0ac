import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SeededChance, type SetupWish, type View } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOTS } from '../bots.ts';
import type { BotGameId } from '../list.ts';

const ENTRY = fileURLToPath(new URL('../lazy.ts', import.meta.url));

/** All that a page loads to let bots think: one script, as for a Web Worker. */
const bundle = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'browser'] },
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'bots' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output;
};

const firstView = (id: BotGameId, kind: SetupWish): View => {
  const game = GAMES[id];
  const setup = game.setup(kind);
  if (!setup.ok) throw new Error(setup.error);
  const position = game.start(setup.value, SeededChance.from('bundle'));
  return game.view(position as never, position.deciders()[0]!);
};

/** A thread whose script sees what the language and a Web Worker have, and nothing of Node. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { code, id, view } = workerData;
  const call = 'bots.thinkLater(' + JSON.stringify(id) + ', "mate", ' + view + ', { seed: "s", playouts: 50 })';
  require('node:vm').runInNewContext(code + ';' + call, { TextEncoder }).then(([line]) => parentPort.postMessage(line.moves[0]));`;

const thinkApart = (code: string, id: BotGameId, view: View): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { eval: true, workerData: { code, id, view: JSON.stringify(view) } });
    worker.on('message', resolve);
    worker.on('error', reject);
  });

const KINDS = (Object.keys(BOTS) as BotGameId[]).flatMap(id => GAMES[id].kinds.map(kind => [id, kind] as const));

describe('bots for a Web Worker', () => {
  let output: Awaited<ReturnType<typeof bundle>>;
  beforeAll(async () => {
    output = await bundle();
  });

  test('their bundle is one script that imports nothing', () => {
    expect(output.map(({ type }) => type)).toEqual(['chunk']);
    expect(output[0]).toMatchObject({ imports: [] });
    expect(output[0].code).not.toMatch(/['"]node:|__vite-browser-external/);
  });

  test.each(KINDS)('%s %j: a thread without anything of Node finds a legal move with it', async (id, kind) => {
    const view = firstView(id, kind);
    expect(view.moves).toContain(await thinkApart(output[0].code, id, view));
  });
});
