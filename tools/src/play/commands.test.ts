import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { randomRecord } from '../testing/records.ts';
import { Person } from './players/person.ts';
import { playOn } from './playing.ts';
import { newFolder, sessionWith, Typist, typed } from './testing/typist.ts';

/** Types the lines at a new game for two in which seat 1 begins; answers what was printed, and the moves that stand. */
const after = async (...lines: string[]) => {
  const typist = new Typist(typed(lines));
  const session = await sessionWith(typist);
  const person = new Person(session);
  await playOn(session, () => person);
  return { text: typist.transcript, moves: session.table.steps.map(({ move }) => move) };
};

/** The answer to the last typed line. */
const answerTo = (text: string, line: string): string => {
  const [, answer = ''] = text.split(`> ${line}\n`);
  return answer.split(/\n(?:Lighthouse|Gull)> /)[0]!;
};

describe('undo', () => {
  test('takes moves of the own turn back, one by one, to its beginning and no further', async () => {
    const { text, moves } = await after('take money', 'money', 'undo', 'undo', 'undo');
    expect(moves).toEqual([]);
    expect(text).toContain('Taken back: 1 worker for 2 taler.');
    expect(text).toContain('Taken back: money, ');
    expect(text).toContain('There is nothing to take back');
  });

  test('never the turn of another player', async () => {
    const { text, moves } = await after('take money', 'money', 'end', 'undo');
    expect(moves).toEqual(['take money', 'money', 'end']);
    expect(answerTo(text, 'undo')).toContain('There is nothing to take back');
  });

  test('nor the own turn before this one: the last player of a phase may be the first of the next', async () => {
    const { text, moves } = await after('take money', 'money', 'end', 'money', 'end', 'undo');
    expect(text.match(/(\w+)> end\n/g)!.at(-1)).toBe(text.match(/(\w+)> undo\n/)![0].replace('undo', 'end'));
    expect(moves).toHaveLength(5);
    expect(answerTo(text, 'undo')).toContain('There is nothing to take back');
  });

  test('a game that was loaded can be taken back within its turn too', async () => {
    const file = join(newFolder(), 'game.json');
    const { moves } = await after('take money', 'money', `save ${file}`, 'undo', `load ${file}`, 'undo', 'undo');
    expect(moves).toEqual([]);
  });
});

describe('why', () => {
  test('an illegal move: the sentence, the numbers, the paragraph; nothing changes', async () => {
    const { text, moves } = await after('take money', 'why deliver ship 2', 'deliver ship 2');
    expect(answerTo(text, 'why deliver ship 2')).toMatch(/^Not legal: .*§3\./s);
    expect(answerTo(text, 'deliver ship 2')).toBe(answerTo(text, 'why deliver ship 2'));
    expect(moves).toEqual(['take money']);
  });

  test('a legal move, by its notation or its number', async () => {
    const { text, moves } = await after('why take money', 'why 1');
    expect(answerTo(text, 'why take money')).toMatch(/^This is legal now: money, /);
    expect(answerTo(text, 'why 1')).toMatch(/^This is legal now: /);
    expect(moves).toEqual([]);
  });

  test('what is no move at all', async () => {
    const { text } = await after('why dance', 'why');
    expect(answerTo(text, 'why dance')).toContain('"dance" is not a move');
    expect(answerTo(text, 'why')).toContain('why MOVE');
  });
});

describe('hint', () => {
  test('asked again, the coach says more: where to look, what for, the turn', async () => {
    const { text, moves } = await after('hint', 'hint', 'hint', 'hint');
    const [, nudge = '', idea = '', turn = '', again = ''] = text
      .split('> hint\n')
      .map(part => part.split(/\n\w+> /)[0]!);
    expect(nudge).toMatch(/^(?:Look|Count) /);
    expect(idea).toContain(' ship ');
    expect(turn).toMatch(/^I would play: /);
    expect(turn).toContain('Nothing of this is played yet.');
    expect(again).toContain(turn.split('\n')[0]);
    expect(moves).toEqual([]);
  });

  test('after another move it begins with a nudge, also if as many were played before', async () => {
    const { text } = await after('take money', 'hint', 'hint', 'undo', 'take hulls', 'hint');
    const answers = text.split('> hint\n').map(part => part.split(/\n\w+> /)[0]!);
    expect(answers[1]).toMatch(/^(?:Look|Count) /);
    expect(answers[2]).not.toMatch(/^(?:Look|Count) /);
    expect(answers[3]).toMatch(/^(?:Look|Count) /);
  });
});

describe('after a turn', () => {
  const BAD = ['take crowns', 'pass', 'end'];
  const MISSED = /About \d+ points more were possible\. /g;

  test('the coach says once, in one line, if much was missed: to who has asked it, until it is sent away', async () => {
    const { text, moves } = await after('hint', 'take crowns', 'pass', 'undo', 'undo', ...BAD, 'pass', 'end');
    expect(moves).toEqual([...BAD, 'pass', 'end']);
    expect(text.match(MISSED)).toHaveLength(1);
    const [beforeIt, afterIt] = text.split(MISSED);
    expect(beforeIt).toContain('> end\n');
    expect(afterIt).toContain('> pass\n');
    expect((await after(...BAD, 'pass')).text).not.toMatch(MISSED);
    expect((await after('hint', 'hint off', ...BAD, 'pass')).text).not.toMatch(MISSED);
  });
});

describe('rules', () => {
  test('lists all paragraphs; shows one with or without its sign', async () => {
    const { text } = await after('rules', 'rules §5', 'rules 5', 'rules GOLDEN', 'rules §77');
    for (const paragraph of ['§setup', '§3.2.1.1', '§end']) expect(answerTo(text, 'rules')).toContain(paragraph);
    expect(answerTo(text, 'rules §5')).toContain('Extra action');
    expect(answerTo(text, 'rules 5')).toBe(answerTo(text, 'rules §5'));
    expect(answerTo(text, 'rules GOLDEN')).toContain('Golden rule');
    expect(answerTo(text, 'rules §77')).toContain('There is no paragraph “§77”');
  });
});

describe('log', () => {
  test('tells what happened, all of it or the end', async () => {
    const { text } = await after('log', 'take money', 'money', 'money', 'log all', 'log 1', 'log -1');
    expect(answerTo(text, 'log')).toBe('Nothing has happened yet.');
    expect(answerTo(text, 'log all')).toMatch(/^ {3}1 {2}\w+ chooses /);
    expect(answerTo(text, 'log 1')).toMatch(/^… 2 moves before these.*\n {3}3 {2}/);
    expect(answerTo(text, 'log -1')).toContain('log [NUMBER|all]');
  });
});

describe('save and load', () => {
  const nauticus = gameById('nauticus')!;

  test('a file that is no record is left alone', async () => {
    const file = join(newFolder(), 'letter.txt');
    writeFileSync(file, 'Dear reader');
    const { text } = await after(`save ${file}`, 'save /dev/null/x');
    expect(text.match(/Not saved: /g)).toHaveLength(2);
    expect(readFileSync(file, 'utf8')).toBe('Dear reader');
  });

  test.each([
    ['a file that is not there', undefined],
    ['a folder', null],
    ['a file that is not JSON', 'Dear reader'],
    ['JSON that is no record', '{}'],
    [
      'a record that was changed',
      JSON.stringify({ ...randomRecord(nauticus, { players: 2 }, { kind: 'seed', seed: '' }), seats: 3 }),
    ],
  ])('%s is not loaded, and the game goes on', async (_, content) => {
    const file = join(newFolder(), 'file');
    if (content === null) mkdirSync(file);
    else if (content !== undefined) writeFileSync(file, content);
    const { text, moves } = await after('take money', `load ${file}`, 'money');
    expect(text).toContain('cannot be loaded');
    expect(moves).toEqual(['take money', 'money']);
  });

  test('a game of more players can be loaded, and a finished one shows its end', async () => {
    const file = join(newFolder(), 'four.json');
    writeFileSync(file, JSON.stringify(randomRecord(nauticus, { players: 4 }, { kind: 'seed', seed: 'four' })));
    const { text } = await after(`load ${file}`);
    expect(text).toContain('Final scoring');
    expect(text).toContain('Buoy');
  });

  test('`load` with a tile and a place is a move', async () => {
    const { text } = await after('take transport', 'load fish ship 1', 'load  bow   new');
    expect(text).not.toContain('cannot be loaded');
    expect(text.match(/Not legal: /g)!.length).toBeGreaterThan(0);
  });
});

describe('language and nonsense', () => {
  test('lang changes names, words and help at once', async () => {
    const { text } = await after('lang de', 'help', 'lang fr', 'lang', 'rules 1');
    expect(text).toContain('Ab jetzt auf Deutsch.');
    expect(text).toContain('hört auf; das Spiel bleibt aufbewahrt');
    expect(text).toContain('Désormais en français.');
    expect(text).toContain('Choix de l’action et bonus');
    expect(text).toMatch(/Mouette> |Phare> /);
  });

  test.each([[''], ['hello'], ['0'], ['77'], ['-3'], ['buy'], ['undo it'.repeat(50)], ['constructor'], ['__proto__']])(
    '“%s” changes nothing and is answered',
    async line => {
      const { text, moves } = await after(line);
      expect(answerTo(text, line)).toMatch(/\S/);
      expect(moves).toEqual([]);
    },
  );
});
