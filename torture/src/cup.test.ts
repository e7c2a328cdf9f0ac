import { expect, test } from 'vitest';
import { playCup } from './cup.ts';

/** The long version is npm run torture. */
test('a Swiss tournament goes on while servers are killed: no pairing is lost or doubled, and all can be worked out again', async () => {
  const { kills, rounds, pairings, played, tables, violations } = await playCup({
    ...{ seed: 'a small one', people: 6, pause: 1500 },
    say: () => undefined,
  });
  expect(violations).toEqual([]);
  expect({ rounds, pairings, tables }).toEqual({ rounds: 3, pairings: 9, tables: 9 });
  expect(kills).toBeGreaterThan(0);
  expect(played).toBeGreaterThan(0);
});
