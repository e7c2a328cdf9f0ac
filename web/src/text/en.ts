import { homeTexts } from './home/en.ts';

/** The words of the shell in English; their shape is the contract for every other language. */
export const en = {
  ...homeTexts,
  app: {
    title: 'Ankerplatz',
    skip: 'To the content',
    home: 'Home',
    missing: 'There is nothing at this address.',
    failed: 'This page could not be loaded.',
    again: 'Try again',
    newVersion: 'There is a newer version of this site.',
    reload: 'Reload',
    myTurns: (count: number) => `(${count})`,
  },
  ui: {
    notes: 'Notes',
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
    copy: 'Copy',
    copied: 'Copied.',
    share: 'Share',
    on: 'on',
    off: 'off',
    more: 'More',
  },
  me: {
    question: 'What shall the others call you?',
    name: 'Your name',
    go: 'Go on',
    hint: 'No account needed. You can keep this name with a password later.',
    closed: 'This club admits no newcomers at present. If you have an account, log in.',
    logIn: 'Log in',
    byInvitation: 'This club admits newcomers by invitation.',
    invitation: 'Invitation',
    invitationHint: 'From the link or the message that invites you.',
  },
  announced: {
    title: 'Announcement',
    restart: (time: string) => `The server restarts at ${time}; nothing gets lost.`,
  },
  net: {
    closed: 'This table was closed before a game began.',
    hidden: 'This game is played without spectators.',
    offline: 'The server cannot be reached. Please try again.',
    unreadable: 'The server gave an answer that we do not understand.',
    lost: 'The line is lost. We go on trying; nothing handed in gets lost.',
    connecting: 'Connecting …',
    draining: 'The server restarts. You will be back in a moment.',
  },
};

export type Texts = typeof en;
