import { pluralOf } from '../../../text/intl.ts';
import type { ResultTexts } from './result.ts';

const n = pluralOf('fr');

export const resultFr: ResultTexts = {
  title: 'Comment la partie s’est passée',
  won: (names, isSeveral, isYou) => {
    if (isYou) return `${names} avez ramené tous vos marins`;
    return isSeveral ? `${names} ont ramené tous leurs marins` : `${names} a ramené tous ses marins`;
  },
  sailors: (home, all) => `${home} marins sur ${all} au port`,
  figures: {
    captures: 'Captures',
    lost: 'Marins renvoyés',
    starts: 'Mains avec 1 ou 12',
    discards: 'Cartes défaussées',
    stepsLost: 'Pas perdus',
  },
  about: {
    captures: 'marins adverses capturés',
    lost: 'marins de l’équipe renvoyés au tourbillon',
    starts: 'mains données avec un 1 ou un 12, dès la manche 2',
    discards: 'cartes défaussées sans être jouées',
    stepsLost: 'pas que les cartes défaussées auraient faits',
  },
  rounds: count => n(count, '# manche', '# manches'),
};
