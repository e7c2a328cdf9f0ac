import type { Entry, GameRecord } from '@ankerplatz/kit';
import { install, RELEASES } from '@ankerplatz/kit/quay';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Session } from '../engine/session.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import { storyOf } from '../replay/story.ts';
import { ask } from '../testing/talk.ts';
import { checksOf } from '../verify/checks.ts';

vi.mock('@ankerplatz/registry', async () => (await import('@ankerplatz/kit/quay')).registry);

const HOLD = { seat: 0, move: 'hold' } as const;
/** Up to the last of three rounds, in which version 2 allows nobody to hold. */
const TO_LAST: readonly Entry[] = [
  HOLD,
  { seat: 1, move: 'hold' },
  { seat: 0, move: 'pass' },
  HOLD,
  { seat: 1, move: 'hold' },
  { seat: 1, move: 'pass' },
];

let session: Session;
beforeEach(() => {
  install('first');
  session = new Session();
});

const must = async (request: object) => {
  const answer = await ask(session, request);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
};

const begun = async (): Promise<GameRecord> => {
  await must({ do: 'new', game: 'quay', players: 2, seed: 'versions' });
  for (const entry of TO_LAST) await must({ do: 'play', ...entry });
  return (await must({ do: 'record' })).record as unknown as GameRecord;
};

describe('the engine', () => {
  test('plays on by the rules of a record, and begins by the newest', async () => {
    const record = await begun();
    expect(record.version).toBe(1);
    install('second');
    await must({ do: 'replay', record });
    await must({ do: 'play', ...HOLD });
    expect((await must({ do: 'record' })).record).toMatchObject({ version: 1, entries: { length: 7 } });
    const newer = await begun();
    expect(newer.version).toBe(2);
    expect(await ask(session, { do: 'play', ...HOLD })).toMatchObject({ error: { code: 'illegal-move', rule: '§2' } });
  });

  test('refuses a record of rules that it does not know, and says which it knows', async () => {
    install('second');
    const record = await begun();
    install('first');
    expect(await ask(session, { do: 'replay', record })).toEqual({
      ok: false,
      error: { code: 'bad-record', message: 'this program does not know version 2 of the rules of quay, only 1' },
    });
  });
});

test('verify checks a record by its own rules', async () => {
  const record = await begun();
  const last = async (): Promise<string> => {
    let finding = '';
    for await (const check of checksOf(record)) finding = `${check.name}: ${check.finding}`;
    return finding;
  };
  const before = await last();
  install('second');
  expect(await last()).toBe(before);
  await must({ do: 'new', game: 'quay', players: 2, seed: '' });
  const newer = (await must({ do: 'record' })).record;
  install('first');
  for await (const check of checksOf(newer)) if (!check.passed) expect(check).toMatchObject({ name: 'rules' });
});

test('the terminal and the story follow the rules of a record', async () => {
  const record = await begun();
  const table = TerminalTable.resume(RELEASES.second, record);
  if (!table.ok) throw new Error(table.error);
  expect([table.value.game.version, table.value.play(0, 'hold').ok]).toEqual([1, true]);
  const story = storyOf(RELEASES.second, record, await RELEASES.first.words('en'), ['Ann', 'Ben']);
  expect(story.ok && story.value.chapters).toHaveLength(TO_LAST.length);
});
