import { pluralOf } from '../../../text/intl.ts';
import type { ResultTexts } from './result.ts';

const counted = pluralOf('en');

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
  points: n => counted(n, '# point', '# points'),
};
