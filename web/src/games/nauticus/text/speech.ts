import type { Action, types } from '@ankerplatz/nauticus';

/** The questions of the command field. */
export const QUESTIONS = ['actions', 'dock', 'ships', 'storage', 'others', 'state', 'score', 'supply', 'box'] as const;
export type Question = (typeof QUESTIONS)[number];

export interface PlayerFacts {
  readonly points: number;
  readonly now: number;
  readonly workers: number;
  readonly taler: number;
  readonly crowns: number;
  readonly hasExtra: boolean;
  /** Numbers still showing on the pass tiles. */
  readonly showing: readonly number[];
  /** Points by the crowns action in this round. */
  readonly crownPoints: number;
  readonly delivered: string;
}

export interface TurnFacts {
  readonly name: string;
  readonly action: string;
  readonly asks: Exclude<types.Asks, 'choose' | 'nothing'>;
  readonly blue: number;
  readonly extra: string | null;
  readonly bought: readonly string[];
  readonly hasPassed: boolean;
  /** Of a finished ship: how many are still to be taken, and what was taken how often. */
  readonly rewards: { readonly left: number; readonly taken: readonly string[] } | null;
  readonly uses: number;
  /** The extra action came after the current one. */
  readonly isLast: boolean;
  readonly free: 'none' | 'waits' | 'given';
  readonly extraCrowns: number;
}

export interface StateFacts {
  /** Clockwise from the first seat. */
  readonly seats: readonly { readonly name: string; readonly isYou: boolean }[];
  readonly round: number;
  readonly rounds: number;
  readonly phase: number;
  readonly phases: number;
  readonly start: string;
  /** The space that the wheel's anchor points at. */
  readonly wheel: number;
  /** The space with the anchor tile. */
  readonly anchor: number | null;
  readonly isOver: boolean;
  /** null: an action is to be chosen. */
  readonly turn: TurnFacts | null;
}

export interface BoxFacts {
  /** By space. */
  readonly spaces: readonly { readonly bonus: string; readonly prices: readonly number[] }[];
  readonly wheel: readonly number[];
  readonly items: Readonly<Record<types.PaidAction, readonly string[]>>;
  readonly players: number;
  /** null: by lot. */
  readonly start: string | null;
}

/** Places of the table that each player has. */
export const OWN_PLACES = [
  'points',
  'standing',
  'workers',
  'taler',
  'dock',
  'ships',
  'storage',
  'stored',
  'extra',
  'delivered',
  'passes',
] as const;
export type OwnPlace = (typeof OWN_PLACES)[number];

/** Places that there is one of. */
export const COMMON_PLACES = ['wheel', 'bonus', 'extra', 'supply', 'use'] as const;
export type CommonPlace = (typeof COMMON_PLACES)[number];

/** The answers to questions, in one language. */
export interface SpeechTexts {
  /** Words that ask for each answer, the first one shown in the help. */
  readonly asks: Readonly<Record<Question, readonly string[]>>;
  readonly help: Readonly<Record<Question, string>>;
  readonly row: (space: number, action: string, bonus: string, blue: string, prices: string, forYou: string) => string;
  readonly noShips: string;
  readonly storage: (taken: number, fields: number, tiles: string) => string;
  readonly nothing: string;
  /** A line each; without a name one's own. */
  readonly player: (name: string | null, facts: PlayerFacts) => readonly string[];
  readonly state: (facts: StateFacts) => readonly string[];
  readonly box: (facts: BoxFacts, actions: Readonly<Record<Action, string>>) => readonly string[];
  readonly score: (name: string, rows: string) => string;
  readonly supply: (stacks: string) => string;
  readonly stack: (name: string, left: number) => string;
  readonly places: {
    readonly own: Readonly<Record<OwnPlace, string>>;
    readonly common: Readonly<Record<CommonPlace, string>>;
    readonly newShip: string;
    readonly ship: (number: number) => string;
    readonly of: (place: string, name: string) => string;
  };
  /** A short move that fits several. */
  readonly which: (moves: readonly string[]) => string;
}
