import { de } from '@ankerplatz/kit';
import type { SheetTexts } from './en.ts';

export const fr: SheetTexts = {
  pause: {
    menu: 'Suspendre la partie',
    title: 'Suspendre la partie',
    hint: 'Tous à la table doivent être d’accord. Les pendules s’arrêtent.',
    until: 'Reprendre',
    open: 'Quand tous le veulent',
    quarter: 'Dans 15 minutes',
    hour: 'Dans une heure',
    tomorrow: 'Demain à la même heure',
    week: 'Dans une semaine à la même heure',
    date: 'À une date',
    ask: 'Demander aux autres',
  },
  holiday: 'Prendre des congés',
  takeBack: {
    menu: 'Reprendre d’un commun accord',
    asked: 'On demande aux autres.',
  },
  silent: {
    menu: 'Quelqu’un ne répond pas',
    title: 'Quelqu’un ne répond pas',
    hint: time =>
      `Si quelqu’un ne joue pas (à cette table : ${time}), les autres peuvent confier sa place à quelqu’un. Il est prévenu avant et dispose encore une fois de cette durée, puis d’une autre s’il regarde la table. À son retour, il la retrouve.`,
    seat: 'La place de qui',
    by: 'Qui la joue',
    bot: level => `Robot : ${level}`,
    ask: 'Demander aux autres',
    nobody: 'Tout le monde répond : vous seul devez décider.',
  },
  deputy: {
    menu: 'Qui peut jouer pour moi',
    title: 'Qui peut jouer pour moi',
    hint: 'Si vous ne répondez pas et que les autres sont d’accord, cette personne joue votre place et voit votre main. Là où les mains sont cachées, personne d’autre ne le peut ; un robot ne montre votre main à personne.',
    nobody: 'Personne, seulement un robot',
    save: 'Enregistrer',
  },
  volunteer: {
    menu: 'Proposer de reprendre une place',
    title: 'Proposer de reprendre une place',
    hint: 'Si quelqu’un ne répond pas, les autres peuvent vous confier sa place. Vous y jouez jusqu’à son retour.',
    seat: name => `La place ${de(name)}`,
    offer: 'Proposer',
    offered: name => `Vous proposez de jouer pour ${name}.`,
    withdraw: 'Ne plus proposer',
  },
  orders: {
    menu: 'Consignes',
    title: 'Consignes',
    hint: 'Vous seul les connaissez. Chacune s’arrête d’elle-même et dit pourquoi.',
    names: {
      forced: 'Passer quand rien d’autre n’est possible',
      pass: 'Passer jusqu’à la fin de la manche',
      discard: 'Défausser pour moi',
    },
    hints: {
      forced: 'On ne vous demande rien tant qu’il n’y a rien à choisir.',
      pass: 'Quoi que les autres choisissent, vous passez.',
      discard: 'Tant qu’aucune de vos cartes ne peut servir.',
    },
    told: 'Ce qui s’est passé',
  },
};
