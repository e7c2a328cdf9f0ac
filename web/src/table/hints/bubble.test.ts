import { expect, test } from 'vitest';
import { makeBubble, placeBubble } from './bubble.ts';

const rect = (left: number, top: number, width: number, height: number) => () => new DOMRect(left, top, width, height);

/** Where a bubble of three lines stands that is about a seat. */
const topOf = (seat: DOMRect, board?: DOMRect): number => {
  const [bubble, about, free] = [makeBubble('hint'), document.createElement('i'), document.createElement('main')];
  bubble.getBoundingClientRect = rect(0, 0, 300, 70);
  about.getBoundingClientRect = () => seat;
  free.getBoundingClientRect = () => board!;
  placeBubble(bubble, about, board && free);
  return Number.parseFloat(bubble.style.top);
};

test('a sentence stands above what it is about, or below where there is no room', () => {
  expect(topOf(new DOMRect(10, 300, 100, 60))).toBe(222);
  expect(topOf(new DOMRect(10, 46, 100, 60))).toBe(114);
});

test('on a phone a deed is said over the head of the page: pieces are seen to move on the board', () => {
  const board = new DOMRect(0, 110, 390, 500);
  expect(topOf(new DOMRect(10, 46, 100, 60), board) + 70).toBeLessThanOrEqual(board.top);
});

test('beside the board it stands below a seat at the top', () => {
  expect(topOf(new DOMRect(1000, 46, 300, 60), new DOMRect(0, 46, 980, 600))).toBe(114);
});
