import * as all from '@ankerplatz/registry';
import { expect, test } from 'vitest';
import * as quay from './quay-registry.ts';

test('the registry of Quay alone has all that a server asks the registry for', () => {
  expect(Object.keys(quay).sort()).toEqual(Object.keys(all).sort());
});
