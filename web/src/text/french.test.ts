import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = dirname(import.meta.dirname);
/** What is spoken is not broken into lines. */
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('fr.ts') && !file.includes('speech'),
);

/** A plain space where code has none, or in a plain text before a colon or an exclamation mark. */
const LOOSE = /« | [»;]|(?:: |=> )'[^'\n]*[^\s'] [:!]/;

test('in French no line can begin with a sign that belongs to the word before it', () => {
  expect(FILES.length).toBeGreaterThan(10);
  const lines = FILES.flatMap(file =>
    readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .map(line => `${file}: ${line}`),
  );
  expect(lines.filter(line => LOOSE.test(line))).toEqual([]);
});
