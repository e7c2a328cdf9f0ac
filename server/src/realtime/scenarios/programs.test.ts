import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@ankerplatz/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Person, useApp } from '../../testing/app.ts';
import { newFolder } from '../../testing/program.ts';
import { jsonOf, TestTable } from '../../testing/tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `python3`, `curl`: those that this machine has. */
    readonly optionalPrograms: readonly string[];
  }
}

const server = useApp({ heartbeatMs: 1000 });

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONNECT = 'tools/dist/main.js';
const TSC = 'node_modules/typescript/bin/tsc';
const BOTS = 'tools/examples/bots';
const CURL = fileURLToPath(new URL('../../testing/curl.mjs', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

const run = async (command: string, args: readonly string[], path = ''): Promise<Ended> => {
  const env = { ...process.env, PATH: `${path}${process.env.PATH}` };
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said, complained };
};

const tokenOf = async (person: Person): Promise<string> =>
  jsonOf<{ token: string }>(await person.ask('POST', '/me/tokens', { name: 'bot' }), 201).token;

type Start = (url: string, token: string, table: string, seat: number) => readonly [string, readonly string[]];

/** The compiled bot, the curl of Node, and what curl keeps. */
const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const NODE_BOT: Start = (url, token, table, seat) => [
  process.execPath,
  [`${folder}/bot.mjs`, url, token, table, String(seat)],
];
const PYTHON_BOT: Start = (url, token, table, seat) => [
  'python3',
  ['docs/examples/bot.py', url, token, table, String(seat)],
];
/** A program of the arena. */
const connected =
  (...program: string[]): Start =>
  (url, token, table, seat) => {
    const options = ['--token', token, '--table', table, '--seat', String(seat)];
    return [process.execPath, [CONNECT, 'connect', url, ...options, '--', ...program]];
  };
const NODE_WISHES = connected(process.execPath, `${BOTS}/wishes.mjs`);
const PYTHON_WISHES = connected('python3', `${BOTS}/wishes.py`);

const hasPython = inject('optionalPrograms').includes('python3');
const hasCurl = inject('optionalPrograms').includes('curl');

/** Programs sit down at a table, which then begins, and play to the end. */
const playTogether = async (kind: object, programs: readonly Start[]): Promise<Ended[]> => {
  const url = await server().listen();
  const people = await Promise.all(programs.map((_, seat) => server().guest(`Bot ${seat}`)));
  const info = jsonOf<TableInfo>(await people[0]!.ask('POST', '/tables', { visibility: 'public', ...kind }), 201);
  const ended = programs.map(async (start, seat) => run(...start(url, await tokenOf(people[seat]!), info.id, seat)));
  await expect
    .poll(async () => (await people[0]!.ask('POST', `/tables/${info.id}/start`)).statusCode, { interval: 100 })
    .toBe(200);
  const all = await Promise.all(ended);
  const { status } = jsonOf<TableInfo>(await people[0]!.ask('GET', `/tables/${info.id}`));
  expect(status).toBe('over');
  return all;
};

const PLACE = /^over: place [12]\n$/;

describe('programs play whole games', () => {
  const NAUTICUS = { game: 'nauticus', players: 2 };
  const DUEL = { game: 'nautilus', variant: 'duel' };

  beforeAll(async () => {
    const tsc = await run(process.execPath, [TSC, '-p', 'docs/examples', '--outDir', folder]);
    expect(tsc).toEqual({ code: 0, said: '', complained: '' });
  });

  test.each([
    ['the sample bot in TypeScript against itself', NAUTICUS, [NODE_BOT, NODE_BOT]],
    ['a sample bot against a program of the arena', DUEL, [NODE_BOT, NODE_WISHES]],
    ['programs of the arena against each other', NAUTICUS, [NODE_WISHES, NODE_WISHES]],
    ...(hasPython
      ? ([
          ['the sample bots in TypeScript and Python', NAUTICUS, [NODE_BOT, PYTHON_BOT]],
          ['the sample bot in Python against a program of the arena', DUEL, [PYTHON_BOT, PYTHON_WISHES]],
        ] as const)
      : []),
  ] as const)('%s, %j', async (_, kind, programs) => {
    for (const { code, said, complained } of await playTogether(kind, programs)) {
      expect({ code, complained }).toEqual({ code: 0, complained: '' });
      expect(said).toMatch(PLACE);
    }
  });

  test.each([['TypeScript', NODE_BOT], ...(hasPython ? ([['Python', PYTHON_BOT]] as const) : [])] as const)(
    'the sample bot in %s says in a sentence why it does not sit, and ends',
    async (_, start) => {
      const url = await server().listen();
      const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
      const taken = await TestTable.open([anna], { players: 2 });
      const hidden = await TestTable.open([anna], { players: 2, visibility: 'invitation' });
      const carla = await server().guest('Carla');
      await TestTable.open([anna, carla]);
      const kept = await TestTable.open([anna], { players: 2 });
      await anna.ask('POST', `${kept.path}/invite`, { person: carla.id });
      for (const [table, seat, sentence] of [
        [taken, 0, /^This seat is taken\.\n$/],
        [hidden, 1, /^There is no such table\. At a table by invitation add .*\.\n$/],
        [kept, 1, /^This seat is kept for somebody who was invited until .* UTC\.\n$/],
      ] as const) {
        const ended = await run(...start(url, await tokenOf(berta), table.id, seat));
        expect(ended).toEqual({ code: 1, said: '', complained: expect.stringMatching(sentence) });
      }
      const { invitation } = await hidden.info();
      const [command, args] = start(url, await tokenOf(berta), hidden.id, 0);
      const invited = await run(command, [...args, invitation!]);
      expect(invited.complained, 'who is invited knows more').toBe('This seat is taken.\n');
    },
  );

  /** A curl made of Node, found before any other. */
  const nodeCurl = (): string => {
    writeFileSync(`${folder}/curl`, `#!/bin/sh\nexec '${process.execPath}' '${CURL}' "$@"\n`, { mode: 0o755 });
    return `${folder}:`;
  };

  test.each(hasCurl ? ['a stand-in of Node', 'curl'] : ['a stand-in of Node'])(
    'the commands of docs/api.md do what it says, by %s',
    async by => {
      const page = readFileSync(`${ROOT}docs/api.md`, 'utf8');
      const blocks = [...page.matchAll(/```sh\n(?<commands>[^`]*)```/g)].map(({ groups }) => groups!.commands!);
      const script = blocks.join('\necho\n').replace('http://localhost:3000', await server().listen());
      const { said, complained } = await run(
        'sh',
        ['-euc', `cd ${folder}\n${script}`],
        by === 'curl' ? '' : nodeCurl(),
      );
      expect(complained).toBe('');
      expect(said).toContain('"name":"Anna"');
      expect(said).toContain('"status":"running"');
      expect(said).toContain('"view":{"game":"nauticus"');
      expect(said).toContain('{"number":1,"version":1}');
      expect(said).toContain('"token":"');
      expect(said).not.toContain('"error"');
    },
  );

  test('the sample bots fit on a page', () => {
    for (const file of ['bot.mts', 'bot.py'])
      expect(readFileSync(`${ROOT}docs/examples/${file}`, 'utf8').split('\n').length).toBeLessThanOrEqual(75);
  });
});

describe('ankerplatz connect', () => {
  const connect = (url: string, args: readonly string[], program: readonly string[]): Promise<Ended> =>
    run(process.execPath, [CONNECT, 'connect', url, ...args, '--', ...program]);

  test('says what the server refuses: an unknown token, a taken seat, a private table', async () => {
    const url = await server().listen();
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const table = await TestTable.open([anna], { players: 2, visibility: 'invitation' });
    const { invitation } = await table.info();
    const token = await tokenOf(berta);
    const at = ['--table', table.id, '--seat'];
    for (const [args, sentence] of [
      [['--token', 'nonsense', ...at, '1'], /you need a name/],
      [['--token', token, ...at, '1'], /no such table/],
      [['--token', token, ...at, '0', '--invitation', invitation!], /seat is taken/],
    ] as const) {
      const { code, complained } = await connect(url, args, ['cat']);
      expect(code).toBe(2);
      expect(complained).toMatch(sentence);
    }
  });

  test('agrees to the coach if it is told to, and says where that is asked', async () => {
    const url = await server().listen();
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const wanted = { game: 'nauticus', players: 2, visibility: 'public', coach: true, options: { start: 1 } };
    const { id } = jsonOf<TableInfo>(await anna.ask('POST', '/tables', wanted), 201);
    jsonOf(await anna.ask('POST', `/tables/${id}/sit`, { seat: 0, coach: true }));
    const args = ['--token', await tokenOf(berta), '--table', id, '--seat', '1'];
    const program = ['sh', '-c', 'read line; exit 3'];
    const unsaid = await connect(url, args, program);
    expect(unsaid).toMatchObject({ code: 2, complained: expect.stringMatching(/coach/) });
    const ended = connect(url, [...args, '--coach'], program);
    await expect
      .poll(async () => (await anna.ask('POST', `/tables/${id}/start`)).statusCode, { interval: 100 })
      .toBe(200);
    expect(await ended).toMatchObject({ code: 1, complained: expect.stringMatching(/exit code 3/) });
    const answer = await anna.ask('POST', `/tables/${id}/hint`, { number: 1 });
    expect(answer.statusCode, 'all have agreed').toBe(204);
  });

  test('says what the program does wrong, and stops', async () => {
    const url = await server().listen();
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const table = await TestTable.open([anna], { players: 2, options: { start: 1 } });
    await berta.ask('POST', `${table.path}/sit`, { seat: 1 });
    await anna.ask('POST', `${table.path}/start`);
    const args = ['--token', await tokenOf(berta), '--table', table.id];
    for (const [program, sentence] of [
      [['sh', '-c', 'read line; exit 3'], /exit code 3/],
      [['sh', '-c', 'read line; echo hello; sleep 5'], /junk/],
      [['sh', '-c', `read line; echo '{"move":"fly"}'; sleep 5`], /fly/],
    ] as const) {
      const { code, complained } = await connect(url, args, program);
      expect(code).toBe(1);
      expect(complained).toMatch(sentence);
    }
  });
});
