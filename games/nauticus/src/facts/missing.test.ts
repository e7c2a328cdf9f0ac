import { describe, expect, test } from 'vitest';
import type { ShipState } from '../json-types.ts';
import { playerOf } from '../testing/text.ts';
import { missingOf } from './missing.ts';

describe('missing parts of a ship', () => {
  const missing = (ship: string) => missingOf((playerOf(ship) as unknown as { ships: ShipState[] }).ships[0]!);
  test('bow and middle with a whale mast', () =>
    expect(missing('bow.middle/whale')).toEqual({
      hull: ['stern'],
      masts: 2,
      sails: 3,
      crest: 'whale',
      size: 3,
      largest: 4,
      points: 20,
    }));
  test('a middle alone lacks both ends', () =>
    expect(missing('middle')).toMatchObject({ hull: ['bow', 'stern'], size: 3, crest: null }));
  test('a closed hull of crowns', () =>
    expect(missing('bow.stern/crown*2')).toEqual({
      hull: [],
      masts: 0,
      sails: 2,
      crest: null,
      size: 2,
      largest: 2,
      points: 8,
    }));
  test('nothing is missing of a finished ship', () => expect(missing('single/star/crown')).toBeNull());
});
