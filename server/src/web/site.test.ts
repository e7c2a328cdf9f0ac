import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite, SCRIPT } from '../testing/site.ts';
import { Site } from './site.ts';

const ASSET = '/assets/main-4f.js';

test('a site that was kept is whole, whatever becomes of its folder', async () => {
  const folder = makeSite();
  const site = new Site(folder);
  await site.keep();
  rmSync(folder, { recursive: true });
  const file = site.file(ASSET);
  expect([String(file?.plain), [...(file?.packed.keys() ?? [])]]).toEqual([SCRIPT, ['br', 'gzip']]);
  expect([...site.paths].filter(path => path !== '/index.html' && site.file(path) === undefined)).toEqual([]);
});

test('a file of a site that nobody has asked for is missing when its folder has lost it', () => {
  const folder = makeSite();
  const site = new Site(folder);
  rmSync(join(folder, ASSET));
  expect(site.file(ASSET)).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test('no file is read that is not the site’s', () => {
  const folder = makeSite();
  const site = new Site(folder);
  expect(['/../package.json', `${ASSET}.br`, '/assets', '/nothing.js'].map(path => site.file(path))).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
  rmSync(folder, { recursive: true });
});
