import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

const check = (path: string, specifier: string): string[] =>
  checkImports(new Map([[path, `import type { Row } from '${specifier}';`]]));

test.each([
  ['server/src/chat/routes.ts', './service.ts'],
  ['server/src/chat/service.ts', './store.ts'],
  ['server/src/tables/orders/service.ts', '../store.ts'],
  ['server/src/lobby/service.ts', '../tables/service.ts'],
  ['server/src/ratings/rater.ts', './rating-store.ts'],
  ['server/src/lobby/lobby.test.ts', '../tables/store.ts'],
])('%s may import %s', (path, specifier) => {
  expect(check(path, specifier)).toEqual([]);
});

test.each([
  ['server/src/lobby/service.ts', '../tables/store.ts', 'the store of a feature is asked by its service alone'],
  ['server/src/lobby/store.ts', '../chat/store.ts', 'the store of a feature is asked by its service alone'],
  ['server/src/lobby/service.ts', '../ratings/rating-store.ts', 'the store of a feature is asked by its service alone'],
  ['server/src/chat/routes.ts', './store.ts', 'the store of a feature is asked by its service alone'],
  ['server/src/accounts/factors/passkey-routes.ts', './passkey-store.ts', 'is asked by its service alone'],
  ['server/src/chat/store.ts', './service.ts', 'inside a feature routes, socket → plugin → service → store'],
  ['server/src/chat/service.ts', './routes.ts', 'inside a feature routes, socket → plugin → service → store'],
])('%s may not import %s', (path, specifier, reason) => {
  expect(check(path, specifier).join('\n')).toContain(reason);
});
