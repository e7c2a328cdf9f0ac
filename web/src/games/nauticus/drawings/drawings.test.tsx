import { LANGUAGES } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { h, render } from 'preact';
import { describe, expect, test } from 'vitest';
import { drawingsIn } from './drawings.tsx';

describe.each(LANGUAGES)('the drawn examples in %s', language => {
  test('belong to paragraphs of the rules, and each shows pictures with words under them', async () => {
    const rules = await (await nauticus.words(language)).rules();
    const drawings = await drawingsIn(language);
    expect(Object.keys(drawings).length).toBeGreaterThan(9);
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
