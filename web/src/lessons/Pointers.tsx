import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { placeOf } from '../ui/motion/place.ts';
import './pointers.css';

interface PointersProps {
  /** Names of places of the board. */
  readonly places: readonly string[];
  /** The reason for pointing: with another one the same places are brought into sight again. */
  readonly reason?: unknown;
}

/** Pixels between what is pointed at and its ring. */
const GAP = 4;
/** Pixels that something is high at least; an empty dock is not, and is pointed at with what lies beside it. */
const LEAST = 12;

const drawnAt = (place: string): Element | undefined => {
  const element = placeOf([place]);
  const isThin = element && element.getBoundingClientRect().height < LEAST;
  return isThin ? (element.parentElement ?? element) : element;
};

type Span = readonly [from: number, to: number];

/** From where to where a ring goes: what is scrolled out of the board is under something else. */
const heightOf = ({ top, bottom }: DOMRect, board: DOMRect | undefined): Span => [
  Math.max(top - GAP, board?.top ?? Number.NEGATIVE_INFINITY),
  Math.min(bottom + GAP, board?.bottom ?? Number.POSITIVE_INFINITY),
];

const frame = (ring: HTMLElement, place: string): void => {
  const element = drawnAt(place);
  const box = element?.getBoundingClientRect();
  const [top, bottom] = box ? heightOf(box, element?.closest('main')?.getBoundingClientRect()) : [0, 0];
  const isShown = box !== undefined && box.width > 0 && bottom - top > 2 * GAP;
  ring.hidden = !isShown;
  if (!isShown) return;
  const { style } = ring;
  style.left = `${box.left - GAP}px`;
  style.top = `${top}px`;
  style.width = `${box.width + 2 * GAP}px`;
  style.height = `${bottom - top}px`;
};

/** A ring around each place, wherever it is and goes. */
export function Pointers({ places, reason }: PointersProps): JSX.Element {
  const layer = useRef<HTMLDivElement>(null);
  const named = places.join(' ');
  useEffect(() => {
    // In the middle nothing lies over it: a hand of cards covers the lower end of the board.
    for (const place of places.slice(0, 1)) placeOf([place])?.scrollIntoView({ block: 'center', inline: 'nearest' });
    let next = 0;
    const follow = (): void => {
      for (const [index, place] of places.entries()) {
        const ring = layer.current?.children[index];
        if (ring) frame(ring as HTMLElement, place);
      }
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, [named, reason]);
  return (
    <div class="pointers" ref={layer} aria-hidden="true">
      {places.map(place => (
        <div key={place} class="pointer" data-at={place} hidden />
      ))}
    </div>
  );
}
