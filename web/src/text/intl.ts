import type { Language } from '@ankerplatz/kit';
import { settings } from '../settings/settings.ts';

/** One form a plural category; `other` serves all that are not named. */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

const made = <Format>(make: (language: Language) => Format): ((language: Language) => Format) => {
  const formats = new Map<Language, Format>();
  return language => {
    const format = formats.get(language) ?? make(language);
    formats.set(language, format);
    return format;
  };
};

const plurals = made(language => new Intl.PluralRules(language));
const numbers = made(language => new Intl.NumberFormat(language));
const times = made(language => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
const hours = made(language => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));
const spans = made(language => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/** Whole numbers below it are written alike in every language. */
const THOUSAND = 1000;

/** Small numbers do without `Intl`: its first use takes a cheap phone longer than drawing a page. */
const written = (language: Language, value: number): string =>
  Number.isInteger(value) && Math.abs(value) < THOUSAND ? String(value) : numbers(language).format(value);

/** The form of a number in a language, with `#` replaced by the number. */
export const plural = (language: Language, count: number, forms: Forms): string =>
  (forms[plurals(language).select(count)] ?? forms.other).replaceAll('#', written(language, count));

/** `plural` of one language, for its catalogue. */
export const pluralOf =
  (language: Language) =>
  (count: number, one: string, other: string): string =>
    plural(language, count, { one, other });

/** Below zero with the sign that figures of boards have, too: languages write a hyphen. */
export const makeNumber = (value: number): string => written(settings.value.language, value).replace('-', '−');
export const makeTime = (iso: string): string => times(settings.value.language).format(new Date(iso));

/** A time of today by its hour, any other with its date. */
export const makeMoment = (iso: string, now: Date = new Date()): string => {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return isToday ? hours(settings.value.language).format(new Date(iso)) : makeTime(iso);
};

export const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Up to so many hours a deadline is counted in hours: “tomorrow” may be two days. */
const MOST_HOURS = 72;

/** When something is due: "in 47 hours", "in 5 days". */
export const makeDue = (iso: string, now: number = Date.now()): string => {
  const left = Date.parse(iso) - now;
  const [, hour] = UNITS[1];
  if (left < hour || left >= MOST_HOURS * hour) return makeAgo(iso, now);
  return spans(settings.value.language).format(Math.trunc(left / hour), 'hour');
};

/** How long ago a time was: "3 hours ago". */
export const makeAgo = (iso: string, now: number = Date.now()): string => {
  const passed = Date.parse(iso) - now;
  const format = spans(settings.value.language);
  const [unit, length] = UNITS.find(([, length]) => Math.abs(passed) >= length) ?? (['second', 1000] as const);
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(passed / length), unit);
};
