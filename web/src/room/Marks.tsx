import type { RoomMark } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../ui/announcer.tsx';
import { middleOf, type Point, placeOf } from '../ui/motion/place.ts';
import type { InRoomProps } from './in-room-props.ts';
import { labelOfPlace } from './places.ts';
import { roomText } from './text/index.ts';

/** Milliseconds between two looks at where the places are: boards scroll and change under their marks. */
const A_LOOK = 120;
/** Pixels. */
const AROUND = 6;
const BEFORE_THE_MIDDLE = 14;

interface Drawn {
  readonly key: string;
  readonly from: Point;
  readonly to: Point | null;
  readonly radius: number;
}

const keyOf = ({ from, to }: RoomMark): string => `${from} ${to ?? ''}`;

/** Of an arrow of which one end is not drawn here, the other end gets a ring. */
const drawnOf = (mark: RoomMark): Drawn | null => {
  const ends = [mark.from, mark.to].flatMap(place => (place === undefined ? [] : (placeOf([place]) ?? [])));
  const [first, second] = ends;
  if (!first) return null;
  const { width, height } = first.getBoundingClientRect();
  const radius = Math.min(Math.max(width, height) / 2 + AROUND, 60);
  return { key: keyOf(mark), from: middleOf(first), to: second ? middleOf(second) : null, radius };
};

/** Follows the places on the screen while anything is marked. */
const useDrawn = (marks: readonly RoomMark[]): readonly Drawn[] => {
  const drawn = useSignal<readonly Drawn[]>([]);
  useEffect(() => {
    const look = (): void => {
      const now = marks.flatMap(mark => drawnOf(mark) ?? []);
      if (JSON.stringify(now) !== JSON.stringify(drawn.peek())) drawn.value = now;
    };
    look();
    if (marks.length === 0) return;
    const timer = setInterval(look, A_LOOK);
    return () => clearInterval(timer);
  }, [marks]);
  return drawn.value;
};

/** Tells who does not see it what was pointed at. */
const useMarksTold = ({ room, model }: InRoomProps, marks: readonly RoomMark[]): void => {
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    const before = told.current;
    told.current = marks.map(keyOf);
    const news = marks.filter(mark => !before.includes(keyOf(mark)));
    const { board, language } = model.loaded.peek();
    if (marks.length === 0 && before.length > 0) announce(roomText.value.unmarked);
    if (news.length > 0)
      void board.speech(language).then(speech => {
        const name = (place: string): string => labelOfPlace(place, model.props.peek(), speech);
        const { ring, arrow } = roomText.value;
        announce(
          news.map(({ from, to }) => (to === undefined ? ring(name(from)) : arrow(name(from), name(to)))).join(' '),
        );
      });
  }, [marks, room]);
};

/** Ends a little before the middle of its goal, so that this can be read. */
const lineOf = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.max(0, length - BEFORE_THE_MIDDLE) / length;
  return `M${from.x} ${from.y}L${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
};

/** Arrows and rings over the table. */
export function Marks(props: InRoomProps): JSX.Element {
  const { marks } = props.room.shown.value;
  const drawn = useDrawn(marks);
  useMarksTold(props, marks);
  return (
    <svg class="room-marks" aria-hidden="true">
      <defs>
        <marker id="room-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {drawn.map(({ key, from, to, radius }) =>
        to ? (
          <path key={key} d={lineOf(from, to)} marker-end="url(#room-arrow)" />
        ) : (
          <circle key={key} cx={from.x} cy={from.y} r={radius} />
        ),
      )}
    </svg>
  );
}
