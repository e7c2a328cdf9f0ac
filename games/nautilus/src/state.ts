import {
  ABSENT,
  AT,
  BEFORE,
  BOARD,
  BOARD_SIZE,
  COMMANDER,
  FRESH,
  HAND_SIZES,
  HANDS,
  HOME,
  KINDS,
  LAST,
  OPEN,
  PHASE_AT,
  PILE,
  PLACES,
  SAILOR_COUNT,
  TURN,
  WHALE,
} from './layout.ts';
import type { Material } from './material.ts';
import { NONE, PHASE } from './types.ts';

/** The memory of a position: bytes, and the few numbers that outgrow one. The rules are functions over it. */
export class State {
  readonly bytes: Uint8Array;
  /** Counts from 1. */
  round = 1;
  /** Where the deck begins in the pile; at first it is empty. */
  top: number;
  /** How many cards lie on the discard pile. */
  thrown = 0;

  constructor(readonly material: Material) {
    this.top = material.cards.length;
    this.bytes = new Uint8Array(PILE + material.cards.length);
    const { bytes } = this;
    for (const at of [COMMANDER, LAST, WHALE]) bytes[at] = NONE;
    for (let sailor = 0; sailor < SAILOR_COUNT; sailor++)
      bytes[PLACES + sailor] = (sailor & 3) < material.sailors ? HOME : ABSENT;
  }

  /** Becomes equal to another state of the same setup. */
  take(other: State): void {
    this.bytes.set(other.bytes);
    this.round = other.round;
    this.top = other.top;
    this.thrown = other.thrown;
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
    return this.bytes[PHASE_AT] === PHASE.over;
  }

  /** Who decides for the seat whose turn it is. */
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

  /** Takes a sailor off its field; it is nowhere until it is put somewhere. */
  lift(sailor: number): void {
    const { bytes, material } = this;
    const place = bytes[PLACES + sailor]!;
    if (place >= HOME) return;
    bytes[AT + place] = 0;
    const colour = sailor >> 2;
    if (place === material.starts[colour]) bytes[FRESH]! &= ~(1 << colour);
  }
  /** Puts a lifted sailor on an empty field. */
  put(sailor: number, field: number): void {
    this.bytes[PLACES + sailor] = field;
    if (field < HOME) this.bytes[AT + field] = sailor + 1;
  }

  /** Remembers the board as it is before a card (#10.1). */
  remember(): void {
    this.bytes.copyWithin(BEFORE, BOARD, BOARD + BOARD_SIZE);
  }

  /** Writes the board to a buffer. */
  saveBoard(to: Uint8Array, offset: number): void {
    const { bytes } = this;
    for (let i = 0; i < BOARD_SIZE; i++) to[offset + i] = bytes[BOARD + i]!;
  }

  /** Sets the board up as it was saved. */
  restoreBoard(from: Uint8Array, offset: number): void {
    const { bytes } = this;
    for (let sailor = 0; sailor < SAILOR_COUNT; sailor++) {
      const place = bytes[PLACES + sailor]!;
      if (place < HOME) bytes[AT + place] = 0;
    }
    for (let i = 0; i < BOARD_SIZE; i++) bytes[BOARD + i] = from[offset + i]!;
    for (let sailor = 0; sailor < SAILOR_COUNT; sailor++) {
      const place = bytes[PLACES + sailor]!;
      if (place < HOME) bytes[AT + place] = sailor + 1;
    }
  }
}
