import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTree } from '../imports/sources.ts';
import { checkGlossary, GLOSSARY } from './glossary.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TREE = readTree(ROOT);

test('exported names use the words of the glossary for what it says', () => {
  expect(checkGlossary(TREE)).toEqual([]);
});

test('docs/architecture.md explains these words and no others, twenty at most', () => {
  const docs = readFileSync(`${ROOT}docs/architecture.md`, 'utf8');
  const glossary = docs.slice(docs.indexOf('## Glossary')).split('\n## ')[0]!;
  const words = [...glossary.matchAll(/^\| \*\*(\w+)\*\* \|/gm)].map(([, word]) => word);
  expect(words).toEqual(Object.keys(GLOSSARY).map(word => word.toLowerCase()));
  expect(words.length).toBeLessThanOrEqual(20);
});

describe('finds', () => {
  const known = checkGlossary(TREE);
  const withFile = (path: string, text: string) =>
    checkGlossary(new Map([...TREE, [path, text]])).filter(problem => !known.includes(problem));

  test.each([
    ['a table of figures', 'tools/src/arena/figures.ts', 'export interface ScoreTable {}', 'ScoreTable', 'table'],
    ['another seat', 'web/src/ui/Seat.tsx', 'export function Seat(): null {\n  return null;\n}', 'Seat', 'seat'],
    ['a kind in another package', 'web/src/a.ts', 'export class LiveTable {}', 'LiveTable', 'table'],
    ['a field that is called an entry', 'web/src/a.tsx', 'export const NameEntry = 1;', 'NameEntry', 'entry'],
    ['a second decision', 'tools/src/a.ts', 'export type Decision = string;', 'Decision', 'decision'],
  ])('%s', (_, path, text, name, word) => {
    expect(withFile(path, text)).toEqual([`${path} exports ${name}, which the glossary does not know as a ${word}`]);
  });

  test('a kind that is gone', () => {
    const [path] = [...TREE].find(([, text]) => text.includes('export class EngineTable'))!;
    expect(withFile(path, '')).toEqual(['the glossary knows EngineTable, which nobody exports']);
  });

  test('but leaves other words, constants and tests alone', () => {
    expect(withFile('web/src/a.ts', 'export class Tablet {}\nexport const LEVEL = 1;')).toEqual([]);
    expect(withFile('web/src/a.test.ts', 'export class ScoreTable {}')).toEqual([]);
  });
});
