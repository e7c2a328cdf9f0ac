import type { Phase } from '@ankerplatz/nautilus';

/** The questions of the command field. */
export const QUESTIONS = [
  'hand',
  'actions',
  'sailors',
  'ring',
  'state',
  'others',
  'known',
  'discards',
  'pile',
  'box',
  'where',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** From the least to the most; null: there is no most. */
export interface Range {
  readonly least: number;
  readonly most: number | null;
}

/** How many of a card. */
export interface CardCount {
  readonly card: string;
  readonly count: number;
}

/** Facts of a hand that are surely known. */
export interface KnownFacts {
  readonly names: string;
  readonly least: readonly CardCount[];
  readonly most: readonly CardCount[];
  /** Cards 1 and 12 together. */
  readonly starts: Range;
}

export interface StateFacts {
  /** Clockwise from the first seat. */
  readonly seats: readonly { readonly name: string; readonly quarters: string; readonly isYou: boolean }[];
  readonly variant: string;
  readonly round: number;
  readonly dealer: string;
  readonly turn: string;
  /** In a commanded turn. */
  readonly commander: string | null;
  /** null: the game is over. */
  readonly waits: { readonly names: string; readonly phase: Exclude<Phase, 'over'> } | null;
  /** Of a 5: how many steps are left, and the sailors that have moved. */
  readonly split: { readonly left: number; readonly moved: readonly string[] } | null;
  /** Names of those who have laid a card, with the card where it may be known. */
  readonly laid: readonly { readonly name: string; readonly card: string | null }[];
  readonly asked: readonly string[];
  readonly got: string | null;
  readonly last: string | null;
  /** Pieces that would stand elsewhere if the last card were taken back; null: nothing could be. */
  readonly before:
    | readonly { readonly piece: string; readonly place: string | null; readonly isFresh: boolean }[]
    | null;
  readonly moby: string | null;
  /** Names of those who held a 1 or 12 at the deal, and of those who did not; null: nothing was announced. */
  readonly announced: { readonly held: readonly string[]; readonly not: readonly string[] } | null;
  readonly open: readonly string[];
  /** Each side with how many of its sailors are in. */
  readonly sides: readonly { readonly names: string; readonly home: number; readonly all: number }[];
  readonly deck: number;
}

export interface BoxFacts {
  readonly ring: number;
  /** Where the caves open. */
  readonly mouths: readonly string[];
  readonly die: readonly number[];
  readonly deck: readonly CardCount[];
  /** null: by lot. */
  readonly dealer: string | null;
}

/** The answers to questions, in one language. */
export interface SpeechTexts {
  /** Words that ask for each answer, the first one shown in the help. */
  readonly asks: Readonly<Record<Question, readonly string[]>>;
  readonly help: Readonly<Record<Question, string>>;
  readonly hand: (cards: readonly string[]) => string;
  readonly handOf: (name: string, cards: readonly string[]) => string;
  readonly cardUses: (name: string, uses: readonly string[]) => string;
  /** A short move that fits several uses. */
  readonly which: (name: string, uses: readonly string[]) => string;
  readonly nothingToDo: string;
  readonly field: (place: string, piece: string) => string;
  readonly empty: (count: number) => string;
  /** A line each. */
  readonly state: (facts: StateFacts) => readonly string[];
  readonly player: (name: string, cards: string, knows: readonly string[]) => string;
  /** Cards of another hand that are seen. */
  readonly seen: (cards: readonly string[], isOpen: boolean) => string;
  readonly youKnow: string;
  readonly everybodyKnows: string;
  readonly known: (facts: KnownFacts) => string;
  readonly discards: (counts: string) => string;
  readonly noDiscards: string;
  readonly pile: (cards: string) => string;
  readonly box: (facts: BoxFacts) => readonly string[];
  readonly where: (place: string, fromStart: number, toHarbour: number) => string;
  readonly no: string;
  /** Places of the table beside fields, pieces and hands. */
  readonly places: Readonly<Record<'deck' | 'pile' | 'sea' | 'tray', string>>;
}
