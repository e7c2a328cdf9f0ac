import { Players } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { expect, test } from 'vitest';
import type { TableState } from '../../../board/source.ts';
import { draw } from '../../testing/page.ts';
import { board } from '../index.ts';
import { Result } from './Result.tsx';

test('who is last for another reason than points is told why, where his points stand', async () => {
  const scores = [40, 31, 52].map(points => ({ points, rest: 0 }));
  const state = {
    seats: scores.map((_, seat) => ({ seat })),
    log: [{ events: [{ type: 'gameEnded', scores, ranks: [2, 3, 1] }] }],
    result: { end: 'played', ranks: [1, 2, 3], scores: null },
  } as unknown as TableState;
  const [texts, words] = await Promise.all([board.texts('en'), nauticus.words('en')]);
  const reasons = ['', '', 'Cy resigned in round 2: placed last.'];
  const page = draw(
    <Result {...{ state, words, texts, reasons }} language="en" players={new Players(['Ada', 'Bo', 'Cy'])} />,
  );
  const captions = [...page.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
  expect(captions[2]).toContain(reasons[2]);
  expect(captions.slice(0, 2).join()).not.toContain('resigned');
});
