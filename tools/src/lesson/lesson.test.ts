import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@ankerplatz/kit';
import { intendedMove, type Lesson, LessonRun, trustedLesson } from '@ankerplatz/kit/lesson';
import { GAME_IDS, GAMES } from '@ankerplatz/registry';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { Typist, tooWide, typed } from '../play/testing/typist.ts';
import { learnCommand, lessonCommand } from './command.ts';
import { LessonSession } from './lesson-session.ts';

const fileOf = (game: string, name: string): URL => new URL(`../../../games/${game}/lessons/${name}`, import.meta.url);

const lessonOf = (game: 'nauticus' | 'nautilus', name: string): Lesson =>
  trustedLesson(
    JSON.parse(readFileSync(fileOf(game, name), 'utf8')),
    GAME_IDS.map(id => GAMES[id]),
  );

/** The typing of a learner who does as the lesson says. */
const obedient = (lesson: Lesson): (() => string | null) => {
  const begun = LessonRun.begin(GAMES[lesson.game as 'nauticus'], lesson);
  if (!begun.ok) throw new Error(begun.error);
  let run = begun.value;
  return () => {
    while (run.reading().due) {
      const played = run.playDue();
      if (!played.ok) throw new Error(played.error);
      run = played.value;
    }
    const move = intendedMove(run);
    if (move === undefined) {
      run = run.goOn();
      return '';
    }
    const played = run.play(lesson.seat, [move]);
    if (!played.ok) throw new Error(played.error.code);
    run = played.value;
    return move;
  };
};

describe.each([
  ['nauticus', '06-passing-and-crowns.json'],
  ['nautilus', '08-the-nautilus.json'],
] as const)('%s %s on a terminal', (game, name) => {
  test.each(LANGUAGES)('is played to its end: %s', async language => {
    const lesson = lessonOf(game, name);
    const typist = new Typist(obedient(lesson));
    const session = await LessonSession.open(typist, GAMES[game], lesson, language);
    expect(await session.play({ number: 1, lessons: 1 })).toBe(true);
    for (const { text } of lesson.steps)
      expect(typist.transcript.replace(/\s+/g, ' ')).toContain(text[language].replace(/\s+/g, ' '));
    expect(tooWide(typist.transcript)).toEqual([]);
  });
});

test('what a step says stands below the board that it speaks of, which is shown before the first', async () => {
  const lesson = lessonOf('nauticus', '06-passing-and-crowns.json');
  const typist = new Typist(typed(['', 'quit']));
  const session = await LessonSession.open(typist, GAMES.nauticus, lesson, 'en');
  await session.play({ number: 1, lessons: 1 });
  const [read, asked] = typist.transcript.split('[Enter: continue]');
  expect(read!.indexOf('GOODS')).toBeLessThan(read!.indexOf('[1/7]'));
  expect(read).toContain('GOODS');
  expect(asked!.indexOf('buy fish store')).toBeLessThan(asked!.indexOf('[2/7]'));
  expect(asked).toContain('buy fish store');
});

test('another move is answered with the reason of the lesson, and back leads to before it', async () => {
  const lesson = lessonOf('nauticus', '06-passing-and-crowns.json');
  const typist = new Typist(typed(['', 'buy fish store', 'back', 'fly', 'pass', 'quit']));
  const session = await LessonSession.open(typist, GAMES.nauticus, lesson, 'en');
  expect(await session.play({ number: 1, lessons: 1 })).toBe(false);
  expect(typist.transcript).toContain('Buying is allowed. The lesson passes');
  expect(typist.transcript).toContain('One pass saved 3 points.');
});

const saidBy = async (command: Command, args: readonly string[]): Promise<string> => {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  program.addCommand(command.copyInheritedSettings(program));
  return program.parseAsync([command.name(), ...args], { from: 'user' }).then(
    () => '',
    (error: Error) => error.message,
  );
};

test('a file that is no lesson is refused with the place and the reason', async () => {
  const lesson = JSON.parse(readFileSync(fileOf('nauticus', '08-money.json'), 'utf8'));
  lesson.steps[0].points = ['tile-gold'];
  const file = join(mkdtempSync(join(tmpdir(), 'ankerplatz-lesson-')), 'lesson.json');
  writeFileSync(file, JSON.stringify(lesson));
  expect(await saidBy(lessonCommand(), [file])).toContain('step 1, points: there is no place “tile-gold”');
  expect(await saidBy(learnCommand(), ['nauticus', '99'])).toBe('nauticus has 10 lessons');
});
