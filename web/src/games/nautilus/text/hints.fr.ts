import type { HintTexts } from './hints.en.ts';

export const fr: HintTexts = {
  about: (name, what) => `${name} : ${what}`,
  deck: 'Cartes encore à distribuer. Quand il n’y en a plus, la défausse est mélangée.',
  statement: 'S’il y avait un 1 ou un 12 dans cette main à la donne : ces cartes font sortir les marins.',
  dealer: 'Le donneur de cette manche.',
  side: 'Marins de ce camp dans leurs ports, sur tous ceux qui doivent y être.',
  final: 'Cette carte révèle quelque chose : on ne peut pas l’annuler.',
  you: 'Votre signe et votre couleur.',
  tray: 'La carte que vous donnez reste ici, face cachée, jusqu’à ce que tous aient donné.',
  wake: 'son trajet au dernier tour de son joueur.',
  quarter: 'ces marins sortent ici, et leur port se trouve ici.',
  start: 'ces marins y sortent du tourbillon et, le tour achevé, entrent dans leur port.',
  mouth: 'un pas mène dans la grotte, le dernier d’un déplacement.',
  cave: 'seul le dernier pas d’un déplacement y mène ; Moby Dick n’y capture personne.',
  harbour: 'personne n’y est capturé, et personne n’en sort.',
  whirlpool: 'les marins capturés attendent ici qu’un 1 ou un 12 les fasse sortir.',
};
