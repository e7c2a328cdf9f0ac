import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Commands as npm starts them, once they are built. */
const COMMANDS = [
  ['server/packed/main.js'],
  ['server/packed/operation.js', 'backup'],
  ['server/packed/operation.js', 'restore'],
  ['torture/dist/main.js'],
  ['tools/dist/main.js'],
  ['tools/dist/imports/main.js'],
  ['tools/test.mjs'],
] as const;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const run = (args: readonly string[]): { code: number | null; said: string; stdout: string } => {
  const env = { PATH: process.env.PATH, ANKERPLATZ_DATA: '/nowhere', PORT: '0' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], { cwd: ROOT, env, encoding: 'utf8' });
  return { code: status, said: stdout + stderr, stdout };
};

const STACK = /^ {4}at /m;

describe.each(COMMANDS.map(command => [command.join(' '), command] as const))('%s', (_, command) => {
  test('says with --help how it is used, and does nothing', () => {
    const { code, said } = run([...command, '--help']);
    expect([code, said]).toEqual([0, expect.stringMatching(/usage/i)]);
    expect(said).not.toMatch(STACK);
  });

  test('answers nonsense in words', () => {
    const { code, said } = run([...command, '--nonsense']);
    expect(code).not.toBe(0);
    expect(said).toMatch(/nonsense/);
    expect(said).not.toMatch(STACK);
  });
});

describe('every sub-command of ankerplatz', () => {
  const { said: help } = run(['tools/dist/main.js', '--help']);
  const names = [...help.matchAll(/^ {2}([a-z]+)\b(?! {0,1}\S*--)/gm)]
    .map(([, name]) => name!)
    .filter(name => name !== 'help');

  test('is found in its help', () => expect(names.length).toBeGreaterThan(5));

  test.each(names)('%s', name => {
    const asked = run(['tools/dist/main.js', name, '--help']);
    expect(asked.code).toBe(0);
    expect(asked.stdout).toContain(`Usage: ankerplatz ${name}`);
    const { code, stdout, said } = run(['tools/dist/main.js', name, '--nonsense']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(said).not.toMatch(STACK);
  });
});
