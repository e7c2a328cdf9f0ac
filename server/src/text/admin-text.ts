import type { Language } from '@ankerplatz/kit';
import type { Overview } from '@ankerplatz/protocol';

/** Everything that the page of the administrator says. */
export interface AdminText {
  readonly title: string;
  readonly enter: string;
  readonly enterHint: string;
  readonly logIn: string;
  readonly logInHint: string;
  readonly noEntry: string;
  readonly name: string;
  readonly login: string;
  readonly password: string;
  readonly code: string;
  readonly become: string;
  readonly recovery: (code: string) => string;
  readonly overview: string;
  readonly counts: (people: number, open: number, running: number, sockets: number) => string;
  readonly quotas: (quotas: Overview['quotas']) => string;
  readonly administrators: string;
  readonly club: string;
  readonly registration: string;
  readonly registrations: Readonly<Record<'open' | 'invitation' | 'closed', string>>;
  readonly imprint: string;
  readonly privacy: string;
  readonly boards: string;
  readonly boardsHint: string;
  readonly botWorkers: string;
  readonly save: string;
  readonly saved: string;
  readonly announcement: string;
  readonly announcementText: string;
  readonly minutes: string;
  readonly announce: string;
  readonly withdraw: string;
  readonly invitation: string;
  readonly uses: string;
  readonly days: string;
  readonly invite: string;
  readonly invited: (link: string) => string;
  readonly token: string;
  readonly tokenMade: (token: string) => string;
  readonly people: string;
  readonly search: string;
  readonly guest: string;
  readonly silenced: string;
  readonly silence: string;
  readonly unsilence: string;
  readonly reset: string;
  readonly resetDone: (login: string, code: string) => string;
  readonly appoint: string;
  readonly dismiss: string;
  readonly tables: string;
  readonly close: string;
  readonly broken: (reason: string) => string;
  readonly download: string;
  readonly free: string;
  readonly seat: string;
  readonly reports: string;
  readonly noReports: string;
  readonly saidBy: (about: string, by: string) => string;
  readonly done: string;
}

export const ADMIN: Readonly<Record<Language, AdminText>> = {
  en: {
    title: 'Administration',
    enter: 'Become administrator',
    enterHint: 'This link works once. Choose a login name and a password for yourself.',
    logIn: 'Log in',
    logInHint: 'This page is for the administrator of this server.',
    noEntry: 'You are not an administrator of this server.',
    name: 'Name',
    login: 'Login name',
    password: 'Password',
    code: 'Code',
    become: 'Become administrator',
    recovery: code => `Your recovery code, shown this once: ${code}. Keep it: you need it if you forget your password.`,
    overview: 'Status',
    counts: (people, open, running, sockets) =>
      `${people} people, ${open} open tables, ${running} games running, ${sockets} connections to this server`,
    quotas: ({ openTables, openTablesAddress, botGames, botGamesAddress, openTableDays, guestDays }) =>
      `At once: ${openTables} open tables a person and ${openTablesAddress} an address, ${botGames} games with bots a person and ${botGamesAddress} an address. Open tables that nobody touches go after ${openTableDays} days, guests who never played after ${guestDays}.`,
    administrators: 'Administrators',
    club: 'The club',
    registration: 'Who may come in',
    registrations: { open: 'anyone', invitation: 'invited people only', closed: 'nobody new' },
    imprint: 'Imprint',
    privacy: 'Privacy',
    boards: 'Boards of new tables',
    boardsHint: 'Options by game, as JSON: {"nauticus": {…}}. Games that have begun keep theirs.',
    botWorkers: 'Maximum bots thinking at the same time (empty: server default)',
    save: 'Save',
    saved: 'Done.',
    announcement: 'Announce',
    announcementText: 'What everybody reads',
    minutes: 'Restart in how many minutes (empty: none)',
    announce: 'Announce',
    withdraw: 'Withdraw',
    invitation: 'Invite into the club',
    uses: 'How many people',
    days: 'For how many days',
    invite: 'Make a link',
    invited: link => `The link, shown this once: ${link}`,
    token: 'Token for the command line',
    tokenMade: token => `Shown this once: ${token}. Use it as ANKERPLATZ_TOKEN with: npm run ankerplatz -- admin`,
    people: 'People',
    search: 'Search',
    guest: 'guest',
    silenced: 'silenced',
    silence: 'Silence',
    unsilence: 'Unmute',
    reset: 'Reset password',
    resetDone: (login, code) => `Give this to ${login}; with it a new password can be set, once: ${code}`,
    appoint: 'Make administrator',
    dismiss: 'Remove as administrator',
    tables: 'Tables',
    close: 'Close',
    broken: reason => `Cannot be played on: ${reason}.`,
    download: 'Download for the developers',
    free: 'Free the seat',
    seat: 'Seat',
    reports: 'Reported messages',
    noReports: 'None.',
    saidBy: (about, by) => `${about} said, reported by ${by}:`,
    done: 'Dealt with',
  },
  de: {
    title: 'Verwaltung',
    enter: 'Verwaltung übernehmen',
    enterHint: 'Dieser Link gilt einmal. Wähle dir einen Anmeldenamen und ein Passwort.',
    logIn: 'Anmelden',
    logInHint: 'Diese Seite ist für die Verwaltung dieses Servers.',
    noEntry: 'Du verwaltest diesen Server nicht.',
    name: 'Name',
    login: 'Anmeldename',
    password: 'Passwort',
    code: 'Code',
    become: 'Verwaltung übernehmen',
    recovery: code =>
      `Dein Wiederherstellungscode, nur dieses eine Mal: ${code}. Bewahre ihn auf: Er öffnet die Tür, wenn du das Passwort vergisst.`,
    overview: 'Wie es steht',
    counts: (people, open, running, sockets) =>
      `${people} Leute, ${open} offene Tische, ${running} laufende Spiele, ${sockets} Verbindungen zu diesem Server`,
    quotas: ({ openTables, openTablesAddress, botGames, botGamesAddress, openTableDays, guestDays }) =>
      `Zugleich: ${openTables} offene Tische je Person und ${openTablesAddress} je Adresse, ${botGames} Spiele mit Bots je Person und ${botGamesAddress} je Adresse. Offene Tische, die niemand anrührt, verschwinden nach ${openTableDays} Tagen, Gäste, die nie gespielt haben, nach ${guestDays}.`,
    administrators: 'Verwaltung',
    club: 'Der Club',
    registration: 'Wer hereinkommt',
    registrations: { open: 'alle', invitation: 'wer eingeladen ist', closed: 'niemand Neues' },
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    boards: 'Spielpläne neuer Tische',
    boardsHint: 'Optionen je Spiel, als JSON: {"nauticus": {…}}. Begonnene Spiele behalten ihre.',
    botWorkers: 'Bots, die zugleich denken, höchstens (leer: wie der Server gestartet wurde)',
    save: 'Speichern',
    saved: 'Erledigt.',
    announcement: 'Ankündigen',
    announcementText: 'Was alle lesen',
    minutes: 'Neustart in wie vielen Minuten (leer: keiner)',
    announce: 'Ankündigen',
    withdraw: 'Zurückziehen',
    invitation: 'In den Club einladen',
    uses: 'Wie viele Leute',
    days: 'Für wie viele Tage',
    invite: 'Link anlegen',
    invited: link => `Der Link, nur dieses eine Mal: ${link}`,
    token: 'Token für die Kommandozeile',
    tokenMade: token => `Nur dieses eine Mal: ${token}. Als ANKERPLATZ_TOKEN für: npm run ankerplatz -- admin`,
    people: 'Leute',
    search: 'Suchen',
    guest: 'Gast',
    silenced: 'stummgeschaltet',
    silence: 'Stummschalten',
    unsilence: 'Stummschaltung aufheben',
    reset: 'Passwort zurücksetzen',
    resetDone: (login, code) =>
      `Gib das an ${login} weiter; damit lässt sich einmal ein neues Passwort setzen: ${code}`,
    appoint: 'Zum Administrator machen',
    dismiss: 'Administratorrecht entziehen',
    tables: 'Tische',
    close: 'Schließen',
    broken: reason => `Kann nicht weitergespielt werden: ${reason}.`,
    download: 'Für die Entwickler herunterladen',
    free: 'Platz freimachen',
    seat: 'Platz',
    reports: 'Gemeldete Nachrichten',
    noReports: 'Keine.',
    saidBy: (about, by) => `${about} sagte, gemeldet von ${by}:`,
    done: 'Erledigt',
  },
  fr: {
    title: 'Administration',
    enter: 'Devenir administrateur',
    enterHint: 'Ce lien sert une fois. Choisissez un identifiant et un mot de passe.',
    logIn: 'Se connecter',
    logInHint: 'Cette page est réservée à l’administrateur de ce serveur.',
    noEntry: 'Vous n’êtes pas administrateur de ce serveur.',
    name: 'Nom',
    login: 'Identifiant',
    password: 'Mot de passe',
    code: 'Code',
    become: 'Devenir administrateur',
    recovery: code =>
      `Votre code de secours, montré cette seule fois : ${code}. Gardez-le : il ouvre la porte si vous oubliez le mot de passe.`,
    overview: 'État',
    counts: (people, open, running, sockets) =>
      `${people} personnes, ${open} tables ouvertes, ${running} parties en cours, ${sockets} connexions à ce serveur`,
    quotas: ({ openTables, openTablesAddress, botGames, botGamesAddress, openTableDays, guestDays }) =>
      `À la fois : ${openTables} tables ouvertes par personne et ${openTablesAddress} par adresse, ${botGames} parties avec des bots par personne et ${botGamesAddress} par adresse. Les tables ouvertes que personne ne touche disparaissent après ${openTableDays} jours, les invités qui n’ont jamais joué après ${guestDays}.`,
    administrators: 'Administrateurs',
    club: 'Le club',
    registration: 'Qui peut entrer',
    registrations: { open: 'tout le monde', invitation: 'les invités', closed: 'personne de nouveau' },
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    boards: 'Plateaux des nouvelles tables',
    boardsHint: 'Options par jeu, en JSON : {"nauticus": {…}}. Les parties commencées gardent le leur.',
    botWorkers: 'Robots qui réfléchissent en même temps, au plus (vide : comme au démarrage)',
    save: 'Enregistrer',
    saved: 'C’est fait.',
    announcement: 'Annoncer',
    announcementText: 'Ce que tous lisent',
    minutes: 'Redémarrage dans combien de minutes (vide : aucun)',
    announce: 'Annoncer',
    withdraw: 'Retirer',
    invitation: 'Inviter au club',
    uses: 'Combien de personnes',
    days: 'Pour combien de jours',
    invite: 'Créer un lien',
    invited: link => `Le lien, montré cette seule fois : ${link}`,
    token: 'Jeton pour la ligne de commande',
    tokenMade: token =>
      `Montré cette seule fois : ${token}. À donner comme ANKERPLATZ_TOKEN à : npm run ankerplatz -- admin`,
    people: 'Personnes',
    search: 'Chercher',
    guest: 'invité',
    silenced: 'réduit au silence',
    silence: 'Retirer la parole',
    unsilence: 'Rendre la parole',
    reset: 'Réinitialiser le mot de passe',
    resetDone: (login, code) =>
      `Donnez ceci à ${login} ; un nouveau mot de passe peut être choisi une fois avec : ${code}`,
    appoint: 'Nommer administrateur',
    dismiss: 'Retirer l’administration',
    tables: 'Tables',
    close: 'Fermer',
    broken: reason => `Ne peut pas continuer : ${reason}.`,
    download: 'Télécharger pour les développeurs',
    free: 'Libérer la place',
    seat: 'Place',
    reports: 'Messages signalés',
    noReports: 'Aucun.',
    saidBy: (about, by) => `${about} a dit, signalé par ${by} :`,
    done: 'Traité',
  },
};
