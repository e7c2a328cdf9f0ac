import { homeTexts } from './home/en.ts';

/** The words of the shell in English; their shape is the contract for every other language. */
export const en = {
  ...homeTexts,
  app: {
    title: 'Ankerplatz',
    skip: 'Skip to content',
    home: 'Home',
    missing: 'Page not found.',
    failed: 'This page could not be loaded.',
    again: 'Try again',
    newVersion: 'A new version of this site is available.',
    reload: 'Reload',
    myTurns: (count: number) => `(${count})`,
  },
  ui: {
    member: 'Member',
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
    question: 'What should the others call you?',
    name: 'Your name',
    go: 'Continue',
    hint: 'No account needed. You can protect this name with a password later.',
    closed: 'This club is not accepting new members at the moment. If you have an account, log in.',
    logIn: 'Log in',
    byInvitation: 'This club is by invitation only.',
    invitation: 'Invitation',
    invitationHint: 'You will find it in your invitation link or message.',
  },
  net: {
    closed: 'This table was closed before a game began.',
    closedPlayed: 'The administrator has closed this table. What was played is kept.',
    replay: 'Replay the game',
    seatLost:
      'Did you sit here? Then log in, or use a code from your other device. Or ask for the invitation link again.',
    hidden: 'This game is not open to spectators.',
    offline: 'The server cannot be reached. Please try again.',
    unreadable: 'The server sent an unexpected answer.',
    lost: 'Connection lost. Reconnecting … Turns you have submitted are safe.',
    connecting: 'Connecting …',
    draining: 'The server is restarting. You will be reconnected in a moment.',
  },
};

export type Texts = typeof en;
