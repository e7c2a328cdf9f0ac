import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TableInfo } from '@ankerplatz/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Connection, connect, knownSchemas, migrateUnderLock } from '../database/connect.ts';
import { requireAlone } from '../database/in-use.ts';
import { makeLog } from '../http/log.ts';
import { randomId } from '../random.ts';
import { verify } from '../records/verify.ts';
import { startServer } from '../server.ts';
import { type Person, TestApp } from '../testing/app.ts';
import { emptyDatabase } from '../testing/database.ts';
import { newFolder, Program } from '../testing/program.ts';
import { SealedTable } from '../testing/sealed-table.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';
import { runOperation as run, Visitors } from '../testing/visitors.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** Several servers and databases are started. */
const PATIENT_MS = 240_000;

const folder = newFolder();
const programs: Program[] = [];

const start = async (settings: Readonly<Record<string, string>>): Promise<Visitors> => {
  const program = new Program(settings);
  programs.push(program);
  return new Visitors(await program.url());
};

const stopAll = async (): Promise<void> => {
  for (const program of programs.splice(0)) expect(await program.end('SIGTERM')).toBe(0);
};

afterEach(stopAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['backup', 'restore'])('npm run %s -- --help says how it is used and does nothing', async command => {
  const { code, said } = await run([command, '--help'], { ANKERPLATZ_DATA: join(folder, 'never') });
  expect([code, said]).toEqual([0, expect.stringContaining('usage: npm run backup')]);
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

test('a folder that no server has used is not backed up', async () => {
  const { code, said } = await run(['backup'], { ANKERPLATZ_DATA: join(folder, 'never') });
  expect([code, said]).toEqual([1, expect.stringContaining('no server has run in')]);
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

describe('backup and restore', () => {
  test('a restore over a server that runs is refused, also where nobody has come yet; nor does one start meanwhile', async () => {
    const server = await TestApp.start();
    await server.guest('Anna');
    const file = join(folder, 'of-another.gz');
    await backUp(server.connection.pool, file);
    await server.stop();
    const empty = await TestApp.start();
    const connection = connect(empty.databaseUrl);
    const locks =
      'select 1 from pg_locks l join pg_database d on d.oid = l.database where locktype = $1 and datname = current_database()';
    await expect.poll(async () => (await connection.pool.query(locks, ['advisory'])).rowCount).toBeGreaterThan(0);
    await expect(restore(connection, file)).rejects.toThrow('a server runs on this database');
    expect((await empty.connection.pool.query('select 1 from identities')).rowCount).toBe(0);
    await empty.stop();
    const client = await connection.pool.connect();
    await requireAlone(client);
    const config = { ...readConfig({ HOST: '127.0.0.1', PORT: '0' }), databaseUrl: empty.databaseUrl };
    await expect(startServer(config, makeLog('silent'))).rejects.toThrow('being made or restored');
    client.release(true);
    expect((await restore(connection, file)).rows).toBeGreaterThan(1);
    await connection.close();
  });

  test(
    'from the built-in database to another one and back, each in a process of its own: all go on playing',
    async () => {
      const [first, second] = [join(folder, 'first'), join(folder, 'second')];
      const files = [join(folder, 'one.gz'), join(folder, 'two.gz')] as const;
      const home = await start({ ANKERPLATZ_DATA: first });
      const id = await home.sitDown(2);
      const version = await home.playOn(id, 'before', 12);
      expect(await run(['backup', files[0]], { ANKERPLATZ_DATA: first })).toMatchObject({ code: 0 });
      expect(statSync(files[0]).mode & 0o777).toBe(0o600);
      await home.playOn(id, 'too late', 3);
      const refused = await run(['restore', files[0]], { ANKERPLATZ_DATA: first });
      expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('another server')]);
      await stopAll();

      const databaseUrl = await emptyDatabase();
      expect(await run(['restore', files[0]], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 });
      const again = await run(['restore', files[0]], { DATABASE_URL: databaseUrl });
      expect([again.code, again.said]).toEqual([
        1,
        expect.stringContaining('there are people in this database already'),
      ]);
      const club = new Visitors((await start({ DATABASE_URL: databaseUrl })).url, home.cookies);
      expect(await club.playOn(id, 'nothing', 0)).toBe(version);
      const later = await club.playOn(id, 'on', 12);
      await stopAll();

      expect(await run(['backup', files[1]], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 });
      expect(await run(['restore', files[1]], { ANKERPLATZ_DATA: second })).toMatchObject({ code: 0 });
      const back = new Visitors((await start({ ANKERPLATZ_DATA: second })).url, home.cookies);
      expect(await back.playOn(id, 'nothing', 0)).toBe(later);
      expect(await back.playOn(id, 'on and on', 12)).toBeGreaterThan(later);
    },
    PATIENT_MS,
  );

  test.each([
    [['restore'], 'which file?'],
    [['restore', '/nowhere/none.gz'], 'there is no file /nowhere/none.gz'],
    [['retsore', 'a'], 'usage'],
    [['backup', '--mvoe'], 'Unknown option'],
    [['backup', 'a', 'b'], 'usage'],
    [['backup'], 'there is nothing to back up'],
  ])('%j: %s', async (args, sentence) => {
    const { code, said } = await run(args, { DATABASE_URL: await emptyDatabase() });
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toContain('    at ');
  });
});

describe('a backup', () => {
  const file = join(folder, 'whole.gz');
  let lines: string[];
  let table: TestTable;

  beforeAll(async () => {
    const server = await TestApp.start();
    table = await TestTable.started([await server.guest('Ännä'), await server.guest('O’Neil "\\')]);
    await table.playOn('some', 12);
    const over = await TestTable.started(table.people);
    await over.playOn('some', 12);
    await over.agreeAll(1, 'end');
    await backUp(server.connection.pool, file);
    lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    await server.stop();
  }, PATIENT_MS);

  /** The place of the first row of a table. */
  const rowOf = (name: string): number => lines.indexOf(JSON.stringify({ table: name })) + 1;

  const withLines = (changed: readonly string[]): string => {
    const made = join(folder, `${randomId()}.gz`);
    writeFileSync(made, gzipSync(changed.map(line => `${line}\n`).join('')));
    return made;
  };

  /** The same backup as if it had been made to move. */
  const asMove = (): string =>
    withLines([JSON.stringify({ ...JSON.parse(lines[0]!), isMove: true }), ...lines.slice(1)]);

  const into = async (work: (connection: Connection, url: string) => Promise<void>): Promise<void> => {
    const url = await emptyDatabase();
    const connection = connect(url);
    try {
      await work(connection, url);
    } finally {
      await connection.close();
    }
  };

  test('made again of what was restored is the same, but for the moment and the clocks of running games', async () => {
    await into(async connection => {
      await restore(connection, asMove());
      const copy = join(folder, 'copy.gz');
      await backUp(connection.pool, copy);
      const restored = gunzipSync(readFileSync(copy)).toString().trimEnd().split('\n');
      const timeless = (all: readonly string[]) =>
        all
          .slice(1)
          .map(line => line.replaceAll(/"(at|started_at|due_at|touched_at)": "[^"]+"/g, '"$1"'))
          .sort();
      expect(timeless(restored)).toEqual(timeless(lines));
    });
  });

  test('is taken up by a server: the game that runs goes on, the record of the other is true', async () => {
    await into(async (connection, url) => {
      await restore(connection, file);
      const server = await TestApp.start({ databaseUrl: url });
      const there = table.at(server);
      await there.playOn('on', 20);
      await there.agreeAll(1, 'end');
      const record = jsonOf(await there.owner.ask('GET', `${there.path}/games/1/record`));
      expect(jsonOf(await there.owner.ask('POST', '/records/verify', record))).toMatchObject({ isTrue: true });
      await server.stop();
    });
  });

  test('restored later: no time has passed for games that run', async () => {
    const head = JSON.parse(lines[0]!) as { at: string };
    const at = new Date(Date.parse(head.at) - 3_600_000).toISOString();
    await into(async connection => {
      await restore(connection, withLines([JSON.stringify({ ...head, at }), ...lines.slice(1)]));
      const { rows } = await connection.pool.query(
        `select started_at > now() - interval '5 minutes' + interval '55 minutes' as later from tables where status = 'running'`,
      );
      expect(rows).toEqual([{ later: true }]);
    });
  });

  test.each<[string, () => string, RegExp]>([
    ['cut off', () => withLines(lines.slice(0, -20)), /not complete/],
    [
      'with a row too many',
      () => withLines(lines.toSpliced(rowOf('identities'), 0, lines[rowOf('identities')]!)),
      /does not fit/,
    ],
    ['without a row', () => withLines(lines.toSpliced(rowOf('sessions'), 1)), /not complete/],
    ['with something behind it', () => withLines([...lines, '{}']), /follows its end/],
    ['of nothing', () => withLines([]), /no backup/],
    ['of something else', () => withLines(['{"format":"tar"}']), /no backup of Ankerplatz/],
    ['of a newer version', () => withLines([JSON.stringify({ ...JSON.parse(lines[0]!), schema: 9e15 })]), /newer/],
    ['of a table that is none', () => withLines([lines[0]!, '{"table":"pg_authid"}', '{}']), /no table pg_authid/],
    [
      'torn apart',
      () => {
        const made = join(folder, 'torn.gz');
        writeFileSync(made, readFileSync(file).subarray(0, 2000));
        return made;
      },
      /no complete backup/,
    ],
    [
      'not packed',
      () => {
        const made = join(folder, 'plain.gz');
        writeFileSync(made, lines.join('\n'));
        return made;
      },
      /no complete backup/,
    ],
  ])('%s is refused with a sentence, and nothing of it is kept', async (_, make, sentence) => {
    await into(async connection => {
      await expect(restore(connection, make())).rejects.toThrow(sentence);
      const { rows } = await connection.pool.query<{ there: boolean }>(
        `select to_regclass('identities') is not null as there`,
      );
      const kept = rows[0]!.there ? (await connection.pool.query('select 1 from identities')).rows : [];
      expect(kept).toEqual([]);
    });
  });

  test('that fails leaves no file behind', async () => {
    const dead = connect('postgres://nobody@127.0.0.1:1/none');
    const made = join(folder, 'never.gz');
    await expect(backUp(dead.pool, made)).rejects.toThrow();
    expect([existsSync(made), existsSync(`${made}.part`)]).toEqual([false, false]);
    await dead.close();
  });
});

describe('games with hidden hands', () => {
  const DUEL = { game: 'nautilus', variant: 'duel', options: { dealer: 1 } } as const;
  const settings = (databaseUrl: string) => readConfig({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: '0' });
  const silent = makeLog('silent', { write: () => undefined });

  const scene = async () => {
    const server = await TestApp.start();
    const people = [await server.guest('Anna'), await server.guest('Bert')];
    const duel = await TestTable.started(people, DUEL);
    const race = await TestTable.started(people);
    const open = await TestTable.open(people, DUEL);
    return { server, people, duel, race, open };
  };

  test('are ended by a restore, since whoever has played on knows them; all others go on, with new secrets', async () => {
    const { server, duel, race, open } = await scene();
    const file = join(folder, 'kept.gz');
    await backUp(server.connection.pool, file);
    jsonOf(await duel.owner.ask('POST', `${duel.path}/resign`, { number: 1, id: randomId() }));
    const { chance } = jsonOf<{ chance: object }>(await duel.owner.ask('GET', `${duel.path}/games/1/record`));
    expect(chance).toHaveProperty('secret');
    const { commitment } = await open.info();
    await server.stop();
    const databaseUrl = await emptyDatabase();
    const connection = connect(databaseUrl);
    const { voided } = await restore(connection, file);
    expect(voided).toEqual([{ table: duel.id, game: 'nautilus', names: ['Anna', 'Bert'] }]);
    await connection.close();
    const again = await TestApp.start({ databaseUrl });
    expect((await duel.at(again).info()).status).toBe('closed');
    expect((await open.at(again).info()).commitment).not.toBe(commitment);
    await race.at(again).playOn('on', 5);
    await again.stop();
  });

  test('move with all others by a backup that retires its source', async () => {
    const { server, people, duel } = await scene();
    const { databaseUrl } = server;
    const view = await duel.view(people[0]!);
    const file = join(folder, 'moved.gz');
    await expect(backUp(server.connection.pool, file, true)).rejects.toThrow('stop the servers');
    expect(existsSync(file)).toBe(false);
    await server.stop();
    const source = connect(databaseUrl);
    await backUp(source.pool, file, true);
    await source.close();
    await expect(startServer(settings(databaseUrl), silent)).rejects.toThrow('was moved elsewhere');
    const target = await emptyDatabase();
    const connection = connect(target);
    expect((await restore(connection, file)).voided).toEqual([]);
    await connection.close();
    const moved = await TestApp.start({ databaseUrl: target });
    expect((await duel.at(moved).view(duel.at(moved).people[0]!)).view).toEqual(view.view);
    await moved.stop();
    const running = await startServer(settings(target), silent);
    await running.stop();
  });
});

describe('tables that wait until everybody has opened what he gives to chance', () => {
  /**
   * Three tables of Anna and Bert: one where she has opened her contribution, one where another game is agreed on, one
   * where she has to commit anew.
   */
  const scene = async () => {
    const server = await TestApp.start();
    const people = [await server.guest('Anna'), await server.guest('Bert')];
    const [anna, bert] = people as [Person, Person];
    const first = await SealedTable.started(people);
    jsonOf(await first.open(anna, 0));
    const again = await SealedTable.started(people);
    for (const [seat, person] of people.entries()) jsonOf(await again.open(person, seat));
    await again.table.agreeAll(1, 'end');
    await again.agreeAgain();
    const anew = await SealedTable.started(people);
    await anew.commit(bert, 1, { anew: true });
    return { server, first, again, anew };
  };

  const afterwards = async (isMove: boolean, work: (made: Awaited<ReturnType<typeof scene>>) => Promise<void>) => {
    const { server: source, ...tables } = await scene();
    const file = join(folder, `${randomId()}.gz`);
    await source.stop();
    const idle = connect(source.databaseUrl);
    await backUp(idle.pool, file, isMove);
    await idle.close();
    const databaseUrl = await emptyDatabase();
    const connection = connect(databaseUrl);
    await restore(connection, file);
    await connection.close();
    const server = await TestApp.start({ databaseUrl });
    const { first, again, anew } = tables;
    await work({ server, first: first.at(server), again: again.at(server), anew: anew.at(server) });
    await server.stop();
  };

  test('have to do so anew after a restore, since what was opened since is known; the try that was broken stands in the record', () =>
    afterwards(false, async ({ first }) => {
      const [anna, bert] = first.people as [Person, Person];
      const given = first.kept.map(({ commitment }) => commitment);
      const opened = first.kept[0]!.contribution;
      const { broken, seal, seats, commitment } = await first.info();
      const torn = { commitments: given, contributions: [opened, ''], missing: [] };
      expect({ broken, seal }).toMatchObject({ broken: [torn], seal: null });
      expect(seats.map(seat => seat.commitment)).toEqual([null, null]);
      expect(commitment).not.toBe(broken[0]!.commitment);
      expect(problemOf(await first.open(bert, 1))).toBe('409 not-sealed');
      expect((await first.start()).seal).toMatchObject({ commitments: null, awaited: [0, 1] });
      await first.commit(bert, 1);
      await first.commit(anna, 0);
      for (const [seat, person] of first.people.entries()) jsonOf(await first.open(person, seat));
      const record = await first.record();
      expect(record.chance).toMatchObject({ broken: [torn] });
      expect(await verify(record)).toMatchObject({ ok: true });
    }));

  test('agree anew on another game after a restore', () =>
    afterwards(false, async ({ again, anew }) => {
      expect(await again.info()).toMatchObject({ status: 'over', seal: null, agreements: { rematch: [] } });
      await again.agreeAgain();
      for (const [seat, person] of again.people.entries()) jsonOf(await again.open(person, seat));
      expect(await again.info()).toMatchObject({ status: 'running', number: 2 });
      // No contribution could be opened there when the backup was made: the only broken try is the one before.
      expect(await anew.info()).toMatchObject({ seal: null, broken: [{ missing: [1] }] });
    }));

  test('go on where they were after a move', () =>
    afterwards(true, async ({ first, again, anew }) => {
      expect(jsonOf<TableInfo>(await first.open(first.people[1]!, 1))).toMatchObject({ status: 'running', broken: [] });
      for (const [seat, person] of again.people.entries()) jsonOf(await again.open(person, seat));
      expect(await again.info()).toMatchObject({ status: 'running', number: 2 });
      expect((await anew.commit(anew.people[0]!, 0)).seal).toMatchObject({ awaited: [0, 1] });
    }));
});

describe('a database of an older version', () => {
  /** Copies what the older schema can hold of a database. */
  const copyInto = async (from: Connection, to: Connection): Promise<void> => {
    const tables = ['identities', 'sessions', 'tables', 'seats', 'entries', 'games', 'agreements'];
    for (const table of tables) {
      const { rows } = await from.pool.query<{ row: object }>(`select to_jsonb(t) as row from "${table}" t`);
      await to.pool.query(
        `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [JSON.stringify(rows.map(({ row }) => row))],
      );
    }
  };

  test('is brought up to date with its running games, and they go on', async () => {
    const now = await TestApp.start();
    const four = await Promise.all(['Anna', 'Bert', 'Carla', 'Dora'].map(name => now.guest(name)));
    const games = [
      await TestTable.started(four.slice(0, 2)),
      await TestTable.started(four, { game: 'nautilus', variant: 'quick' }),
    ];
    for (const game of games) await game.playOn('some', 15);
    const url = await emptyDatabase();
    const old = connect(url);
    await migrateUnderLock(old, knownSchemas()[0]);
    await copyInto(now.connection, old);
    await migrateUnderLock(old);
    await old.close();
    await now.stop();
    const server = await TestApp.start({ databaseUrl: url });
    for (const game of games) {
      const there = game.at(server);
      await there.playOn('on', 60);
      await there.agreeAll(1, 'end');
      const record = jsonOf(await there.owner.ask('GET', `${there.path}/games/1/record`));
      expect(jsonOf(await there.owner.ask('POST', '/records/verify', record))).toMatchObject({ isTrue: true });
    }
    await server.stop();
  });
});
