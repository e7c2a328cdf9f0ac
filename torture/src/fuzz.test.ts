import { sampleSize } from '@ankerplatz/kit/sample-size';
import { useApp } from '@ankerplatz/server/testing/app';
import { describe, expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

describe('junk', () => {
  const server = useApp({ trustProxy: true });

  test('to every route and in every message is refused, never a server error', async () => {
    const { answers, violations } = await fuzz(await server().listen(), {
      seed: 'a small one',
      count: sampleSize(6_000),
    });
    expect(violations).toEqual([]);
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '409', 'socket kept']));
    expect(server().logged.filter(line => /"level":(50|60)/.test(line))).toEqual([]);
  });
});
