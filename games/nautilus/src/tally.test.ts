import { SeededChance } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import { nautilus } from './index.ts';
import { playedFrom } from './testing/rulebook.ts';

test('captures, losses, start cards, discards and steps lost, by seat', () => {
  const { position, events } = playedFrom(
    '7 2 / 3 9 / 2 8 / 2 4 | n1 t4 n2 t6 e1 t7 w1 t11',
    'play 7 n1>t11, discard 9, play 8 skip, discard 4, play 2 n1>t13, discard 3, discard 2, discard 2',
    SeededChance.from('tally'),
  );
  const tally = nautilus.tally(4);
  for (const event of events) tally.tell(event);
  const dealt = events.flatMap(event => (event.type === 'dealt' ? [event.cards!] : []));
  const startCards = dealt.map(cards => cards.filter(card => card === '1' || card === '12').length);
  expect(tally.figures(position)).toEqual([
    { captures: 2, lost: 1, startCards: startCards[0], discards: 0, stepsLost: 0 },
    { captures: 0, lost: 1, startCards: startCards[1], discards: 2, stepsLost: 12 },
    { captures: 0, lost: 0, startCards: startCards[2], discards: 1, stepsLost: 2 },
    { captures: 0, lost: 1, startCards: startCards[3], discards: 2, stepsLost: 6 },
  ]);
});

test('in a duel a player has two colours', () => {
  const { position, events } = playedFrom('6 2 / 2 | n1 t4 s1 t10', 'play 6 n1>t10');
  const tally = nautilus.tally(2);
  for (const event of events) tally.tell(event);
  expect(tally.figures(position)).toMatchObject([
    { captures: 0, lost: 1 },
    { captures: 0, lost: 0 },
  ]);
});

test('a seat opens in the round in which its first sailor comes out', () => {
  const tally = nautilus.tally(4);
  expect(tally.openings()).toEqual([null, null, null, null]);
  const out = (sailor: 'n1' | 'n2' | 'e1' | 's1' | 'w1') => ({ type: 'broughtOut', sailor, to: 't0' }) as const;
  const round = (number: number) => ({ type: 'roundBegan', round: number, dealer: 0 }) as const;
  for (const event of [out('n1'), round(2), out('n2'), out('e1'), round(3), out('s1'), round(7), out('w1')])
    tally.tell(event);
  expect(tally.openings()).toEqual(['out-1', 'out-2', 'out-3', 'out-later']);
});
