import { type Game, SeededChance } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { expect, test } from 'vitest';
import { BOTS, think } from './bots.ts';
import { thinkLater } from './lazy.ts';
import type { BotGameId } from './list.ts';

test.each(Object.keys(BOTS) as BotGameId[])('bots of %s that are loaded later think the same', async id => {
  const game: Game = GAMES[id];
  const setup = game.setup(game.kinds[0]!);
  if (!setup.ok) throw new Error(setup.error);
  const position = game.start(setup.value, SeededChance.from('lazy'));
  const view = game.view(position, position.deciders()[0]!);
  const thinking = { seed: 'lazy', playouts: 50 };
  expect(await thinkLater(id, 'deckhand', view, thinking)).toEqual(think(id, 'deckhand', view, thinking));
});
