import type { ReviewWords } from '../../review/words.ts';

export const review: ReviewWords = {
  title: (game, seats, decisions, budget) => `${game}\u00a0: ${seats} personnes, ${decisions} décisions (${budget})`,
  heads: {
    seat: '',
    start: 'départ',
    luck: 'chance',
    own: 'ses tours',
    others: 'les autres',
    error: 'erreur du juge',
    ended: 'arrêt',
    result: 'résultat',
  },
  chance: 'Probabilité de gagner, en pour cent',
  points: 'Points',
  turningPoints: 'Là où tout a basculé',
  noTurningPoints: 'Aucun tour n’a coûté cher.',
  turningPoint: (round, entry, name, difference) => `Manche ${round}, étape ${entry}, ${name}\u00a0: ${difference}`,
  pointsBehind: count => `${count} points de moins que le meilleur tour`,
  chanceBehind: percent => `${percent}\u00a0% de moins que le meilleur tour`,
  played: 'joué',
  better: 'mieux',
  openHands: 'à mains ouvertes',
};
