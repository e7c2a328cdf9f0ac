import type { TvTexts } from './en.ts';

export const de: TvTexts = {
  title: 'Bildschirm für alle',
  turnOf: names => `${names} ist am Zug`,
  turnOfTwo: names => `${names} sind am Zug`,
  turnOfMany: players => `${players} Spieler sind am Zug`,
  paused: 'Pause',
  idle: 'Gerade spielt niemand öffentlich.',
  join: 'Scannen und mitspielen',
  joinEvent: 'Scannen und zusagen',
  next: 'Nächste Veranstaltung',
  events: 'Veranstaltungen',
  lost: 'Die Verbindung zum Server ist weg; sie kommt von selbst wieder.',
};
