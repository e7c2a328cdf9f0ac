import type { ByCard } from '@ankerplatz/nautilus';

/** First-time notes: twelve words at most. */
export const NOTES = [
  'goal',
  'exchange',
  'fresh',
  'cave',
  'capture',
  'ride',
  'split',
  'nautilus',
  'skip',
  'discard',
  'harbour',
  'innermost',
  'partner',
] as const;
/** Cards that explain themselves when they are first held. */
export const HELD = ['telescope', 'storm', 'privateer', 'trade'] as const;
export type Note = (typeof NOTES | typeof HELD)[number];

/** A sailor as it is told: all places in words. */
export interface SailorFacts {
  readonly name: string;
  readonly place: string;
  /** Steps to the field where its harbour opens; null: it is not on its way. */
  readonly toHarbour: number | null;
  readonly ahead: { readonly piece: string; readonly steps: number } | null;
  readonly behind: { readonly piece: string; readonly steps: number } | null;
  /** Steps into the next cave. */
  readonly cave: number | null;
  readonly isFresh: boolean;
}

/** All words that help to decide, in one language. */
export interface DecidingTexts {
  heading(round: number): string;
  list(parts: readonly string[]): string;
  readonly turn: {
    readonly title: string;
    readonly uses: string;
    readonly commanded: (name: string) => string;
    readonly waiting: (name: string) => string;
    readonly exchange: (name: string) => string;
    readonly laid: (name: string) => string;
    readonly trade: (name: string) => string;
    readonly give: (name: string, got: string) => string;
    readonly play: string;
    readonly which: (card: string) => string;
    readonly where: (card: string, piece: string) => string;
    readonly split: (left: number) => string;
    readonly portion: (piece: string, left: number) => string;
    readonly swap: string;
    readonly swapWith: (piece: string) => string;
    readonly use: (card: string) => string;
    readonly skipped: string;
    readonly mulligan: string;
    readonly mustKeep: string;
    readonly ask: (name: string) => string;
    readonly over: string;
    readonly otherSailor: string;
    readonly otherCard: string;
  };
  readonly chips: {
    readonly goes: (piece: string, place: string) => string;
    readonly comesOut: (piece: string, place: string) => string;
    /** The same beside a picture of the piece. */
    readonly to: (place: string) => string;
    readonly out: string;
    readonly places: (piece: string, count: number) => string;
    readonly stands: (piece: string, place: string) => string;
    readonly steps: (steps: number, place: string) => string;
    /** The effect of a swap that hurts one's own side. */
    readonly thrownBack: (piece: string, fields: number) => string;
    readonly comesNearer: (piece: string, fields: number) => string;
    readonly captures: (pieces: string) => string;
    readonly rides: (place: string) => string;
    readonly impossible: string;
    readonly skip: (name: string) => string;
    readonly keep: string;
    readonly mulligan: string;
    readonly ask: (card: string) => string;
    readonly asked: (card: string) => string;
    readonly takeBack: (card: string) => string;
    readonly noTakeBack: string;
  };
  readonly effects: {
    /** The place that a swapped piece would have before it. */
    readonly wouldStand: (piece: string, place: string) => string;
    readonly beforeHarbour: (piece: string, steps: number) => string;
    readonly atHarbour: (piece: string) => string;
  };
  readonly nautilus: {
    readonly before: string;
    readonly after: string;
    /** The cards on the pile, the newest last. */
    readonly chain: string;
    readonly you: string;
    readonly takesBack: (card: string, name: string) => string;
    readonly shift: (piece: string, place: string) => string;
    readonly offBoard: (piece: string) => string;
    readonly nothingMoves: string;
    readonly nothing: string;
    readonly thenUse: (card: string) => string;
    readonly cannotUse: (card: string) => string;
    readonly arrives: (place: string) => string;
    readonly captures: (piece: string) => string;
  };
  readonly forced: {
    readonly title: string;
    readonly because: (card: string, reason: string) => string;
    readonly all: string;
  };
  /** The effect of a card, in a line. */
  readonly does: ByCard<string>;
  /** A trade goes otherwise between two. */
  readonly duelTrade: string;
  readonly main: {
    readonly exchange: string;
    readonly play: string;
    readonly use: (card: string) => string;
    readonly step: (left: number) => string;
    readonly discard: string;
    readonly skipped: string;
    readonly trade: string;
    readonly ask: string;
    readonly mulligan: string;
    readonly keep: string;
    readonly wait: string;
  };
  readonly handIn: {
    readonly give: (card: string) => string;
    readonly trade: (card: string) => string;
    readonly discard: (card: string) => string;
    readonly play: (card: string) => string;
    readonly playFinal: (card: string) => string;
    readonly ask: (card: string) => string;
    readonly keep: string;
    readonly mulligan: string;
  };
  readonly steps: {
    readonly give: (card: string) => string;
    readonly discard: (card: string) => string;
    readonly go: (card: string, piece: string, place: string) => string;
    readonly step: (piece: string, place: string) => string;
    readonly skip: (card: string) => string;
    readonly swap: (first: string, second: string) => string;
    readonly ask: (card: string) => string;
  };
  readonly counters: {
    readonly label: string;
    readonly home: (home: number, all: number) => string;
    readonly otherHome: (home: number, all: number) => string;
  };
  readonly marks: {
    readonly yours: (card: string) => string;
    readonly none: (cards: string) => string;
    readonly noStart: string;
    readonly hasStart: string;
  };
  readonly hand: {
    readonly uses: (count: number) => string;
    readonly noUse: string;
    readonly give: string;
    readonly discard: string;
  };
  readonly reminders: {
    readonly captureOwn: (piece: string) => string;
    readonly lastStart: string;
    readonly switchOff: string;
  };
  readonly notes: Readonly<Record<(typeof NOTES)[number], string>>;
  readonly understood: string;
  /** Where everybody is, told sailor by sailor. */
  readonly crew: {
    readonly sailor: (facts: SailorFacts) => string;
    readonly yours: string;
    readonly partner: string;
    readonly opponents: string;
    readonly moby: (place: string | null) => string;
  };
}
