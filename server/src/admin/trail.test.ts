import { LANGUAGES } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import { API } from '../api.ts';
import { useApp } from '../testing/app.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { trailSentence } from './trail.ts';

const server = useApp();

/** Requests of members, and the one that proves who is an administrator, are not in the trail. */
const UNKEPT = /\/(?:claim|entry|coming)$/;
const LINKS = {
  person: (id: string) => id,
  table: (id: string) => id,
  event: (id: string) => id,
  tournament: (id: string) => id,
};

test('every change that administrators make by an address has a sentence in every language', async () => {
  const { paths } = (await server().app.describe()) as { paths: Record<string, Record<string, unknown>> };
  const kept = Object.entries(paths).flatMap(([path, methods]) =>
    /^\/(?:admin|events|tournaments)\b/.test(path.replace(API, '')) && !UNKEPT.test(path)
      ? Object.keys(methods)
          .filter(method => method !== 'get')
          .map(method => `${method.toUpperCase()} ${path.replace(API, '').replaceAll(/\{(\w+)\}/g, ':$1')}`)
      : [],
  );
  expect(kept.length).toBeGreaterThan(20);
  const about = { id: 'x', name: 'x', person: 'x', seat: 0, uses: 1, days: 1, round: 1, action: 'start' };
  for (const action of kept)
    for (const language of LANGUAGES) {
      const line = { at: '', administrator: { id: 'ada', name: 'Ada' }, action, about };
      const sentence = trailSentence(line, CATALOGUES[language].admin.trail, LINKS, new Map());
      expect(sentence, `${action} in ${language}`).not.toContain(action);
    }
});
