import type { TalkTexts } from './en.ts';

export const de: TalkTexts = {
  title: 'Chat',
  said: 'Was gesagt wurde',
  none: 'Noch hat niemand etwas gesagt.',
  silent: 'Karten werden getauscht: Der Chat ist so lange geschlossen.',
  aside: 'Du schaust zu: Wer auch zuschaut, liest sofort, was du schreibst, die Spieler erst nach dem Spiel.',
  phrases: 'Schnellantworten',
  write: 'Nachricht schreiben',
  send: 'Senden',
  you: 'Du',
  spectator: 'schaut zu',
  about: name => `Zu dieser Nachricht von ${name}`,
  page: name => `Seite von ${name}`,
  mute: name => `${name} stummschalten`,
  muted: name => `${name} ist stummgeschaltet.`,
  unmute: 'Stummschaltung aufheben',
  report: 'Melden',
  reportTitle: 'Der Verwaltung melden',
  reason: 'Was daran nicht in Ordnung ist',
  reasonHint: 'Wenn du magst. Die Verwaltung liest es zusammen mit der Nachricht.',
  reported: 'Die Verwaltung wird es lesen.',
};
