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
  /** Makes fast where it arrives. */
  readonly moors?: boolean;
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
/** Of sinking, for each of the way; and of making fast. */
const SINKING = 2 / 3;
const MOORING = 500;
/** How much faster they are at first: flying pieces much, rolling ones keep their speed for longer. */
const FLYING = 4;
const ROLLING = 1.5;
/** Milliseconds that one call may take in all, however many pieces it carries; and how many calls may wait. */
const MOST = 900;
const FEW = 3;
const PACES: Readonly<Record<Pace, number>> = { full: 1, fast: 0.55, none: 0 };

/** How far an arc rises over its chord, and by how many straight pieces a way is drawn, at least; and by how many to each place on it. */
const RISE = 0.22;
const PIECES = 12;
const STRAIGHTS = 2;

/** A picture of a flight at a time, in milliseconds since the first of a call took off. */
interface Still {
  readonly at: number;
  readonly frame: Keyframe;
}

/** Stills over a time; `way` runs from 0 to 1, fast at first. */
const stillsOver = (from: number, ms: number, count: number, haste: number, frameAt: (way: number) => Keyframe) =>
  Array.from({ length: count + 1 }, (_, i): Still => {
    const time = i / count;
    return { at: from + time * ms, frame: frameAt(1 - (1 - time) ** haste) };
  });

const moveTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;

/** A point of the arc between two others. */
const alongArc = (from: Point, to: Point, way: number): Point => {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * RISE * 4 * way * (1 - way);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way - rise };
};

/** A point of the straight lines from one to the next. */
const alongLines = (points: readonly Point[], way: number): Point => {
  const lengths = points.slice(1).map((point, i) => Math.hypot(point.x - points[i]!.x, point.y - points[i]!.y));
  let left = way * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [points[i]!, points[i + 1]!];
    const part = left / (length || 1);
    if (part <= 1 || i === lengths.length - 1)
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    left -= length;
  }
  return points[0]!;
};

const arcOf = (from: Point, to: Point, at: number, ms: number): Still[] =>
  stillsOver(at, ms, PIECES, FLYING, way => ({
    transform: `${moveTo(alongArc(from, to, way))} scale(${(1 + way * (1 - way)).toFixed(2)})`,
  }));

const rollOf = (points: readonly Point[], at: number, ms: number): Still[] =>
  stillsOver(at, ms, Math.max(PIECES, STRAIGHTS * points.length), ROLLING, way => ({
    transform: moveTo(alongLines(points, way)),
  }));

/** For those who do not want motion: it shows up where it arrives, and is gone; the very piece stays. */
const fadeOf = (to: Point, at: number, ms: number, stays = false): Still[] =>
  [0, 1, ...(stays ? [] : [0])].map((opacity, i, { length }) => ({
    at: at + (ms * i) / (length - 1),
    frame: { transform: moveTo(to), opacity },
  }));

/** Down into the water, turning. */
const SUNK: Keyframe = { scale: 0.15, rotate: '540deg', opacity: 0.4 };
const AFLOAT: Keyframe = { scale: 1, rotate: '0deg', opacity: 1 };
const sunk = (stills: readonly Still[], ms: number): Still[] => {
  const { at, frame } = stills.at(-1)!;
  return [
    ...stills.map(still => ({ ...still, frame: { ...still.frame, ...AFLOAT } })),
    { at: at + ms, frame: { ...frame, ...SUNK } },
    { at: at + ms, frame: { ...frame, ...AFLOAT } },
  ];
};

/** Makes fast where it arrives. */
const moored = (stills: readonly Still[]): Still[] => {
  const { at, frame } = stills.at(-1)!;
  return [
    ...stills.map(still => ({ ...still, frame: { ...still.frame, scale: 1 } })),
    { at: at + MOORING * 0.4, frame: { ...frame, scale: 1.5 } },
    { at: at + MOORING, frame: { ...frame, scale: 1 } },
  ];
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
  /** Milliseconds before its take-off. */
  readonly at: number;
}

/** Undefined where its start or its goal is not on the screen, or both are one. */
const courseOf = (flight: Flight, at: number, places: Places): Course | undefined => {
  const { from, to, via = [] } = flight;
  const start = places.of(from);
  const goal = places.of(to);
  if (!start || !goal || start === goal) return undefined;
  const passed = via.map(name => places.of([name])).filter(place => place !== undefined);
  const piece = flight.piece === undefined ? undefined : places.of([flight.piece]);
  const size = piece?.getBoundingClientRect().width ?? 0;
  return { flight, points: [start, ...passed, goal].map(middleOf), piece, size, at };
};

/** Its looks from its take-off to its arrival. */
const stillsOf = ({ flight: { via, sinks, moors, piece }, points, at }: Course): Still[] => {
  const [first, last] = [points[0]!, points.at(-1)!];
  const ms = via ? rollLength(points.length) : arcLength(first, last);
  if (prefersReducedMotion()) return fadeOf(last, at, ms, piece !== undefined);
  const stills = via ? rollOf(points, at, ms) : arcOf(first, last, at, ms);
  if (sinks) return sunk(stills, ms * SINKING);
  return moors ? moored(stills) : stills;
};

/** The animations in the air, so that they can be brought down at once. */
const airborne = new Set<Animation>();
/** The factor by which everything is slowed down. */
let slowness = 1;

/** A picture that moves over the table. */
interface Sprite {
  readonly picture: ComponentChild;
  /** In pixels; 0: as pictures are. */
  readonly size: number;
  readonly stills: readonly Still[];
  /** When it is seen first, and last: it may stand at its start before, and stay where it arrives. */
  readonly from: number;
  readonly to: number;
}

const hidden = ({ at, frame }: Still): Still => ({ at, frame: { ...frame, opacity: 0 } });

/** All sprites that go together last equally long: the page draws two pictures, of take-off and of landing, whatever happens between them. */
const framesOf = ({ stills, from, to }: Sprite, length: number): Keyframe[] => {
  const seen = stills.filter(({ at }) => at <= to);
  const [first, last] = [seen[0]!, seen.at(-1)!];
  const before = [0, from].map(at => hidden({ ...first, at }));
  const after = [to, length].map(at => hidden({ ...last, at }));
  const all: readonly Still[] = [
    ...(from > 0 ? before : []),
    { ...first, at: from },
    ...seen,
    { ...last, at: Math.min(to, length) },
    ...(to < length ? after : []),
  ];
  return all.map(({ at, frame }) => ({ opacity: 1, ...frame, offset: at / length }));
};

/** Pictures over the table for as long as they move. */
const show = async (sprites: readonly Sprite[], pace: number): Promise<void> => {
  if (sprites.length === 0) return;
  const sky = document.createElement('div');
  sky.className = 'sky';
  sky.setAttribute('aria-hidden', 'true');
  for (const { picture, size } of sprites) {
    const body = sky.appendChild(document.createElement('div'));
    body.className = 'travel';
    if (size > 0) body.style.setProperty('--size', `${size}px`);
    render(picture, body);
  }
  document.body.append(sky);
  const length = Math.max(...sprites.map(({ stills }) => stills.at(-1)!.at));
  const animations = sprites.map((sprite, i) => {
    const animation = sky.children[i]!.animate(framesOf(sprite, length), { duration: length * pace, fill: 'both' });
    if (slowness !== 1) animation.playbackRate = 1 / slowness;
    airborne.add(animation);
    return animation;
  });
  await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
  for (const animation of animations) airborne.delete(animation);
  sky.remove();
};

/** Ripples at the points that were passed, one after another. */
const wakeOf = ({ flight: { wake }, points }: Course, stills: readonly Still[]): Sprite[] => {
  if (!wake || prefersReducedMotion()) return [];
  const [from, to] = [stills[0]!.at, stills.at(-1)!.at];
  return points.slice(0, -1).map((point, i, { length }) => {
    const at = from + ((to - from) * i) / length;
    return { picture: wake, size: 0, stills: fadeOf(point, at, to - from), from: at, to: Number.POSITIVE_INFINITY };
  });
};

/** A piece that goes on has a second sprite, which is seen from where the first is seen no longer; the last stays for the piece. */
const spriteOf = (course: Course, stills: readonly Still[], courses: readonly Course[]): Sprite => {
  const { flight, piece, size, at } = course;
  const ways = piece ? courses.filter(other => other.piece === piece) : [course];
  const next = ways[ways.indexOf(course) + 1];
  return {
    ...{ picture: flight.sprite, size, stills },
    from: course === ways[0] ? 0 : at,
    to: piece ? (next?.at ?? Number.POSITIVE_INFINITY) : stills.at(-1)!.at,
  };
};

/** On a piece: a sprite of it is under way. */
const TRAVELS = 'data-travels';

const fly = async (courses: readonly Course[], pace: number): Promise<void> => {
  const stills = courses.map(stillsOf);
  const pieces = courses.flatMap(({ piece }) => piece ?? []);
  for (const piece of pieces) piece.toggleAttribute(TRAVELS, true);
  void show(
    courses.flatMap((course, i) => wakeOf(course, stills[i]!)),
    pace,
  );
  await show(
    courses.map((course, i) => spriteOf(course, stills[i]!, courses)),
    pace,
  );
  for (const piece of pieces) piece.removeAttribute(TRAVELS);
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
      return fly(
        flights.flatMap((flight, i) => courseOf(flight, delays[i]!, places) ?? []),
        PACES[pace],
      );
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
