import type { JsonObject } from '@ankerplatz/kit';
import type { GameId } from '@ankerplatz/registry/lazy';
import type { ComponentType } from 'preact';

/** Where a figure comes from: the book, us, or the owner of a box. */
export type Source = 'book' | 'assumed' | 'corrected';

/** A figure that an owner of the box has corrected. */
export interface Correction {
  /** Where it stands in the options of a table: `layout.prices.3.1`. */
  readonly figure: string;
  readonly ours: string | number;
  readonly box: string | number;
}

export interface EditorProps {
  /** What differs from the board as we know it; null: nothing. */
  readonly board: JsonObject | null;
  /** Null: only to be looked at. */
  readonly onChange: ((board: JsonObject | null) => void) | null;
}

/** What can be compared with the box of a game. */
export interface Box {
  readonly Editor: ComponentType<EditorProps>;
  /** The part of a board that differs from ours, checked by the rules; null: nothing does; undefined: it is none. */
  check(board: unknown): JsonObject | null | undefined;
  /** A checked board as a short text for a link. */
  write(board: JsonObject): string;
  /** Undefined: the text is none of ours. */
  read(code: string): JsonObject | null | undefined;
  corrections(board: JsonObject): readonly Correction[];
}

/** Loaded with the rules when first wanted. */
const BOXES: Readonly<Record<GameId, () => Promise<Box>>> = {
  nauticus: async () => (await import('./nauticus/index.ts')).box,
  nautilus: async () => (await import('./nautilus/index.ts')).box,
};

export const loadBox = (game: GameId): Promise<Box> => BOXES[game]();
