import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkImports, knots } from './check-imports.ts';
import { readTree } from './sources.ts';

test('this repository imports only what the table of imports allows', () => {
  const tree = readTree(fileURLToPath(new URL('../../..', import.meta.url)));
  expect(tree.size).toBeGreaterThan(50);
  expect(checkImports(tree)).toEqual([]);
});

const check = (files: Readonly<Record<string, string>>): string[] => checkImports(new Map(Object.entries(files)));

describe('allowed are', () => {
  test.each([
    ['the one package of the kit', 'games/kit/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['the kit in a game', 'games/chess/src/a.ts', "import { ok } from '@ankerplatz/kit';"],
    ['games in the registry', 'games/registry/src/a.ts', "import { chess } from '@ankerplatz/chess';"],
    ['the registry in bots', 'bots/src/a.ts', "import { GAMES } from '@ankerplatz/registry';"],
    ['all these in tools', 'tools/src/a.ts', "import { think } from '@ankerplatz/bots';"],
    ['modules of Node in tools', 'tools/src/a.ts', "import { join } from 'node:path';"],
    ['vitest in a test', 'games/chess/src/a.test.ts', "import { test } from 'vitest';"],
    ['fast-check in what only tests use', 'games/kit/src/testing/a.ts', "import fc from 'fast-check';"],
    ['vitest in the conformance suite', 'games/kit/src/conformance.ts', "import { test } from 'vitest';"],
    ['modules of Node in a test', 'games/chess/src/a.test.ts', "import { readFileSync } from 'node:fs';"],
    ['types of the protocol in the web', 'web/src/net/a.ts', "import type { Me } from '@ankerplatz/protocol';"],
    [
      'the lazy door of the registry in the web',
      'web/src/net/a.tsx',
      "import { loadGame } from '@ankerplatz/registry/lazy';",
    ],
    ['bots in the worker of the web', 'web/src/local/worker.ts', "import { think } from '@ankerplatz/bots';"],
    ['games in a test of the web', 'web/src/a.test.ts', "import { GAMES } from '@ankerplatz/registry';"],
    ['the clock in tools', 'tools/src/a.ts', 'const now = Date.now();'],
    [
      'the clock in words',
      'games/chess/src/a.ts',
      `// The Date.\nconst a = 'Date'; /* Date */ const b = \`Date \${a}\`; const c = /Date/;`,
    ],
  ])('%s', (_, path, text) => {
    expect(check({ [path]: text })).toEqual([]);
  });

  test('what the package of journeys declares for its development', () => {
    const files = { 'e2e/package.json': '{"devDependencies":{"playwright":"1"}}' };
    expect(check({ ...files, 'e2e/src/a.ts': "import { chromium } from 'playwright';" })).toEqual([]);
  });

  test('what package.json declares', () => {
    const files = { 'tools/package.json': '{"dependencies":{"commander":"1"}}' };
    expect(check({ ...files, 'tools/src/a.ts': "import { Command } from 'commander';" })).toEqual([]);
  });
});

describe('refused are', () => {
  test.each([
    [
      'a game in the kit',
      'games/kit/src/a.ts',
      "import { chess } from '@ankerplatz/chess';",
      'of ours kit may import nothing',
    ],
    [
      'the suite in a game',
      'games/kit/src/a.ts',
      "import { test } from 'vitest';",
      'from outside kit may import @noble/hashes',
    ],
    [
      'a game in another',
      'games/chess/src/a.ts',
      "import { go } from '@ankerplatz/go';",
      'of ours game may import kit',
    ],
    ['bots in a game', 'games/chess/src/a.ts', "import '@ankerplatz/bots';", 'of ours game may import kit'],
    [
      'the registry in a game',
      'games/chess/src/a.ts',
      "const a = await import('@ankerplatz/registry');",
      'of ours game may import kit',
    ],
    [
      'tools in bots',
      'bots/src/a.ts',
      "export { a } from '@ankerplatz/tools';",
      'of ours bots may import kit, game, registry',
    ],
    [
      'types as well',
      'games/chess/src/a.ts',
      "import type { Go } from '@ankerplatz/go';",
      'of ours game may import kit',
    ],
    [
      'imports of several lines',
      'games/chess/src/a.ts',
      "import {\n  a,\n  b,\n} from '@ankerplatz/go';",
      'of ours game may import kit',
    ],
    [
      'a package in a game',
      'games/chess/src/a.ts',
      "import { a } from 'lodash/fp';",
      'from outside game may import nothing',
    ],
    [
      'a game in a test of the kit',
      'games/kit/src/a.test.ts',
      "import { a } from '@ankerplatz/chess';",
      'of ours kit may import nothing',
    ],
    [
      'an undeclared package',
      'tools/src/a.ts',
      "import { a } from '@scope/name/part';",
      'tools/package.json does not name it',
    ],
    ['a module of Node', 'bots/src/a.ts', "import { a } from 'node:fs';", 'rules and bots do no input and output'],
    [
      'schemas in the web',
      'web/src/net/a.tsx',
      "import { Me } from '@ankerplatz/protocol';",
      'of protocol web may import types only',
    ],
    [
      'bots outside the worker',
      'web/src/net/a.ts',
      "const a = await import('@ankerplatz/bots');",
      'of bots web may import types only',
    ],
    [
      'all games in the web',
      'web/src/net/a.ts',
      "import { GAMES } from '@ankerplatz/registry';",
      'of registry web may import types only',
    ],
    [
      'a module of Node in the web',
      'web/src/net/a.ts',
      "import { a } from 'node:fs';",
      'there is no Node in a browser',
    ],
    ['the server in e2e', 'e2e/src/a.ts', "import '@ankerplatz/server';", 'of ours e2e may import kit, game, registry'],
    [
      'a module of Node without node:',
      'tools/src/a.ts',
      "import { a } from 'fs';",
      'modules of Node are written with node:',
    ],
    [
      'a way around',
      'games/chess/src/a.ts',
      "import { a } from '../../kit/src/b.ts';",
      'a relative import stays inside its package',
    ],
    [
      'help for tests',
      'games/chess/src/a.ts',
      "import { a } from './testing/b.ts';",
      'only tests may import what is for tests',
    ],
  ])('%s', (_, path, text, problem) => {
    expect(check({ [path]: text })).toEqual([expect.stringMatching(`^${path} imports .*: ${problem}$`)]);
  });

  test.each([
    ['Math.random', 'const a = Math.random();'],
    ['Date', 'const a = new Date();'],
    ['process', "const a = process.env['HOME'];"],
    ['performance', 'const a = performance.now();'],
    ['Date', `const a = \`\${Date.now()} is now\`;`],
  ])('%s in rules and bots', (word, text) => {
    for (const path of ['games/kit/src/a.ts', 'games/chess/src/a.ts', 'bots/src/a.ts'])
      expect(check({ [path]: text })).toEqual([`${path} uses ${word}: rules and bots are given chance and time`]);
  });

  test('a folder that is not in the table', () => {
    expect(() => check({ 'extras/src/a.ts': '' })).toThrow('extras is not in the table of packages');
  });

  test('files that import each other in a circle', () => {
    const files = {
      'tools/src/a.ts': "import { b } from './b/b.ts';",
      'tools/src/b/b.ts': "import { c } from '../c.ts';",
      'tools/src/c.ts': "import { a } from './a.ts';",
      'tools/src/d.ts': "import { a } from './a.ts';",
    };
    const circle = 'tools/src/a.ts → tools/src/b/b.ts → tools/src/c.ts → tools/src/a.ts';
    expect(check(files)).toEqual([`${circle}: files import each other in a circle`]);
  });

  test('circles that types close', () => {
    const files = {
      'tools/src/a.ts': "import { b } from './b.ts';",
      'tools/src/b.ts': "import type { A } from './a.ts';",
    };
    expect(check(files)).toEqual([
      'tools/src/a.ts → tools/src/b.ts → tools/src/a.ts: files import each other in a circle',
    ]);
    expect(knots(new Map(Object.entries({ ...files, 'bots/src/c.ts': '' })))).toEqual({ tools: 2, bots: 0 });
  });

  const below = 'types ← tables ← memory ← moves ← rules ← position ← refusal, notation, view, facts ← index';

  test.each([
    ['types', 'tables'],
    ['tables', 'moves'],
    ['moves', 'position'],
    ['position', 'view'],
    ['position', 'refusal'],
    ['notation', 'index'],
    ['memory/cells', 'moves'],
    ['moves', 'rules/ships'],
    ['rules/ships', 'position'],
    ['position', 'facts/limits'],
  ])('%s that import %s in a game', (lower, upper) => {
    const [from, to] = [lower, upper].map(name => `games/chess/src/${name}.ts`);
    const problem = `${from} imports ${to}: inside a game ${below}`;
    const [up, down] = [lower, upper].map(name => (name.includes('/') ? '..' : '.'));
    expect(check({ [from!]: `import { a } from '${up}/${upper}.ts';`, [to!]: '' })).toEqual([problem]);
    expect(check({ [from!]: `import type { A } from '${up}/${upper}.ts';`, [to!]: '' })).toEqual([problem]);
    expect(check({ [to!]: `import { a } from '${down}/${lower}.ts';`, [from!]: '' })).toEqual([]);
    const through = {
      [from!]: `import { a } from '${up}/events.ts';`,
      'games/chess/src/events.ts': `import './${upper}.ts';`,
    };
    expect(check(through)).toEqual([problem]);
  });

  describe('in the web', () => {
    const below = 'inside web settings ← text ← ui ← net ←';

    test.each([
      ['text/a.ts', "import { b } from '../ui/b.ts';", 'ui/b.ts'],
      ['board/a.ts', "import type { B } from '../games/b.ts';", 'games/b.ts'],
      ['table/a.ts', "const b = await import('../pages/home/b.ts');", 'pages/home/b.ts'],
    ])('%s that imports from above', (path, text, target) => {
      const problem = `web/src/${path} imports web/src/${target}: ${below}`;
      expect(check({ [`web/src/${path}`]: text, [`web/src/${target}`]: '' })).toEqual([
        expect.stringContaining(problem),
      ]);
    });

    test('a page that imports another page, but not its own parts', () => {
      const home = "import { b } from './b.ts';\nimport { c } from '../account/c.ts';";
      const files = {
        'web/src/pages/home/a.ts': home,
        'web/src/pages/home/b.ts': '',
        'web/src/pages/account/c.ts': '',
      };
      const problem = 'web/src/pages/home/a.ts imports web/src/pages/account/c.ts: inside web';
      expect(check(files)).toEqual([expect.stringContaining(problem)]);
    });

    test('a file that stands on no floor', () => {
      expect(check({ 'web/src/attic/a.ts': '' })).toEqual([
        expect.stringContaining('web/src/attic/a.ts stands on no floor: inside web'),
      ]);
    });
  });
});
