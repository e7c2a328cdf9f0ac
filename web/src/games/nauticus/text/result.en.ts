import type { ResultTexts } from './result.ts';

const plurals = new Intl.PluralRules('en');
const counted = (n: number, one: string, other: string): string => `${n} ${plurals.select(n) === 'one' ? one : other}`;

export const resultEn: ResultTexts = {
  title: 'Where the points came from',
  sources: {
    ships: 'Finished ships',
    goods: 'Delivered goods',
    crowns: 'Crowns',
    rewards: 'Rewards',
    bonuses: 'Bonuses',
    rest: 'Exchanged for taler',
    passes: 'Pass tiles',
  },
  start: 'At the start',
  total: 'Points',
  end: 'End',
  won: (names, isSeveral, isYou) => `${names} ${isSeveral || isYou ? 'win' : 'wins'}`,
  points: n => counted(n, 'point', 'points'),
};
