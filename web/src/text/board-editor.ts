import type { BoardEditorTexts } from './board-editor/en.ts';
import { catalogue } from './catalogue.ts';

export const boardEditorText = catalogue(import.meta.glob<Record<string, BoardEditorTexts>>('./board-editor/??.ts'));
