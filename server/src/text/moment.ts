/** How a language writes a moment, followed by the time zone it is told in. */
export const momentIn =
  (locale: string) =>
  (at: Date, zone = 'UTC'): string =>
    `${at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })} ${zone === 'UTC' ? zone : `(${zone})`}`;
