import { expect, it } from 'vitest';
import { endsTurn } from './turn.ts';

it('a turn ends with the event that says so, wherever it stands', () => {
  expect(endsTurn([{ type: 'moved' }, { type: 'turnEnded' }, { type: 'roundBegan' }])).toBe(true);
  expect(endsTurn([{ type: 'moved' }])).toBe(false);
  expect(endsTurn([])).toBe(false);
});
