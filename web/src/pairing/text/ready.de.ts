import { pluralOf } from '../../text/intl.ts';
import type { ReadyTexts } from './ready.en.ts';

const count = pluralOf('de');

export const de: ReadyTexts = {
  looking: what => `Du suchst Mitspieler: ${what}`,
  others: people => count(people, '# weitere Person wartet.', '# weitere Personen warten.'),
  alone: 'Noch wartet sonst niemand.',
  missing: people => count(people, 'Es fehlt noch # Person.', 'Es fehlen noch # Personen.'),
  botsAt: seconds => `In ${seconds} s springen Bots ein, wenn niemand kommt.`,
  reachAll: 'Inzwischen sind alle recht, gleich wie stark.',
  /** How far the ratings of others may be off by now. */
  reach: (points, rating, time) =>
    `Gesucht sind Leute, die höchstens ${points} Punkte von deinen ${rating} entfernt sind; nach ${time} Wartezeit alle.`,
  liveHint:
    'Bleib auf dieser Website: Du wirst gefragt, sobald genug da sind. An diesem Gerät kannst du währenddessen spielen.',
  slowHint: 'Schau ab und zu vorbei: Die Suche gilt sieben Tage nach deinem letzten Besuch.',
  slowNotice: 'In den Einstellungen wählst du, wie du benachrichtigt wirst.',
  stop: 'Suche beenden',
  ready: 'Bereit?',
  found: names => `Du spielst mit ${names}.`,
  botCount: bots => count(bots, '# Bot', '# Bots'),
  kept: 'Dein Spiel auf diesem Gerät bleibt erhalten: Du kannst es später fortsetzen.',
  left: time => `noch ${time}`,
  until: time => `bis ${time}`,
  yes: 'Bereit',
  no: 'Jetzt nicht',
  later: 'Später',
  missed:
    'Du hast nicht rechtzeitig geantwortet und deinen Platz verloren. Suche wieder, wenn du noch spielen möchtest.',
  again: 'Jemand ist nicht gekommen. Du wartest wieder, ganz vorn.',
  ended: 'Du suchst keine Mitspieler mehr: Diese Seite war weg, oder du hast woanders aufgehört.',
  lookAgain: 'Wieder suchen',
};
