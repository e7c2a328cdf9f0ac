import type { CoachPanelTexts } from './en.ts';

export const fr: CoachPanelTexts = {
  panel: 'Entraîneur',
  idle: 'Demandez-moi quand vous voulez.',
  waiting: 'Quelqu’un d’autre joue.',
  hint: 'Indice',
  more: 'Pourquoi\u00a0?',
  show: 'Quel coup\u00a0?',
  draft: 'Préparer',
  thinking: 'Voyons voir…',
  lost: 'J’ai perdu le fil. Redemandez.',
  turn: steps => `Je jouerais\u00a0: ${steps}`,
  dismiss: 'Renvoyer l’entraîneur',
  allowed: 'Avec l’entraîneur',
  allowedHint: 'Il peut aider chaque personne qui joue ici.',
  agreed: 'À cette table, l’entraîneur peut aider tout le monde. Prendre place, c’est l’accepter.',
  tooLate:
    'D’autres ont pris place sans lui\u00a0: vous ne pouvez l’autoriser que tant que personne d’autre n’est assis ici.',
};
