import type { Moves } from '@ankerplatz/protocol';

/** Moves handed in and not yet acknowledged. */
export interface Letter extends Moves {
  readonly table: string;
}

const KEY = 'ankerplatz.outbox';

const isLetter = (value: unknown): value is Letter => {
  const { table, number, asked, moves, id } = (value ?? {}) as Partial<Letter>;
  return (
    [table, id].every(text => typeof text === 'string') &&
    [number, asked].every(Number.isInteger) &&
    Array.isArray(moves) &&
    moves.every(move => typeof move === 'string')
  );
};

const read = (): readonly Letter[] => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isLetter) : [];
  } catch {
    return [];
  }
};

const write = (letters: readonly Letter[]): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(letters));
  } catch {
    // Without storage the letters live as long as the page does.
  }
};

/** Keeps what was handed in over a reload of the page, until the server has it. */
export class Outbox {
  private waiting: readonly Letter[] = read();

  get letters(): readonly Letter[] {
    return this.waiting;
  }

  put(letter: Letter): void {
    this.keep([...this.waiting, letter]);
  }

  /** Forgets a letter that was answered. */
  take(id: string): void {
    this.keep(this.waiting.filter(letter => letter.id !== id));
  }

  private keep(letters: readonly Letter[]): void {
    this.waiting = letters;
    write(letters);
  }
}
