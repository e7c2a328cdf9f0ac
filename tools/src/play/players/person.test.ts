import { describe, expect, test, vi } from 'vitest';
import { playOn } from '../playing.ts';
import { sessionWith, Typist, typed } from '../testing/typist.ts';
import { Person } from './person.ts';

/** Nauticus as if its players had something to hide. */
const secretly = async (...lines: string[]): Promise<Typist> => {
  const typist = new Typist(typed(lines));
  const session = await sessionWith(typist);
  vi.spyOn(session.table, 'game', 'get').mockReturnValue({ ...session.table.game, hidesHands: true });
  const person = new Person(session);
  await playOn(session, () => person);
  return typist;
};

describe('where hands are hidden', () => {
  test('nobody sees a table before the keyboard was handed over', async () => {
    const { transcript, cleared } = await secretly('', 'take money', 'money', 'end', '', 'money');
    const screens = transcript.split('─'.repeat(80));
    expect(screens).toHaveLength(3);
    expect(cleared).toBe(2);
    for (const screen of screens.slice(1))
      expect(screen).toMatch(/^\n\w+’s turn: hand the keyboard over and press Enter\. \n/);
  });

  test('the next one reads what happened since his last decision', async () => {
    const { transcript } = await secretly('', 'take money', 'money', 'end', '');
    const [, , screen] = transcript.split('─'.repeat(80));
    expect(screen).toContain('Since your last decision:');
    expect(screen).toMatch(/» \w+ chooses “/);
  });

  test('one and the same person is not asked again', async () => {
    const { cleared } = await secretly('', 'take money', 'money', 'money');
    expect(cleared).toBe(1);
  });

  test('the end of the input while the keyboard is handed over is a quit', async () => {
    const { transcript } = await secretly();
    expect(transcript).toMatch(/Goodbye\.\n$/);
  });
});

describe('where nothing is hidden', () => {
  test('the screen is never cleared', async () => {
    const typist = new Typist(typed(['take money', 'money', 'end', 'money', 'end']));
    const session = await sessionWith(typist);
    const person = new Person(session);
    await playOn(session, () => person);
    expect(typist.cleared).toBe(0);
    expect(typist.transcript).not.toContain('hand the keyboard over');
  });
});
