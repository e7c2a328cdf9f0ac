import { languagesOf } from '@ankerplatz/kit';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../settings/settings.ts';
import { lessonText } from '../../text/lessons.ts';
import { text } from '../../text/text.ts';
import { Lesson } from './Lesson.tsx';

let root: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const SEATS = { en: ['East', 'South', 'West'], de: ['Ost', 'Süd', 'West'], fr: ['Est', 'Sud', 'Ouest'] } as const;

test.each(languagesOf(SEATS))('the other seats are called as the lesson calls them: %s', async language => {
  change({ language });
  await Promise.all([text.load(), lessonText.load()]);
  act(() => render(<Lesson game="nautilus" number={1} />, root));
  const names = (): string[] =>
    [1, 2, 3].map(seat => root.querySelector(`[data-place~="seat-${seat}"]`)?.textContent ?? '');
  await vi.waitFor(() => expect(names()[0]).toContain(SEATS[language][0]), { interval: 5 });
  for (const [place, name] of SEATS[language].entries()) expect(names()[place]).toContain(name);
});
