import { expect, it } from 'vitest';
import type { Draft } from '../../board/draft.ts';
import { placeOfMove } from './place-of-move.ts';

const draft = { view: { known: { options: { ring: 64, mouths: [8, 24, 40, 56] } } } } as unknown as Draft;

it.each([
  ['play 12 n1>t5', 'card-12'],
  ['play moby', 'card-moby'],
  ['give 1', 'card-1'],
  ['discard nautilus', 'card-nautilus'],
  ['ask 4', 'button'],
  ['keep', 'button'],
  ['nonsense', 'button'],
])('“%s” is begun at %s', (move, place) => {
  expect(placeOfMove(move, 0, draft)).toBe(place);
});
