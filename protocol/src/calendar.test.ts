import { default as ICAL } from 'ical.js';
import { expect, test } from 'vitest';
import { type Appointment, calendarFile } from './calendar.ts';

const GAME: Appointment = {
  id: '4fGh7KmNpQ2r-1@club.example',
  title: 'Nauticus: Anna, Bert; Carla',
  url: 'https://club.example/t/4fGh7KmNpQ2r',
  at: '2030-01-01T18:00:00.000Z',
};

const octetsOf = (line: string): number => new TextEncoder().encode(line).length;

/** The file as a calendar reads it. */
const readBack = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!) };
};

test('a game that goes on at a time stands in a file for calendars', () => {
  expect(calendarFile(GAME, '2029-12-24T12:30:05.250Z').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ankerplatz//EN',
    'BEGIN:VEVENT',
    'UID:4fGh7KmNpQ2r-1@club.example',
    'DTSTAMP:20291224T123005Z',
    'DTSTART:20300101T180000Z',
    'DURATION:PT60M',
    'SUMMARY:Nauticus: Anna\\, Bert\\; Carla',
    'URL:https://club.example/t/4fGh7KmNpQ2r',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a long line is folded, and no letter torn apart', () => {
  const title = 'Ü⚓'.repeat(60);
  const file = calendarFile({ ...GAME, title });
  for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('a calendar reads back what was written, whatever the texts hold', () => {
  const text = `Bring a friend; snacks, too.\nBEGIN:VEVENT\r\nDTSTART:x \\n "quoted" ${'⚓ Ünïcödé '.repeat(30)}`;
  const evening = { ...GAME, title: 'Evening\u0007, at last', minutes: 150, text, place: 'Harbour 1; 2nd floor' };
  const file = calendarFile({ ...evening, isCancelled: true, sequence: 3 });
  const { calendar, event } = readBack(file);
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.uid).toBe(GAME.id);
  expect(event.summary).toBe('Evening, at last');
  expect(event.description).toBe(text.replaceAll('\r\n', '\n'));
  expect(event.location).toBe(evening.place);
  expect(event.startDate.toJSDate().toISOString()).toBe(GAME.at);
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(event.duration.toSeconds()).toBe(9000);
  expect(event.sequence).toBe(3);
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
