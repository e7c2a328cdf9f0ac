import type { CoachPanelTexts } from './en.ts';

export const de: CoachPanelTexts = {
  panel: 'Trainer',
  idle: 'Frag mich, wann immer du magst.',
  waiting: 'Gerade ist jemand anderes am Zug.',
  hint: 'Tipp',
  more: 'Wozu?',
  show: 'Welcher Zug?',
  draft: 'Vorlegen',
  thinking: 'Lass mich sehen …',
  lost: 'Ich habe den Faden verloren. Frag noch einmal.',
  turn: steps => `Ich würde spielen: ${steps}`,
  dismiss: 'Trainer wegschicken',
  allowed: 'Mit Trainer',
  allowedHint: 'Er darf allen helfen, die hier spielen.',
  agreed: 'An diesem Tisch darf der Trainer allen helfen. Wer Platz nimmt, ist damit einverstanden.',
  tooLate: 'Andere haben ohne ihn Platz genommen: Erlauben kannst du ihn nur, solange sonst niemand hier sitzt.',
};
