import type { Seat } from './seat.ts';

/** The players, as sentences speak of them by their names, or to one of them. */
export class Players {
  /** Indexable by seat; for the seat that is spoken to, the word that begins a sentence: "You". */
  constructor(
    private readonly names: readonly string[],
    private readonly you: Seat | null = null,
  ) {}

  /** At the beginning of a sentence. */
  name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  /** Whether this seat, or one of these, is spoken to. */
  isYou(who: Seat | readonly Seat[]): boolean {
    return [who].flat().some(seat => seat === this.you);
  }

  /** The words that agree with a player, or with several. */
  word(who: Seat | readonly Seat[], third: string, second: string): string {
    return this.isYou(who) ? second : third;
  }

  /** The act of a player, at the beginning of a sentence: "Ada buys", "You buy". */
  does(seat: Seat, third: string, second: string): string {
    return `${this.name(seat)} ${this.word(seat, third, second)}`;
  }

  /** A player within a sentence: "Ada", "you"; `second` where the word for "you" has another case there. */
  called(seat: Seat, second = this.name(seat).toLowerCase()): string {
    return this.word(seat, this.name(seat), second);
  }

  /** Several players, as in a sentence that begins with the first: "Ada", "you". */
  together(seats: readonly Seat[]): readonly string[] {
    return seats.map((seat, place) => (place === 0 ? this.name(seat) : this.called(seat)));
  }
}
