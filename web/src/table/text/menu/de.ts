import type { MenuTexts } from './en.ts';

export const de: MenuTexts = {
  title: 'Menü des Tisches',
  coach: 'Trainer rufen',
  coachOff: 'Trainer wegschicken',
  takeBack: 'Den letzten Schritt zurücknehmen',
  resign: 'Aufgeben',
  resignSure: 'Willst du wirklich aufgeben? Dann ist das Spiel verloren.',
  proposeEnd: 'Das Ende des Spiels vorschlagen',
  seatLog: 'Mein Protokoll herunterladen',
  share: 'Den Tisch teilen',
  shareMoment: 'Diese Stelle teilen',
  gameBefore: 'Das Spiel davor',
  gameAfter: 'Das nächste Spiel',
  copied: 'Der Link ist kopiert.',
  goOnline: 'Zum Online-Tisch machen',
  goOnlineSure:
    'Am Server wird ein Tisch eröffnet, an dem dieses Spiel weitergeht; Freunde können sich dazusetzen. Das Spiel auf diesem Gerät bleibt.',
  settings: 'Einstellungen',
  whatIf: 'Was wäre, wenn …',
  record: 'Aufzeichnung herunterladen',
  lookBack: 'Das Spiel nachspielen',
  playOn: 'Von hier weiterspielen',
  check: 'Das Mischen prüfen',
};
