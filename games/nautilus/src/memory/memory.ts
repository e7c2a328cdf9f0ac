import { lowestOf } from '@ankerplatz/kit';
import { PHASE } from '../types.ts';
import { bytesFor, CELLS } from './cells.ts';
import type { Material } from './material.ts';

const {
  ABOARD,
  ABSENT,
  AFLOAT,
  AT,
  BEFORE,
  BOARD,
  BOARD_WORDS,
  CAVE,
  COMMANDER,
  FRESH,
  HANDS,
  HAND_SIZES,
  HARBOUR,
  HOME,
  KINDS,
  LAST,
  LOOK_AHEAD,
  MOORED,
  NONE,
  OPEN,
  PHASE_AT,
  PILE,
  PLACES,
  RING_BITS,
  ROUND,
  SAILOR_COUNT,
  THROWN,
  TOP,
  TURN,
  WHALE,
  WORD,
} = CELLS;
const { over: IN_OVER } = PHASE;

/** A buffer seen as bytes and as words. */
export interface Store {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
}

/** The memory of a position: one buffer, seen as bytes and as words. The rules are functions over it. */
export class Memory implements Store {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;

  constructor(readonly material: Material) {
    const buffer = new ArrayBuffer(bytesFor(material.cards.length));
    this.bytes = new Uint8Array(buffer, 0, PILE + material.cards.length);
    this.words = new Int32Array(buffer);
    const { bytes } = this;
    for (const at of [COMMANDER, LAST, WHALE]) bytes[at] = NONE;
    for (let sailor = 0; sailor < SAILOR_COUNT; sailor++)
      bytes[PLACES + sailor] = (sailor & 3) < material.sailors ? HOME : ABSENT;
    this.round = 1;
    this.top = material.cards.length;
  }

  /** Becomes equal to another memory of the same setup. */
  take(other: Memory): void {
    this.words.set(other.words);
  }

  get round(): number {
    return this.words[ROUND]!;
  }
  set round(round: number) {
    this.words[ROUND] = round;
  }
  get top(): number {
    return this.words[TOP]!;
  }
  set top(top: number) {
    this.words[TOP] = top;
  }
  get thrown(): number {
    return this.words[THROWN]!;
  }
  set thrown(thrown: number) {
    this.words[THROWN] = thrown;
  }
  get phase(): number {
    return this.bytes[PHASE_AT]!;
  }
  set phase(phase: number) {
    this.bytes[PHASE_AT] = phase;
  }
  get turn(): number {
    return this.bytes[TURN]!;
  }
  set turn(seat: number) {
    this.bytes[TURN] = seat;
  }
  get commander(): number {
    return this.bytes[COMMANDER]!;
  }
  set commander(seat: number) {
    this.bytes[COMMANDER] = seat;
  }
  get last(): number {
    return this.bytes[LAST]!;
  }
  set last(card: number) {
    this.bytes[LAST] = card;
  }
  get whale(): number {
    return this.bytes[WHALE]!;
  }
  set whale(field: number) {
    this.bytes[WHALE] = field;
  }
  get isOver(): boolean {
    return this.bytes[PHASE_AT] === IN_OVER;
  }

  /** The seat that decides for the seat whose turn it is. */
  get decider(): number {
    const commander = this.bytes[COMMANDER]!;
    return commander === NONE ? this.bytes[TURN]! : commander;
  }

  get deckSize(): number {
    return this.material.cards.length - this.top;
  }

  handSize(seat: number): number {
    return this.bytes[HAND_SIZES + seat]!;
  }
  held(seat: number, card: number): number {
    return this.bytes[HANDS + seat * KINDS + card]!;
  }
  isOpen(seat: number): boolean {
    return (this.bytes[OPEN]! & (1 << seat)) !== 0;
  }

  placeOf(sailor: number): number {
    return this.bytes[PLACES + sailor]!;
  }
  /** The sailor on a field counted from 1, or 0. */
  at(field: number): number {
    return this.bytes[AT + field]!;
  }
  isFresh(colour: number): boolean {
    return (this.bytes[FRESH]! & (1 << colour)) !== 0;
  }

  /** Notes that a field is taken or left. */
  private flip(field: number): void {
    const { words } = this;
    if (field < CAVE) {
      words[RING_BITS + (field >> 5)]! ^= 1 << (field & 31);
      if (field >= LOOK_AHEAD) return;
      const again = field + this.material.ring;
      words[RING_BITS + (again >> 5)]! ^= 1 << (again & 31);
    } else if (field >= HARBOUR) words[MOORED]! ^= 1 << (field - HARBOUR);
  }

  /** Takes a sailor off its field; it is nowhere until it is put somewhere. */
  lift(sailor: number): void {
    const { bytes, material } = this;
    const place = bytes[PLACES + sailor]!;
    if (place >= HOME) return;
    bytes[AT + place] = 0;
    this.words[ABOARD]! &= ~(1 << sailor);
    this.words[AFLOAT]! &= ~(1 << sailor);
    this.flip(place);
    const colour = sailor >> 2;
    if (place === material.starts[colour]) bytes[FRESH]! &= ~(1 << colour);
  }
  /** Puts a lifted sailor on an empty field. */
  put(sailor: number, field: number): void {
    this.bytes[PLACES + sailor] = field;
    if (field >= HOME) return;
    this.bytes[AT + field] = sailor + 1;
    this.words[ABOARD]! |= 1 << sailor;
    if (field < HARBOUR) this.words[AFLOAT]! |= 1 << sailor;
    this.flip(field);
  }

  /** Remembers the board as it is before a card (#10.1). */
  remember(): void {
    this.saveBoard(this.words, BEFORE >> 2);
  }

  /** Writes the board to words from an index on. */
  saveBoard(to: Int32Array, index: number): void {
    const { words } = this;
    for (let i = 0; i < BOARD_WORDS; i++) to[index + i] = words[(BOARD >> 2) + i]!;
  }

  /** The sailors that stand elsewhere than on a saved board, as bits; words that are equal are four sailors that do not. */
  private movedSince(saved: Store, offset: number): number {
    const { words, bytes } = this;
    let moved = 0;
    for (let sailor = 0; sailor < SAILOR_COUNT; sailor += WORD) {
      const at = PLACES + sailor;
      const from = at - BOARD + offset;
      if (words[at >> 2] === saved.words[from >> 2]) continue;
      for (let next = 0; next < WORD; next++)
        if (bytes[at + next] !== saved.bytes[from + next]) moved |= 1 << (sailor + next);
    }
    return moved;
  }

  /** Sets the board up as it was saved, at an offset in bytes. */
  restoreBoard(saved: Store, offset: number): void {
    const { bytes } = this;
    const places = offset + PLACES - BOARD;
    const moved = this.movedSince(saved, offset);
    for (let rest = moved; rest; rest &= rest - 1) this.lift(lowestOf(rest));
    for (let rest = moved; rest; rest &= rest - 1) this.put(lowestOf(rest), saved.bytes[places + lowestOf(rest)]!);
    bytes[WHALE] = saved.bytes[offset]!;
    bytes[FRESH] = saved.bytes[offset + FRESH - BOARD]!;
  }
}
