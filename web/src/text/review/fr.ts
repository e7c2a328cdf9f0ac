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
  lost: winner => `Cette fois, ${winner} a gagné.`,
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
      `D’autres ont fait ${points(other)} avec des navires. Achevez-en un tôt : chaque mât donne une récompense.`,
    tryCrowns: other =>
      `D’autres ont fait ${points(other)} avec les couronnes. Prenez mâts et voiles de la Couronne en récompense et gardez des ouvriers.`,
    tryGoods: 'Chargez un navire achevé de marchandises pareilles et livrez-les : cinq pareilles valent 20 points.',
    tryRest: rest =>
      `Ouvriers, talers et tuiles restants rapportent peu : ${points(rest)}. Dépensez-en davantage avant la fin de la dernière manche.`,
    tryMore: 'Vous avez tout utilisé. Essayez un second comme prochain adversaire.',
  },
  nautilus: {
    home: (own, all) => `Votre équipe a mené ${own} de ses ${n(all, '# marin', '# marins')} au port.`,
    captures: count => `Vous avez capturé ${n(count, '# marin', '# marins')}.`,
    kept: 'Aucun de vos marins n’a été capturé.',
    used: discards =>
      discards === 0
        ? 'Vous avez utilisé toutes vos cartes.'
        : `Vous n’avez défaussé que ${n(discards, '# carte', '# cartes')}.`,
    tryStart: discards =>
      `Vous avez défaussé ${n(discards, '# carte', '# cartes')}. Gardez un 1 ou un 12 tant qu’un marin est au tourbillon, et partagez-les.`,
    trySafe: lost =>
      `Vous avez perdu ${n(lost, '# marin', '# marins')}. Évitez de vous arrêter à portée des autres ; grottes et ports sont sûrs.`,
    tryPartner: 'Regardez aussi les marins de votre partenaire : un 5 partagé vous aide tous les deux.',
  },
};
