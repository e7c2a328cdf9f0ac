// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

test('a page that is still on its way shows the sign of the site, without a script', () => {
  const [, app = ''] = /<div id="app">(.*)<\/div>/.exec(readFileSync(at('index.html'), 'utf8')) ?? [];
  const [, sign] = /src="\/([^"]*)"/.exec(app) ?? [];
  expect(sign).toBe('icon.svg');
  expect(existsSync(at(`public/${sign}`))).toBe(true);
});
