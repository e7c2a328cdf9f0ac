import { crownsShown, fieldsTaken, tables } from '@ankerplatz/nauticus';
import { columns } from '../../columns.ts';
import type { Paint, Scene } from '../board.ts';
import type { Labels } from './labels.ts';
import { type Dock, type Seen, seatOf, seenOf } from './seen.ts';
import { standingsOf } from './standing.ts';

/** One colour a seat. */
export const seatPaint = ({ red, blue, green, yellow }: Paint, seat: number): ((text: string) => string) =>
  [red, blue, green, yellow][seat]!;

const CROWN = '♛';

const passTiles = (passes: number): string =>
  tables.PASS_TILES.map((number, i) => (i < passes ? ` ${CROWN}` : `−${number}`)).join(' ');

const rowOf = (seen: Seen, dock: Dock, seat: number, name: string, now: number, { yes }: Labels): string[] => [
  `${!seen.over && seat === seatOf(seen) ? '▸' : ' '} ${name}`,
  String(dock.points),
  String(now),
  String(dock.workers),
  String(dock.taler),
  passTiles(dock.passes),
  dock.extra ? yes : '–',
  `${fieldsTaken(dock.storage)}/${tables.STORAGE_FIELDS}`,
  String(crownsShown(dock)),
];

/** A table of what everybody has, with a line a player. */
export const playerLines = ({ view, names, paint }: Scene, labels: Labels): string[] => {
  const seen = seenOf(view);
  const standings = standingsOf(view);
  const rows = seen.players.map((dock, seat) => rowOf(seen, dock, seat, names[seat]!, standings[seat]!, labels));
  const [head, ...lines] = columns([['', ...labels.columns, CROWN], ...rows]);
  const painted = lines.map((line, seat) => {
    const name = line.slice(0, names[seat]!.length + 2);
    return paint.bold(seatPaint(paint, seat)(name)) + line.slice(name.length);
  });
  return [paint.dim(head!), ...painted];
};
