import { pluralOf } from '../../text/intl.ts';
import type { PairingTexts } from './en.ts';

const count = pluralOf('fr');

export const fr: PairingTexts = {
  deals: 'Donne du jour',
  dealsHint: 'Tout le monde joue la même, une fois. Jusqu’où irez-vous ?',
  title: 'Trouver des adversaires',
  hint: 'Vous jouez avec des personnes qui veulent jouer à la même chose. D’autres peuvent regarder.',
  game: 'Jeu',
  pace: 'Rythme',
  paces: { live: 'Maintenant', slow: 'Sur plusieurs jours' },
  paceHints: { live: '20 min chacun, plus 20 s par tour', slow: '2 jours par coup' },
  likeStrength: 'À peu près de ma force',
  likeStrengthHint: time =>
    `D’abord seulement des personnes à moins de 100 points de votre cote, puis de plus en plus loin\u00a0; après ${time}, tout le monde.`,
  rated: 'Partie classée',
  ratedHint: 'Réservée aux membres\u00a0; elle change votre cote.',
  bots: 'Commencer avec des robots après 60 s si personne ne vient',
  find: 'Trouver des adversaires',
  nobody: 'Personne n’attend cette partie en ce moment.',
  next: 'La prochaine personne jouera avec vous.',
  needed: people => `Il faut être ${people}.`,
  people: people => count(people, '# personne attend cette partie', '# personnes attendent cette partie'),
  longest: time => `plus longue attente : ${time}`,
  waitingNow: 'On attend des joueurs',
  joinThem: 'Rejoindre',
  waits: people => count(people, '# attend', '# attendent'),
  also: { live: 'Chercher aussi une partie maintenant', slow: 'Chercher aussi une partie sur plusieurs jours' },
};
