import type { HintTexts } from './hints.en.ts';

export const fr: HintTexts = {
  workers: 'Ouvriers : chaque utilisation d’une action en demande un. Ils restent d’une manche à l’autre.',
  blue: 'Ouvriers bleus de cette action : ils servent avant les vôtres, ceux qui restent sont perdus.',
  taler: 'Thalers : ils paient les prix. À la fin, 3 thalers valent un point.',
  storage: 'Entrepôt : 12 cases, un mât en prend deux. Le transport mène les tuiles d’ici sur les navires.',
  now: 'Vos points si la partie finissait maintenant.',
  track: 'Points sur la piste.',
  ifEnded: 'Points si la partie finissait maintenant : avec les navires, les marchandises et le reste.',
  ships: 'Navires achevés.',
  passes:
    'Tuiles de passe : passer en retourne une sur sa couronne. Un nombre encore visible à la fin de la manche coûte autant de points.',
  extra: 'Action supplémentaire : une fois par partie, deux ouvriers et une action au choix.',
  start: 'Le premier joueur choisit l’action suivante.',
  goods: 'Marchandises livrées : plus il y en a d’une sorte, plus elles valent de points.',
  bonus: 'Le bonus de cette case : seul celui qui choisit son action le reçoit.',
  price: 'Le prix de la première tuile de cette sorte ici ; chaque autre coûte 4.',
  others: 'Qui d’autre pourrait utiliser cette action. Un cercle : pourrait achever ou livrer un navire.',
  number: 'Le numéro de cette case.',
  chose: 'Son dernier tour : a choisi cette action.',
  used: 'Son dernier tour : a aussi utilisé cette action.',
  passed: 'Son dernier tour : a passé ici.',
  rounds: 'Les manches de la partie et, dans celle-ci, ses sept phases : à chacune on choisit une action.',
  score:
    'Le signe indique les points sur la piste ; le trait pointillé va jusqu’aux points si la partie finissait maintenant.',
};
