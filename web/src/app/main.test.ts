// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('a page that is still on its way is not empty, without a script', () => {
  const [, sign] = /<div id="app"><div class="([^"]+)">/.exec(read('../../index.html')) ?? [];
  expect(sign).toBe('app-opening');
  expect(read('./app.css')).toContain(`.${sign} {`);
});
