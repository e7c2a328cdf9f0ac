import { leadIn, percent } from './lead.ts';
import type { PuzzleText } from './puzzle-text.ts';

const lead = leadIn('fr', {
  level: 'à égalité avec le meilleur des autres',
  one: '# point',
  other: '# points',
  ahead: 'devant',
  behind: 'derrière',
});

export const fr: PuzzleText = {
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
  find: 'Trouvez le meilleur tour.',
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
  looking: 'Votre tour est joué jusqu’au bout pour voir ce qu’il rapporte …',
  found: 'Résolu : c’est le meilleur tour.',
  asGood: 'Résolu : votre tour vaut le meilleur.',
  points: (played, best) =>
    `Jusqu’à la fin, votre tour vous laisse en moyenne ${lead(played)}, le meilleur ${lead(best)}.`,
  chances: (played, best) =>
    `Avec votre tour, votre camp gagne environ ${percent(played)} du temps, avec le meilleur ${percent(best)}.`,
};
