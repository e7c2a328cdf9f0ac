import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { View } from '@ankerplatz/kit';
import type { TableView } from '@ankerplatz/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { randomId } from '../../random.ts';
import { verify } from '../../records/verify.ts';
import { TestApp } from '../../testing/app.ts';
import { emptyDatabase } from '../../testing/database.ts';
import { newFolder } from '../../testing/program.ts';
import { restore } from '../restore.ts';

/** A backup of the release before rules had versions, and what its server told every seat of its tables at that moment. */
const fileOf = (name: string): string => fileURLToPath(new URL(`../../testing/releases/${name}`, import.meta.url));

interface Told {
  /** Ids: nauticus for two with a take-back, nautilus quick, nautilus duel, nauticus for three of whom one has given up. */
  readonly running: readonly string[];
  readonly over: readonly string[];
  readonly open: readonly string[];
  /** By table and seat. */
  readonly views: Readonly<Record<string, Readonly<Record<string, Partial<TableView>>>>>;
}

const told = JSON.parse(gunzipSync(readFileSync(fileOf('first.views.json.gz'))).toString()) as Told;

/** The backup as if it had been made to move: then all its games go on. */
const movedCopy = (): string => {
  const [head, ...rows] = gunzipSync(readFileSync(fileOf('first.backup.gz')))
    .toString()
    .split('\n');
  const copy = join(newFolder(), 'moved.gz');
  writeFileSync(copy, gzipSync([JSON.stringify({ ...JSON.parse(head!), isMove: true }), ...rows].join('\n')));
  return copy;
};

let server: TestApp;

beforeAll(async () => {
  const databaseUrl = await emptyDatabase();
  const connection = connect(databaseUrl);
  expect(await restore(connection, movedCopy())).toEqual({ rows: 192, voided: [] });
  await connection.close();
  server = await TestApp.start({ databaseUrl });
});

afterAll(() => server.stop());

interface Sitting {
  readonly seat: number;
  readonly identity: string;
  /** Whether a person decides there: a bot plays for those who have given up. */
  readonly isPlaying: boolean;
}

const peopleAt = async (table: string): Promise<readonly Sitting[]> => {
  const { rows } = await server.connection.pool.query<Sitting>(
    `select seat, identity, kind = 'person' as "isPlaying" from seats
    where table_id = $1 and identity is not null order by seat`,
    [table],
  );
  return rows;
};

const viewOf = (table: string, identity: string): Promise<TableView> =>
  server.app.tables.reading.view({ identity }, table);

/** The first person who is asked plays any move; false where none is. */
const playOnce = async (table: string): Promise<boolean> => {
  for (const { identity, isPlaying } of await peopleAt(table)) {
    const { number, asked, view } = await viewOf(table, identity);
    const [move] = (view as unknown as View).moves;
    if (!isPlaying || asked === null || move === undefined) continue;
    await server.app.tables.playing.play(identity, table, { number, asked, moves: [move], id: randomId() });
    return true;
  }
  return false;
};

describe('a database of the last release', () => {
  test.each([...told.running, ...told.over])('shows every seat of table %s the same game', async table => {
    const people = await peopleAt(table);
    expect(people.length).toBe(Object.keys(told.views[table]!).length);
    for (const { seat, identity } of people)
      expect(await viewOf(table, identity)).toMatchObject(told.views[table]![seat]!);
  });

  test.each(told.running)('lets table %s be played on, by the rules of version 1', async table => {
    const [{ identity } = { identity: '' }] = await peopleAt(table);
    const before = (await viewOf(table, identity)).version;
    for (let count = 0; count < 8; count++) if (!(await playOnce(table))) break;
    expect((await viewOf(table, identity)).version).toBeGreaterThan(before);
    const { rows } = await server.connection.pool.query('select setup from tables where id = $1', [table]);
    expect(rows).toMatchObject([{ setup: { version: 1 } }]);
  });

  test.each(told.over)('has a record of table %s that proves true', async table => {
    const [{ identity } = { identity: '' }] = await peopleAt(table);
    const record = await server.app.tables.reading.record({ identity }, table, 1);
    expect(await verify(record)).toMatchObject({
      ok: true,
      value: { record: { version: 1, end: { kind: 'agreed' } } },
    });
  });
});
