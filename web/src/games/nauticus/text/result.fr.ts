import { pluralOf } from '../../../text/intl.ts';
import type { ResultTexts } from './result.ts';

const counted = pluralOf('fr');

export const resultFr: ResultTexts = {
  title: 'D’où viennent les points',
  sources: {
    ships: 'Navires achevés',
    goods: 'Marchandises livrées',
    crowns: 'Couronnes',
    rewards: 'Récompenses',
    bonuses: 'Bonus',
    rest: 'Échangé contre des talers',
    passes: 'Jetons « passe »',
  },
  start: 'Au départ',
  total: 'Points',
  end: 'Fin',
  won: (names, isSeveral, isYou) => {
    if (isYou) return `${names} gagnez`;
    return `${names} ${isSeveral ? 'gagnent' : 'gagne'}`;
  },
  points: n => counted(n, '# point', '# points'),
};
