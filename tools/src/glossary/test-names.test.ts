import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTree } from '../imports/sources.ts';
import { misnamedTests } from './test-names.ts';

test('a test is found beside the file that it tests, under its name', () => {
  expect(misnamedTests(readTree(fileURLToPath(new URL('../../../', import.meta.url))))).toEqual([]);
});

test.each([
  ['beside its file', 'web/src/ui/Dialog.test.tsx', []],
  ['of a whole folder', 'web/src/ui/ui.test.tsx', []],
  ['a chapter of the rulebook', 'games/chess/src/rulebook/castling.test.ts', []],
  ['a scenario', 'server/src/lobby/scenarios/rush.test.ts', []],
  ['of nothing', 'web/src/ui/windows.test.tsx', ['web/src/ui/windows.test.tsx']],
])('%s', (_, path, misnamed) => {
  const tree = new Map(['web/src/ui/Dialog.tsx', path].map(each => [each, '']));
  expect(misnamedTests(tree).map(sentence => sentence.split(' ')[0])).toEqual(misnamed);
});
