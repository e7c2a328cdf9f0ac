import { tables } from '@ankerplatz/nauticus';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { prefersReducedMotion } from '../../../ui/device/reduced-motion.ts';
import { memo } from '../../../ui/memo.ts';
import { Paths } from '../../art/Drawing.tsx';
import { CREST_STROKES } from '../art/crests.tsx';
import { BLUE_STROKES } from '../art/signs.tsx';

const TURN = 360 / tables.SPACES;
/** Measures of the wheel: its rim, where its figures stand, how large they are. */
const RIM = 84;
const FIGURES = 60;
const FIGURE = 17;

/** Between the sectors: the bar of a spoke, and its handle beyond the rim. */
const BAR = `M-2.2-20H2.2V-${RIM - 7}H-2.2Z`;
const HANDLE = `M-2-${RIM}H2L3.8-${RIM + 13}C3.8-${RIM + 19}-3.8-${RIM + 19}-3.8-${RIM + 13}Z`;
const ROSE = 'M0-17 4-4 17 0 4 4 0 17-4 4-17 0-4-4Z';

const figureAt = (i: number, all: number): string =>
  `translate(${((i - (all - 1) / 2) * FIGURE - FIGURE / 2).toFixed(1)} ${-FIGURES - FIGURE / 2}) scale(${FIGURE / 24})`;

/** Milliseconds of a turn: slowly off, past its place, and back into it, for a wheel has weight. */
const LENGTHS = { full: 1600, fast: 700, none: 0 } as const;
const EASING = 'cubic-bezier(.45,0,.15,1.06)';

const rotated = (angle: number): string => `rotate(${angle}deg)`;

/** Turns an element so that it shows at a space. It always goes on clockwise, never back; also if it was folded away until now. */
const useTurn = (space: number) => {
  const element = useRef<SVGSVGElement>(null);
  const before = useRef(space);
  const ahead = (((space - before.current) % tables.SPACES) + tables.SPACES) % tables.SPACES;
  const turned = before.current + ahead;
  useLayoutEffect(() => {
    const from = before.current;
    before.current = turned;
    const duration = LENGTHS[settings.value.animation];
    if (from === turned || duration === 0 || prefersReducedMotion()) return;
    const frames = [from, turned].map(place => ({ transform: rotated(place * TURN) }));
    element.current?.animate(frames, { duration, easing: EASING });
  }, [turned]);
  return { element, transform: rotated(turned * TURN) };
};

interface WheelProps {
  /** The space its anchor points at. */
  readonly anchor: number;
  /** Blue workers of its sectors, clockwise from the anchor. */
  readonly sectors: readonly number[];
}

/** The helm in the middle of the ring: each sector shows the blue workers of the space that it faces. */
export const Wheel = memo(({ anchor, sectors }: WheelProps) => {
  return (
    <g class="wheel" transform={`rotate(${anchor * TURN})`} data-place="wheel" data-hint="wheel">
      {sectors.map((_, sector) => (
        <path key={sector} class="wood" d={HANDLE} transform={`rotate(${(sector + 0.5) * TURN})`} />
      ))}
      <circle class="wheel-rim" r={RIM} />
      <circle class="wheel-face" r={RIM - 7} />
      {sectors.map((_, sector) => (
        <path key={sector} class="wood" d={BAR} transform={`rotate(${(sector + 0.5) * TURN})`} />
      ))}
      {sectors.map((blue, sector) => (
        <g key={sector} transform={`rotate(${sector * TURN})`}>
          {sector === 0 && (
            <g class="wheel-anchor" transform={`translate(-13 ${-FIGURES - 13}) scale(1.08)`}>
              <Paths strokes={CREST_STROKES.anchor} />
            </g>
          )}
          {Array.from({ length: blue }, (_, i) => (
            <g key={i} transform={figureAt(i, blue)}>
              <Paths strokes={BLUE_STROKES} />
            </g>
          ))}
        </g>
      ))}
      <circle class="wheel-hub" r="24" />
      <path class="brass" d={ROSE} />
    </g>
  );
});

/** A drawing of its own over the ground of the ring: browsers turn it without drawing anything, as they turn no part of a drawing. */
export function TurningWheel({ anchor, sectors }: WheelProps) {
  const { element, transform } = useTurn(anchor);
  return (
    <svg ref={element} class="art ring-ground" viewBox="-260 -260 520 520" style={{ transform }} aria-hidden="true">
      <Wheel anchor={0} sectors={sectors} />
    </svg>
  );
}
