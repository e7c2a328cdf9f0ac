import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTree } from '../imports/sources.ts';
import { vagueComments } from './comments.ts';

test('a comment names its subject by a noun of the code', () => {
  expect(vagueComments(readTree(fileURLToPath(new URL('../../../', import.meta.url))))).toEqual([]);
});

test.each([
  ['a subject without a noun', '/** Who decides. */', ['begin with a noun of the code']],
  ['a pronoun', '/** What is asked. */', ['begin with a noun of the code']],
  ['behind code', 'const a = 1; // Nobody knows.', ['begin with a noun of the code']],
  [
    'a person who is taken for a man',
    '/**\n * The seat of a player, as long as\n * he plays.\n */',
    ['people are "they"'],
  ],
  ['both', '/** Whoever comes gives his name. */', ['begin with a noun of the code', 'people are "they"']],
  ['a noun', '/** The player who decides; nobody else sees their hand. */', []],
  ['a text', "const text = '// Who decides his turn';", []],
])('%s', (_, text, rules) => {
  expect(vagueComments(new Map([['web/src/a.ts', text]])).map(sentence => sentence.split('": ')[1])).toEqual(rules);
});
