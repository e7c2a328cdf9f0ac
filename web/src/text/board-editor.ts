import { catalogue } from './catalogue.ts';

export const boardEditorText = catalogue({
  en: async () => (await import('./board-editor/en.ts')).en,
  de: async () => (await import('./board-editor/de.ts')).de,
  fr: async () => (await import('./board-editor/fr.ts')).fr,
});
