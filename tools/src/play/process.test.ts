import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { type Ended, ended, run } from '../testing/program.ts';
import { choicesIn, newFolder, tooWide } from './testing/typist.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
process.env.ANKERPLATZ_DATA = newFolder();

const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } });

/** Calls back with all that was printed since the last prompt. */
const onPrompt = (child: ChildProcessWithoutNullStreams, answer: (printed: string) => void): void => {
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (!/> $/.test(printed)) return;
    const asked = printed;
    printed = '';
    answer(asked);
  });
};

/** Answers every prompt with the number of any choice. */
const playRandomly = (args: readonly string[], seed: string): Promise<Ended> => {
  const child = start(args);
  const chance = SeededChance.from(seed);
  onPrompt(child, printed => child.stdin.write(`${1 + chance.die(choicesIn(printed))}\n`));
  return ended(child);
};

const ESCAPE = '\u001b[';

describe('ankerplatz play nauticus', () => {
  test.each(LANGUAGES)('a whole game in %s through pipes, by numbers alone; its record verifies', async language => {
    const args = ['play', 'nauticus', '--players', '3', '--lang', language, '--seed', 'pipe'];
    const { code, stdout, stderr } = await playRandomly(args, language);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(tooWide(stdout)).toEqual([]);
    expect(stdout).not.toContain(ESCAPE);
    const [, file] = stdout.match(/npm run ankerplatz -- verify (\S+)/)!;
    expect((await run(['verify', file!])).code).toBe(0);
    expect((await run(['replay', file!, '--lang', language])).code).toBe(0);
  });

  test('the end of the input is a polite end, and --load goes on', async () => {
    const { code, stdout } = await run(
      ['play', 'nauticus', '--lang', 'en', '--seed', 'x'],
      'take money\nbonus fish\nmoney\n',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Nauticus for 2: Lighthouse, Gull');
    const [, file] = stdout.match(/--load (\S+)/)!;
    const saved = JSON.parse(readFileSync(file!, 'utf8'));
    expect(saved.chance).toEqual({ kind: 'seed', seed: 'x' });
    const resumed = await run(['play', 'nauticus', '--lang', 'en', '--load', file!, '--names', 'Ann,Ben'], 'log all\n');
    expect(resumed.code).toBe(0);
    expect(resumed.stdout).toMatch(/ {2}(Ann|Ben) withdraws 2 taler/);
  });

  test('Ctrl-C is a polite end too', async () => {
    const child = start(['play', 'nauticus', '--lang', 'en']);
    let typed = false;
    onPrompt(child, () => {
      if (typed) child.kill('SIGINT');
      else child.stdin.write('1\n');
      typed = true;
    });
    const { code, stdout } = await ended(child);
    expect(code).toBe(0);
    expect(stdout).toMatch(/--load \S+\nGoodbye\.\n$/);
  });

  test.each([
    ['FORCE_COLOR colours a pipe', { FORCE_COLOR: '1' }, true],
    ['NO_COLOR wins over it', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    ['a pipe has no colours', { CI: '1' }, false],
  ])('%s', async (_, env, coloured) => {
    const child = start(['play', 'nauticus', '--lang', 'en'], { FORCE_COLOR: '', NO_COLOR: '', ...env });
    child.stdin.end('board\n');
    const { stdout } = await ended(child);
    expect(stdout.includes(ESCAPE)).toBe(coloured);
    expect(tooWide(stdout)).toEqual([]);
  });

  test.each([
    ['an unknown game', ['chess']],
    ['five players', ['nauticus', '--players', '5']],
    ['a variant', ['nauticus', '--variant', 'duel']],
    ['an unknown language', ['nauticus', '--lang', 'la']],
    ['too few names', ['nauticus', '--players', '3', '--names', 'Ann,Ben']],
    ['an empty name', ['nauticus', '--names', 'Ann,']],
    ['two equal names', ['nauticus', '--names', 'Ann,Ann']],
    ['a name too long', ['nauticus', '--names', 'Ann,Bartholomew-Cubbins']],
    ['a name that is none', ['nauticus', '--names', 'Ann,\u001b[31m']],
    ['a record that is not there', ['nauticus', '--load', '/nowhere/at/all.json']],
    ['a record and a seed', ['nauticus', '--load', 'x.json', '--seed', 's']],
  ])('%s: exit code 2 and a word on the error stream', async (_, args) => {
    const { code, stdout, stderr } = await run(['play', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/\S/);
  });

  test('a record that cannot be replayed is bad input', async () => {
    const file = join(newFolder(), 'x.json');
    writeFileSync(file, '{"format":"ankerplatz-record/1"}');
    expect(await run(['play', 'nauticus', '--load', file])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('ankerplatz welcome', () => {
  const welcome = (input: string, LANG = 'de_DE.UTF-8'): Promise<Ended> => {
    const child = start(['welcome'], { LC_ALL: '', LC_MESSAGES: '', LANG });
    child.stdin.end(input);
    return ended(child);
  };

  test('says that there is no server, asks language and players, and plays', async () => {
    const { code, stdout } = await welcome('\n3\n1\n');
    expect(code).toBe(0);
    expect(stdout).toContain('Es gibt noch keinen Server');
    expect(stdout).toContain('Nauticus zu dritt: Leuchtturm, Möwe, Knoten');
    expect(stdout).toMatch(/Auf Wiedersehen\.\n$/);
  });

  test('another language, the usual number of players', async () => {
    expect((await welcome('fr\n\n')).stdout).toContain('Nauticus à 2 : Phare, Mouette');
  });

  test('asks again until an answer fits; English where the environment speaks none of ours', async () => {
    const { stdout } = await welcome('la\nen\n7\n4\n', 'C');
    expect(stdout).toContain('There is no server yet');
    expect(stdout.match(/Please answer one of/g)).toHaveLength(2);
    expect(stdout).toContain('Nauticus for 4');
  });

  test.each([[''], ['\n'], ['quit\n']])('the end of the input while it asks is a polite end (%j)', async input => {
    const { code, stdout } = await welcome(input);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Auf Wiedersehen\.\n$/);
  });
});
