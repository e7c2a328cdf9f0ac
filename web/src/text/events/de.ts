import { pluralOf } from '../intl.ts';
import type { EventsTexts } from './en.ts';

const count = pluralOf('de');

export const de: EventsTexts = {
  title: 'Veranstaltungen',
  tournaments: 'Turniere',
  none: 'Es ist keine Veranstaltung angekündigt.',
  announce: 'Veranstaltung ankündigen',
  yourZone: zone => `in deiner Zeitzone (${zone})`,
  atPlace: (time, zone) => `Dort: ${time} (${zone})`,
  place: 'Wo',
  when: 'Wann',
  games: 'Spiele',
  coming: (coming, most) =>
    most === null
      ? coming === 0
        ? 'Noch niemand hat zugesagt'
        : count(coming, '1 Person kommt', '# Leute kommen')
      : `${coming} von ${count(most, '1 Platz', '# Plätzen')} vergeben`,
  people: 'Wer kommt',
  hidden: hidden => count(hidden, 'und 1 weitere Person', 'und # weitere'),
  come: 'Ich komme',
  stayAway: 'Ich komme doch nicht',
  isComing: 'Du kommst.',
  full: 'Alle Plätze sind vergeben.',
  over: 'Diese Veranstaltung ist vorbei.',
  cancelled: 'Diese Veranstaltung wurde abgesagt.',
  off: 'abgesagt',
  remind: 'Erinnere mich',
  remindHint: 'Drei Stunden vorher, und falls sie verlegt oder abgesagt wird: dort, wo du deine Nachrichten bekommst.',
  noWays: 'Um erinnert zu werden, wähle erst in den Einstellungen, wo du Nachrichten bekommen willst.',
  toSettings: 'Einstellungen',
  calendar: 'In meinen Kalender eintragen',
  share: 'Weitersagen',
  shareHint: 'Wer diesen Link öffnet, kann sich anmelden; ein Name genügt.',
  shareInvited: 'Dieser Link lässt auch Neue in den Club, bis die Veranstaltung vorbei ist.',
  play: 'Tisch eröffnen',
  openTable: game => `Ein Tisch ${game}`,
  tv: 'Bildschirm für alle',
  tvHint: 'Eine Seite für den Beamer: Sie zeigt von selbst eine öffentliche Partie.',
  change: 'Ändern',
  cancel: 'Absagen',
  cancelTitle: 'Diese Veranstaltung absagen?',
  cancelHint: 'Das lässt sich nicht zurücknehmen. Wer erinnert werden wollte, erfährt es.',
  newTitle: 'Neue Veranstaltung',
  name: 'Name',
  startsAt: 'Tag und Uhrzeit',
  startsAtHint: zone => `In deiner Zeitzone: ${zone}`,
  noTime: 'Wähle einen Tag und eine Uhrzeit, die noch nicht vorbei sind.',
  lasts: 'Wie lange sie dauert',
  hours: hours => count(hours, '1 Stunde', '# Stunden'),
  placeHint: 'Eine Adresse oder ein Link.',
  most: 'Wie viele kommen können',
  mostHint: 'Leer: so viele, wie mögen.',
  notWhole: 'Eine ganze Zahl von 1 bis 1000.',
  text: 'Was man wissen sollte',
  save: 'Speichern',
  publish: 'Ankündigen',
};
