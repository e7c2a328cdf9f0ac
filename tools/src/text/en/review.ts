import type { ReviewWords } from '../../review/words.ts';

export const review: ReviewWords = {
  title: (game, seats, decisions, budget) => `${game}: ${seats} players, ${decisions} decisions (${budget})`,
  heads: {
    seat: '',
    start: 'start',
    luck: 'luck',
    own: 'own turns',
    others: 'the others',
    error: 'judge’s error',
    ended: 'ended early',
    result: 'result',
  },
  chance: 'Chance to win, in per cent',
  points: 'Points',
  turningPoints: 'Where it turned',
  noTurningPoints: 'No turn cost much.',
  turningPoint: (round, entry, name, difference) => `Round ${round}, entry ${entry}, ${name}: ${difference}`,
  pointsBehind: count => `${count} points behind the best turn`,
  chanceBehind: percent => `${percent} % behind the best turn`,
  played: 'played',
  better: 'better',
  openHands: 'with open hands',
};
