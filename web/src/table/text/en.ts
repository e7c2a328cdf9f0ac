import type { Players, Seat } from '@ankerplatz/kit';
import { en as door } from '@ankerplatz/kit/text/en';
import { pluralOf } from '../../text/intl.ts';
import { online } from './online.en.ts';

const count = pluralOf('en');

/** The words around any board. */
export const en = {
  /** A player without a name. */
  people: 'People at the table',
  unnamed: 'Skipper',
  door,
  online,
  head: {
    leave: 'Leave the table',
    menu: 'Menu',
    log: 'Log',
    command: 'Type a command',
    rules: 'Rules',
  },
  zones: {
    seats: 'Players',
    side: 'What happened',
    thumb: 'Your turn',
  },
  status: {
    yourTurn: 'Your turn.',
    turnOf: (name: string) => `${name}, it is your turn.`,
    waiting: (names: string) => `Waiting for ${names}.`,
    waitingMany: (players: number) => `Waiting for ${players} players.`,
    /** A player who must decide and has not the table on the screen. */
    away: (name: string) => `${name} (away)`,
    next: 'You are next.',
    after: (name: string) => `You are after ${name}.`,
    watching: 'You are watching.',
    lost: 'Connection lost. Reconnecting …',
    botsLost: 'The bots are not responding. Trying again …',
    connecting: 'Connecting …',
    skip: 'Skip',
    hold: 'Hold: slower',
    resigned: (players: Players, seat: Seat) => `${players.does(seat, 'resigns', 'resign')}.`,
    agreedEnd: 'All agree to end the game.',
  },
  turn: {
    steps: 'Steps of this turn',
    stepBack: 'Step back',
    restart: 'Restart the turn',
    backTo: (step: string) => `Back to before: ${step}`,
    handIn: 'Submit turn',
    handingIn: 'Submitting …',
    handingInLater: 'Will be submitted when you are back online',
  },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    earlier: (n: number) => `Show ${count(n, '# earlier turn', '# earlier turns')}`,
    takeBack: 'Go back to before this',
  },
  recap: {
    open: (turns: number) => `Since your turn: ${count(turns, '# turn', '# turns')}`,
    openSoFar: (turns: number) => `So far: ${count(turns, '# turn', '# turns')}`,
    nothing: 'Nothing has happened since your turn.',
  },
  notice: {
    rule: (paragraph: string) => `Rule ${paragraph}`.trim(),
    notYours: 'It is not your turn.',
    over: 'The game is over.',
    watching: 'You are watching: only the players can move.',
    complete: 'This turn is complete: submit it or step back.',
  },
  menu: {
    restart: 'Start the lesson again',
    tookBack: 'Taken back.',
    putBack: 'Undo',
    agreeEnd: 'Agree to end the game',
    disagreeEnd: 'Keep playing after all',
    rematch: 'Play again',
    rematchNot: 'No rematch after all',
  },
  talk: {
    title: 'Chat',
    unread: (n: number) => count(n, '# new message', '# new messages'),
  },
  result: {
    show: 'Result',
    agreed: 'All agreed to end the game.',
    resigned: (names: string) => `${names} resigned.`,
    won: (names: string, isYou: boolean) => `${names} ${isYou ? 'win' : 'wins'}.`,
    wonTogether: (names: string, _isYou: boolean) => `${names} win.`,
  },
  curtain: {
    title: (name: string) => `Hand the device to ${name}`,
    hint: 'Everyone else, please look away.',
    go: (name: string) => `I’m ${name}: show my cards`,
  },
  sounds: {
    offer: 'Quiet sounds when something happens?',
    yes: 'Turn on',
  },
};

export type TableTexts = typeof en;
