import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const EVENT = {
  id: '4fGh7KmNpQ2r-1@club.example',
  title: 'Nauticus: Anna, Bert; Carla',
  url: 'https://club.example/t/4fGh7KmNpQ2r',
  at: '2030-01-01T18:00:00.000Z',
};

test('a game that goes on at a time stands in a file for calendars', () => {
  expect(calendarFile(EVENT, '2029-12-24T12:30:05.250Z').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ankerplatz//EN',
    'BEGIN:VEVENT',
    'UID:4fGh7KmNpQ2r-1@club.example',
    'DTSTAMP:20291224T123005Z',
    'DTSTART:20300101T180000Z',
    'DURATION:PT1H',
    'SUMMARY:Nauticus: Anna\\, Bert\\; Carla',
    'URL:https://club.example/t/4fGh7KmNpQ2r',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a long line is folded, and no letter torn apart', () => {
  const title = 'Ü'.repeat(60);
  const file = calendarFile({ ...EVENT, title });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
