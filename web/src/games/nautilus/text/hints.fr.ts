import type { HintTexts } from './hints.en.ts';

export const fr: HintTexts = {
  deck: 'Cartes encore à distribuer. Quand il n’y en a plus, la défausse est mélangée.',
  statement: 'S’il y avait un 1 ou un 12 dans cette main à la donne : ces cartes font sortir les marins.',
  dealer: 'Le donneur de cette manche.',
  side: 'Marins de ce camp dans leurs ports, sur tous ceux qui doivent y être.',
  final: 'Cette carte révèle quelque chose : on ne peut pas l’annuler.',
};
