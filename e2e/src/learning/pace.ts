import type { Touch } from '../player.ts';

/** Milliseconds that a learner takes to read a word (25 in 7 seconds), and to find what is meant and tap it. */
const A_WORD = 280;
const A_TAP = 1000;
const MINUTE = 60_000;

/** The time of a learner who reads and taps: what a person would need, beside what the machine needs. */
export class Pace {
  private words = 0;
  private taps = 0;
  private readonly begun = performance.now();

  read(text: string): void {
    this.words += text.split(/\s+/).filter(Boolean).length;
  }

  /** The same touch, counted. */
  counted(touch: Touch): Touch {
    return async (target, timeout) => {
      this.taps++;
      await touch(target, timeout);
    };
  }

  /** Minutes of reading and tapping alone: the same on every machine. */
  get human(): number {
    return (this.words * A_WORD + this.taps * A_TAP) / MINUTE;
  }

  toString(): string {
    const machine = (performance.now() - this.begun) / MINUTE;
    const [own, all] = [this.human, this.human + machine].map(minutes => minutes.toFixed(1));
    return `${this.words} words, ${this.taps} taps: ${own} minutes by hand, ${all} with what the machine took`;
  }
}
