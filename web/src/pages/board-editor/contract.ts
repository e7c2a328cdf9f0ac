import type { JsonObject } from '@ankerplatz/kit';
import type { ComponentType } from 'preact';

/** Where a figure comes from: the book, us, or the owner of a box. */
export type FigureSource = 'book' | 'assumed' | 'corrected';

/** A figure that an owner of the box has corrected. */
export interface Correction {
  /** Where it stands in the options of a table: `layout.prices.3.1`. */
  readonly figure: string;
  readonly ours: string | number;
  readonly box: string | number;
}

export interface EditorProps {
  /** The differences from the board as we know it; null: none. */
  readonly board: JsonObject | null;
  /** Null: only to be looked at. */
  readonly onChange: ((board: JsonObject | null) => void) | null;
}

/** The part of a game that the page needs: how its board is drawn, checked, written and read. */
export interface EditorModule {
  readonly Editor: ComponentType<EditorProps>;
  /** The part of a board that differs from ours, checked by the rules; null: nothing does; undefined: it is none. */
  check(board: unknown): JsonObject | null | undefined;
  /** A checked board as a short text for a link. */
  write(board: JsonObject): string;
  /** Undefined: the text is none of ours. */
  read(code: string): JsonObject | null | undefined;
  corrections(board: JsonObject): readonly Correction[];
}
