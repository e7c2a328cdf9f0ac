import type { Seat } from '@ankerplatz/kit';
import { isHarbour } from '@ankerplatz/nautilus';
import { columns } from '../../columns.ts';
import type { Scene } from '../board.ts';
import type { Labels } from './labels.ts';
import { colourPaint } from './paints.ts';
import { coloursOf, placedSailors, type Seen, seenOf } from './seen.ts';

const YES = '✔';
const NO = '✘';

const sizeOf = (hand: Seen['hands'][number]): number => (typeof hand === 'number' ? hand : hand.length);

const rowOf = (seen: Seen, seat: Seat, name: string, { quarters }: Labels): string[] => {
  const { hands, announced, turn, waits } = seen;
  const places = placedSailors(seen, coloursOf(seen, seat)).map(({ place }) => place);
  const home = places.filter(place => place === 'home').length;
  const harbour = places.filter(isHarbour).length;
  return [
    `${waits && seat === turn ? '▸' : ' '} ${name}`,
    coloursOf(seen, seat)
      .map(colour => quarters[colour])
      .join(', '),
    String(sizeOf(hands[seat]!)),
    ...(announced ? [announced[seat] ? YES : NO] : []),
    String(home),
    String(places.length - home - harbour),
    String(harbour),
  ];
};

/** A table of what everybody has, with a line a player. */
export const seatLines = ({ view, names, paint }: Scene, labels: Labels): string[] => {
  const seen = seenOf(view);
  const { colours, cards, announced, ...places } = labels.columns;
  const heads = [
    '',
    colours,
    cards,
    ...(seen.announced ? [announced] : []),
    places.whirlpool,
    places.way,
    places.harbour,
  ];
  const rows = seen.hands.map((_, seat) => rowOf(seen, seat, names[seat]!, labels));
  const [head, ...lines] = columns([heads, ...rows]);
  const painted = lines.map((line, seat) => {
    const length = names[seat]!.length + 2;
    return paint.bold(colourPaint(paint, coloursOf(seen, seat)[0]!)(line.slice(0, length))) + line.slice(length);
  });
  return [paint.dim(head!), ...painted];
};
