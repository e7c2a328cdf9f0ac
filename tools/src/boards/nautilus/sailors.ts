import { COLOURS, type Colour, type Sailor } from '@ankerplatz/nautilus';
import type { Scene } from '../board.ts';
import { WIDTH, wrap } from '../layout.ts';
import { type Labels, namingOf } from './labels.ts';
import { colourPaint } from './paints.ts';
import { fieldOf, isInHarbour, isOnRing, type Placed, type Seen, sailorsOf, seenOf } from './seen.ts';

/** What is next to a field of the ring on one side: a piece and how far off. */
interface Neighbour {
  readonly piece: Sailor | null;
  readonly distance: number;
}

/** Where on the ring a sailor is, or steps out to. */
const ringField = ({ place }: Placed, { known: { options } }: Seen): number =>
  isOnRing(place) ? fieldOf(place) : options.mouths[fieldOf(place)]!;

const around = (from: number, to: number, ring: number): number => (to - from + ring) % ring || ring;

/** The next sailor on the ring, ahead (1) or behind (−1). */
const neighbour = (own: Placed, seen: Seen, way: 1 | -1): Neighbour => {
  const { ring } = seen.known.options;
  const field = ringField(own, seen);
  const others = sailorsOf(seen).filter(({ place, sailor }) => sailor !== own.sailor && isOnRing(place));
  return others
    .map(({ sailor, place }) => ({
      piece: sailor,
      distance: way === 1 ? around(field, fieldOf(place), ring) : around(fieldOf(place), field, ring),
    }))
    .reduce<Neighbour>((near, other) => (other.distance < near.distance ? other : near), {
      piece: null,
      distance: Number.POSITIVE_INFINITY,
    });
};

const neighbourTexts = (own: Placed, seen: Seen, { sailors }: Labels): string[] => {
  const ahead = neighbour(own, seen, 1);
  const behind = neighbour(own, seen, -1);
  return [
    ...(ahead.piece ? [sailors.ahead(ahead.piece, ahead.distance)] : []),
    ...(behind.piece && behind.piece !== ahead.piece ? [sailors.behind(behind.piece, behind.distance)] : []),
  ];
};

/** A sailor under way: where, how far to its start, who is near. */
const walkingText = (own: Placed, seen: Seen, labels: Labels): string => {
  const { ring } = seen.known.options;
  const start = (COLOURS.indexOf(own.colour) * ring) / COLOURS.length;
  const isThere = own.place === `t${start}`;
  const state = own.isFresh
    ? labels.sailors.fresh
    : labels.sailors.toStart(isThere ? 0 : around(ringField(own, seen), start, ring));
  const where = `${namingOf(seen, labels).placeName(own.place, own.sailor)} (${own.place})`;
  return [where, state, ...neighbourTexts(own, seen, labels)].join(', ');
};

const isUnderWay = ({ place }: Placed): boolean => place !== 'home' && !isInHarbour(place);

/** The sailors that do not move about, together: by where they are. */
const settledText = (sailors: readonly Placed[], seen: Seen, labels: Labels): string[] => {
  const places = [...new Set(sailors.map(({ place }) => place))];
  const texts = places.map(place => {
    const there = sailors.filter(other => other.place === place).map(({ sailor }) => sailor);
    return labels.about(there.join(' '), namingOf(seen, labels).placeName(place, there[0]!));
  });
  return texts.length > 0 ? [texts.join('; ')] : [];
};

/** The sailors of some colours in words. */
export const sailorLines = ({ view, paint }: Scene, colours: readonly Colour[], labels: Labels): string[] => {
  const seen = seenOf(view);
  return colours.flatMap(colour => {
    const own = sailorsOf(seen, [colour]);
    const texts = [
      ...own.filter(isUnderWay).map(placed => labels.about(placed.sailor, walkingText(placed, seen, labels))),
      ...settledText(
        own.filter(placed => !isUnderWay(placed)),
        seen,
        labels,
      ),
    ];
    return texts.flatMap(text => wrap(text, WIDTH - 4, '    ').map(line => `  ${colourPaint(paint, colour)(line)}`));
  });
};
