// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('a page that is still on its way is not empty, without a script or a style', () => {
  const [, sign, drawn] = /<body>\s*<svg id="([^"]+)"(.+?)<\/svg>/s.exec(read('../../index.html')) ?? [];
  expect(drawn).toMatch(/stroke="#\w+"/);
  expect(read('./app.css'), 'its place when styles are there').toContain(`#${sign} {`);
  expect(read('./App.tsx'), 'it goes with the first page').toContain(`getElementById('${sign}')?.remove()`);
});
