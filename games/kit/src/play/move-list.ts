/** More than any position of any game offers. */
const CAPACITY = 2048;

/** A reusable list of move codes: filled by a position, read by its caller, never grown. */
export class MoveList {
  readonly codes = new Int32Array(CAPACITY);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(code: number): void {
    this.codes[this.length++] = code;
  }

  at(index: number): number {
    return this.codes[index]!;
  }

  includes(code: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === code) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.codes.subarray(0, this.length));
  }
}
