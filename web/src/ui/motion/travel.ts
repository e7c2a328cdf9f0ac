import { type ComponentChild, render } from 'preact';
import { prefersReducedMotion } from '../device/reduced-motion.ts';
import { middleOf, Places, type Point } from './place.ts';
import './travel.css';

/** The flight of a piece from one place of the table to another. */
export interface Flight {
  /** `data-place` names; the first that is on the screen counts. An element may have several. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly sprite: ComponentChild;
  /** Goes with the one before it, not after it. */
  readonly joins?: boolean;
  /** Places that it rolls along, in their order; without them it goes in an arc. Those that are not on the screen are left out. */
  readonly via?: readonly string[];
  /** The `data-place` of the very piece: as large as its sprite, and not seen while that travels. */
  readonly piece?: string;
  /** Sinks where it arrives. */
  readonly sinks?: boolean;
  /** The mark that the piece leaves for a moment at every place that it passes. */
  readonly wake?: ComponentChild;
}

export type Pace = 'full' | 'fast' | 'none';

/** Milliseconds. */
const SHORTEST = 180;
const LONGEST = 320;
const A_PIXEL = 0.25;
const TOGETHER = 60;
const APART = 240;
/** Milliseconds of a rolling piece: from one place to the next, and at most. */
const A_PLACE = 45;
const LONGEST_ROLL = 540;
/** Flying pieces are fast at first; rolling ones keep their speed for longer. */
const FLYING = 'cubic-bezier(.2,.7,.3,1)';
const ROLLING = 'cubic-bezier(.35,.3,.5,1)';
/** Milliseconds that one call may take in all, however many pieces it carries; and how many calls may wait. */
const MOST = 900;
const FEW = 3;
const PACES: Readonly<Record<Pace, number>> = { full: 1, fast: 0.55, none: 0 };

/** How far an arc rises over its chord, and by how many straight pieces it is drawn. */
const RISE = 0.22;
const PIECES = 8;

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

/** For those who do not want motion: it shows up where it arrives, and is gone; the very piece stays. */
const fadeOf = (to: Point, stays = false): Keyframe[] => {
  const transform = `translate(${to.x}px,${to.y}px)`;
  return [0, 1, ...(stays ? [] : [0])].map(opacity => ({ transform, opacity }));
};

/** Along straight lines from point to point, at the same speed throughout. */
const rollOf = (points: readonly Point[]): Keyframe[] => {
  const lengths = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map(({ x, y }, i) => {
    gone += lengths[i]!;
    return { transform: `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`, offset: Math.min(1, gone / all) };
  });
};

/** Down into the water, turning. */
const SUNK: Keyframe = { scale: 0.15, rotate: '540deg', opacity: 0.4 };
const sinkOf = (frames: readonly Keyframe[]): Keyframe[] => {
  const last = frames.length - 1;
  const arriving = frames.map((frame, i) => ({
    ...frame,
    scale: 1,
    rotate: '0deg',
    opacity: 1,
    offset: (i / last) * 0.6,
  }));
  return [...arriving, { ...frames[last], ...SUNK, offset: 1 }];
};

const arcLength = (from: Point, to: Point): number =>
  Math.min(LONGEST, SHORTEST + A_PIXEL * Math.hypot(to.x - from.x, to.y - from.y));
const rollLength = (places: number): number => Math.min(LONGEST_ROLL, SHORTEST + A_PLACE * places);

/**
 * The measures of the page, read before anything takes off: changes meanwhile would have it laid out once more for each
 * piece.
 */
interface Course {
  readonly flight: Flight;
  /** From its start to its goal. */
  readonly points: readonly Point[];
  readonly piece: Element | undefined;
  /** Of the piece, in pixels. */
  readonly size: number;
}

/** Undefined where its start or its goal is not on the screen, or both are one. */
const courseOf = (flight: Flight, places: Places): Course | undefined => {
  const { from, to, via = [] } = flight;
  const start = places.of(from);
  const goal = places.of(to);
  if (!start || !goal || start === goal) return undefined;
  const passed = via.map(name => places.of([name])).filter(place => place !== undefined);
  const piece = flight.piece === undefined ? undefined : places.of([flight.piece]);
  const size = piece?.getBoundingClientRect().width ?? 0;
  return { flight, points: [start, ...passed, goal].map(middleOf), piece, size };
};

const motionOf = (
  { via, sinks, piece }: Flight,
  points: readonly Point[],
): { readonly frames: Keyframe[]; readonly ms: number } => {
  const [first, last] = [points[0]!, points.at(-1)!];
  const rolls = via !== undefined;
  const frames = rolls ? rollOf(points) : framesOf(first, last);
  const ms = rolls ? rollLength(points.length) : arcLength(first, last);
  if (prefersReducedMotion()) return { frames: fadeOf(last, piece !== undefined), ms };
  return sinks ? { frames: sinkOf(frames), ms: ms / 0.6 } : { frames, ms };
};

/** The animations in the air, so that they can be brought down at once. */
const airborne = new Set<Animation>();
/** The factor by which everything is slowed down. */
let slowness = 1;

/** A picture over the table for as long as it moves. */
const show = async (sprite: ComponentChild, size: number, frames: Keyframe[], timing: KeyframeAnimationOptions) => {
  const body = document.createElement('div');
  body.className = 'travel';
  body.setAttribute('aria-hidden', 'true');
  if (size > 0) body.style.setProperty('--size', `${size}px`);
  if (timing.fill === 'forwards') body.style.visibility = 'hidden';
  render(sprite, body);
  document.body.append(body);
  // All pieces that go together are there first: else each would have the page styled once more.
  await Promise.resolve();
  const animation = body.animate(frames, { fill: 'both', ...timing });
  if (slowness !== 1) animation.playbackRate = 1 / slowness;
  airborne.add(animation);
  await animation.finished.catch(() => undefined);
  airborne.delete(animation);
  render(null, body);
  body.remove();
};

/** A ripple at every point that was passed, one after another. */
const leaveWake = (wake: ComponentChild, points: readonly Point[], ms: number, delay: number, pace: number): void => {
  const passed = points.slice(0, -1);
  for (const [i, point] of passed.entries())
    void show(wake, 0, fadeOf(point), { duration: ms * pace, delay: (delay + (i / passed.length) * ms) * pace });
};

/** On a piece: how many sprites of it are under way. */
const TRAVELS = 'data-travels';

/** Hides a piece while sprites of it are under way, however many; gives back how to say that one of them has landed. */
const hide = (piece: Element): (() => void) => {
  const count = Number(piece.getAttribute(TRAVELS) ?? 0);
  piece.setAttribute(TRAVELS, String(count + 1));
  return () => {
    const left = Number(piece.getAttribute(TRAVELS)) - 1;
    if (left > 0) piece.setAttribute(TRAVELS, String(left));
    else piece.removeAttribute(TRAVELS);
  };
};

const fly = async ({ flight, points, piece, size }: Course, delay: number, pace: number): Promise<void> => {
  // A piece that is under way already goes on from where it comes to: its second sprite is not seen before.
  const isNext = piece?.hasAttribute(TRAVELS) === true;
  const reveal = piece && hide(piece);
  const { frames, ms } = motionOf(flight, points);
  if (flight.wake && !prefersReducedMotion()) leaveWake(flight.wake, points, ms, delay, pace);
  await show(flight.sprite, size, isNext ? frames.map(frame => ({ ...frame, visibility: 'visible' })) : frames, {
    duration: ms * pace,
    delay: delay * pace,
    easing: flight.via ? ROLLING : FLYING,
    fill: isNext ? 'forwards' : 'both',
  });
  reveal?.();
};

/** One thing at a time: what comes while something flies waits for it. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Counts the landings: what took off before one does not fly any more. */
let landings = 0;

/** The times of take-off: one after another, those that belong together nearly at once. */
const delaysOf = (flights: readonly Flight[]): number[] => {
  const delays: number[] = [];
  for (const [i, { joins }] of flights.entries()) {
    const { via } = flights[i - 1] ?? {};
    const apart = via ? rollLength(via.length) : APART;
    delays.push(i > 0 ? delays.at(-1)! + (joins ? TOGETHER : apart) : 0);
  }
  const squeeze = Math.min(1, (MOST - LONGEST) / Math.max(1, delays.at(-1)!));
  return delays.map(delay => delay * squeeze);
};

/**
 * By then what has changed is on the screen, and nobody waits for it because of a picture. A piece that travels itself must not be seen at its
 * goal before: it takes off with the very picture.
 */
const takeOff = (flights: readonly Flight[]): Promise<void> =>
  new Promise(resolve => {
    const isAtOnce = flights.some(({ piece }) => piece !== undefined);
    requestAnimationFrame(() => (isAtOnce ? resolve() : setTimeout(resolve)));
  });

/** Lets things travel after all that travel already. Never needed to go on: nothing waits for it but pictures. */
export const travel = async (flights: readonly Flight[], pace: Pace): Promise<void> => {
  if (pace === 'none' || flights.length === 0 || document.hidden || waiting >= FEW) return;
  const delays = delaysOf(flights);
  const before = last;
  const landed = landings;
  waiting++;
  last = before
    .then(() => takeOff(flights))
    .then(() => {
      if (landed !== landings) return;
      const places = new Places();
      const courses = flights.map(flight => courseOf(flight, places));
      return Promise.all(courses.map((course, i) => course && fly(course, delays[i]!, PACES[pace])));
    });
  await last;
  waiting--;
};

/** Ends all flights at once, because the person acts or skips them. */
export const land = (): void => {
  landings++;
  for (const animation of airborne) animation.finish();
};

/** Slows everything down so many times, pieces in the air, too. */
export const slow = (times: number): void => {
  slowness = times;
  for (const animation of airborne) animation.updatePlaybackRate(1 / times);
};
