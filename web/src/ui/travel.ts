import { type ComponentChild, render } from 'preact';
import './travel.css';

/** Something that goes from one place of the table to another. */
export interface Flight {
  /** `data-place` names; the first that is on the screen counts. An element may have several. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly sprite: ComponentChild;
  /** Goes with the one before it, not after it. */
  readonly joins?: boolean;
}

export type Pace = 'full' | 'fast' | 'none';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds. */
const SHORTEST = 180;
const LONGEST = 320;
const A_PIXEL = 0.25;
const TOGETHER = 60;
const APART = 240;
/** What one call may take in all, whatever it carries; and how many calls may wait. */
const MOST = 900;
const FEW = 3;
const PACES: Readonly<Record<Pace, number>> = { full: 1, fast: 0.55, none: 0 };

/** How far an arc rises over its chord, and by how many straight pieces it is drawn. */
const RISE = 0.22;
const PIECES = 8;

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
};

/** The first that can be seen; else the first that is drawn, though it is scrolled away. */
export const placeOf = (names: readonly string[]): Element | undefined => {
  const drawn = names
    .flatMap(name => [...document.querySelectorAll(`[data-place~="${name}"]`)])
    .filter(element => element.getClientRects().length > 0);
  return drawn.find(isInSight) ?? drawn[0];
};

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** A point of the arc between two others; `way` runs from 0 to 1. */
const alongArc = (from: Point, to: Point, way: number): Point => {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * RISE * 4 * way * (1 - way);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way - rise };
};

const framesOf = (from: Point, to: Point): Keyframe[] =>
  Array.from({ length: PIECES + 1 }, (_, piece) => {
    const way = piece / PIECES;
    const { x, y } = alongArc(from, to, way);
    return { transform: `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${(1 + way * (1 - way)).toFixed(2)})` };
  });

/** For those who do not want motion: the piece shows up where it arrives, and is gone. */
const fadeOf = (to: Point): Keyframe[] => {
  const transform = `translate(${to.x}px,${to.y}px)`;
  return [
    { transform, opacity: 0 },
    { transform, opacity: 1 },
    { transform, opacity: 0 },
  ];
};

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const lengthOf = (from: Point, to: Point): number =>
  Math.min(LONGEST, SHORTEST + A_PIXEL * Math.hypot(to.x - from.x, to.y - from.y));

/** What is in the air, so that it can be brought down at once. */
const airborne = new Set<Animation>();

const fly = async ({ from, to, sprite }: Flight, delay: number, pace: number): Promise<void> => {
  const start = placeOf(from);
  const goal = placeOf(to);
  if (!start || !goal || start === goal) return;
  const body = document.createElement('div');
  body.className = 'travel';
  body.setAttribute('aria-hidden', 'true');
  render(sprite, body);
  document.body.append(body);
  const [a, b] = [middleOf(start), middleOf(goal)];
  const animation = body.animate(isStill() ? fadeOf(b) : framesOf(a, b), {
    duration: lengthOf(a, b) * pace,
    delay: delay * pace,
    easing: 'cubic-bezier(.2,.7,.3,1)',
    fill: 'both',
  });
  airborne.add(animation);
  await animation.finished.catch(() => undefined);
  airborne.delete(animation);
  render(null, body);
  body.remove();
};

/** One thing at a time: what comes while something flies waits for it. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Counts the landings: what took off before one does not fly any more. */
let landings = 0;

/** When each takes off: one after another, those that belong together nearly at once. */
const delaysOf = (flights: readonly Flight[]): number[] => {
  const delays: number[] = [];
  for (const { joins } of flights) delays.push(delays.length ? delays.at(-1)! + (joins ? TOGETHER : APART) : 0);
  const squeeze = Math.min(1, (MOST - LONGEST) / Math.max(1, delays.at(-1)!));
  return delays.map(delay => delay * squeeze);
};

/** By then what has changed is on the screen, and nobody waits for it because of a picture. */
const nextFrame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));

/** Lets things travel after all that travel already. Never needed to go on: nothing waits for it but pictures. */
export const travel = async (flights: readonly Flight[], pace: Pace): Promise<void> => {
  if (pace === 'none' || flights.length === 0 || document.hidden || waiting >= FEW) return;
  const delays = delaysOf(flights);
  const before = last;
  const landed = landings;
  waiting++;
  last = before.then(nextFrame).then(() => {
    if (landed === landings) return Promise.all(flights.map((flight, i) => fly(flight, delays[i]!, PACES[pace])));
  });
  await last;
  waiting--;
};

/** Everything arrives at once: somebody acts, or has seen enough. */
export const land = (): void => {
  landings++;
  for (const animation of airborne) animation.finish();
};
