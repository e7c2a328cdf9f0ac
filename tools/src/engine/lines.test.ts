import { describe, expect, test } from 'vitest';
import { type Line, LineReader, LONGEST_LINE } from './lines.ts';

const linesOf = (chunks: readonly (string | Uint8Array)[]): Line[] => {
  const reader = new LineReader();
  return [...chunks.flatMap(chunk => [...reader.push(Buffer.from(chunk))]), ...reader.end()];
};

const texts = (...lines: string[]): Line[] => lines.map(text => ({ text }));

describe('lines', () => {
  test.each([
    ['whole lines', ['a\nb\n'], texts('a', 'b')],
    ['a last line without an end', ['a\nb'], texts('a', 'b')],
    ['a line in pieces', ['a', 'b', 'c\nd', '\n'], texts('abc', 'd')],
    ['blank lines', ['\n\na\n'], texts('', '', 'a')],
    ['nothing', [], []],
    ['nothing after the last end', ['a\n', ''], texts('a')],
    ['a letter cut in two', [Buffer.from([0xc3]), Buffer.from([0xb9, 0x0a])], texts('ù')],
    ['bytes that are no text', [Buffer.from([0x61, 0xff, 0xfe, 0x62, 0x0a])], texts('a\ufffd\ufffdb')],
  ])('%s', (_, chunks, expected) => {
    expect(linesOf(chunks)).toEqual(expected);
  });

  test('the longest line is kept, one byte more is not, and the next line is read as usual', () => {
    const longest = 'x'.repeat(LONGEST_LINE);
    expect(linesOf([longest, '\n', longest, 'x\nnext\n'])).toEqual([
      { text: longest },
      { tooLong: LONGEST_LINE + 1 },
      { text: 'next' },
    ]);
  });

  test('an endless line is counted, not kept', () => {
    const mebibyte = Buffer.alloc(1024 * 1024, 'x');
    expect(linesOf([...Array<Buffer>(200).fill(mebibyte), '\nnext'])).toEqual([
      { tooLong: 200 * 1024 * 1024 },
      { text: 'next' },
    ]);
  });
});
