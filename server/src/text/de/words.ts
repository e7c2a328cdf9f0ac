import { boundsOf, type Words } from '../words.ts';

const BOUNDS = { to: 'bis', atLeast: 'mindestens', atMost: 'höchstens' };
const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'true oder false',
  object: 'ein Objekt',
  array: 'eine Liste',
  null: 'nichts',
};

export const words: Words = {
  problems: {
    'bad-request': () => 'Diese Anfrage ist nicht zu verstehen.',
    'bad-json': () => 'Was gesendet wurde, ist kein gültiges JSON.',
    'wrong-field': ({ field, expected }) =>
      field ? `Das Feld „${field}“ stimmt nicht; erwartet: ${expected}.` : `Erwartet: ${expected}.`,
    'not-logged-in': () => 'Dafür brauchst du einen Namen: Komm als Gast herein oder melde dich an.',
    'wrong-login': () => 'Anmeldename oder Passwort ist falsch.',
    'wrong-recovery': () => 'Anmeldename oder Wiederherstellungscode ist falsch.',
    'wrong-password': () => 'Das Passwort stimmt nicht.',
    'other-origin': () => 'Diese Anfrage kommt von einer fremden Seite und wird nicht ausgeführt.',
    'wrong-scope': () =>
      'Dafür ist dieses Token nicht gemacht: Es darf lesen, spielen oder verwalten und ändert nie das Konto, zu dem es gehört.',
    'no-such-session': () => 'Diese Anmeldung gibt es nicht.',
    banned: () => 'Die Verwaltung dieses Servers hat dich ausgesperrt.',
    'no-such-ban': () => 'Diese Sperre gibt es nicht.',
    'no-such-page': () => 'Unter dieser Adresse gibt es nichts.',
    'no-such-code': () => 'Dieser Code ist unbekannt, verbraucht oder abgelaufen. Lass dir einen neuen geben.',
    'no-such-token': () => 'Dieses Token gibt es nicht.',
    'already-known': () => 'Du hast hier schon einen Namen; melde dich ab, um einen anderen zu benutzen.',
    'already-registered': () => 'Du hast schon einen Anmeldenamen.',
    'login-taken': () => 'Dieser Anmeldename ist vergeben; wähle einen anderen.',
    'name-taken': () => 'So heißt hier ein Mitglied. Melde dich an, wenn du das bist, oder nimm einen anderen Namen.',
    'no-password': () => 'Du hast noch kein Passwort: Registriere dich zuerst.',
    'too-many-tokens': () => 'Du hast die Höchstzahl an Tokens erreicht; widerrufe zuerst eines.',
    'too-many-watched': () => 'Du schaust schon so vielen Tischen zu, wie man darf; schließe erst einen.',
    'too-slow': () => 'Die Anfrage hat zu lange gebraucht, um anzukommen.',
    'second-factor': () => 'Gib auch den Code ein, den deine App gerade zeigt, oder einen deiner Ersatzcodes.',
    'wrong-code': () => 'Dieser Code stimmt nicht, wurde schon benutzt oder ist abgelaufen.',
    'wrong-passkey': () => 'Mit diesem Passkey lässt sich hier nichts öffnen.',
    'no-such-passkey': () => 'Du hast keinen solchen Passkey.',
    'second-factor-on': () => 'Der zweite Schritt ist schon eingeschaltet; schalte ihn zuerst aus.',
    'too-many-passkeys': () => 'Mehr Passkeys kannst du nicht haben; entferne zuerst einen.',
    'common-password': () =>
      'Dieses Passwort gehört zu denen, die zuerst geraten werden. Wähle ein anderes, zum Beispiel drei oder vier Wörter.',
    'too-large': () => 'Die Anfrage ist zu groß.',
    'wrong-media-type': () => 'Der Inhalt einer Anfrage muss JSON sein (Content-Type: application/json).',
    'too-many-requests': ({ retryAfter }) => `Zu viele Anfragen; versuche es in ${retryAfter} s wieder.`,
    'server-error': ({ id }) => `Auf dem Server ist etwas schiefgegangen. Es ist unter ${id} vermerkt.`,
    'disk-full': () =>
      'Die Festplatte des Servers ist voll: Was da ist, kannst du lesen, geändert wurde nichts. Versuche es wieder, sobald jemand Platz gemacht hat.',
    unavailable: () => 'Der Server erreicht gerade seine Datenbank nicht; versuche es gleich wieder.',
    'unknown-rules': () =>
      'Dieses Spiel läuft nach neueren Regeln, als dieser Server sie schon kennt; versuche es gleich wieder.',
    draining: () => 'Der Server startet gleich neu; versuche es gleich wieder.',
    'not-the-owner': () => 'Das darf nur, wer den Tisch eröffnet hat.',
    'not-seated': () => 'Du sitzt nicht an diesem Tisch.',
    'no-spectators': () => 'Dieser Tisch lässt keine Zuschauer zu.',
    'no-such-table': () => 'Diesen Tisch gibt es nicht.',
    'no-such-seat': () => 'Diesen Platz gibt es nicht.',
    'no-such-game': () => 'Dieses Spiel gibt es nicht.',
    'no-such-record': () => 'Von diesem Spiel gibt es noch keine Aufzeichnung.',
    'seat-taken': () => 'Dieser Platz ist besetzt.',
    'too-few-seats': () => 'Hier sitzen mehr Leute, als dann mitspielen könnten.',
    'seat-kept': () => 'Dieser Platz ist für jemand anderen reserviert.',
    'beside-blocked': () =>
      'Hier sitzt jemand, den du blockiert hast. Sag dazu, wenn du trotzdem mitspielen willst (besideBlocked).',
    apart: () => 'An diesem Tisch kannst du gerade nicht Platz nehmen. Wähle einen anderen.',
    paired: () =>
      'Dieser Tisch wurde durch die Gegnersuche zusammengestellt: Plätze und Uhr bleiben bis nach dem Spiel so, wie sie sind.',
    'already-seated': () => 'Du sitzt schon an diesem Tisch.',
    'seats-open': () => 'Es sind noch Plätze frei.',
    sealed: () =>
      'Das Spiel beginnt gleich: Bis alle ihren Teil zum Mischen offengelegt haben, lässt sich nichts ändern.',
    'not-sealed': () =>
      'Jetzt kann kein Beitrag offengelegt werden: Noch haben sich nicht alle festgelegt, oder es wird neu gemischt.',
    'wrong-contribution': () =>
      'Dieser Beitrag passt nicht zu dem, worauf sich dein Platz festgelegt hat: Sein SHA-256 ist ein anderer. Nichts wurde geändert.',
    'nobody-seated': () => 'Ohne Menschen beginnt kein Spiel: Setz dich zuerst an den Tisch.',
    'too-many-tables': ({ most }) => `Es dürfen ${most} Tische offen sein; starte oder verlasse erst einen.`,
    'too-many-bot-games': ({ most }) => `Es dürfen ${most} Spiele mit Bots zugleich laufen; beende erst eines.`,
    'not-open': () => 'Das Spiel an diesem Tisch hat schon begonnen.',
    'not-running': () => 'An diesem Tisch läuft kein Spiel.',
    'not-over': () => 'Das Spiel an diesem Tisch ist noch nicht zu Ende.',
    stale: () => 'Das Spiel ist inzwischen weitergegangen.',
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'game-over': () => 'Das Spiel ist zu Ende.',
    paused: () => 'Das Spiel ist unterbrochen.',
    'not-paused': () => 'Das Spiel macht keine Pause.',
    'on-holiday': () => 'Du bist schon im Urlaub.',
    'not-on-holiday': () => 'Du bist nicht im Urlaub.',
    'too-few-days': ({ most }) => `Du hast in diesem Spiel noch ${most} Urlaubstage.`,
    'too-late': () => 'Deine Zeit ist abgelaufen, jetzt kann kein Urlaub mehr beginnen.',
    revealed: () =>
      'Das lässt sich nicht zurücknehmen: Seither ist etwas aufgedeckt worden, oder es gehört nicht mehr zum Spiel.',
    'stood-in': () => 'Gerade spielt jemand anderes auf deinem Platz; kehre erst zurück.',
    'left-to-bot': () => 'Deine Zeit ist abgelaufen; ein Bot spielt für dich zu Ende.',
    'not-silent': () =>
      'Dieser Platz kann erst vergeben werden, wenn der Spieler gefragt ist und so lange nichts getan hat, wie an diesem Tisch vereinbart.',
    'clock-decides': () =>
      'An diesem Tisch läuft eine Uhr: Sie allein entscheidet, wann jemand anderes einen Platz spielt.',
    'no-volunteer': () => 'Diese Person hat nicht angeboten, den Platz zu übernehmen.',
    'not-named': () =>
      'In diesem Spiel sind die Karten verdeckt: Nur wen der Spieler selbst benannt hat und wer keine anderen Karten gesehen hat, darf für ihn spielen.',
    'no-coach': () =>
      'An diesem Tisch darf der Trainer nicht helfen: Das hätte vor der Partie abgemacht werden müssen.',
    'coach-unsaid': () =>
      'An diesem Tisch darf der Trainer allen helfen. Wer Platz nimmt, ist damit einverstanden und sagt es dazu (coach).',
    'coach-late': () =>
      'Andere haben ohne den Trainer Platz genommen. Erlauben kannst du ihn nur, solange sonst niemand hier sitzt.',
    'rated-unsaid': () =>
      'An diesem Tisch werden die Partien gewertet. Wer Platz nimmt, ist damit einverstanden und sagt es dazu (rated).',
    'rated-late': () =>
      'Es sitzen schon andere hier. Ob gewertet wird, lässt sich nur ändern, solange sonst niemand hier sitzt.',
    'rated-members': () => 'Gewertete Partien sind für Mitglieder: Wähle zuerst einen Anmeldenamen und ein Passwort.',
    'rated-bots': () => 'Gewertete Partien spielen Menschen untereinander: An diesem Tisch kann kein Bot sitzen.',
    'rated-clock': () => 'Eine gewertete Partie braucht eine Uhr, und zwischen zwei Partien bleibt das Tempo gleich.',
    'rated-plain': () =>
      'Eine gewertete Partie beginnt am Anfang, auf dem üblichen Spielplan, durch Los und ohne Trainer.',
    'rated-take-back': () => 'In einer gewerteten Partie wird nichts zurückgenommen.',
    'your-turn': () => 'Du bist jetzt am Zug: Spiele deine Züge, statt sie vorab zu bestätigen.',
    'not-coming': () =>
      'Was du als Nächstes gefragt wirst, steht noch nicht fest; dafür lässt sich nichts vorab bestätigen.',
    'impossible-position': ({ expected }) => `Diese Stellung ist unmöglich: ${expected}.`,
    'unknown-move': () => 'Das ist kein Zug dieses Spiels.',
    'illegal-move': () => 'Dieser Zug ist jetzt nicht erlaubt.',
    'batch-too-long': () =>
      'Nach einem Zug, der weitergibt, zieht oder etwas aufdeckt, darf kein weiterer in derselben Anfrage folgen.',
    'not-administrator': () => 'Das darf nur, wer diesen Server verwaltet.',
    'not-admitted': () => 'Dieser Club nimmt Neue nur mit Einladung auf; bitte um einen Link.',
    'registration-closed': () => 'Dieser Club nimmt zurzeit niemanden neu auf.',
    silenced: () => 'Du wurdest von der Verwaltung stummgeschaltet.',
    'only-here': () => 'Das ist nur auf dem Rechner des Servers zu lesen.',
    'no-such-person': () => 'Diese Person gibt es nicht.',
    'games-hidden': () => 'Diese Person zeigt dir keine Partien.',
    'ratings-hidden': () => 'Diese Wertungen sind verborgen. Wer die eigenen verbirgt, sieht auch keine anderen.',
    'no-such-message': () => 'Diese Nachricht gibt es nicht.',
    'no-such-report': () => 'Diese Meldung gibt es nicht.',
    'no-such-replay': () => 'Diese Aufzeichnung gibt es nicht.',
    'chat-silent': () => 'Karten werden getauscht: Der Chat ist so lange geschlossen.',
    'table-closed': () => 'Dieser Tisch ist geschlossen.',
    'table-broken': () =>
      'Was von diesem Tisch gespeichert ist, passt nicht zu den Regeln seines Spiels; deshalb kann hier nicht weitergespielt werden. Die Verwaltung kann ihn schließen und den Entwicklern schicken.',
    'last-administrator': () => 'Ein Server braucht eine Verwaltung: Benenne erst jemand anderen.',
    'is-guest': () => 'Diese Person ist Gast und hat kein Passwort.',
    'too-many-records': () => 'Du hast so viele Aufzeichnungen mitgebracht, wie man darf.',
    'too-many-followed': ({ most }) => `Du folgst schon ${most} Leuten; folge erst jemandem nicht mehr.`,
    'no-such-event': () => 'Diese Veranstaltung gibt es nicht.',
    'not-your-event': () => 'Nur wer die Veranstaltung angekündigt hat oder verwaltet, darf sie ändern.',
    'may-not-announce': () => 'In diesem Club darfst du keine Veranstaltungen ankündigen.',
    'event-full': ({ most }) => `Alle ${most} Plätze dieser Veranstaltung sind vergeben.`,
    'event-over': () => 'Die Veranstaltung ist vorbei.',
    'event-cancelled': () => 'Die Veranstaltung wurde abgesagt.',
    'too-many-events': ({ most }) =>
      `Höchstens ${most} Veranstaltungen dürfen bevorstehen; erst muss eine vorbei oder abgesagt sein.`,
    'no-such-deal': () => 'Diese Partie gibt es nicht.',
    'no-such-attempt': () => 'Diesen Versuch gibt es nicht.',
    'deal-closed': () => 'Diese Partie kann nur in ihrer Zeit gespielt werden, nicht vorher und nicht nachher.',
    'deal-hidden': () =>
      'Andere spielen noch dieselbe Partie: Was hier gespielt wurde, wird gezeigt, wenn niemand mehr spielt.',
    'deal-plain': () => 'Diese Partie spielen viele: einmal, ohne Zurücknehmen und selbst.',
    'no-such-tournament': () => 'Dieses Turnier gibt es nicht.',
    'no-such-pairing': () => 'Diesen Tisch gibt es in dieser Runde nicht.',
    'not-your-tournament': () => 'Das darf nur, wer das Turnier ausrichtet oder den Server verwaltet.',
    'tournament-members': () =>
      'Turniere sind für Leute mit Anmeldenamen: Registriere dich zuerst, damit dein Name wiederkommen kann.',
    'tournament-started': () => 'Das Turnier hat schon begonnen.',
    'tournament-settled': () =>
      'Was gespielt und wie gepaart wird, bleibt, wie es angekündigt war: Sage das Turnier ab und kündige ein anderes an.',
    'tournament-not-running': () => 'Das Turnier läuft nicht.',
    'tournament-too-few': ({ most }) => `Es sind zu wenige angemeldet: Mindestens ${most} müssen es sein.`,
    'tournament-alone': () =>
      'Bei so vielen Angemeldeten sind keine zwei Tische gleich groß, und niemand ließe sich vergleichen: Es müssen mehr sein, oder jemand weniger.',
    'tournament-full': ({ most }) => `Alle ${most} Plätze in diesem Turnier sind vergeben.`,
    'tournament-partner': () => 'Auch dein Partner muss zu diesem Turnier angemeldet sein.',
    'tournament-pairs': () => 'In diesem Spiel spielt niemand mit einem Partner zusammen.',
    'tournament-knockout': () => 'K.-o. geht nicht an Tischen mit wechselnden Partnern; lass Paare antreten.',
    'tournament-moved-on': () =>
      'Im K.-o. lassen sich nur Ergebnisse der laufenden Runde berichtigen, und jemand muss weiterkommen.',
    'too-many-tournaments': ({ most }) =>
      `Du kannst höchstens ${most} Turniere haben; erst muss eines vorbei oder abgesagt sein.`,
    'no-such-room': () => 'Diesen Analyseraum gibt es nicht, oder er ist schon geschlossen.',
    'not-in-room': () => 'Betritt zuerst den Analyseraum.',
    'not-leading': () => 'Das darf nur, wer im Analyseraum führt.',
    'too-many-rooms': () =>
      'Es gibt schon zu viele Analyseräume; schließe zuerst einen oder komm in einen, der offen ist.',
    'room-full': ({ most }) => `Dieser Analyseraum ist voll: ${most} Leute sind darin.`,
    'not-played': () => 'Nur wer dieses Spiel gespielt hat, kann hier eine Analyse davon hinterlegen.',
    'other-judge': () =>
      'Diese Analyse stammt von einer anderen Fassung der Bewertung, als dieser Server sie hat; lade die Seite neu und erstelle sie noch einmal.',
    'too-many-reviews': () => 'Zu viele Analysen warten darauf, geprüft zu werden; versuch es später noch einmal.',
    'too-many-devices': () => 'Benachrichtigungen gehen schon an so viele Geräte, wie sie dürfen; entferne erst eines.',
    'no-mail': () => 'Dieser Server verschickt keine Mail.',
    'no-way': () => 'Du hast noch nicht gesagt, wohin Benachrichtigungen gehen sollen.',
    'bad-record': () => 'Diese Aufzeichnung ist ungültig.',
    'internal-address': () =>
      'Diese Adresse liegt in einem privaten Netz, oder es gibt keine dieses Namens: Dorthin gehen keine Benachrichtigungen.',
    'notice-failed': () => 'Die Benachrichtigung konnte nicht zugestellt werden.',
  },
  expected: {
    type: ({ type }) => TYPES[type] ?? type,
    length: bounds => `eine Länge von ${boundsOf(bounds, BOUNDS)}`,
    range: bounds => `eine Zahl von ${boundsOf(bounds, BOUNDS)}`,
    choice: ({ values }) => values.join(', '),
    form: ({ pattern }) => `die Form ${pattern}`,
    present: () => 'es darf nicht fehlen',
    absent: () => 'kein solches Feld',
    visible: ({ most }) => `1 bis ${most} sichtbare Zeichen in einer Zeile`,
    ahead: ({ years }) => `ein Zeitpunkt, der bevorsteht, in höchstens ${years} Jahren`,
    soon: ({ days }) => `ein Zeitpunkt, der bevorsteht, in höchstens ${days} Tagen`,
    zone: () => 'eine Zeitzone wie Europe/Berlin',
    other: () => 'ein anderer Wert',
  },
  orders: {
    forced: {
      choice: 'Du wirst gefragt, weil du mehr tun kannst als passen.',
      other: 'Du wirst gefragt, weil es nicht ums Passen geht.',
      round: 'Die Runde ist vorbei.',
    },
    pass: {
      choice: 'Du passt nicht mehr von selbst: Du hast eine Wahl.',
      other: 'Du passt nicht mehr von selbst: Es ist etwas zu entscheiden, bei dem man nicht passen kann.',
      round: 'Du passt nicht mehr von selbst: Die Runde ist vorbei.',
    },
    discard: {
      choice: 'Du wirfst nicht mehr von selbst ab: Eine Karte lässt sich nutzen.',
      other: 'Du wirfst nicht mehr von selbst ab: Es ist etwas anderes zu entscheiden.',
      round: 'Du wirfst nicht mehr von selbst ab: Die Runde ist vorbei.',
    },
  },
  banned: until => `Die Verwaltung dieses Servers hat dich bis ${until} (UTC) ausgesperrt.`,
  keptFor: (name, until) =>
    `Dieser Platz ist reserviert bis ${until}, und zwar für ${name ?? 'jemanden, der eingeladen ist'}.`,
  formerPlayer: 'ehemaliger Spieler',
  somebody: 'Jemand',
};
