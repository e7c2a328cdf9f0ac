import { pluralOf } from '../intl.ts';

const count = pluralOf('en');

/** The words of pages of events in English; their shape is the contract for every other language. */
export const en = {
  title: 'Events',
  tournaments: 'Tournaments',
  none: 'No event is announced.',
  announce: 'Announce an event',
  yourZone: (zone: string) => `in your time zone (${zone})`,
  atPlace: (time: string, zone: string) => `There: ${time} (${zone})`,
  place: 'Where',
  when: 'When',
  games: 'Games',
  coming: (coming: number, most: number | null) =>
    most === null
      ? coming === 0
        ? 'Nobody has signed up yet'
        : count(coming, '1 person comes', '# people come')
      : `${coming} of ${count(most, '1 place', '# places')} taken`,
  people: 'Who comes',
  hidden: (hidden: number) => count(hidden, 'and 1 more', 'and # more'),
  come: 'I’m coming',
  stayAway: 'I’m not coming after all',
  isComing: 'You are coming.',
  full: 'All places are taken.',
  over: 'This event is over.',
  cancelled: 'This event was called off.',
  off: 'called off',
  remind: 'Remind me',
  remindHint: 'Three hours before, and if it is moved or called off, where you get your notifications.',
  noWays: 'To be reminded, first choose in the settings where you want to get notifications.',
  toSettings: 'Settings',
  calendar: 'Enter in my calendar',
  share: 'Tell others',
  shareHint: 'Whoever opens this link can sign up; a name is enough.',
  shareInvited: 'This link also lets newcomers into the club until the event is over.',
  play: 'Open a table',
  openTable: (game: string) => `A table of ${game}`,
  tv: 'Screen for everybody',
  tvHint: 'A page for a projector: it shows a public game by itself.',
  change: 'Change',
  cancel: 'Call it off',
  cancelTitle: 'Call this event off?',
  cancelHint: 'It cannot be announced again. Those who asked to be reminded are told.',
  newTitle: 'New event',
  name: 'Name',
  startsAt: 'Date and hour',
  startsAtHint: (zone: string) => `In your time zone: ${zone}`,
  noTime: 'Choose a date and an hour that are not past.',
  lasts: 'How long it lasts',
  hours: (hours: number) => count(hours, '1 hour', '# hours'),
  placeHint: 'An address, or a link.',
  most: 'How many may come',
  mostHint: 'Leave it empty for as many as like.',
  notWhole: 'A whole number from 1 to 1000.',
  text: 'What people should know',
  save: 'Save',
  publish: 'Announce',
};

export type EventsTexts = typeof en;
