import { settings } from '../settings/settings.ts';

const format = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(settings.value.language, options).format(value).replace('-', '−');

export const makePercent = (share: number): string => format(share, { style: 'percent', maximumFractionDigits: 0 });

/** With its sign, since it is a change. */
export const makeChange = (change: number, isPercent: boolean): string =>
  format(change, {
    style: isPercent ? 'percent' : 'decimal',
    signDisplay: 'exceptZero',
    maximumFractionDigits: isPercent ? 0 : 1,
  });
