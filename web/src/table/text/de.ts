import { de as door } from '@ankerplatz/kit/text/de';
import { pluralOf } from '../../text/intl.ts';
import type { TableTexts } from './en.ts';
import { online } from './online.de.ts';

const count = pluralOf('de');

export const de: TableTexts = {
  people: 'Leute am Tisch',
  unnamed: 'Skipper',
  door,
  online,
  head: {
    leave: 'Den Tisch verlassen',
    menu: 'Menü',
    log: 'Verlauf',
    command: 'Einen Befehl eingeben',
    rules: 'Regeln',
  },
  zones: {
    seats: 'Spieler',
    side: 'Was geschah',
    thumb: 'Dein Zug',
  },
  status: {
    yourTurn: 'Du bist dran.',
    turnOf: name => `${name}, du bist dran.`,
    waiting: names => `Am Zug: ${names}.`,
    waitingMany: players => `Am Zug: ${players} Spieler.`,
    away: name => `${name} (nicht da)`,
    next: 'Danach bist du dran.',
    after: name => `Du bist nach ${name} dran.`,
    watching: 'Du schaust zu.',
    lost: 'Verbindung unterbrochen. Wir versuchen es weiter.',
    botsLost: 'Die Bots antworten nicht. Wir versuchen es weiter.',
    connecting: 'Verbindung wird hergestellt …',
    skip: 'Überspringen',
    hold: 'Halten: langsamer',
    resigned: (players, seat) => `${players.does(seat, 'gibt', 'gibst')} auf.`,
    agreedEnd: 'Alle sind sich einig, das Spiel zu beenden.',
  },
  turn: {
    steps: 'Schritte dieses Zugs',
    stepBack: 'Schritt zurück',
    restart: 'Zug von vorn',
    backTo: step => `Zurück bis vor: ${step}`,
    handIn: 'Zug bestätigen',
    handingIn: 'Wird gesendet …',
    handingInLater: 'Wird gesendet, sobald du wieder online bist',
  },
  log: {
    title: 'Verlauf',
    empty: 'Noch ist nichts geschehen.',
    earlier: n => `${count(n, '# früheren Zug', '# frühere Züge')} zeigen`,
    takeBack: 'Zurücknehmen bis hierher',
  },
  recap: {
    open: turns => `Seit deinem Zug: ${count(turns, '# Zug', '# Züge')}`,
    openSoFar: turns => `Bisher: ${count(turns, '# Zug', '# Züge')}`,
    nothing: 'Seit deinem Zug ist nichts geschehen.',
  },
  notice: {
    rule: paragraph => `Regel ${paragraph}`.trim(),
    notYours: 'Du bist nicht am Zug.',
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu: Ziehen können nur die Spieler.',
    complete: 'Dieser Zug ist vollständig: Bestätige ihn oder geh einen Schritt zurück.',
  },
  menu: {
    restart: 'Lektion neu beginnen',
    tookBack: 'Zurückgenommen.',
    putBack: 'Doch nicht',
    agreeEnd: 'Dem Ende des Spiels zustimmen',
    disagreeEnd: 'Doch weiterspielen',
    rematch: 'Noch ein Spiel',
    rematchNot: 'Doch keine Revanche',
  },
  talk: {
    title: 'Chat',
    unread: n => count(n, '# neue Nachricht', '# neue Nachrichten'),
  },
  result: {
    show: 'Ergebnis',
    agreed: 'Alle waren sich einig, das Spiel zu beenden.',
    resigned: names => `Aufgegeben: ${names}.`,
    won: (names, isYou) => `${names} ${isYou ? 'gewinnst' : 'gewinnt'}.`,
    wonTogether: (names, isYou) => `${names} ${isYou ? 'gewinnt' : 'gewinnen'}.`,
  },
  curtain: {
    title: name => `Gib das Gerät an ${name} weiter`,
    hint: 'Alle anderen schauen bitte weg.',
    go: name => `Ich bin ${name}: meine Karten zeigen`,
  },
  sounds: {
    offer: 'Leise Töne, wenn etwas geschieht?',
    yes: 'Anschalten',
  },
};
