import type { ClubEvent } from '@ankerplatz/protocol';
import { settings } from '../settings/settings.ts';

/** The zone of this browser, by its name of the IANA. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const written = (language: string): string => (language === 'en' ? 'en-GB' : language);

const DAY_AND_HOUR = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

type Span = Pick<ClubEvent, 'startsAt' | 'minutes'>;

/** From when to when it lasts, as clocks of a zone show it. */
export const spanIn = (zone: string, { startsAt, minutes }: Span): string => {
  const from = new Date(startsAt);
  const to = new Date(from.getTime() + minutes * 60_000);
  const isOtherYear = from.getFullYear() !== new Date().getFullYear();
  const format = new Intl.DateTimeFormat(written(settings.value.language), {
    ...DAY_AND_HOUR,
    ...(isOtherYear && { year: 'numeric' }),
    timeZone: zone,
  });
  return format.formatRange(from, to);
};

/** The beginning of an event, in few words, as clocks of this browser show it. */
export const startOf = (startsAt: string): string =>
  new Intl.DateTimeFormat(written(settings.value.language), {
    ...DAY_AND_HOUR,
    weekday: 'short',
    month: 'short',
  }).format(new Date(startsAt));

/** Whether clocks at two zones show the same at that time. */
export const isSameTime = (zone: string, other: string, at: string): boolean => {
  const shown = (timeZone: string): string =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
  return shown(zone) === shown(other);
};
