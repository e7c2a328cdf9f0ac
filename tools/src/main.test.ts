import { describe, expect, test } from 'vitest';
import { run } from './testing/program.ts';

const COMMANDS = ['play', 'welcome', 'engine', 'replay', 'verify', 'simulate', 'perft', 'arena', 'connect', 'schema'];

describe('ankerplatz', () => {
  test('--help names every command', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`  ${command} `);
  });

  const wrong: readonly (readonly [string, readonly string[]])[] = [
    ['no command', []],
    ['an unknown command', ['dance']],
    ['an unknown option', ['--loud']],
    ['too many arguments', ['engine', 'nauticus']],
    ['no file', ['replay']],
    ['a file that is not there', ['replay', '/nowhere/at/all.json']],
    ['a file that is not there', ['verify', '/nowhere/at/all.json']],
    ['input that is not JSON', ['verify', '-']],
    ['an unknown language', ['replay', '-', '--lang', 'la']],
    ['an unknown game', ['simulate', 'chess', '--players', '2']],
    ['no number of players', ['simulate', 'nauticus']],
    ['a wrong number of players', ['simulate', 'nauticus', '--players', '5']],
    ['a number that is none', ['simulate', 'nauticus', '--players', 'two']],
    ['players and a variant', ['simulate', 'nauticus', '--players', '2', '--variant', 'duel']],
    ['no games', ['simulate', 'nauticus', '--players', '2', '--games', '0']],
    ['no depth', ['perft', 'nauticus', '--players', '2']],
    ['a depth beyond all limits', ['perft', 'nauticus', '--players', '2', '--depth', '9']],
    ['a position that is none', ['perft', 'nauticus', '--position', '-', '--depth', '1']],
  ];

  test.each(wrong)('%s: exit code 2 and a word on the error stream only (%j)', async (_, args) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
    expect(stderr).not.toContain('    at ');
  });
});
