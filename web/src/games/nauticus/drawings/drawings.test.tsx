import { LANGUAGES } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { h, render } from 'preact';
import { describe, expect, test } from 'vitest';
import { drawingsIn } from './drawings.tsx';

/** The paragraphs that speak of places: on the ring, in storage, on ships. */
const OF_PLACES =
  '§short §setup §golden §1 §2 §3.2.1.1 §3.2.1.2 §3.2.1.3 §3.2.1.4 §3.2.2.1 §3.2.2.3 §4 §6 §round'.split(' ');

describe.each(LANGUAGES)('the drawn examples in %s', language => {
  test('belong to paragraphs of the rules, and each shows pictures with words under them', async () => {
    const rules = await (await nauticus.words(language)).rules();
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
