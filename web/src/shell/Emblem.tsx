import type { BoardGameId } from '@ankerplatz/registry/lazy';
import type { ComponentType } from 'preact';
import './emblem.css';

const TURN = 360;

/** A point on a circle round the middle of the drawing; 0 degrees is up, clockwise. */
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
};

const [cx, cy] = [100, 100];

const spread = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + (index * TURN) / count);

/** Turns round the middle what is drawn at the top. */
const turned = (degrees: number): string => `rotate(${degrees} 100 100)`;

/** A worker of the yard: body, then head. */
const WORKER = 'M-5.4 9c0-6 1.8-9.2 5.4-9.2S5.4 3 5.4 9zM-3.3-3.3a3.3 3.3 0 1 1 6.6 0 3.3 3.3 0 1 1-6.6 0z';

/** How many blue workers stand at each sector, as on a wheel. */
const CREW = [0, 2, 1, 2, 3, 1, 3, 2];

/** The wheel of the shipyard: handles, rim, eight sectors with workers, the anchor in the middle. */
function YardWheel() {
  return (
    <>
      <g class="emblem-wood">
        {spread(8).map(degrees => (
          <g key={degrees} transform={turned(degrees)}>
            <path d="M96.5 30V17.5c-1.5-2-2-5-1-8 .8-2.6 2.4-4 4.5-4s3.7 1.4 4.5 4c1 3 .5 6-1 8V30z" />
          </g>
        ))}
      </g>
      <circle class="emblem-brass" cx={cx} cy={cy} r="76" />
      <circle class="emblem-paper" cx={cx} cy={cy} r="67" />
      {spread(8).map((degrees, index) => (
        <path
          key={degrees}
          class={index % 2 ? 'emblem-shallow' : 'emblem-paper'}
          d="M100 100L74.36 38.1A67 67 0 0 1 125.64 38.1Z"
          transform={turned(degrees)}
        />
      ))}
      {spread(8).map((degrees, index) => (
        <g key={degrees} class="emblem-worker">
          {Array.from({ length: CREW[index]! }, (_, worker) => {
            const turn = degrees + (worker - (CREW[index]! - 1) / 2) * 14.5;
            return <path key={turn} d={WORKER} transform={`${turned(turn)} translate(100 49)`} />;
          })}
        </g>
      ))}
      <g class="emblem-nails">
        {spread(8, 22.5).map(degrees => (
          <circle key={degrees} cx="100" cy="28.5" r="1.9" transform={turned(degrees)} />
        ))}
      </g>
      <circle class="emblem-sea" cx={cx} cy={cy} r="27" />
      <circle class="emblem-hub" cx={cx} cy={cy} r="22.5" />
      <g class="emblem-anchor">
        <circle cx={cx} cy="86.5" r="3.8" />
        <path d="M100 90.5V116M93.5 95.5h13M86.5 105c.6 7 6.3 11 13.5 11s12.9-4 13.5-11M84 108.5l2.4-4 4 2.6M116 108.5l-2.4-4-4 2.6" />
      </g>
    </>
  );
}

const HOLES = 32;
const MARBLES: readonly { readonly hole: number; readonly seat: number }[] = [
  { hole: 2, seat: 0 },
  { hole: 5, seat: 3 },
  { hole: 11, seat: 1 },
  { hole: 13, seat: 0 },
  { hole: 19, seat: 2 },
  { hole: 22, seat: 1 },
  { hole: 27, seat: 3 },
  { hole: 30, seat: 2 },
];

function Hole({ radius, degrees, seat }: { radius: number; degrees: number; seat?: number | undefined }) {
  const [x, y] = at(radius, degrees).split(' ');
  if (seat === undefined) return <circle class="emblem-hole" cx={x} cy={y} r="3.3" />;
  return (
    <g class="emblem-marble" transform={`translate(${x} ${y})`}>
      <circle r="6.4" style={{ fill: `var(--seat-${seat})` }} />
      <path d="M-3.2-1.6a3.8 3.8 0 0 1 2.6-2.2" />
    </g>
  );
}

/** The round board of wood: a ring of holes with marbles, four harbours towards the middle, the whale's tail there. */
function MarbleBoard() {
  const seatAt = new Map(MARBLES.map(({ hole, seat }) => [hole, seat]));
  return (
    <>
      <circle class="emblem-wood" cx={cx} cy={cy} r="94" />
      <g class="emblem-grain">
        <path d="M22 54c30-14 60 6 92-6s46-10 62 0M9 86c34-10 70 8 108-2s52-4 73 2M11 124c40-12 66 8 104-2s50-6 73 0M29 157c32-10 62 8 92-1s38-6 49-1" />
      </g>
      <circle class="emblem-rim" cx={cx} cy={cy} r="87.5" />
      {spread(4, 45).map((degrees, seat) => (
        <path
          key={degrees}
          class="emblem-quarter"
          style={{ fill: `var(--seat-${seat})` }}
          d="M81.22 18.64L79.42 10.85A91.5 91.5 0 0 1 120.58 10.85L118.78 18.64A83.5 83.5 0 0 0 81.22 18.64Z"
          transform={turned(degrees)}
        />
      ))}
      <circle class="emblem-water" cx={cx} cy={cy} r="31" />
      {spread(HOLES, TURN / HOLES / 2).map((degrees, hole) => (
        <Hole key={degrees} radius={74} degrees={degrees} seat={seatAt.get(hole)} />
      ))}
      {spread(4, 45).map((degrees, seat) =>
        [62, 52, 42].map((radius, index) => (
          <Hole
            key={`${degrees}-${radius}`}
            radius={radius}
            degrees={degrees}
            seat={index === 2 && seat % 2 ? seat : undefined}
          />
        )),
      )}
      <g class="emblem-whale">
        <path d="M100 121c-2.5-7-3.5-11-3.5-15.5-5.5.8-15-1.5-18.5-12 8-2.2 15.5.8 22 7.5 6.5-6.7 14-9.7 22-7.5-3.5 10.5-13 12.8-18.5 12 0 4.5-1 8.5-3.5 15.5z" />
      </g>
      <path class="emblem-wave" d="M76 116c4-3.5 8-3.5 12 0s8 3.5 12 0 8-3.5 12 0 8 3.5 12 0" />
    </>
  );
}

const DRAWINGS: Readonly<Record<BoardGameId, ComponentType>> = { nauticus: YardWheel, nautilus: MarbleBoard };

interface EmblemProps {
  readonly game: BoardGameId;
  /** In a row of text: bold, without what would blur. */
  readonly isSmall?: boolean;
}

/** The sign by which a game is known at a glance. */
export function Emblem({ game, isSmall = false }: EmblemProps) {
  const Drawing = DRAWINGS[game];
  return (
    <svg class={isSmall ? 'emblem emblem-small' : 'emblem'} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
