import { type Game, versionsOf } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { isMadeFor, type Rank, thinkWith } from './bot.ts';
import { BOTS, EARLIER } from './bots.ts';
import { loadForeteller } from './foretellers.ts';
import { loadJudge } from './judges.ts';
import { LEVELS } from './level.ts';
import type { BotGameId } from './list.ts';
import { random } from './random.ts';

describe.each(Object.keys(BOTS) as BotGameId[])('bots of %s', id => {
  const versions = versionsOf(GAMES[id] as Game).map(({ version }) => version);

  test.each(LEVELS)('a %s was made for every version of the rules that can be played, and says so', level => {
    const rank: Rank = BOTS[id][level];
    expect(versions.filter(version => !isMadeFor(rank, version))).toEqual([]);
    expect(rank.rules!.filter(version => !versions.includes(version))).toEqual([]);
  });

  test('so were its judge and its foreteller', async () => {
    const newest = versions[0]!;
    for (const { rules } of [await loadJudge(id, newest), await loadForeteller(id)])
      expect(rules.toSorted()).toEqual(versions.toSorted());
    await expect(loadJudge(id, newest + 1)).rejects.toThrow(`version ${newest + 1}`);
  });

  test('the first captain and the first admiral can still be met, with the budgets of their levels', () => {
    const { captain, admiral } = BOTS[id];
    expect(Object.keys(EARLIER[id])).toEqual(['captain@1', 'admiral@1']);
    expect(Object.values(EARLIER[id]).map(({ playouts }) => playouts)).toEqual([captain.playouts, admiral.playouts]);
  });
});

test('a bot does not think about rules that it was not made for', () => {
  const view = { game: 'quay', seat: 0, over: false, rules: 2, moves: ['hold'] };
  const made = (rules?: readonly number[]): Rank => ({ brain: random, playouts: 1, ...(rules && { rules }) });
  expect(() => thinkWith(made([1]), view, { seed: '' })).toThrow('version 2');
  for (const rank of [made([1, 2]), made()]) expect(thinkWith(rank, view, { seed: '' })[0]!.moves).toEqual(['hold']);
});
