import type { View } from '@ankerplatz/kit';
import type { TerminalTable } from '../terminal-table.ts';

/** An act that a player at the table wants. */
export type PlayerAction =
  | { readonly type: 'move'; readonly move: string }
  /** Refused where the table does not allow it. */
  | { readonly type: 'undo' }
  | { readonly type: 'load'; readonly table: TerminalTable }
  | { readonly type: 'leave' };

/** Decides for a seat: a person at the keyboard, or a program that sees the view alone. */
export interface Player {
  decide(view: View): Promise<PlayerAction>;
}
