import { afterEach, expect, test, vi } from 'vitest';

const load = async (tests: string | undefined) => {
  vi.resetModules();
  vi.stubEnv('TESTS', tests);
  return import('./sample-size.ts');
};

afterEach(() => {
  vi.unstubAllEnvs();
  // The test files after this one in its worker would else take this sample size, too.
  vi.resetModules();
});

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

test('the usual tests look at one of twelve, and at one at least', async () => {
  const { sampleOf, sampleSize } = await load(undefined);
  expect([1200, 24, 12, 3, 1].map(sampleSize)).toEqual([100, 2, 1, 1, 1]);
  expect(sampleOf(TWENTY)).toEqual([0, 10]);
  expect(sampleOf([])).toEqual([]);
});

test('the long tests look at all', async () => {
  const { sampleOf, sampleSize } = await load('long');
  expect([800, 3].map(sampleSize)).toEqual([800, 3]);
  expect(sampleOf(TWENTY)).toEqual(TWENTY);
});
