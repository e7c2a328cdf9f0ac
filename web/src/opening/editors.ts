import type { JsonObject } from '@ankerplatz/kit';
import type { GameId } from '@ankerplatz/registry/lazy';
import type { ComponentType } from 'preact';

export interface EditorProps {
  /** What differs from the board as we know it; null: nothing. */
  readonly board: JsonObject | null;
  readonly onChange: (board: JsonObject) => void;
}

/** What an owner of the box may correct, game by game; loaded with the rules when first wanted. */
export const EDITORS: Readonly<Partial<Record<GameId, () => Promise<ComponentType<EditorProps>>>>> = {
  nauticus: async () => (await import('./NauticusBoard.tsx')).NauticusBoard,
};
