import { ok } from '@ankerplatz/kit';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../../settings/settings.ts';
import { keepBoard } from '../../setup/own-board.ts';
import type { Plan } from '../../setup/plan.ts';
import { boardEditorText } from '../../text/board-editor.ts';
import { coachText } from '../../text/coach.ts';
import { ratingsText } from '../../text/ratings.ts';
import { text } from '../../text/text.ts';
import { NewTable } from './NewTable.tsx';

const started = vi.hoisted(() => [] as unknown[]);
vi.mock('../../setup/start.ts', () => ({
  startPlan: async (plan: Plan) => {
    started.push(plan);
    return ok('/');
  },
}));
vi.mock('../../net/club.ts', async original => ({ ...(await original<object>()), readClub: async () => undefined }));

let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), boardEditorText.load(), coachText.load(), ratingsText.load()]);
  localStorage.clear();
  started.length = 0;
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const show = (device: boolean) => act(() => render(<NewTable game="nauticus" device={device} />, root));
const labelled = (words: string): HTMLInputElement =>
  [...root.querySelectorAll('label')].find(label => label.textContent === words)!.querySelector('input')!;
const choose = (words: string) => act(() => labelled(words).click());
const seats = () => [...root.querySelectorAll<HTMLSelectElement>('.setup-seat select')];
const fill = (seat: number, value: string) =>
  act(() => {
    seats()[seat]!.value = value;
    seats()[seat]!.dispatchEvent(new Event('change', { bubbles: true }));
  });
const submit = () => act(async () => root.querySelector<HTMLButtonElement>('[type=submit]')!.click());
const main = () => root.querySelector('[type=submit]')!.textContent;

describe('a new table', () => {
  test('with nothing chosen: two people, by invitation', async () => {
    await show(false);
    expect(main()).toBe('Open the table');
    await submit();
    expect(started).toEqual([expect.objectContaining({ kind: '2', place: 'online', seats: ['me', 'person'] })]);
  });

  test('for everybody says that it is listed', async () => {
    await act(() => render(<NewTable game="nauticus" device={false} isPublic />, root));
    expect(root.querySelector('.field-hint')!.textContent).toBe('Everyone (publicly listed)');
    await submit();
    expect(started).toEqual([expect.objectContaining({ visibility: 'public' })]);
  });

  test('four players have four seats, and more minutes', async () => {
    await show(false);
    const before = root.querySelector('.length')!.textContent;
    await choose('4');
    expect(seats()).toHaveLength(4);
    expect(root.querySelector('.length')!.textContent).not.toBe(before);
    expect(root.querySelector('.length')!.textContent).toContain('35 turns each');
  });

  test('alone with bots the game starts at once', async () => {
    await show(false);
    await fill(1, 'mate');
    expect(main()).toBe('Start the game');
    await submit();
    expect(started).toEqual([expect.objectContaining({ seats: ['me', 'mate'] })]);
  });

  test('I can take any seat, and nobody takes mine', async () => {
    await show(false);
    await fill(1, 'me');
    expect(seats().map(({ value }) => value)).toEqual(['person', 'me']);
    const others = [...seats()[1]!.options].filter(({ value }) => value !== 'me');
    expect(others.every(({ disabled }) => disabled)).toBe(true);
  });

  test('at one device people have names, and nobody need be invited', async () => {
    await show(true);
    expect(root.querySelectorAll('.setup-name')).toHaveLength(2);
    expect(root.textContent).not.toContain('Who may join');
    expect(main()).toBe('Start the game');
    await choose('With friends');
    expect(root.querySelectorAll('.setup-name')).toHaveLength(0);
    expect(root.textContent).toContain('Who may join');
  });

  test('a board that was corrected on this device is used, unless one does not want to', async () => {
    const board = { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } };
    keepBoard('nauticus', board);
    await show(true);
    expect(labelled('Corrected from your copy').checked).toBe(true);
    await submit();
    await choose('Our version');
    await submit();
    expect(started).toEqual([expect.objectContaining({ board }), expect.objectContaining({ board: null })]);
  });

  test('who has corrected nothing is not asked which board, but shown the way to compare', async () => {
    await show(true);
    expect(root.textContent).not.toContain('Corrected from your copy');
    expect(root.querySelector('a[href="/box/nauticus"]')).not.toBeNull();
  });
});
