import type { Game } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { Draft } from '../../board/draft.ts';
import { change } from '../../settings/settings.ts';
import { startOf, stateAt } from '../../table/testing/stage.ts';
import { keptNotes } from './kept-notes.ts';
import { NoteLine } from './NoteLine.tsx';

const nauticus: Game = GAMES.nauticus;
const start = startOf('nauticus', { players: 2, options: { start: 0 } });
const draftAt = (asked: number | null): Draft => Draft.of(nauticus, stateAt('nauticus', start, 0, { asked }));
const root = document.createElement('div');

const show = (draft: Draft, found: 'first' | 'second' | null): Promise<void> =>
  act(() =>
    render(
      <NoteLine
        draft={draft}
        kept={keptNotes('test', ['first', 'second'])}
        next={shown => (found && !shown.has(found) ? found : null)}
        texts={{ first: 'Read this.', second: 'And this.' }}
        understood="Understood"
      />,
      root,
    ),
  );

beforeEach(() => {
  localStorage.clear();
  change({ notes: true });
});

test('a note stays while its decision lasts and others act, and is gone at the next one', async () => {
  await show(draftAt(1), 'first');
  expect(root.textContent).toBe('Read this.');
  await show(draftAt(1), null);
  await show(draftAt(null), null);
  expect(root.textContent).toBe('Read this.');
  await show(draftAt(5), null);
  expect(root.textContent).toBe('');
});

test('the next note waits until whoever reads the first has done something', async () => {
  const draft = draftAt(1);
  await show(draft, 'first');
  await show(draftAt(1), 'second');
  expect(root.textContent).toBe('Read this.');
  const step = draft.play(draft.moves[0]!);
  if (!step.ok) throw new Error('the first move cannot be played');
  await show(step.value, 'second');
  expect(root.textContent).toBe('And this.');
});
