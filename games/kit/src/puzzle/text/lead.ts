import type { Language } from '../../words.ts';

/** The words of a lead: points with `#` for their number. */
interface LeadWords {
  readonly level: string;
  readonly one: string;
  readonly other: string;
  readonly ahead: string;
  readonly behind: string;
}

/** Says how far a seat is ahead or behind, in points to a tenth. */
export const leadIn = (language: Language, { level, one, other, ahead, behind }: LeadWords) => {
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const plural = new Intl.PluralRules(language);
  return (points: number): string => {
    const rounded = Math.round(Math.abs(points) * 10) / 10;
    if (rounded === 0) return level;
    const form = plural.select(rounded) === 'one' ? one : other;
    return `${form.replace('#', tenths.format(rounded))} ${points > 0 ? ahead : behind}`;
  };
};

/** A chance in whole percent. */
export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;
