import { expect, it } from 'vitest';
import { placeOfMove } from './place-of-move.ts';

it.each([
  ['take sails', 'tile-sails'],
  ['buy mast:crown ship 2', 'item-mast:crown'],
  ['load coffee new', 'storage-1'],
  ['money', 'use'],
  ['crowns', 'use'],
  ['deliver ship 1', 'use'],
  ['extra masts', 'extra'],
  ['pass', 'button'],
  ['nonsense', 'button'],
])('“%s” is begun at %s', (move, place) => {
  expect(placeOfMove(move, 1)).toBe(place);
});
