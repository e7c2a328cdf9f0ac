import { COLOURS, type Colour, HARBOUR_SIZE, quarterOf, type Spot, startOf } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import {
  type Chart,
  degreesOf,
  FIELDS,
  fieldSize,
  POOL,
  type Point,
  pointOf,
  polar,
  poolOf,
  REACH,
  SHORE,
} from '../zones/geometry.ts';
import './ground.css';

const round = (number: number): string => number.toFixed(1);
const xy = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** An arc of the ring band between two angles. */
const sector = (inner: number, outer: number, from: number, to: number): string =>
  `M${xy(polar(outer, from))}A${outer} ${outer} 0 0 1 ${xy(polar(outer, to))}L${xy(polar(inner, to))}A${inner} ${inner} 0 0 0 ${xy(polar(inner, from))}Z`;

/** A spiral about a point, turning inwards: one line of water. */
const spiral = ({ x, y }: Point, first: number): string => {
  const steps = 22;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const { x: dx, y: dy } = polar(POOL * (0.98 - (0.86 * i) / steps), first + i * 26);
    return `${round(x + dx)} ${round(y + dy)}`;
  });
  return `M${points.join('L')}`;
};

/** The turned wood shows its years: radii, each with the pattern of a broken line. */
const GRAIN: readonly (readonly [radius: number, dashes: string])[] = [
  [486, '320 60 140 90'],
  [416, '90 70 260 110'],
  [404, '200 120 60 40'],
  [388, '150 40 330 80'],
];

/** Small waves on the water inside the ring, one for every few degrees. */
const WAVES = [
  [318, 47],
  [250, 62],
  [318, 137],
  [250, 152],
  [318, 227],
  [250, 242],
  [318, 317],
  [250, 332],
]
  .map(([radius, degrees]) => {
    const { x, y } = polar(radius!, degrees!);
    return `M${round(x - 22)} ${round(y)}q5.5-7 11 0t11 0 11 0 11 0`;
  })
  .join('');

/** The eight points of a compass rose in the middle. */
const ROSE = [...COLOURS, ...COLOURS]
  .map((_, i) => {
    const isLong = i % 2 === 0;
    const tip = polar(isLong ? 205 : 128, i * 45);
    return `M${xy(polar(46, i * 45 - 22.5))}L${xy(tip)}L${xy(polar(46, i * 45 + 22.5))}`;
  })
  .join('');

/** How wide a quarter's own stretch of the rim is, in degrees. */
const RIM = 12;

function Quarter({ colour, chart }: { readonly colour: Colour; readonly chart: Chart }): JSX.Element {
  const degrees = degreesOf(startOf(colour, chart), chart);
  const size = fieldSize(chart);
  const [outer, inner] = [pointOf(`${colour}h0`, chart), pointOf(`${colour}h${HARBOUR_SIZE - 1}`, chart)];
  return (
    <g class={`marble--${colour}`}>
      <path class="ground-rim" d={sector(FIELDS + 30, REACH - 8, degrees - RIM, degrees + RIM)} />
      <path class="ground-pier-edge" d={`M${xy(outer)}L${xy(inner)}`} stroke-width={size * 3.1} />
      <path class="ground-pier" d={`M${xy(outer)}L${xy(inner)}`} stroke-width={size * 2.7} />
      <circle class="ground-pool" {...at(poolOf(colour, chart))} r={POOL} data-hint={`spot ${colour}home`} />
      {[0, 120, 240].map(first => (
        <path key={first} class="ground-swirl" d={spiral(poolOf(colour, chart), first)} />
      ))}
    </g>
  );
}

const at = ({ x, y }: Point): { readonly cx: string; readonly cy: string } => ({ cx: round(x), cy: round(y) });

/** A place with a name can be asked about. */
const hintOf = (place: string | undefined): string | undefined => place && `spot ${place}`;

interface HoleProps {
  readonly spot: Spot;
  readonly chart: Chart;
  readonly look: string;
  readonly place: string | undefined;
}

function Hole({ spot, chart, look, place }: HoleProps): JSX.Element {
  return (
    <circle
      class={look}
      {...at(pointOf(spot, chart))}
      r={round(fieldSize(chart))}
      data-place={place}
      data-hint={hintOf(place)}
    />
  );
}

/** A niche in the rock, open towards its mouth. */
function Cave({
  cave,
  chart,
  place,
}: {
  readonly cave: number;
  readonly chart: Chart;
  readonly place: string | undefined;
}) {
  const degrees = degreesOf(chart.mouths[cave]!, chart);
  const { x, y } = pointOf(`c${cave}`, chart);
  const size = fieldSize(chart);
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${round(size / 17)})`}>
      <path class="ground-rock" d="M-38-32C-44-8-46 18-30 32-20 42-8 36 2 40 14 44 28 36 34 24 44 8 42-14 38-32Z" />
      <path class="ground-cave" d="M-13-36V-14A22 22 0 1 0 13-14V-36Z" />
      <circle class="ground-niche" r="17" data-place={place} data-hint={hintOf(place)} />
    </g>
  );
}

interface LabelProps {
  readonly field: number;
  readonly chart: Chart;
}

/** The printed number of a field; every fifth is printed on small boards, too, where no harbour is in its way. */
function Label({ field, chart }: LabelProps): JSX.Element | null {
  const [, steps] = quarterOf(field, chart);
  if (steps === 0 || chart.mouths.some(mouth => Math.abs(mouth - field) <= 1)) return null;
  const isPlain = steps % 5 === 0 && steps < chart.ring / COLOURS.length - 1;
  const { x, y } = polar(FIELDS - 44, degreesOf(field, chart));
  return (
    <text class={isPlain ? 'ground-number' : 'ground-number is-lesser'} x={round(x)} y={round(y)}>
      {steps}
    </text>
  );
}

interface GroundProps {
  readonly chart: Chart;
  /** Whether things travel to and from this board. */
  readonly hasPlaces: boolean;
}

/** The board without its pieces: a ring of wood around the sea, piers, whirlpools, caves. */
export function Ground({ chart, hasPlaces }: GroundProps): JSX.Element {
  const fields = Array.from({ length: chart.ring }, (_, field) => field);
  const placeOf = (spot: string): string | undefined => (hasPlaces ? spot : undefined);
  const starts = new Map(COLOURS.map(colour => [startOf(colour, chart), colour]));
  return (
    <g class="ground">
      <circle class="ground-wood" r={REACH - 4} />
      {GRAIN.map(([radius, dashes]) => (
        <circle key={radius} class="ground-grain" r={radius} stroke-dasharray={dashes} />
      ))}
      <circle class="ground-edge" r={REACH - 4} />
      <circle class="ground-sea" r={SHORE} data-place={placeOf('sea')} />
      <circle class="ground-brass" r={SHORE - 9} />
      <path class="ground-rose" d={ROSE} />
      <path class="ground-waves" d={WAVES} />
      {COLOURS.map(colour => (
        <Quarter key={colour} colour={colour} chart={chart} />
      ))}
      {chart.mouths.map((mouth, cave) => (
        <Cave key={mouth} cave={cave} chart={chart} place={placeOf(`c${cave}`)} />
      ))}
      {fields.map(field => {
        const colour = starts.get(field);
        return (
          <Hole
            key={field}
            spot={`t${field}`}
            chart={chart}
            look={colour ? `ground-hole ground-start marble--${colour}` : 'ground-hole'}
            place={placeOf(`t${field}`)}
          />
        );
      })}
      {COLOURS.map(colour =>
        Array.from({ length: HARBOUR_SIZE }, (_, berth) => (
          <Hole
            key={berth}
            spot={`${colour}h${berth}`}
            chart={chart}
            look={`ground-hole ground-berth marble--${colour}`}
            place={placeOf(`${colour}h${berth}`)}
          />
        )),
      )}
      {fields.map(field => (
        <Label key={field} field={field} chart={chart} />
      ))}
      {COLOURS.map(colour => (
        <circle
          key={colour}
          class="ground-eye"
          {...at(poolOf(colour, chart))}
          r="9"
          data-place={placeOf(`${colour}home`)}
        />
      ))}
    </g>
  );
}
