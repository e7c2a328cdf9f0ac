import { pluralOf } from '../../../text/intl.ts';
import type { DrawingTexts } from './drawings.en.ts';

const count = pluralOf('fr');

export const fr: DrawingTexts = {
  twoFields: 'Un mât occupe 2 cases',
  oneField: 'toute autre tuile 1',
  own: 'ouvrier personnel : retourne à la réserve',
  blue: 'ouvrier bleu : pour cette action seulement',
  price: taler => (taler === 0 ? '0 : à l’entrepôt' : count(taler, '# taler', '# talers')),
  further: taler => `chaque suivante : ${taler}`,
  size: (parts, points) => `taille ${parts} : ${points} points`,
  open: 'peut encore grandir jusqu’à la taille 4',
  forSale: 'à vendre',
  joker: 'un joker : seulement en récompense',
  crest: 'Le premier mât normal ou la première voile normale fixe les armoiries du navire',
  anchors: 'Avec une ancre à bord, seules des ancres et des couronnes conviennent',
  loaded: 'achevé et entièrement chargé : prêt à livrer',
  unloaded: 'il manque une marchandise',
  passes: lost => (lost === 0 ? 'rien de perdu' : `−${count(lost, '# point', '# points')} à la fin de la manche`),
  rewards: count => `achevé : ${count} récompenses`,
  extra: 'une fois dans la partie',
  goods: (goods, points) => `${goods} : ${points} points`,
};
