import { cells, HARBOUR_SIZE, harbourOf, isHome, type NautilusPosition, NONE, PHASE } from '@ankerplatz/nautilus';
import type { Chart } from './chart.ts';
import { BACK, COLOURS, REACH } from './figures.ts';
import type { Weights } from './weights.ts';

const { ABSENT, AT, CAVE, HARBOUR, HOME, PLACES, WHALE, LEFT, WINNERS } = cells;
const MOST_RISK = 0.9;

/** The side of a seat or colour: 0 for north and south, 1 for east and west. */
export const sideOf = (colour: number): number => colour & 1;

/** Judges what lies open on the table. */
export class Evaluation {
  constructor(
    private readonly weights: Weights,
    readonly chart: Chart,
  ) {}

  /** The worth of the board to a side, more than to the other. */
  board(position: NautilusPosition, side: number): number {
    if (position.isOver) return (position.bytes[WINNERS]! & (1 << side)) !== 0 ? this.weights.win : -this.weights.win;
    let worth = this.pending(position, side);
    for (let colour = 0; colour < COLOURS; colour++) {
      const own = this.fleet(position, colour);
      worth += sideOf(colour) === side ? own : -own;
    }
    return worth;
  }

  /** The gain of a sailor that reaches a field of its harbour, where those further in should be taken. */
  private harbour(position: NautilusPosition, colour: number, field: number): number {
    let gaps = 0;
    for (let inner = field + 1; inner < harbourOf(colour) + HARBOUR_SIZE; inner++)
      if (!position.bytes[AT + inner]) gaps++;
    return this.chart.worth[colour]![field]! - gaps * this.weights.gap;
  }

  /** The worth of a sailor where it stands, risks left aside. */
  sailor(position: NautilusPosition, sailor: number): number {
    const colour = sailor >> 2;
    const place = position.bytes[PLACES + sailor]!;
    if (place >= HARBOUR && place < HOME) return this.harbour(position, colour, place);
    if (place === position.material.starts[colour] && position.isFresh(colour)) return this.chart.fresh;
    return this.chart.worth[colour]![place]!;
  }

  private fleet(position: NautilusPosition, colour: number): number {
    const { bytes } = position;
    let worth = 0;
    let afloat = 0;
    let atHome = 0;
    for (let sailor = colour * 4; sailor < colour * 4 + 4; sailor++) {
      const place = bytes[PLACES + sailor]!;
      if (place === ABSENT) continue;
      if (place === HOME) {
        atHome++;
        continue;
      }
      const own = this.sailor(position, sailor);
      if (place < HARBOUR) afloat++;
      worth += place < CAVE ? own * (1 - this.risk(position, colour, place)) : own;
    }
    if (afloat > 0) return worth;
    return atHome > 0 ? worth - this.weights.stranded : worth + this.weights.done;
  }

  /** The share of a sailor's worth that is at stake on a field of the ring. */
  private risk(position: NautilusPosition, colour: number, field: number): number {
    const { bytes, material } = position;
    const { ring } = material;
    const { weights, chart } = this;
    let risk = this.fromBehind(position, colour, field);
    const ahead = bytes[AT + ((field + BACK) % ring)]!;
    if (ahead && isEnemy(ahead, colour)) risk += weights.backHit;
    const starter = chart.starter[field]!;
    if (starter >= 0 && sideOf(starter ^ colour) && hasAtHome(bytes, starter)) risk += weights.startHit;
    const whale = bytes[WHALE]!;
    if (whale !== NONE) risk += chart.whale[field >= whale ? field - whale : field - whale + ring]!;
    return Math.min(risk, MOST_RISK);
  }

  /** Only the first sailor behind can come without a 7 (#9.1). */
  private fromBehind({ bytes, material }: NautilusPosition, colour: number, field: number): number {
    let behind = field;
    for (let distance = 1; distance <= REACH; distance++) {
      behind = behind === 0 ? material.ring - 1 : behind - 1;
      const other = bytes[AT + behind]!;
      if (other) return isEnemy(other, colour) ? this.chart.behind[distance]! : 0;
    }
    return 0;
  }

  /** The effects of a card that are not yet done: a missed turn, the use of a nautilus, the rest of a split. */
  private pending({ phase, turn, decider, bytes }: NautilusPosition, side: number): number {
    if (phase === PHASE.skipped) return sideOf(turn) === side ? -this.weights.tempo : this.weights.tempo;
    const own = sideOf(decider) === side ? 1 : -1;
    if (phase === PHASE.use) return own * this.weights.use;
    return phase === PHASE.step ? own * bytes[LEFT]! : 0;
  }
}

/** Whether a sailor on a field, where they are counted from 1, is an opponent of a colour. */
export const isEnemy = (counted: number, colour: number): boolean => sideOf(((counted - 1) >> 2) ^ colour) === 1;

/** Whether a colour has a sailor in its whirlpool. */
export const hasAtHome = (bytes: Uint8Array, colour: number): boolean => {
  for (let sailor = colour * 4; sailor < colour * 4 + 4; sailor++) if (bytes[PLACES + sailor] === HOME) return true;
  return false;
};

/** The colours that a seat plays, as bits (#9.8). */
export const coloursOf = (position: NautilusPosition, seat: number): number => {
  if (position.material.isDuel) return 5 << seat;
  return 1 << (isHome(position, seat) ? seat ^ 2 : seat);
};
