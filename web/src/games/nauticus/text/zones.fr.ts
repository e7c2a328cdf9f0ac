import { de } from '@ankerplatz/kit';
import { pluralOf } from '../../../text/intl.ts';
import type { ZoneTexts } from './zones.ts';

const counted = pluralOf('fr');

export const zonesFr: ZoneTexts = {
  ring: 'Emplacements d’action',
  space: ({ action, bonus, blue, isUsed, hasAnchor }) =>
    `${action} ; bonus : ${bonus} ; ${counted(blue, '# ouvrier bleu', '# ouvriers bleus')}${isUsed ? ' ; utilisée' : ''}${hasAnchor ? ' ; tuile ancre' : ''}`,
  unfold: 'Montrer les emplacements d’action',
  fold: 'Replier les emplacements d’action',
  nextRound: blue => `à la prochaine manche : ${counted(blue, '# ouvrier bleu', '# ouvriers bleus')}`,
  price: (tile, price) => `${tile} : ${counted(price, '# taler', '# talers')}`,
  noneLeft: 'épuisé',
  dock: 'Votre chantier naval',
  dockOf: name => `Chantier naval ${de(name)}`,
  noShips: 'Aucun navire en chantier',
  newShip: 'Nouveau navire',
  ship: number => `Navire ${number}`,
  storage: 'Votre entrepôt',
  storageOf: name => `Entrepôt ${de(name)}`,
  fields: (taken, all) => `${counted(taken, '# case', '# cases')} sur ${all}`,
  free: 'case libre',
  rounds: 'Manches',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  phase: (phase, phases) => `Phase ${phase} sur ${phases}`,
  score: 'Points de victoire',
  standing: (name, track, total) =>
    `${name} : ${track}${total === null ? '' : `, ${total} si la partie finissait maintenant`}`,
  track: 'Piste de score',
  ifEnded: 'si la partie finissait maintenant',
  workers: 'Ouvriers',
  taler: 'Talers',
  goodsOf: 'Marchandises livrées',
  delivered: (good, count, points) => `${good} : ${count}, ${counted(points, '# point', '# points')}`,
  passTiles: (numbers, crowns) =>
    `Jetons « passe » : ${[numbers, ...(crowns ? [counted(crowns, '# couronne', '# couronnes')] : [])].filter(Boolean).join(', ')}`,
  extraTile: 'Action supplémentaire : encore disponible',
  extraGone: 'Action supplémentaire : utilisée',
  startPlayer: 'Premier joueur',
  others: 'Autres joueurs',
  lookAt: name => `Voir le chantier naval ${de(name)}`,
  finishedShips: count => counted(count, '# navire achevé', '# navires achevés'),
  supply: 'Réserve',
  left: (tile, count) => `${tile} : il en reste ${count}`,
  hulls: 'Parties de coque',
  masts: 'Mâts',
  sails: 'Voiles',
  goods: 'Marchandises',
};
