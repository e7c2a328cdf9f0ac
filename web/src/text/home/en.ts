import { joined, type Level } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { pluralOf } from '../intl.ts';

const count = pluralOf('en');

const levels: Readonly<Record<Level, string>> = {
  deckhand: 'Deckhand (easy)',
  mate: 'First mate (good)',
  captain: 'Captain (strong)',
  admiral: 'Admiral (very strong)',
};

const levelNames: Readonly<Record<Level, string>> = {
  deckhand: 'Deckhand',
  mate: 'First mate',
  captain: 'Captain',
  admiral: 'Admiral',
};

export interface GameWords {
  readonly name: string;
  readonly what: string;
  readonly pitch: string;
}

const games: Readonly<Record<BoardGameId, GameWords>> = {
  nauticus: {
    name: 'Nauticus',
    what: 'The dockyard',
    pitch: 'Build ships, load them, collect crowns. Whatever action one player chooses, everyone may perform.',
  },
  nautilus: {
    name: 'Nautilùs',
    what: 'The sailors’ race',
    pitch:
      'Two against two: play cards to race your sailors round the board into harbour, and beware of the white whale.',
  },
};

const nowHint: Readonly<Record<BoardGameId, string>> = {
  nauticus: 'right away, against an easy bot',
  nautilus: 'right away, with a bot against two easy bots',
};

/** The words of home, of a new table and of the table before its game. */
export const homeTexts = {
  shell: {
    settings: 'Settings',
    account: 'Account',
    people: 'People',
    events: 'Events',
    tournaments: 'Tournaments',
    ratings: 'Leaderboards',
    club: 'Statistics',
    about: 'About',
    licences: 'Licences',
    imprint: 'Imprint',
    privacy: 'Privacy',
    language: 'Language',
    pages: 'Pages',
    home: (club: string) => `${club}, home`,
  },
  games,
  kinds: {
    '2': '2 players',
    '3': '3 players',
    '4': '4 players',
    quick: 'Quick game',
    team: 'Team game',
    duel: 'Duel',
  },
  kindHints: {
    '2': '4 rounds',
    '3': '5 rounds',
    '4': '5 rounds',
    quick: '2 against 2, 3 sailors each; best for a first game',
    team: '2 against 2, 4 sailors each',
    duel: '1 against 1, two colours each',
  },
  levels,
  /** Where there is little room. */
  levelNames,
  phrases: {
    of: 'of',
    /** Stands before a colon or a semicolon. */
    gap: '',
    list: (parts: readonly string[]) => joined(parts, 'and', ','),
    day: (days: number) => count(days, '# day', '# days'),
    hour: (hours: number) => count(hours, '# hour', '# hours'),
    minute: (minutes: number) => count(minutes, '# minute', '# minutes'),
  },
  length: {
    minutes: (minutes: number) => `about ${minutes} min`,
    turns: (turns: number) => `${count(turns, '# turn', '# turns')} each`,
    aboutTurns: (turns: number) => `about ${count(turns, '# turn', '# turns')} each`,
    players: (least: number, most: number) => `${least}–${most} players`,
    playersOf: (numbers: readonly number[]) => `${numbers.join(' or ')} players`,
  },
  home: {
    greeting: 'Two nautical board games. Sit down and play.',
    greetingOne: 'A nautical board game. Sit down and play.',
    nextEvent: (name: string, at: string) => `Next event: ${name}, ${at}`,
    watchers: (watchers: number) => count(watchers, '1 person watches', '# people watch'),
    now: 'Play now',
    /** Against whom. */
    nowHint,
    learn: 'Learn',
    learnHint: 'in about 15 minutes',
    /** Before a first game. */
    offer: {
      title: (game: string) => `New to ${game}?`,
      what: 'Short lessons on the real table show you everything a first game needs, in about 15 minutes.',
      learn: 'Learn first',
      play: 'Play now',
    },
    friends: 'With friends',
    device: 'On this device',
    /** Leads to the game in a minute. */
    minute: 'Quick guide',
    puzzles: 'Puzzles',
    rules: 'Rules',
    last: 'Same as last time',
    lastWith: (others: string) => `with ${others}`,
    lastOnline: 'online',
    lastDevice: 'on this device',
    people: (people: number) => count(people, '# other person', '# other people'),
    mine: 'My tables',
    invited: 'You are invited',
    invitedBy: (name: string) => `${name} is waiting for you`,
    open: 'Open tables',
    running: 'Games to watch',
    kept: 'Games on this device',
    over: 'Finished games',
    you: 'You',
    overHere: 'Finished on this device',
    tally: (level: string, won: number, played: number) => `${level}: ${won} of ${played} won`,
    nextLevel: (level: string) => `Next: ${level}`,
    allKept: 'All games on this device',
    noneOpen: 'Nobody is waiting for players just now.',
    openOne: 'Open a table',
    find: (waiting: number) =>
      waiting === 0 ? 'Find opponents' : `Find opponents: ${count(waiting, '# person waits', '# people wait')}`,
    offline: 'The server cannot be reached. Games on this device still work.',
    yourTurn: 'Your turn',
    toStart: 'Ready to start',
    waiting: (free: number) => count(free, '# seat free', '# seats free'),
    keptSeats: (kept: number) => count(kept, '# seat kept for somebody invited', '# seats kept for people invited'),
    paused: 'Paused',
    pausedUntil: (time: string) => `Paused until ${time}`,
    turnOf: (name: string) => `${name} to move`,
    turnOfMany: (names: string) => `${names} to decide`,
    round: (round: number) => `Round ${round}`,
    /** Without a name: I am. */
    away: (name: string | null, time: string) =>
      name === null ? `You are on holiday until ${time}` : `${name} is on holiday until ${time}`,
    rated: 'rated',
    ownBoard: 'corrected board',
    finished: 'finished',
    won: 'You won',
    place: (place: number) => `You came in place ${place}`,
    noWinner: 'ended without a winner',
    due: (when: string) => `Time runs out ${when}`,
    join: 'Join',
    /** Of a table where no seat is free for me. */
    visit: 'Visit',
    watch: 'Watch',
    goOn: 'Continue',
    look: 'Replay',
    loading: 'One moment …',
    bring: 'View a recorded game',
    bringHint: 'Choose the file, or drop it anywhere on this page.',
    letGo: 'Drop to view the game',
  },
  opening: {
    title: 'New table',
    online: 'With friends',
    device: 'On this device',
    onlineHint: 'Everyone on their own device; you get a link to share.',
    deviceHint: 'Pass one device around, or play against bots. Works offline.',
    place: 'Where',
    players: 'Players',
    variant: 'Game type',
    seats: 'Who plays',
    seat: (sign: string) => `Seat with the ${sign}`,
    me: 'You',
    person: 'Another player',
    partner: 'your partner',
    opponent: 'opponent',
    nameOf: (sign: string) => `Name at the seat with the ${sign}`,
    unnamed: (number: number) => `Player ${number}`,
    more: 'More options',
    starter: 'Who starts',
    dealer: 'Who deals first',
    lot: 'Random',
    visibility: 'Who may join',
    invitation: 'Whoever has the link',
    public: 'Everyone (publicly listed)',
    spectators: 'Others may watch',
    spectatorsHint: 'They only see public information.',
    clock: 'Time',
    clocks: { none: 'No clock', live: 'Live clock', slow: 'Days per move' },
    clockHints: {
      none: 'Everybody takes the time they need.',
      live: 'Time for the whole game, plus a little extra each turn.',
      slow: 'For games over days or weeks.',
    },
    silence: 'When somebody counts as silent',
    silenceHint: 'After so long without a move the others may, once the player was told, let somebody else play.',
    houseRules: 'House rules',
    bank: 'Time for each player',
    minutes: (minutes: number) => `${minutes} min`,
    increment: 'Extra time per turn',
    seconds: (seconds: number) => `${seconds} s`,
    move: 'Time for a move',
    days: (days: number) => count(days, '# day', '# days'),
    hours: 'Clocks run',
    allDay: 'All day',
    hoursHint: 'By each player’s own time; outside these hours the clock stands still.',
    holidays: 'Days off for each player',
    noHolidays: 'None',
    late: 'When time runs out',
    lates: {
      'stand-in': 'A bot fills in until they return',
      finish: 'A bot finishes the game',
      end: 'The game ends; that player comes last',
    },
    lateLevel: 'Which bot',
    factors: 'Extra time for some players',
    factorsHint: 'By agreement: players who use a screen reader or need longer get more time.',
    factorOf: (sign: string) => `Time at the seat with the ${sign}`,
    factor: (factor: string) => `${factor} × time`,
    open: 'Open the table',
    start: 'Start the game',
  },
  waiting: {
    open: 'free',
    waitOwner: (name: string) => `${name} starts the game.`,
    keptFor: (name: string) => `kept for ${name}`,
    keptForYou: 'kept for you',
    /** A person whose name is not told. */
    guest: 'somebody invited',
    until: (time: string) => `until ${time}`,
    code: 'The link as a code to scan',
    link: 'Link to this table',
    copied: 'The link is copied.',
    notCopied: 'Copying is not possible here: select the link and copy it by hand.',
    live: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s per turn`,
    slow: (days: number) => `${count(days, '# day', '# days')} per move`,
    hours: (from: number, to: number) => `${from} to ${to} h`,
  },
  signs: ['lighthouse', 'gull', 'knot', 'buoy'] as readonly string[],
};

export type HomeTexts = typeof homeTexts;
