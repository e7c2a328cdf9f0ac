import { pluralOf } from '../intl.ts';
import type { PuzzleTexts } from './en.ts';

const plural = pluralOf('fr');
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const lead = (points: number): string => {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  if (rounded === 0) return 'à égalité avec le meilleur des autres';
  return `${plural(rounded, '# point', '# points')} ${points > 0 ? 'devant' : 'derrière'}`;
};

export const fr: PuzzleTexts = {
  title: 'Problèmes',
  what: 'Un tour est nettement le meilleur : trouvez-le. Les positions viennent de parties entre robots.',
  panel: 'Problème',
  today: 'Problème du jour',
  theme: 'Thème',
  solvedOf: (solved, puzzles) => `${solved} sur ${puzzles} résolus`,
  missing: 'Ce problème n’existe pas.',
  find: 'Trouvez le meilleur tour.',
  hint: 'Indice',
  where: 'L’anneau montre où il commence.',
  looking: 'Votre tour est joué jusqu’au bout pour voir ce qu’il rapporte …',
  lost: 'Impossible de voir ce qu’il rapporte. Réessayez.',
  found: 'Résolu : c’est le meilleur tour.',
  asGood: 'Résolu : votre tour vaut le meilleur.',
  points: (played, best) =>
    `Jusqu’à la fin, votre tour vous laisse en moyenne ${lead(played)}, le meilleur ${lead(best)}.`,
  chances: (played, best) =>
    `Avec votre tour, votre camp gagne environ ${percent(played)} du temps, avec le meilleur ${percent(best)}.`,
  best: 'Voir le meilleur tour',
  again: 'Réessayer',
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  themes: {
    finish: 'Terminer un navire',
    crowns: 'Couronnes',
    delivery: 'Livraison',
    extra: 'Action supplémentaire',
    money: 'Argent',
    pass: 'Passer',
    build: 'Construire',
    capture: 'Capture',
    berth: 'Entrer au port',
    whale: 'Baleine',
    split: 'Le 5 partagé',
    swap: 'Changement de place',
    out: 'Sortir',
    partner: 'Le partenaire',
    special: 'Cartes spéciales',
    skip: 'Faire passer',
    advance: 'Avancer',
  },
  ideas: {
    finish: 'Un navire peut être terminé.',
    crowns: 'Les couronnes rapportent le plus.',
    delivery: 'Des marchandises peuvent être livrées.',
    extra: 'C’est le moment de l’action supplémentaire.',
    money: 'Il faut des talers.',
    pass: 'Passer rapporte plus que jouer.',
    build: 'Procurez-vous ce qui manque.',
    capture: 'Quelqu’un peut être capturé.',
    berth: 'Un marin peut entrer au port.',
    whale: 'Servez-vous de Moby Dick.',
    split: 'Les pas d’un 5 peuvent être partagés.',
    swap: 'Deux peuvent changer de place.',
    out: 'Un marin peut sortir.',
    partner: 'Pensez aux marins de votre partenaire.',
    special: 'Une carte spéciale fait le plus d’effet.',
    skip: 'Quelqu’un peut devoir passer son tour.',
    advance: 'Tout dépend de qui avance, et de combien.',
  },
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
};
