import { pluralOf } from '../intl.ts';
import type { ReviewTexts } from './en.ts';

const n = pluralOf('fr');
const points = (count: number): string => n(count, '# point', '# points');

export const fr: ReviewTexts = {
  title: 'Votre bilan',
  good: 'Ce qui a bien marché',
  next: 'Une chose à essayer',
  missing: 'Cette partie terminée n’existe pas sur cet appareil.',
  won: 'Vous avez gagné.',
  lost: (winners, isSeveral) => `Cette fois, ${winners} ${isSeveral ? 'ont' : 'a'} gagné.`,
  again: 'Rejouer',
  lessons: 'Toutes les leçons',
  nauticus: {
    final: (own, other) => `Vous avez ${points(own)}, le meilleur des autres ${other}.`,
    ships: (count, gained) =>
      `${n(count, '# navire achevé vous a', '# navires achevés vous ont')} rapporté ${points(gained)}.`,
    goods: gained => `Les marchandises livrées vous ont rapporté ${points(gained)}.`,
    crowns: gained => `L’évaluation des couronnes vous a rapporté ${points(gained)}.`,
    extras: gained => `Bonus et récompenses vous ont rapporté ${points(gained)}.`,
    tryPasses: lost =>
      `Les jetons « passe » vous ont coûté ${points(lost)}. Passez trois fois par manche, quand une action vous aide peu.`,
    tryShips: other =>
      `Quelqu’un d’autre a fait ${points(other)} avec ses navires. Achevez-en un tôt : chaque mât donne une récompense.`,
    tryCrowns: other =>
      `Quelqu’un d’autre a fait ${points(other)} avec les couronnes. Prenez mâts et voiles de la Couronne en récompense et gardez des ouvriers.`,
    tryGoods: 'Chargez un navire achevé de marchandises pareilles et livrez-les : cinq pareilles valent 20 points.',
    tryRest: rest =>
      `Ouvriers, talers et tuiles restants rapportent peu : ${points(rest)}. Dépensez-en davantage avant la fin de la dernière manche.`,
    tryStronger: level =>
      `Vous avez livré des marchandises et laissé peu de restes. Essayez un adversaire plus fort : ${level}.`,
    tryWell: 'Vous avez livré des marchandises et laissé peu de restes. Essayez une table à plus d’adversaires.',
  },
  nautilus: {
    home: (own, all) => `Votre équipe a mené ${own} de ses ${n(all, '# marin', '# marins')} au port.`,
    homeAlone: (own, all) => `Vous avez mené ${own} de vos ${n(all, '# marin', '# marins')} au port.`,
    captures: count => `Vos marins ont capturé des adversaires ${n(count, 'une fois', '# fois')}.`,
    kept: 'Aucun de vos marins n’a été capturé.',
    used: discards =>
      discards === 0
        ? 'Vous n’avez dû défausser aucune carte.'
        : `Vous n’avez défaussé que ${n(discards, '# carte', '# cartes')}.`,
    tryStart: discards =>
      `Vous avez défaussé ${n(discards, '# carte', '# cartes')}. Faites vite sortir un deuxième marin : plus il y en a en route, plus de cartes sont jouables.`,
    trySafe: lost =>
      `Vos marins ont été capturés ${n(lost, 'une fois', '# fois')}. Arrêtez-vous si possible hors de portée des autres ; au port, personne n’est capturé.`,
    tryPartner: 'Regardez aussi les marins de votre partenaire : un 5 partagé vous aide tous les deux.',
    tryDivide: 'Partagez un 5 entre plusieurs marins quand l’un d’eux a besoin d’un nombre exact de pas.',
  },
};
