import {
  isRingField,
  type Piece,
  type PlaceWords,
  placeName,
  ringFieldOf,
  type Spot,
  startOf,
} from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { makePair, makeRow } from '../../../text/phrases.ts';
import { announce } from '../../../ui/announcer.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import { type Chart, fieldSize, pointOf, REACH } from './geometry.ts';
import './cursor.css';

interface CursorProps {
  readonly chart: Chart;
  /** Every piece and where it stands. */
  readonly stands: readonly { readonly piece: Piece; readonly at: Spot }[];
  readonly nameOf: (piece: Piece) => string;
  readonly places: PlaceWords;
  readonly texts: ZoneTexts;
  /** Enter: what is offered there, if anything is. */
  readonly onEnter: (at: Spot) => void;
}

/** The field that a key leads to, and how many empty ones were passed where that is worth saying. */
interface Step {
  readonly field: number;
  readonly passed: number | null;
}

/** The next field in a direction that has a piece on it. */
const nextPiece = (from: number, way: 1 | -1, { chart, stands }: CursorProps): Step => {
  const taken = new Set(stands.filter(({ at }) => isRingField(at)).map(({ at }) => ringFieldOf(at, chart)));
  for (let steps = 1; steps < chart.ring; steps++) {
    const field = (from + way * steps + chart.ring) % chart.ring;
    if (taken.has(field)) return { field, passed: steps - 1 };
  }
  return { field: from, passed: null };
};

const isNumber = (key: string): boolean => /^[1-4]$/.test(key);

const ownSailor = (key: string, { chart, stands }: CursorProps): CursorProps['stands'][number] | undefined =>
  isNumber(key) ? stands.find(({ piece }) => piece === `${chart.bottom}${key}`) : undefined;

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Where a key leads: an arrow one field on, with Shift to the next piece, Home to the own start, 1–4 to the own sailors. */
const stepFor = (event: KeyboardEvent, at: number, props: CursorProps): Step | undefined => {
  const { chart } = props;
  const way = WAYS[event.key];
  if (way && event.shiftKey) return nextPiece(at, way, props);
  if (way) return { field: (at + way + chart.ring) % chart.ring, passed: null };
  if (event.key === 'Home') return { field: startOf(chart.bottom, chart), passed: null };
  const own = ownSailor(event.key, props);
  const field = own ? ringFieldOf(own.at, chart) : null;
  return field === null ? undefined : { field, passed: null };
};

/** A field in words: its name, who stands there, the cave that opens there. */
const fieldWords = (field: number, { chart, stands, nameOf, places, texts }: CursorProps): string => {
  const at = (spot: Spot): string[] => stands.filter(stand => stand.at === spot).map(({ piece }) => nameOf(piece));
  const here = at(`t${field}`);
  const cave = chart.mouths.indexOf(field);
  return makeRow([
    makePair(placeName(`t${field}`, chart, places), here.length > 0 ? here.join(', ') : texts.empty),
    ...(cave < 0 ? [] : [texts.mouth(placeName(`c${cave}`, chart, places), at(`c${cave}`)[0] ?? texts.empty)]),
  ]);
};

/** The ring as one control, for keys and ears: it tells field after field. */
export function Cursor(props: CursorProps): JSX.Element {
  const { chart, places, texts, onEnter } = props;
  const [{ field, passed }, go] = useState<Step>({ field: startOf(chart.bottom, chart), passed: null });
  const { x, y } = pointOf(`t${field}`, chart);
  const press = (event: KeyboardEvent): void => {
    const step = stepFor(event, field, props);
    const own = ownSailor(event.key, props);
    if (step) go(step);
    else if (own) announce(makePair(props.nameOf(own.piece), placeName(own.at, chart, places)), 'now');
    else if (event.key === 'Enter') onEnter(`t${field}`);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const words = fieldWords(field, props);
  return (
    <div
      class="board-cursor"
      style={{
        left: `${((x + REACH) / (2 * REACH)) * 100}%`,
        top: `${((y + REACH) / (2 * REACH)) * 100}%`,
        width: `${(fieldSize(chart) / REACH) * 150}%`,
      }}
      role="slider"
      data-hint={`spot t${field}`}
      tabIndex={0}
      aria-label={texts.ring}
      aria-valuemin={0}
      aria-valuemax={chart.ring - 1}
      aria-valuenow={field}
      aria-valuetext={passed === null ? words : makeRow([texts.passed(passed), words])}
      onKeyDown={press}
    />
  );
}
