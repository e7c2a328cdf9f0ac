import { clubName } from '../../net/club.ts';
import { saveText } from '../../ui/device/save-file.ts';

/** Something that takes place at a time, for a calendar. */
export interface Appointment {
  /** The same for the same event, so that it is not entered twice. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LONGEST = 75;

/** `20300101T180000Z` */
const stampOf = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A long line goes on in the next one, after a space; no letter is torn apart. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const rows = [''];
  for (const letter of line) {
    const isFull = encoder.encode(rows.at(-1)! + letter).length > LONGEST;
    if (isFull) rows.push(` ${letter}`);
    else rows[rows.length - 1] += letter;
  }
  return rows.join('\r\n');
};

/** The file that calendars read (RFC 5545). `now`: when it was written. */
export const calendarFile = ({ id, title, url, at }: Appointment, now: string = new Date().toISOString()): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ankerplatz//EN', 'BEGIN:VEVENT', `UID:${id}`],
    ...[
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART:${stampOf(at)}`,
      'DURATION:PT1H',
      `SUMMARY:${escaped(title)}`,
      `URL:${url}`,
    ],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]
    .map(folded)
    .join('\r\n');

/** Gives the person a file that enters in a calendar when the game at this address goes on. */
export const saveEvent = (at: string, names: readonly string[]): void => {
  const { origin, pathname, hostname } = location;
  const id = `${pathname.split('/')[2]}-${Date.parse(at)}@${hostname}`;
  const title = `${clubName()}: ${names.join(', ')}`;
  saveText('ankerplatz.ics', 'text/calendar', calendarFile({ id, title, url: origin + pathname, at }));
};
