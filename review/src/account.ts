import type { Outlook } from '@ankerplatz/bots/foretellers';
import type { Account } from './review.ts';

/** All is counted in millionths, so that parts add up to the last digit. */
const MILLION = 1_000_000;

export const rounded = (number: number): number => Math.round(number * MILLION) / MILLION;

type Part = Exclude<keyof Account, 'result'>;

/** Adds up how one measure came from its start to its result. */
export class Sum {
  private readonly parts: Record<Part, number> = { start: 0, luck: 0, own: 0, others: 0, error: 0, ended: 0 };

  constructor(private readonly measure: (outlook: Outlook) => number) {}

  add(part: Part, from: number | Outlook, to: number | Outlook): void {
    this.parts[part] += this.millionths(to) - this.millionths(from);
  }

  account(): Account {
    const total = Object.values(this.parts).reduce((sum, part) => sum + part, 0);
    const { start, luck, own, others, error, ended } = this.parts;
    const [a, b, c, d, e, f] = [start, luck, own, others, error, ended].map(part => part / MILLION);
    return { start: a!, luck: b!, own: c!, others: d!, error: e!, ended: f!, result: total / MILLION };
  }

  private millionths(from: number | Outlook): number {
    return Math.round((typeof from === 'number' ? from : this.measure(from)) * MILLION);
  }
}
