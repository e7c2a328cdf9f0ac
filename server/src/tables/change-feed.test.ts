import { once } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeDatabase } from '../testing/database.ts';
import { ChangeFeed, type TableChanged } from './change-feed.ts';

const CHANGE = { table: 'Anker1234567', number: 1, version: 7 };

test('what this server has under way is told when it is done, though news may have been missed meanwhile', async () => {
  const feed = new ChangeFeed({ connectionString: await makeDatabase() }, pino({ level: 'silent' }));
  const told: TableChanged[] = [];
  feed.on('changed', change => void told.push(change));
  feed.start();
  await once(feed, 'gap');
  feed.expect(CHANGE);
  feed.renew();
  await once(feed, 'gap');
  // The other servers are told by this one, and the database tells nobody.
  feed.settle(CHANGE, true, false);
  expect(told).toEqual([CHANGE]);
  await feed.stop();
});
