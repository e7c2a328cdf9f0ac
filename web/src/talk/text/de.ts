import type { TalkTexts } from './en.ts';

export const de: TalkTexts = {
  title: 'Gespräch',
  said: 'Was gesagt wurde',
  none: 'Noch hat niemand etwas gesagt.',
  silent: 'Karten wechseln die Hand: So lange spricht niemand.',
  phrases: 'Mit einem Tipp gesagt',
  write: 'Etwas sagen',
  send: 'Sagen',
  you: 'Du',
  spectator: 'schaut zu',
  about: name => `Zu diesen Worten von ${name}`,
  mute: name => `${name} nicht mehr lesen`,
  muted: name => `Du liest ${name} nicht mehr.`,
  unmute: 'Wieder lesen',
  report: 'Melden',
  reportTitle: 'Der Verwaltung melden',
  reason: 'Was daran nicht in Ordnung ist',
  reasonHint: 'Wenn du magst. Die Verwaltung liest es zusammen mit der Nachricht.',
  reported: 'Die Verwaltung wird es lesen.',
};
