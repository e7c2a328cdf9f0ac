import { de } from '@ankerplatz/kit';
import { pluralOf } from '../../../text/intl.ts';
import type { ZoneTexts } from './zones.ts';

const counted = pluralOf('fr');

export const zonesFr: ZoneTexts = {
  sailors: 'Marins',
  board: 'Plateau',
  hand: 'Votre main',
  handOf: name => `Main ${de(name)}`,
  noCards: 'Plus de cartes',
  from: name => de(name),
  final: 'irréversible',
  others: 'Mains des autres',
  you: 'Vous',
  partner: 'Partenaire',
  cards: count => counted(count, '# carte', '# cartes'),
  openHand: 'main ouverte',
  announced: hasStart => (hasStart ? '1 ou 12 à la donne' : 'ni 1 ni 12 à la donne'),
  dealer: 'Donneur',
  hasLaid: 'a posé une carte',
  knows: 'Vous savez',
  discards: 'Défausse',
  deck: count => counted(count, '# carte dans la pioche', '# cartes dans la pioche'),
  topCard: card => `dessus : ${card}`,
  noDiscards: 'Rien de défaussé',
  gone: (card, gone, all) => `${card} : ${gone} sur ${all} jouées`,
  trayFor: name => `Pour ${name}`,
  trayEmpty: 'Choisissez une carte à donner',
  trayWaits: 'Posée : toutes les cartes passent ensemble',
  takeOut: card => `Reprendre ${card} en main`,
  ring: 'Anneau, case par case',
  empty: 'vide',
  mouth: (cave, inside) => `entrée de la ${cave} (${inside})`,
  passed: count => counted(count, '# case vide', '# cases vides'),
};
