import { pluralOf } from '../intl.ts';

const count = pluralOf('en');

export const en = {
  /** Names of those who agree that the game ends without a winner. */
  end: (names: string) => `${names}: let us end this game.`,
  pause: (names: string) => `${names}: let us pause.`,
  pauseUntil: (names: string, time: string) => `${names}: let us pause until ${time}.`,
  resume: (names: string) => `${names}: let us resume.`,
  takeBack: (names: string, moves: number) =>
    `${names}: take back ${count(moves, 'the last move', 'the last # moves')}?`,
  replaceBot: (names: string, seat: string, bot: string) => `${names}: let ${bot} play for ${seat}.`,
  replacePerson: (names: string, seat: string, person: string) => `${names}: let ${person} play for ${seat}.`,
  notBefore: (time: string) => `The player was told and has time until ${time}.`,
  now: 'Do it now',
  agree: 'Agree',
  decline: 'Decline',
  declined: (names: string) => `${names}: rather not.`,
  withdraw: 'Withdraw',
};

export type VoteTexts = typeof en;
