import {
  crestOfShip,
  isClosedShip,
  isFinishedShip,
  isGood,
  type ShipState,
  type Tile,
  type types,
} from '@ankerplatz/nauticus';
import { isSameData, memo } from '../../../ui/memo.ts';
import { Paths } from '../../art/Drawing.tsx';
import { CREST_STROKES } from '../art/crests.tsx';
import { GOOD_STROKES } from '../art/goods.tsx';
import { END, FLAG, FLAG_CREST, HULL_OUTLINES, KEEL, PART, SAIL, SAIL_CREST, TOP } from '../art/hulls.ts';
import { HullPart, Mast, Sail } from '../art/TilePicture.tsx';
import './ship.css';

type Crest = types.Crest;
type Good = types.Good;
type Hull = types.Hull;

/** Below the keel: the water line, and where goods hang. */
const WATER = 15;
const HOLD = KEEL + 4;
const HOLD_SIZE = 24;
const BOTTOM = HOLD + HOLD_SIZE + 5;
/** A single alone would leave no room for words. */
const NARROWEST = 2 * PART;

/** The hull as it could be closed: what is not there yet is a ghost. */
const partsOf = (ship: ShipState): readonly { readonly part: Hull; readonly isGhost: boolean }[] => {
  const parts = ship.hull.map(part => ({ part, isGhost: false }));
  if (isClosedShip(ship)) return parts;
  const bow = ship.hull[0] === 'bow' ? [] : [{ part: 'bow' as const, isGhost: true }];
  const stern = ship.hull.at(-1) === 'stern' ? [] : [{ part: 'stern' as const, isGhost: true }];
  return [...bow, ...parts, ...stern];
};

const crestAt = ([left, top, width]: readonly [number, number, number]): string =>
  `translate(${left} ${top}) scale(${(width / 24).toFixed(3)})`;

interface GhostProps {
  readonly outline: string;
  readonly crest: Crest | null;
  readonly at: readonly [number, number, number];
}

/** Where a mast's flag or a sail is missing, with the crest that it must have. */
function Ghost({ outline, crest, at }: GhostProps) {
  return (
    <g class="ship-ghost">
      <path d={outline} />
      {crest && (
        <g class={`crest--${crest}`} transform={crestAt(at)}>
          <Paths strokes={CREST_STROKES[crest]} />
        </g>
      )}
    </g>
  );
}

interface HoldProps {
  readonly left: number;
  readonly good: Good | undefined;
  readonly isIncoming: boolean;
}

/** A good lies under its part on a disc of paper. */
function Hold({ left, good, isIncoming }: HoldProps) {
  const look = good ? `ship-hold good--${good}` : 'ship-hold ship-hold--empty';
  return (
    <g class={isIncoming ? `${look} ship-incoming` : look} transform={`translate(${left} ${HOLD})`}>
      <circle cx={HOLD_SIZE / 2} cy={HOLD_SIZE / 2} r={HOLD_SIZE / 2} />
      {good && (
        <g transform="translate(4 4) scale(.667)">
          <Paths strokes={GOOD_STROKES[good]} />
        </g>
      )}
    </g>
  );
}

const MAST_GHOST = 'M24 0V-81';

/** Waves from edge to edge, and the water below them. */
const seaOf = (left: number, width: number): { readonly waves: string; readonly water: string } => {
  const crests = Math.round(width / 26);
  const half = (width / crests / 2).toFixed(2);
  const quarter = (width / crests / 4).toFixed(2);
  const waves = `M${left} ${WATER}${`q${quarter}-3.4 ${half} 0t${half} 0`.repeat(crests)}`;
  return { waves, water: `${waves}V${BOTTOM}H${left}Z` };
};

/** The tile that would come to this slot of a row, if it is the next one there. */
const incomingAt = <Kind extends string>(
  row: readonly Kind[],
  slot: number,
  prefix: string,
  incoming: Tile | undefined,
): Kind | undefined =>
  slot === row.length && incoming?.startsWith(prefix) ? (incoming.slice(prefix.length) as Kind) : undefined;

interface GhostPartProps {
  readonly part: Hull;
  readonly isIncoming: boolean;
}

function GhostPart({ part, isIncoming }: GhostPartProps) {
  if (!isIncoming) return <path class="ship-ghost" d={HULL_OUTLINES[part]} />;
  return (
    <g class="ship-incoming">
      <HullPart part={part} />
    </g>
  );
}

interface ColumnProps {
  readonly ship: ShipState;
  readonly incoming: Tile | undefined;
  /** The place of a part among those that are there. */
  readonly slot: number;
  readonly part: Hull;
}

function Column({ ship, incoming, slot, part }: ColumnProps) {
  const nextMast = incomingAt(ship.masts, slot, 'mast:', incoming);
  const nextSail = incomingAt(ship.sails, slot, 'sail:', incoming);
  const mast = ship.masts[slot] ?? nextMast;
  const sail = ship.sails[slot] ?? nextSail;
  const crest = crestOfShip(ship);
  return (
    <>
      {mast ? (
        <g class={nextMast && 'ship-incoming'}>
          <Mast crest={mast} />
        </g>
      ) : (
        <Ghost outline={MAST_GHOST + FLAG} crest={crest} at={FLAG_CREST} />
      )}
      {sail ? (
        <g class={nextSail && 'ship-incoming'}>
          <Sail crest={sail} />
        </g>
      ) : (
        <Ghost outline={SAIL} crest={crest} at={SAIL_CREST} />
      )}
      <HullPart part={part} />
    </>
  );
}

interface ShipPictureProps {
  readonly ship: ShipState;
  /** Small, without its holds. */
  readonly isToken?: boolean;
  /** A tile that may be put onto it: shown where it would be. */
  readonly incoming?: Tile | undefined;
}

/** A ship from the side, its bow to the left, with what is missing as ghosts. */
export const ShipPicture = memo(({ ship, isToken = false, incoming }: ShipPictureProps) => {
  const parts = partsOf(ship);
  const first = parts.findIndex(({ isGhost }) => !isGhost);
  const long = parts.length * PART;
  const width = Math.max(isToken ? 0 : NARROWEST, long + 2 * END);
  const left = (long - width) / 2;
  const height = (isToken ? KEEL + 4 : BOTTOM) - TOP;
  const { waves, water } = seaOf(left, width);
  return (
    <svg
      class={`art ship-picture ${isFinishedShip(ship) ? 'ship-picture--finished' : ''}`}
      viewBox={`${left} ${TOP} ${width} ${height}`}
      style={{ '--parts': (width / PART).toFixed(2) }}
      aria-hidden="true"
    >
      {parts.map(({ part, isGhost }, i) => (
        <g key={`${part}${i - first}`} transform={`translate(${i * PART} 0)`}>
          {isGhost ? (
            <GhostPart part={part} isIncoming={part === incoming} />
          ) : (
            <Column ship={ship} incoming={incoming} slot={i - first} part={part} />
          )}
        </g>
      ))}
      <path class="ship-water" d={water} />
      <path class="ship-waves" d={waves} />
      {!isToken &&
        ship.hull.map((_, slot) => {
          const next = incoming && isGood(incoming) && slot === ship.goods.length ? incoming : undefined;
          const left = (first + slot) * PART + (PART - HOLD_SIZE) / 2;
          return <Hold key={slot} left={left} good={ship.goods[slot] ?? next} isIncoming={next !== undefined} />;
        })}
    </svg>
  );
}, isSameData);
