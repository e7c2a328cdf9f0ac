import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { type Ended, ended, fileWith, run } from '../../testing/program.ts';
import { forward, recordNearEnd } from '../testing/nautilus.ts';
import { choicesIn, newFolder, tooWide } from '../testing/typist.ts';

const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
process.env.ANKERPLATZ_DATA = newFolder();

const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } });

/** Of a move, or of a hand-over. */
const PROMPT = /(> |(Enter|drücken|Entrée)\. )$/;

/** Calls back with all that was printed since the last prompt. */
const onPrompt = (child: ChildProcessWithoutNullStreams, answer: (printed: string) => void): void => {
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (!PROMPT.test(printed)) return;
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
  test('a whole game through pipes, by numbers alone; its record verifies', async () => {
    const language = 'fr';
    const args = ['play', 'nauticus', '--players', '2', '--lang', language, '--seed', 'pipe'];
    const { code, stdout, stderr } = await playRandomly(args, language);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(tooWide(stdout)).toEqual([]);
    expect(stdout).not.toContain(ESCAPE);
    const [, file] = stdout.match(/npm run ankerplatz -- verify (\S+)/)!;
    expect((await run(['verify', file!])).code).toBe(0);
    expect((await run(['replay', file!, '--lang', language])).code).toBe(0);
  });

  test('the end of the input is a polite end, and --load goes on', async () => {
    const { code, stdout } = await run(['play', 'nauticus', '--lang', 'en', '--seed', 'x'], 'take money\n1\n');
    expect(code).toBe(0);
    expect(stdout).toContain('Nauticus for 2: Lighthouse, Gull');
    const [, file] = stdout.match(/--load (\S+)/)!;
    const saved = JSON.parse(readFileSync(file!, 'utf8'));
    expect(saved.chance).toEqual({ kind: 'seed', seed: 'x' });
    const resumed = await run(['play', 'nauticus', '--lang', 'en', '--load', file!, '--names', 'Ann,Ben'], 'log all\n');
    expect(resumed.code).toBe(0);
    expect(resumed.stdout).toMatch(/ {2}(Ann|Ben) chooses “withdraw money”/);
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

  test('a record that cannot be replayed is bad input', async () => {
    const file = join(newFolder(), 'x.json');
    writeFileSync(file, '{"format":"ankerplatz-record/1"}');
    expect(await run(['play', 'nauticus', '--load', file])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('ankerplatz play nautilus', () => {
  /** Types what `forward` would, at every prompt and every hand-over. */
  const playForward = (args: readonly string[]): Promise<Ended> => {
    const child = start(args);
    onPrompt(child, printed => child.stdin.write(`${forward(printed)}\n`));
    return ended(child);
  };

  const kinds = [
    ...LANGUAGES.map(language => ({ language, variant: 'team' as const })),
    { language: 'en', variant: 'duel' as const },
  ];

  test.each(kinds)(
    '$variant to its end in $language through pipes; its record verifies',
    async ({ language, variant }) => {
      const file = fileWith(recordNearEnd(variant));
      const { code, stdout, stderr } = await playForward(['play', 'nautilus', '--load', file, '--lang', language]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(tooWide(stdout)).toEqual([]);
      expect(stdout).not.toContain(ESCAPE);
      const [, kept] = stdout.match(/npm run ankerplatz -- verify (\S+)/)!;
      expect((await run(['verify', kept!])).code).toBe(0);
    },
  );

  test('with bots in the last seats one person plays on without a hand-over', async () => {
    const args = ['play', 'nautilus', '--lang', 'en', '--variant', 'quick', '--bots', 'deckhand,mate,random'];
    const { code, stdout } = await run([...args, '--names', 'Ann,Ben,Cleo,Dan'], '1\nlog all\n');
    expect(code).toBe(0);
    expect(stdout).toContain('Bots play Ben (Deckhand), Cleo (First mate), Dan (at random).');
    expect(stdout).toMatch(/^Ann> log all$/m);
    expect(stdout).not.toContain('hand the keyboard over');
    expect(stdout).toMatch(/--load \S+ --bots deckhand,mate,random\n/);
  });
});

test('ankerplatz welcome asks and plays', async () => {
  const child = start(['welcome'], { LC_ALL: '', LC_MESSAGES: '', LANG: 'de_DE.UTF-8' });
  child.stdin.end('\n\n\n\n');
  const { code, stdout } = await ended(child);
  expect(code).toBe(0);
  expect(stdout).toContain('Nauticus zu zweit');
  expect(stdout).toMatch(/Auf Wiedersehen\.\n$/);
});
