import type { EditorModule } from '../contract.ts';
import { readMaterial, writeMaterial } from './code.ts';
import { Editor } from './Editor.tsx';
import { boardOf, correctionsIn, type Material, parseBoard } from './material.ts';

/** A board that was checked before. */
const materialOf = (board: unknown): Material => {
  const material = parseBoard(board);
  if (!material) throw new Error('This is no board of Nautilùs.');
  return material;
};

export const editor: EditorModule = {
  Editor,
  check: board => {
    const material = parseBoard(board);
    return material && boardOf(material);
  },
  write: board => writeMaterial(materialOf(board)),
  read: readMaterial,
  corrections: board => correctionsIn(materialOf(board)),
};
