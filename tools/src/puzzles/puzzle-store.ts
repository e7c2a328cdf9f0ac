import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { PUZZLE_FORMAT, type Puzzle, type PuzzleOrigin, readPuzzles } from '@ankerplatz/kit/puzzle';
import { BadInput } from '../exit.ts';

/** The puzzles of a file: added as they come, and gone on with another day. */
export class PuzzleStore {
  /** Of the game to go on with. */
  readonly next: number;
  count: number;

  constructor(
    private readonly file: string,
    origin: PuzzleOrigin,
  ) {
    const head = JSON.stringify({ format: PUZZLE_FORMAT, ...origin });
    const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // A line cut short by a sudden end is cut off.
    const whole = content.slice(0, content.lastIndexOf('\n') + 1);
    if (whole === '') appendFileSync(file, `${head}\n`);
    else truncateSync(file, Buffer.byteLength(whole));
    const book = readPuzzles(whole === '' ? head : whole);
    if (!book.ok) throw new BadInput(`${file}: ${book.error}`);
    const { puzzles, ...found } = book.value;
    if (JSON.stringify(found) !== JSON.stringify(origin)) throw new BadInput(`${file} holds puzzles of other games`);
    this.count = puzzles.length;
    this.next = Math.max(-1, ...puzzles.map(({ id }) => Number(id.split('-')[0]))) + 1;
  }

  add(puzzle: Puzzle): void {
    this.count++;
    appendFileSync(this.file, `${JSON.stringify(puzzle)}\n`);
  }
}
