import type { ArchiveRow } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { useApp } from '../testing/app.ts';
import { TestTable } from '../testing/tables.ts';

describe('the archive of a club', () => {
  const server = useApp();

  test('holds every finished game of public tables once, in order, with its record and the names of who played', async () => {
    const admin = await administrator(server());
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const bot = { kind: 'bot', level: 'deckhand' } as const;
    const table = await TestTable.started([anna, bert], { players: 3, seats: [{ kind: 'open' }, bot] });
    await table.agreeAll(1, 'end');
    const hidden = await TestTable.started([anna, bert], { visibility: 'invitation' });
    await hidden.agreeAll(1, 'end');
    await TestTable.started([bert, await server().guest('Carla')]);
    // More games than are read at once, and all at the same moment.
    const copies = `insert into games (table_id, number, record, ranks, finished_at)
      select table_id, 1 + n, record, ranks, finished_at from games, generate_series(1, 120) as s(n) where table_id = $1`;
    await server().connection.pool.query(copies, [table.id]);
    await anna.ask('DELETE', '/me');
    const answer = await admin.ask('GET', '/admin/archive');
    expect(answer.headers['content-disposition']).toContain('games.ndjson');
    const games = answer.body
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as ArchiveRow);
    expect(games.map(game => [game.table, game.number])).toEqual(
      Array.from({ length: 121 }, (_, index) => [table.id, index + 1]),
    );
    const people = [{ seat: 2, name: 'Bert' }];
    expect(games[0], 'who has left for ever is forgotten').toMatchObject({
      game: 'nauticus',
      people,
      record: { format: 'ankerplatz-record/1', seats: 3 },
    });
  });
});
