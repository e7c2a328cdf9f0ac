import { type Chance, MoveList } from '@ankerplatz/kit';
import { cells, type NautilusPosition, PHASE } from '@ankerplatz/nautilus';
import { BASIS, mix } from '../hash.ts';
import type { Meter } from '../meter.ts';
import type { Evaluator } from './evaluator.ts';
import { isRated, type Policy } from './policy.ts';

const { BOARD, BOARD_SIZE, HANDS, KINDS, LEFT, MOVED, MOVED_COUNT } = cells;

/** A whole turn and what it is worth to the seat. */
export interface Turn {
  readonly moves: readonly number[];
  readonly worth: number;
  /** Whether the seat goes on deciding, having learned something. */
  readonly isOpen: boolean;
}

interface Beginning {
  readonly moves: readonly number[];
  readonly position: NautilusPosition;
  readonly worth: number;
}

/** Beginnings of a turn kept at each step: portions of a 5, uses of a nautilus. */
const WIDTH = 32;

/** Equal for turns that come to the same board and hand, whatever the order of their steps. */
const hashOf = ({ bytes, phase, turn }: NautilusPosition, seat: number): number => {
  let hash = mix(mix(BASIS, phase), turn);
  for (let at = BOARD; at < BOARD + BOARD_SIZE; at++) hash = mix(hash, bytes[at]!);
  for (let card = 0; card < KINDS; card++) hash = mix(hash, bytes[HANDS + seat * KINDS + card]!);
  if (phase !== PHASE.step) return hash;
  let moved = 0;
  for (let index = 0; index < bytes[MOVED_COUNT]!; index++) moved |= 1 << bytes[MOVED + index]!;
  return mix(mix(hash, bytes[LEFT]!), moved);
};

const byWorth = (a: Beginning | Turn, b: Beginning | Turn): number => b.worth - a.worth;

/** Plans whole turns: all own moves up to where the decision passes on or something is learned, like outcomes merged. */
export class TurnSearch {
  private readonly list = new MoveList();
  private scratch: NautilusPosition | null = null;

  constructor(
    private readonly evaluator: Evaluator,
    private readonly policy: Policy,
    private readonly meter: Meter,
    private readonly chance: Chance,
  ) {}

  /** The seat's turns, best first; at least one. Once the meter is spent, the rest is not looked at. */
  turnsOf(start: NautilusPosition, seat: number): Turn[] {
    return isRated(start.phase) ? this.rated(start, seat) : this.searched(start, seat);
  }

  private rated(start: NautilusPosition, seat: number): Turn[] {
    return this.movesOf(start, seat)
      .map(move => ({ moves: [move], worth: this.policy.rate(start, seat, move), isOpen: true }))
      .sort(byWorth);
  }

  private searched(start: NautilusPosition, seat: number): Turn[] {
    const found = new Map<number, Turn>();
    let beam: Beginning[] = [{ moves: [], position: start, worth: 0 }];
    while (beam.length > 0) {
      const next = new Map<number, Beginning>();
      for (const beginning of beam) this.expand(beginning, seat, start.round, next, found);
      beam = [...next.values()].sort(byWorth).slice(0, WIDTH);
    }
    return [...found.values()].sort(byWorth);
  }

  private movesOf(position: NautilusPosition, seat: number): number[] {
    this.list.clear();
    position.moves(seat, this.list);
    return this.list.toArray();
  }

  private expand(
    { moves, position }: Beginning,
    seat: number,
    round: number,
    next: Map<number, Beginning>,
    found: Map<number, Turn>,
  ): void {
    this.scratch ??= position.clone();
    const { scratch, meter } = this;
    for (const move of this.movesOf(position, seat)) {
      if (meter.isSpent() && found.size + next.size > 0) return;
      scratch.copyFrom(position);
      scratch.play(seat, move, this.chance);
      const { phase, round: now } = scratch;
      const isOwn = now === round && !scratch.isOver && scratch.deciders().includes(seat);
      const isUnderWay = isOwn && (phase === PHASE.use || phase === PHASE.step);
      const hash = hashOf(scratch, seat);
      if ((isUnderWay ? next : found).has(hash)) continue;
      meter.judged++;
      const turn = { moves: [...moves, move], worth: this.evaluator.worth(scratch, seat, round) };
      if (isUnderWay) next.set(hash, { ...turn, position: scratch.clone() });
      else found.set(hash, { ...turn, isOpen: isOwn });
    }
  }
}
