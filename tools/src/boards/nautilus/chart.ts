import { berthOf, COLOURS, type Colour, HARBOUR_SIZE, isCave, ringFieldOf } from '@ankerplatz/nautilus';
import type { Paint } from '../board.ts';
import { type Labels, signOf } from './labels.ts';
import { colourPaint } from './paints.ts';
import { type Placed, placedSailors, type Seen } from './seen.ts';

/** Columns of a field. */
const CELL = 3;
/** Fields on the left and right sides where that suffices: as many as two harbours need, which face each other. */
const LEAST_HEIGHT = 10;
const MOST_WIDTH = 22;
const RULER = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lines that are written on at any place. */
class Canvas {
  private readonly rows: string[][];

  constructor(width: number, height: number) {
    this.rows = Array.from({ length: height }, () => new Array<string>(width).fill(' '));
  }

  write(column: number, row: number, text: string, paint: (text: string) => string): void {
    const length = [...text].length;
    this.rows[row]!.splice(column, length, paint(text), ...new Array<string>(length - 1).fill(''));
  }

  lines(): string[] {
    return this.rows.map(row => row.join('').trimEnd());
  }
}

/** Where the fields lie: a rectangle with the starts in the middle of its sides, north above, clockwise. */
class Plan {
  readonly width: number;
  readonly height: number;

  constructor(private readonly ring: number) {
    this.width = Math.min(MOST_WIDTH, ring / 2 - LEAST_HEIGHT);
    this.height = ring / 2 - this.width;
  }

  at(field: number): Point {
    const { width, height, ring } = this;
    const way = (field + width / 2) % ring;
    if (way < width) return { x: way, y: 0 };
    if (way < width + height) return { x: width, y: way - width };
    if (way < 2 * width + height) return { x: 2 * width + height - way, y: height };
    return { x: 0, y: ring - way };
  }

  /** The place beside a field, outside the ring. */
  beside(field: number): Point {
    const { x, y } = this.at(field);
    const outward = (value: number, most: number): number => (value === most ? 1 : value === 0 ? -1 : 0);
    return { x: x + outward(x, this.width), y: y + outward(y, this.height) };
  }

  /** Harbours lead from the starts to the middle. */
  harbour(colour: number, index: number): Point {
    const { x, y } = this.at((colour * this.ring) / COLOURS.length);
    const [dx, dy] = INWARD[colour]!;
    return { x: x + dx * (index + 1), y: y + dy * (index + 1) };
  }
}

/** Indexable by colour. */
const INWARD = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;
const ARROWS = ['▼', '◀', '▲', '▶'];
const FIELD = '·';
const MOUTH = '○';
const CAVE = '∩';
const BERTH = '□';
const WHIRLPOOL = '◎';
export const WHALE = 'MD';

/** A chart of the board in the making. */
class Chart {
  private readonly plan: Plan;
  private readonly canvas: Canvas;
  private readonly quarter: number;

  constructor(
    private readonly seen: Seen,
    private readonly paint: Paint,
    private readonly labels: Labels,
  ) {
    const { ring } = seen.known.options;
    this.plan = new Plan(ring);
    this.quarter = ring / COLOURS.length;
    this.canvas = new Canvas(CELL * (this.plan.width + 3), this.plan.height + 3);
  }

  lines(): string[] {
    this.drawRing();
    for (const [index, colour] of COLOURS.entries()) this.drawCorner(colour, index);
    this.drawPieces();
    return this.canvas.lines();
  }

  private put({ x, y }: Point, text: string, paint: (text: string) => string): void {
    this.canvas.write(CELL * (x + 1), y + 1, text, paint);
  }

  private drawRing(): void {
    const { ring, mouths } = this.seen.known.options;
    const { dim } = this.paint;
    for (let field = 0; field < ring; field++) {
      const distance = field % this.quarter;
      this.put(this.plan.at(field), mouths.includes(field) ? MOUTH : FIELD, dim);
      if (mouths.includes(field)) this.put(this.plan.beside(field), CAVE, dim);
      else if (distance > 0 && distance % RULER === 0) this.put(this.plan.beside(field), String(distance), dim);
    }
  }

  /** Start, harbour, name and whirlpool of a colour; each has a corner of the inside for the latter two. */
  private drawCorner(colour: Colour, index: number): void {
    const { plan, canvas, labels } = this;
    const { bold } = this.paint;
    const paint = colourPaint(this.paint, colour);
    this.put(plan.at(index * this.quarter), ARROWS[index]!, paint);
    for (let berth = 0; berth < HARBOUR_SIZE; berth++) this.put(plan.harbour(index, berth), BERTH, paint);
    const lines = [labels.quarters[colour], ...this.whirlpool(colour)];
    const width = Math.max(...lines.map(line => line.length));
    const isRight = index < 2;
    const column = isRight && index === 1 ? CELL * (plan.width + 1) - width - 2 : this.cornerColumn(index, width);
    const row = 1 + (index === 0 || index === 3 ? 2 : plan.height - 4);
    for (const [line, text] of lines.entries())
      canvas.write(column, row + line, text, line === 0 ? word => bold(paint(word)) : paint);
  }

  private cornerColumn(index: number, width: number): number {
    const middle = CELL * (this.plan.width / 2 + 1);
    if (index === 0) return middle + CELL + 1;
    return index === 2 ? middle - width - 2 : CELL * 2 + 1;
  }

  private whirlpool(colour: Colour): string[] {
    const home = placedSailors(this.seen, [colour])
      .filter(({ place }) => place === 'home')
      .map(({ sailor }) => signOf(sailor, this.labels));
    const rows = [home.slice(0, 2), home.slice(2)].map(row => row.join(' '));
    return [`${WHIRLPOOL} ${rows[0] || '–'}`, ...(rows[1] ? [`  ${rows[1]}`] : [])];
  }

  private drawPieces(): void {
    const { bold, inverse } = this.paint;
    for (const placed of placedSailors(this.seen)) {
      if (placed.place === 'home') continue;
      const paint = colourPaint(this.paint, placed.colour);
      this.put(this.pointOf(placed), signOf(placed.sailor, this.labels) + this.mark(placed), text => bold(paint(text)));
    }
    const { moby } = this.seen;
    if (moby !== null)
      this.put(this.plan.at(ringFieldOf(moby, this.seen.known.options)!), WHALE, text => bold(inverse(text)));
  }

  private mark({ place, isFresh }: Placed): string {
    if (isFresh) return '*';
    return isCave(place) ? CAVE : '';
  }

  private pointOf({ place, colour }: Placed): Point {
    const berth = berthOf(place);
    if (berth !== null) return this.plan.harbour(COLOURS.indexOf(colour), berth);
    const field = ringFieldOf(place, this.seen.known.options)!;
    return isCave(place) ? this.plan.beside(field) : this.plan.at(field);
  }
}

/** The board from above, with what the signs mean. */
export const chartLines = (seen: Seen, labels: Labels, paint: Paint): string[] => [
  ...new Chart(seen, paint, labels).lines().map(line => `  ${line}`.trimEnd()),
  paint.dim(
    `  ${labels.legend({ start: ARROWS.join(''), berth: BERTH, cave: CAVE, whirlpool: WHIRLPOOL, whale: WHALE })}`,
  ),
];
