import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { placeOf } from '../../ui/motion/place.ts';

interface PointersProps {
  /** Names of places of the board. */
  readonly places: readonly string[];
}

/** Pixels between what is pointed at and its ring. */
const GAP = 4;

const isInside = ({ top, bottom }: DOMRect, frame: DOMRect | undefined): boolean =>
  frame === undefined || (bottom > frame.top + GAP && top < frame.bottom - GAP);

const frame = (ring: HTMLElement, place: string): void => {
  const element = placeOf([place]);
  const box = element?.getBoundingClientRect();
  const isShown =
    box !== undefined && box.width > 0 && isInside(box, element?.closest('main')?.getBoundingClientRect());
  ring.hidden = !isShown;
  if (!isShown) return;
  const { style } = ring;
  style.left = `${box.left - GAP}px`;
  style.top = `${box.top - GAP}px`;
  style.width = `${box.width + 2 * GAP}px`;
  style.height = `${box.height + 2 * GAP}px`;
  // Where there is no room above, the arrow stands below and points up.
  ring.classList.toggle('is-below', box.top < 40);
};

/** A ring and an arrow on each place, wherever it is and goes. */
export function Pointers({ places }: PointersProps): JSX.Element {
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
  }, [named]);
  return (
    <div class="pointers" ref={layer} aria-hidden="true">
      {places.map(place => (
        <div key={place} class="pointer" hidden />
      ))}
    </div>
  );
}
