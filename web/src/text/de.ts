import type { Texts } from './en.ts';
import { homeTexts } from './home/de.ts';

export const de: Texts = {
  ...homeTexts,
  app: {
    title: 'Ankerplatz',
    skip: 'Zum Inhalt',
    home: 'Startseite',
    missing: 'Seite nicht gefunden.',
    failed: 'Diese Seite ließ sich nicht laden.',
    again: 'Erneut versuchen',
    newVersion: 'Eine neue Version dieser Seite ist da.',
    reload: 'Neu laden',
    myTurns: count => `(${count})`,
  },
  ui: {
    member: 'Mitglied',
    notes: 'Hinweise',
    close: 'Schließen',
    cancel: 'Abbrechen',
    ok: 'OK',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    share: 'Teilen',
    on: 'an',
    off: 'aus',
    more: 'Mehr',
  },
  me: {
    question: 'Wie sollen die anderen dich nennen?',
    name: 'Dein Name',
    go: 'Weiter',
    hint: 'Ohne Konto. Mit einem Passwort kannst du dir den Namen später sichern.',
    closed: 'Dieser Club nimmt zurzeit niemanden auf. Wenn du ein Konto hast, melde dich an.',
    logIn: 'Anmelden',
    byInvitation: 'In diesen Club kommt man auf Einladung.',
    invitation: 'Einladung',
    invitationHint: 'Aus dem Link oder der Nachricht, die dich einlädt.',
  },
  net: {
    closed: 'Dieser Tisch wurde geschlossen, bevor ein Spiel begann.',
    closedPlayed: 'Der Administrator hat diesen Tisch geschlossen. Was gespielt wurde, bleibt erhalten.',
    replay: 'Spiel ansehen',
    seatLost:
      'Hast du hier gesessen? Dann melde dich an oder nimm einen Code von deinem anderen Gerät. Oder lass dir den Einladungslink noch einmal schicken.',
    hidden: 'Bei diesem Spiel sind keine Zuschauer zugelassen.',
    offline: 'Der Server ist nicht zu erreichen. Bitte versuche es noch einmal.',
    unreadable: 'Der Server hat unverständlich geantwortet.',
    lost: 'Verbindung unterbrochen. Wir versuchen es weiter; bestätigte Züge gehen nicht verloren.',
    connecting: 'Verbindung wird hergestellt …',
    draining: 'Der Server startet neu. Gleich geht es weiter.',
  },
};
