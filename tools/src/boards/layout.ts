import { stripVTControlCharacters } from 'node:util';

/** The widest line of a terminal game. */
export const WIDTH = 80;

/** Columns that a text takes, without its colours. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

const spaces = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text)));

export const toLeft = (text: string, width: number): string => text + spaces(text, width);
export const toRight = (text: string, width: number): string => spaces(text, width) + text;

export const toMiddle = (text: string, width: number): string => {
  const before = Math.floor((width - widthOf(text)) / 2);
  return toLeft(' '.repeat(Math.max(0, before)) + text, width);
};

/** A text to the left and one to the right of a line. */
export const apart = (left: string, right: string, width: number): string =>
  toLeft(left, width - widthOf(right)) + right;

const broken = (word: string, width: number): string[] => {
  const letters = [...word];
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, i) =>
    letters.slice(i * width, (i + 1) * width).join(''),
  );
};

/** Breaks an uncoloured text between words; lines after the first begin with the indent. */
export const wrap = (text: string, width = WIDTH, indent = ''): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(word => (word === '' ? [] : broken(word, width - indent.length)))) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = line.trim() === '' ? line + word : `${line} ${word}`;
  }
  return [...lines, line];
};

/** Blocks of lines side by side, with their ends on one level. */
export const beside = (blocks: readonly (readonly string[])[], gap: string): string[] => {
  const height = Math.max(0, ...blocks.map(block => block.length));
  const widths = blocks.map(block => Math.max(0, ...block.map(widthOf)));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => toLeft(block[row - height + block.length] ?? '', widths[i]!))
      .join(gap)
      .trimEnd(),
  );
};
