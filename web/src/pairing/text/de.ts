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
  /** How far off others may be by now. */
  reach: (points, rating, time) =>
    `Gesucht sind Leute, die höchstens ${points} Punkte von deinen ${rating} entfernt sind; nach ${time} Wartezeit alle.`,
  reachAll: 'Inzwischen sind alle recht, gleich wie stark.',
  bots: 'Nach 60 s mit Bots beginnen, wenn niemand kommt',
  find: 'Mitspieler finden',
  nobody: 'Gerade wartet niemand darauf. Wer als Nächstes kommt, spielt mit dir.',
  people: people => count(people, '# Person wartet darauf', '# Personen warten darauf'),
  others: people => count(people, '# weitere Person wartet', '# weitere Personen warten'),
  longest: time => `längste Wartezeit: ${time}`,
  alone: 'Noch wartet sonst niemand.',
  waitingNow: 'Gerade gesucht',
  joinThem: 'Mitspielen',
  waits: people => count(people, '# wartet', '# warten'),
  looking: what => `Du suchst Mitspieler: ${what}`,
  liveHint:
    'Bleib auf dieser Website: Du wirst gefragt, sobald genug da sind. An diesem Gerät kannst du währenddessen spielen.',
  slowHint: 'Schau ab und zu vorbei: Die Suche gilt sieben Tage nach deinem letzten Besuch.',
  slowNotice: 'In den Einstellungen wählst du, wie du benachrichtigt wirst.',
  botsAt: seconds => `In ${seconds} s springen Bots ein, wenn niemand kommt.`,
  also: { live: 'Auch ein Spiel jetzt suchen', slow: 'Auch ein Spiel über Tage suchen' },
  stop: 'Suche beenden',
};
