// Files that calendars read (RFC 5545).

/** An appointment for a calendar. */
export interface Appointment {
  /** Equal for the same appointment, so that it is not entered twice. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** ISO 8601. */
  readonly at: string;
  /** An hour unless something else is said. */
  readonly minutes?: number;
  readonly text?: string;
  readonly place?: string;
  readonly isCancelled?: boolean;
  /** How often the appointment was changed: calendars take the higher one. */
  readonly sequence?: number;
}

/** Octets of a line, without its end (3.1). */
const LONGEST = 75;

/** `20300101T180000Z` */
const stampOf = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

/** Text (3.3.11) has no control characters but ends of lines. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A long line goes on in the next one, after a space; no letter is torn apart. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const rows = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    const isFull = octets + size > LONGEST;
    if (isFull) rows.push(` ${letter}`);
    else rows[rows.length - 1] += letter;
    octets = isFull ? 1 + size : octets + size;
  }
  return rows.join('\r\n');
};

/** A line of text, unless there is none. */
const textLine = (name: string, text: string | undefined): string[] => (text ? [`${name}:${escaped(text)}`] : []);

/** The file that calendars read. `now`: when it was written. */
export const calendarFile = (appointment: Appointment, now: string = new Date().toISOString()): string => {
  const { id, title, url, at, minutes = 60, text, place, isCancelled, sequence } = appointment;
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ankerplatz//EN', 'BEGIN:VEVENT', `UID:${id}`],
    ...[`DTSTAMP:${stampOf(now)}`, `DTSTART:${stampOf(at)}`, `DURATION:PT${minutes}M`],
    ...textLine('SUMMARY', title),
    ...textLine('DESCRIPTION', text),
    ...textLine('LOCATION', place),
    `URL:${url}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]
    .map(folded)
    .join('\r\n');
};
