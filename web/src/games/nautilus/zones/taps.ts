import { type MutableRef, useEffect, useRef } from 'preact/hooks';
import { type Point, REACH } from './geometry.ts';

/** CSS pixels from a tap to what it means. */
const SNAP = 24;

/** Hears taps: where on the board, and how far the nearest thing may lie, both in the board's units. Keys press buttons. */
export const useTaps = (onTap: (point: Point, reach: number) => void): MutableRef<HTMLDivElement | null> => {
  const plate = useRef<HTMLDivElement>(null);
  const heard = useRef(onTap);
  heard.current = onTap;
  useEffect(() => {
    const board = plate.current!;
    const hear = (event: MouseEvent): void => {
      if (event.detail === 0) return;
      const { left, top, width } = board.getBoundingClientRect();
      const pixel = (2 * REACH) / width;
      const point = { x: (event.clientX - left) * pixel - REACH, y: (event.clientY - top) * pixel - REACH };
      heard.current(point, SNAP * pixel);
    };
    board.addEventListener('click', hear);
    return () => board.removeEventListener('click', hear);
  }, []);
  return plate;
};
