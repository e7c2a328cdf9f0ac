import type { Cells } from './cells.ts';

/** Few, since a position that is kept for long keeps them all. */
const COPIES = 4;

/** Memory for some copies of a position: to get it for each by itself takes longer than a move. */
export class CellRoom {
  private readonly all: Cells;
  private used = 0;

  constructor(private readonly length: number) {
    this.all = new Int32Array(COPIES * length);
  }

  get isFull(): boolean {
    return this.used === COPIES;
  }

  copy(cells: Cells): Cells {
    const begin = this.length * this.used++;
    const copied = this.all.subarray(begin, begin + this.length);
    copied.set(cells);
    return copied;
  }
}
