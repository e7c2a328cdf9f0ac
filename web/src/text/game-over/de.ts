import type { GameOverTexts } from './en.ts';

export const de: GameOverTexts = {
  toDeal: 'Wie andere diese Partie gespielt haben',
  review: 'Wie es lief',
  title: 'Ergebnis',
  board: 'Spielplan ansehen',
  rank: rank => `Rang ${rank}`,
  resigned: (name, round) => `${name} hat in Runde ${round} aufgegeben: letzter Platz.`,
  rematchWanted: names => `${names}: Noch ein Spiel!`,
  rematchDeclined: names => `${names}: Kein weiteres Spiel, danke.`,
};
