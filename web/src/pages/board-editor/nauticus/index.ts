import type { Layout } from '@ankerplatz/nauticus';
import type { EditorModule } from '../contract.ts';
import { readLayout, writeLayout } from './code.ts';
import { Editor } from './Editor.tsx';
import { boardOf, correctionsIn, parseBoard } from './figures.ts';

/** A board that was checked before. */
const layoutOf = (board: unknown): Layout => {
  const layout = parseBoard(board);
  if (!layout) throw new Error('This is no board of Nauticus.');
  return layout;
};

export const editor: EditorModule = {
  Editor,
  check: board => {
    const layout = parseBoard(board);
    return layout && boardOf(layout);
  },
  write: board => writeLayout(layoutOf(board)),
  read: readLayout,
  corrections: board => correctionsIn(layoutOf(board)),
};
