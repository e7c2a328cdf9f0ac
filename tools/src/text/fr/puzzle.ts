import type { PuzzleWords } from '../../puzzles/words.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const lead = (points: number): string => {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  if (rounded === 0) return 'à égalité avec le meilleur des autres';
  return `${rounded} ${rounded === 1 ? 'point' : 'points'} ${points > 0 ? 'devant' : 'derrière'}`;
};

export const puzzle: PuzzleWords = {
  title: id => `Problème ${id}`,
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
  find: 'Trouvez le meilleur tour.',
  help: 'Tapez le numéro d’un choix, un coup, hint, back ou quit.',
  begins: move => `Le meilleur tour commence ainsi : ${move}`,
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
  line: 'Le meilleur tour :',
  next: command => `Un autre : ${command}`,
};
