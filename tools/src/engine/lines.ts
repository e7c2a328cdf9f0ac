/** The longest line that is read, in bytes. */
export const LONGEST_LINE = 1024 * 1024;

/** A line without its end, or only the length in bytes of one that was too long to keep. */
export type Line = { readonly text: string } | { readonly tooLong: number };

const NEWLINE = 0x0a;

/** Cuts a stream of bytes into lines and never holds more than one line of the longest kind. */
export class LineReader {
  private parts: Uint8Array[] = [];
  private length = 0;

  /** The lines that this chunk completes. */
  *push(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, to));
      yield this.take();
      from = to + 1;
    }
    this.keep(chunk.subarray(from));
  }

  /** The text after the last line end, if there is any. */
  *end(): Generator<Line> {
    if (this.length > 0) yield this.take();
  }

  private keep(part: Uint8Array): void {
    this.length += part.length;
    if (this.length > LONGEST_LINE) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  private take(): Line {
    const { parts, length } = this;
    this.parts = [];
    this.length = 0;
    return length > LONGEST_LINE ? { tooLong: length } : { text: Buffer.concat(parts).toString('utf8') };
  }
}
