import type { ByTag, Halt, OrderName } from '@ankerplatz/kit';
import type { Expected } from '../expected.ts';
import type { ProblemCode } from '../problem.ts';

/** Why an order stopped: a choice, another question, the end of the round. */
export type Stop = Halt | 'round';

/** The facts that a sentence may need, ready to be said. */
export interface Facts {
  readonly field: string;
  readonly expected: string;
  readonly retryAfter: number;
  readonly most: number;
  readonly id: string;
}

/** All sentences of the server for people, in one language. */
export interface Words {
  readonly problems: Readonly<Record<ProblemCode, (facts: Facts) => string>>;
  readonly expected: ByTag<Expected, 'is', string>;
  /** Why an order does nothing (any more). */
  readonly orders: Readonly<Record<OrderName, Readonly<Record<Stop, string>>>>;
  /** Until when, in UTC. */
  readonly banned: (until: string) => string;
  /** For whom a seat is kept (null: that is not told), and until when. */
  readonly keptFor: (name: string | null, until: string) => string;
  readonly formerPlayer: string;
  /** A person who does not wish to be named. */
  readonly somebody: string;
}

/** `3 to 5`, `at least 3`, `at most 5`. */
export const boundsOf = (
  { least, most }: { readonly least?: number; readonly most?: number },
  words: { readonly to: string; readonly atLeast: string; readonly atMost: string },
): string => {
  if (least === undefined) return `${words.atMost} ${most}`;
  return most === undefined ? `${words.atLeast} ${least}` : `${least} ${words.to} ${most}`;
};
