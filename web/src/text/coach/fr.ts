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
};
