import type { WhatIfTexts } from './what-if.en.ts';

export const de: WhatIfTexts = {
  title: 'Was wäre, wenn …',
  opened: 'Was wäre, wenn: Das ist eine Kopie des Tischs. Nichts hier zählt, und niemand sieht es.',
  closed: 'Zurück am Tisch.',
  note: 'Eine Kopie: Du spielst alle Plätze, und nichts zählt. Was hier gezogen wird, ist erfunden.',
  dealt: deal =>
    `Eine Kopie: Du spielst alle Plätze, und nichts zählt. Verdeckte Hände sind eine Verteilung, die zu dem passt, was bekannt war (Verteilung ${deal}).`,
  strict: 'Eine Kopie: Nichts zählt. Karten, die du nicht siehst, bleiben verdeckt.',
  hidden: 'Diese Karten siehst du nicht: Wähle oben, was geschieht.',
  end: 'Was jetzt kommt, hängt von Karten oder Glück ab, die du nicht kennen kannst. Geh zurück oder schließe.',
  meanwhile: 'Am Tisch ist es weitergegangen. Schließe dies, um es zu sehen.',
  stepBack: 'Zurück vor den letzten Zug',
  restart: 'Zurück zum Anfang',
  deal: 'Andere passende Verteilung',
  close: 'Zum Tisch',
  suppose: name => `Angenommen, ${name} …`,
};
