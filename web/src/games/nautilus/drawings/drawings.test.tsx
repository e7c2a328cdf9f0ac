import { LANGUAGES } from '@ankerplatz/kit';
import { nautilus } from '@ankerplatz/nautilus';
import { positionOf } from '@ankerplatz/nautilus/testing';
import { h, render } from 'preact';
import { describe, expect, test } from 'vitest';
import { drawingsIn, WALKS } from './drawings.tsx';

/** The sections that speak of places on the board. */
const OF_PLACES = (
  '#short #3 #5 #6 #7.4 #8.1 #8.4 #8.5 #8.7 #8.12 #8.nautilus #8.compass #8.moby #9 #9.1 #9.2 #9.5 #9.6 #9.7 #9.9 #9.10 ' +
  '#9.11 #10.2 #10.3 #10.4 #10.5 #10.6 #10.8 #10.9 #11 #12'
).split(' ');

describe.each(LANGUAGES)('the drawn examples in %s', language => {
  test('belong to paragraphs of the rules, and each shows pictures with words under them', async () => {
    const rules = await (await nautilus.words(language)).rules();
    const drawings = await drawingsIn(language);
    expect(Object.keys(drawings)).toEqual(expect.arrayContaining(OF_PLACES));
    for (const [paragraph, Drawing] of Object.entries(drawings)) {
      expect(rules).toHaveProperty([paragraph]);
      const root = document.createElement('div');
      render(h(Drawing, {}), root);
      expect(root.querySelectorAll('svg').length).toBeGreaterThan(0);
      expect(root.textContent).not.toMatch(/undefined|NaN|#/);
      render(null, root);
    }
  });
});

/** The place as the notation of a move writes it: harbours are the sailor's own. */
const placeOf = (spot: string): string => spot.replace(/^n(?=h)/, '');

test.each(Object.entries(WALKS))('the drawn move “%s” is legal', (_, { card, pieces, after }) => {
  const places = Object.entries(pieces).filter(([, at]) => !at.endsWith('home'));
  const position = positionOf(
    `${card} / 2 / 2 / 2 | ${places.map(([piece, at]) => `${piece} ${placeOf(at)}`).join(' ')}`,
  );
  const { moves } = nautilus.view(position, 0);
  for (const [piece, at] of after) expect(moves).toContain(`play ${card} ${piece}>${placeOf(at)}`);
});
