import type { BoardGameId } from '@ankerplatz/registry/lazy';
import type { EditorModule } from './contract.ts';

/** Loaded with the rules when first wanted. */
const EDITORS: Readonly<Record<BoardGameId, () => Promise<EditorModule>>> = {
  nauticus: async () => (await import('./nauticus/index.ts')).editor,
  nautilus: async () => (await import('./nautilus/index.ts')).editor,
};

export const loadEditor = (game: BoardGameId): Promise<EditorModule> => EDITORS[game]();
