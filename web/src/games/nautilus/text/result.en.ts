import { pluralOf } from '../../../text/intl.ts';
import type { ResultTexts } from './result.ts';

const n = pluralOf('en');

export const resultEn: ResultTexts = {
  title: 'How the game went',
  won: (names, isSeveral, isYou) => `${names} ${isSeveral || isYou ? 'have' : 'has'} brought all sailors into harbour`,
  sailors: (home, all) => `${home} of ${all} sailors in harbour`,
  figures: {
    captures: 'Captures',
    lost: 'Sailors sent back',
    starts: 'Deals with a 1 or 12',
    discards: 'Cards discarded',
    stepsLost: 'Steps lost',
  },
  about: {
    captures: 'sailors of the other side captured',
    lost: 'own sailors sent back to the whirlpool',
    starts: 'hands dealt with a 1 or 12, from round 2 on',
    discards: 'cards discarded without use',
    stepsLost: 'steps that the discarded cards would have made',
  },
  rounds: count => n(count, '# round', '# rounds'),
};
