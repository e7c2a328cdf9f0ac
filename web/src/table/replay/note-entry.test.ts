import { expect, test } from 'vitest';
import { go, route } from '../../shell/routes.ts';
import { noteEntry } from './note-entry.ts';

test('the moment of a replay stands in the address, with the secret that opens it, and the page stays; others have none', () => {
  go('/t/4fGh7KmNpQ2r/0?game=2#replay=key');
  const before = route.value;
  noteEntry(17);
  expect(location.pathname + location.search + location.hash).toBe('/t/4fGh7KmNpQ2r/17?game=2#replay=key');
  expect(route.value).toBe(before);
  go('/t/4fGh7KmNpQ2r');
  noteEntry(17);
  expect(location.pathname).toBe('/t/4fGh7KmNpQ2r');
});
