import type { FairPlayText } from '../fair-play-text.ts';

const one = (value: number): string => value.toLocaleString('fr', { maximumFractionDigits: 1 });
const percent = (share: number): string => share.toLocaleString('fr', { style: 'percent' });
const games = (count: number): string => (count === 1 ? '1 partie' : `${count} parties`);

export const fairPlay: FairPlayText = {
  title: 'Jeu loyal',
  hint: 'Partenaires qui gagnent trop souvent, parties offertes ou abandonnées, coups dignes d’un robot fort\u00a0: des chiffres dont vous êtes juge.',
  show: 'Voir les chiffres',
  back: 'Retour à l’administration',
  about: (days, count, reviewed) =>
    `Parties classées des ${days} derniers jours\u00a0: ${count}, dont ${reviewed} analysées.`,
  nothingAutomatic:
    'Le hasard seul amène parfois quelqu’un sur cette page\u00a0: regardez les parties avant de juger. Rien ne se fait tout seul.',
  none: 'Rien d’inhabituel.',
  partners: 'Partenaires qui gagnent trop souvent',
  partnersHint: 'Deux personnes qui ont gagné ensemble plus de parties que leurs classements ne le laissent attendre.',
  and: 'et',
  opponents: 'Paires déséquilibrées',
  opponentsHint:
    'La première a battu la seconde plus souvent que leurs classements ne le laissent attendre\u00a0: des parties ont pu être offertes.',
  beat: 'contre',
  leavers: 'Parties quittées',
  leaversHint: 'Qui abandonne, dépasse son temps ou laisse sa place plus souvent que les autres ici.',
  agreements: 'Coups dignes d’un robot fort',
  agreementsHint:
    'Dans les parties analysées, qui a joué comme le robot plus souvent que les personnes d’un classement voisin.',
  won: (played, won, expected) => `${one(won)} sur ${games(played)} gagnées, ${one(expected)} attendues.`,
  left: (played, left, expected) => `${left} sur ${games(played)} quittées, ${one(expected)} attendues.`,
  gained: times => (times === 1 ? 'L’une d’elles a été gagnée par' : `${times} d’entre elles ont été gagnées par`),
  agreed: (share, usual) => `${percent(share)} de coups identiques, ${percent(usual)} d’habitude.`,
  surprise: deviations => `Écart\u00a0: ${one(deviations)} écarts types.`,
  sameAddress: 'Les deux sont venus récemment de la même adresse, comme on le fait dans un foyer ou un club.',
  classes: { two: 'à deux', more: 'à trois ou quatre', quick: 'Rapide', duel: 'Duel', team: 'Équipes' },
  paces: { live: 'en direct', slow: 'sur plusieurs jours' },
  games: 'Parties et leurs analyses\u00a0:',
  lookInto: 'Analyser les dix dernières parties',
  lookedInto: count =>
    count === 0
      ? 'Il ne reste aucune partie classée à analyser.'
      : `Le serveur analyse maintenant ${games(count)}, l’une après l’autre, quand il n’a rien d’autre à faire.`,
};
