import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { change } from '../../settings/settings.ts';
import { tableText } from '../../table/text/index.ts';
import { text } from '../../text/text.ts';
import { Toasts } from '../../ui/Toast.tsx';
import { SeatNews } from './SeatNews.tsx';

let root: HTMLElement;
beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), tableText.load()]);
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const draw = (number: number, you: number | null) =>
  act(() =>
    render(
      <>
        <SeatNews number={number} you={you} />
        <Toasts />
      </>,
      root,
    ),
  );

test('who sits at another seat after a rematch reads which sign that is, once; who watches does not', async () => {
  await draw(1, null);
  await draw(2, 0);
  expect(root.textContent).toBe('');
  await draw(2, 0);
  await draw(3, 1);
  await draw(3, 1);
  expect(root.textContent).toContain('A new game: you play the gull now.');
  expect(root.textContent!.match(/A new game/g)).toHaveLength(1);
});
