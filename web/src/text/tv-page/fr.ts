import type { TvTexts } from './en.ts';

export const fr: TvTexts = {
  title: 'Écran pour tous',
  turnOf: names => `Au tour de jouer : ${names}`,
  turnOfTwo: names => `Au tour de jouer : ${names}`,
  turnOfMany: players => `À ${players} joueurs de jouer`,
  paused: 'Pause',
  idle: 'Aucune partie publique en cours.',
  join: 'Scannez pour jouer aussi',
  joinEvent: 'Scannez pour vous inscrire',
  next: 'Prochain événement',
  events: 'Événements à venir',
  lost: 'La connexion au serveur est perdue ; elle reviendra d’elle-même.',
};
