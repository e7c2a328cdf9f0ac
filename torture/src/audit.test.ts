import type { TableView } from '@ankerplatz/protocol';
import { TestApp } from '@ankerplatz/server/testing/app';
import { TestTable } from '@ankerplatz/server/testing/tables';
import { describe, expect, test } from 'vitest';
import { audit } from './audit.ts';
import { History } from './history.ts';

/** Two people have played some moves, and a ledger has what they were told. */
const played = async (): Promise<{ server: TestApp; table: TestTable; history: History }> => {
  const server = await TestApp.start();
  const history = new History();
  const people = [await server.guest(), await server.guest()];
  const table = await TestTable.started(people, { game: 'nautilus', variant: 'duel' });
  for (let count = 0; count < 10; count++) {
    const { person, view } = (await table.deciding())!;
    history.see(view);
    await play(table, person, view, history, `request-${count}`);
  }
  return { server, table, history };
};

const play = async (
  table: TestTable,
  person: Parameters<TestTable['play']>[0],
  view: TableView,
  history: History,
  id: string,
): Promise<void> => {
  const moves = (view.view as { moves: string[] }).moves.slice(0, 1);
  const { version } = (await table.play(person, view, moves, id)).json();
  const { number, seat, asked } = view;
  history.acknowledged.push({ table: table.id, number, seat: seat!, asked: asked!, moves, id, version });
};

/** Harm done to the database, and what the audit says of it. */
const HARM = [
  ['nothing', 'select 1', /^$/],
  ['a lost entry', 'delete from entries where entry = 10', /its log has 9 entries.*found \[\]/s],
  ['a gap', 'delete from entries where entry = 4', /has gaps/],
  [
    'an entry told twice',
    `update entries set request = 'request-3', seat = (select seat from entries where entry = 4) where entry = 5`,
    /acknowledged/,
  ],
  ['another move', `update entries set move = 'no such move' where entry = 6`, /entry 6 of game 1/],
  ['another secret', `update tables set secret = sha256('other')`, /is not that of the log/],
  ['no record', `update tables set status = 'over'`, /has no record/],
] as const;

describe('an audit', () => {
  test.each(HARM)('notices %s', async (_, harm, found) => {
    const { server, history } = await played();
    await server.connection.pool.query(harm);
    const audited = await audit(server.databaseUrl, history, new Date());
    expect(history.violations.join('\n')).toMatch(found);
    expect(audited).toMatchObject({ tables: 1, games: 1 });
    await server.stop();
  });
});
