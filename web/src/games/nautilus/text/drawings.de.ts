import type { DrawingTexts } from './drawings.en.ts';

/** What stands under the drawn examples of the rules. */
export const de: DrawingTexts = {
  board: 'Der Ring mit vier Häfen und Höhlen; alle Seefahrer beginnen in ihrem Wasserstrudel',
  out: 'Aus dem Wasserstrudel auf das Startfeld',
  back: '2 Felder jenseits des Starts: rückwärts auf dem Ring oder in den Hafen',
  split: '3 Schritte für den einen, 2 für den anderen',
  passes: 'Beide, an denen er vorbeizieht, werden geschlagen',
  swap: 'Diese beiden können die Plätze tauschen',
  hunt: 'Zum nächsten Seefahrer auf dem Ring; der wird geschlagen',
  blocked: 'Bis hierher: Der Seefahrer von Ost versperrt den Weg',
  lands: 'Genau dorthin: Der Seefahrer von Ost kehrt in seinen Wasserstrudel zurück',
  beforeRide: 'Der Seefahrer von Nord landet mit einer 2 auf Moby Dick',
  afterRide: 'Beide ziehen bis zum Seefahrer von Ost; er wird geschlagen, der Reiter steht ein Feld dahinter',
  cave: 'Mit einer 3: zwei Schritte bis zum Eingang, der dritte in die Höhle',
  harbour: 'Nur vorwärts, und niemand wird übersprungen',
  fresh: 'Eben herausgebracht: Er muss das Startfeld verlassen, bevor er in den Hafen darf',
};
