import {
  type Colour,
  isHarbour,
  isRingField,
  type Naming,
  ringFieldOf,
  type Sailor,
  startOf,
} from '@ankerplatz/nautilus';
import type { Scene } from '../board.ts';
import { WIDTH, wrap } from '../layout.ts';
import { type Labels, namingOf } from './labels.ts';
import { colourPaint } from './paints.ts';
import { type Placed, placedSailors, type Seen, seenOf } from './seen.ts';

/** The neighbour of a field of the ring on one side: a piece and how far off. */
interface Neighbour {
  readonly piece: Sailor | null;
  readonly distance: number;
}

/** Where on the ring a sailor is, or steps out to. */
const ringField = ({ place }: Placed, { known }: Seen): number => ringFieldOf(place, known.options)!;

/** A name that no line breaks. */
const whole = (name: string): string => name.replaceAll(' ', '\u00a0');

const around = (from: number, to: number, ring: number): number => (to - from + ring) % ring || ring;

/** The next sailor on the ring, ahead (1) or behind (−1). */
const neighbour = (own: Placed, seen: Seen, way: 1 | -1): Neighbour => {
  const { ring } = seen.known.options;
  const field = ringField(own, seen);
  const others = placedSailors(seen).filter(({ place, sailor }) => sailor !== own.sailor && isRingField(place));
  return others
    .map(other => ({
      piece: other.sailor,
      distance: way === 1 ? around(field, ringField(other, seen), ring) : around(ringField(other, seen), field, ring),
    }))
    .reduce<Neighbour>((near, other) => (other.distance < near.distance ? other : near), {
      piece: null,
      distance: Number.POSITIVE_INFINITY,
    });
};

const neighbourTexts = (own: Placed, seen: Seen, { sailors }: Labels, { piece }: Naming): string[] => {
  const ahead = neighbour(own, seen, 1);
  const behind = neighbour(own, seen, -1);
  return [
    ...(ahead.piece ? [sailors.ahead(whole(piece(ahead.piece)), ahead.distance)] : []),
    ...(behind.piece && behind.piece !== ahead.piece
      ? [sailors.behind(whole(piece(behind.piece)), behind.distance)]
      : []),
  ];
};

/** A sailor under way: where, how far to its start, who is near. */
const walkingText = (own: Placed, seen: Seen, labels: Labels, naming: Naming): string => {
  const waters = seen.known.options;
  const start = startOf(own.colour, waters);
  const isThere = own.place === `t${start}`;
  const state = own.isFresh
    ? labels.sailors.fresh
    : labels.sailors.toStart(isThere ? 0 : around(ringField(own, seen), start, waters.ring));
  const where = naming.placeName(own.place, own.sailor);
  return [where, state, ...neighbourTexts(own, seen, labels, naming)].join(', ');
};

const isUnderWay = ({ place }: Placed): boolean => place !== 'home' && !isHarbour(place);

/** The sailors that do not move about, together: by where they are. */
const settledText = (sailors: readonly Placed[], labels: Labels, { piece, placeName }: Naming): string[] => {
  const places = [...new Set(sailors.map(({ place }) => place))];
  const texts = places.map(place => {
    const there = sailors.filter(other => other.place === place).map(({ sailor }) => sailor);
    return labels.about(placeName(place, there[0]!), there.map(sailor => whole(piece(sailor))).join(', '));
  });
  return texts.length > 0 ? [texts.join('; ')] : [];
};

/** The sailors of some colours in words. */
export const sailorLines = ({ view, paint }: Scene, colours: readonly Colour[], labels: Labels): string[] => {
  const seen = seenOf(view);
  const naming = namingOf(seen, labels);
  return colours.flatMap(colour => {
    const own = placedSailors(seen, [colour]);
    const texts = [
      ...own
        .filter(isUnderWay)
        .map(placed => labels.about(whole(naming.first(placed.sailor)), walkingText(placed, seen, labels, naming))),
      ...settledText(
        own.filter(placed => !isUnderWay(placed)),
        labels,
        naming,
      ),
    ];
    return texts.flatMap(text => wrap(text, WIDTH - 4, '    ').map(line => `  ${colourPaint(paint, colour)(line)}`));
  });
};
