import { pluralOf } from '../../text/intl.ts';
import type { PairingTexts } from './en.ts';

const count = pluralOf('de');

export const de: PairingTexts = {
  deals: 'Partie des Tages',
  dealsHint: 'Alle spielen dasselbe, einmal. Wie weit kommst du?',
  title: 'Mitspieler finden',
  hint: 'Du spielst mit Leuten, die dasselbe spielen möchten. Andere dürfen zuschauen.',
  game: 'Spiel',
  pace: 'Tempo',
  paces: { live: 'Jetzt', slow: 'Über Tage' },
  paceHints: { live: 'je 20 min und 20 s pro Zug', slow: '2 Tage pro Zug' },
  likeStrength: 'Etwa so stark wie ich',
  likeStrengthHint: time =>
    `Zuerst nur Leute, deren Wertung höchstens 100 Punkte von deiner abweicht, dann immer weiter; nach ${time} alle.`,
  rated: 'Gewertete Partie',
  ratedHint: 'Nur für Mitglieder; sie verändert deine Wertung.',
  bots: 'Nach 60 s mit Bots beginnen, wenn niemand kommt',
  find: 'Mitspieler finden',
  nobody: 'Gerade wartet niemand darauf.',
  next: 'Wer als Nächstes kommt, spielt mit dir.',
  needed: people => `Es braucht ${people} Leute.`,
  people: people => count(people, '# Person wartet darauf', '# Personen warten darauf'),
  longest: time => `längste Wartezeit: ${time}`,
  waitingNow: 'Gerade gesucht',
  joinThem: 'Mitspielen',
  waits: people => count(people, '# wartet', '# warten'),
  also: { live: 'Auch ein Spiel jetzt suchen', slow: 'Auch ein Spiel über Tage suchen' },
};
