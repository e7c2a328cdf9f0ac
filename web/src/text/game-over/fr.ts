import type { GameOverTexts } from './en.ts';

export const fr: GameOverTexts = {
  toDeal: 'Comment d’autres ont joué cette donne',
  review: 'Votre bilan',
  title: 'Résultat',
  board: 'Regarder le plateau',
  rank: rank => `Rang ${rank}`,
  resigned: (name, round) => `${name} a abandonné à la manche ${round} : dernière place.`,
  rematchWanted: names => `${names} : une autre partie !`,
  rematchDeclined: names => `${names} : pas d’autre partie, merci.`,
};
