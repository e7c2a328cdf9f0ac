import type { MinuteTexts } from './en.ts';

export const fr: MinuteTexts = {
  title: game => `${game} en une minute`,
  steps: {
    nauticus: [
      'Construisez des navires, chargez-les, livrez des marchandises : qui a le plus de points après 5 manches (4 à deux) gagne.',
      'Le premier joueur choisit une action et prend son bonus. Puis chacun utilise cette action, ou passe.',
      'Chaque utilisation coûte un ouvrier ; un achat coûte aussi des talers.',
      'Coque, mâts, voiles : un navire achevé rapporte des récompenses, puis des points à la fin.',
      'Passer n’est pas inutile : cela épargne des points et donne une couronne.',
    ],
    nautilus: [
      'Deux équipes font la course : des tourbillons aux ports, en faisant le tour de l’anneau.',
      'Un 1 ou un 12 sort un marin. Un nombre le fait avancer d’autant de pas ; seul le 4 fait reculer.',
      'Arrivez sur un marin : il retourne dans son tourbillon. Seul un 7 permet d’en dépasser.',
      'Qui peut utiliser une carte le doit, même à son détriment.',
      'Moby Dick capture ceux qu’il dépasse. Il n’entre pas dans les grottes.',
    ],
  },
  learn: 'Apprendre',
  play: 'Jouer',
  rules: 'Règles',
};
