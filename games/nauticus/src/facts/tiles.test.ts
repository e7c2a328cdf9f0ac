import { expect, it } from 'vitest';
import { TILES } from '../types.ts';
import { crestOf, isGood, isHull, isMast, isSail, itemOf, kindOf } from './tiles.ts';

it('every tile is of exactly one kind', () => {
  for (const tile of TILES) {
    const kinds = [isHull(tile), isMast(tile), isSail(tile), isGood(tile)];
    expect(kinds.filter(Boolean), tile).toHaveLength(1);
  }
});

it.each([
  ['bow', 'bow', 'bow'],
  ['mast:anchor', 'mast', 'anchor'],
  ['sail:crown', 'sail', 'crown'],
  ['fish', 'fish', 'fish'],
] as const)('%s is a %s, sold as %s', (tile, kind, item) => {
  expect([kindOf(tile), itemOf(tile)]).toEqual([kind, item]);
});

it('masts and sails have a crest', () => {
  expect([crestOf('mast:star'), crestOf('sail:whale')]).toEqual(['star', 'whale']);
});
