import type { NauticusEvent } from '@ankerplatz/nauticus';
import { expect, test } from 'vitest';
import { lastUses } from './last-uses.ts';

const chose = (seat: number, action: 'money' | 'goods'): NauticusEvent =>
  ({ type: 'chose', seat, action, space: 0, bonus: 'none', blue: 0 }) as unknown as NauticusEvent;
const ended = (seat: number): NauticusEvent => ({ type: 'turnEnded', seat, blueLost: 0 });
const passed = (seat: number): NauticusEvent => ({ type: 'passed', seat, turned: 3 });

test('the last turn of each other seat stays marked on its action until that seat acts again', () => {
  const log = [[chose(0, 'money')], [ended(0)], [ended(1)], [passed(2), ended(2)], [chose(1, 'goods')]];
  const marks = (turns: number, eyes: number | null): readonly string[] =>
    lastUses(
      log.slice(0, turns).map(events => ({ events })),
      eyes,
    ).map(({ seat, action, how }) => `${seat} ${how} ${action}`);
  expect(marks(0, 0)).toEqual([]);
  expect(marks(2, 1)).toEqual(['0 chose money']);
  expect(marks(4, null)).toEqual(['0 chose money', '1 used money', '2 passed money']);
  expect(marks(5, 0)).toEqual(['1 chose goods', '2 passed money']);
});
