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
  ring: '8 emplacements avec leurs tuiles action ; la roue au centre',
  wheel: 'Aucun ouvrier bleu à l’ancre, de 1 à 3 ailleurs',
  marked: 'Après la première phase : la tuile ancre est sur l’action choisie en premier',
  turned: 'À la manche suivante, l’ancre de la roue pointe là',
  stored: 'de l’entrepôt',
  onShip: 'sur un navire du chantier naval',
  loading: '1 marchandise sous chaque partie, même sur un navire inachevé',
  aim: 'achevé et entièrement chargé',
};
