import { type Chance, MoveList } from '@ankerplatz/kit';
import { cells as at, encodeMove, type NauticusPosition, types } from '@ankerplatz/nauticus';
import type { Evaluation } from './evaluation.ts';
import { turnHash } from './hash.ts';
import type { Meter } from './meter.ts';

/** A turn, or its beginning: the moves, the position after them, and what that is worth to the seat. */
export interface Turn {
  readonly moves: readonly number[];
  readonly position: NauticusPosition;
  readonly worth: number;
}

/** Whole turns, best first, and whether any beginning of a turn was dropped on the way. */
export interface Turns {
  readonly turns: readonly Turn[];
  readonly isPruned: boolean;
}

/** Beginnings of turns kept at each step with the extra action, as a share of those without. */
const EXTRA_SHARE = 0.5;
const PASS = encodeMove({ type: 'pass' });
const END = encodeMove({ type: 'end' });

const byWorth = (a: Turn, b: Turn): number => b.worth - a.worth;

/** Whether it is no longer the seat's turn of the phase. */
const isOver = ({ cells }: NauticusPosition, seat: number): boolean =>
  cells[at.SEAT] !== seat || cells[at.ASKED] === types.CHOOSE || cells[at.ASKED] === types.NOTHING;

/** Plans whole turns: a beam over the seat's own moves, like outcomes merged. */
export class TurnSearch {
  private readonly list = new MoveList();
  private scratch: NauticusPosition | null = null;

  constructor(
    private readonly evaluation: Evaluation,
    private readonly meter: Meter,
    private readonly chance: Chance,
  ) {}

  /** The turns of the deciding seat that a beam of this width finds; none if the meter is spent before. */
  turnsOf(start: NauticusPosition, width: number): Turns {
    const seat = start.deciders()[0]!;
    const finished = new Map<number, Turn>();
    let beam: Turn[] = [{ moves: [], position: start, worth: 0 }];
    let isPruned = false;
    while (beam.length > 0) {
      const next = new Map<number, Turn>();
      for (const turn of beam)
        if (!this.expand(turn, seat, next, finished)) return { turns: ranked(finished), isPruned };
      beam = this.select([...next.values()], seat, width);
      isPruned ||= beam.length < next.size;
    }
    return { turns: ranked(finished), isPruned };
  }

  /** Likewise, for turns that begin with a move. */
  turnsAfter(start: NauticusPosition, move: number, width: number): Turns {
    const seat = start.deciders()[0]!;
    const position = start.clone();
    position.play(seat, move, this.chance);
    if (isOver(position, seat)) {
      this.meter.judged++;
      return { turns: [{ moves: [move], position, worth: this.evaluation.worthOf(position, seat) }], isPruned: false };
    }
    const { turns, isPruned } = this.turnsOf(position, width);
    return { turns: turns.map(turn => ({ ...turn, moves: [move, ...turn.moves] })), isPruned };
  }

  /** The shortest way to the end of the turn, without judging anything. */
  shortest(start: NauticusPosition): Turn {
    const seat = start.deciders()[0]!;
    const position = start.clone();
    const moves: number[] = [];
    do {
      const options = this.movesOf(position, seat);
      const move = [END, PASS].find(way => options.includes(way)) ?? options[0]!;
      position.play(seat, move, this.chance);
      moves.push(move);
    } while (!isOver(position, seat));
    return { moves, position, worth: 0 };
  }

  movesOf(position: NauticusPosition, seat: number): number[] {
    this.list.clear();
    position.moves(seat, this.list);
    return this.list.toArray();
  }

  /** Adds all turns that are one move longer; false if the meter is spent before. */
  private expand(turn: Turn, seat: number, next: Map<number, Turn>, finished: Map<number, Turn>): boolean {
    this.scratch ??= turn.position.clone();
    const { scratch, meter } = this;
    for (const move of this.movesOf(turn.position, seat)) {
      if (meter.isSpent()) return false;
      scratch.copyFrom(turn.position);
      scratch.play(seat, move, this.chance);
      const found = isOver(scratch, seat) ? finished : next;
      const hash = turnHash(scratch.cells, seat);
      if (found.has(hash)) continue;
      meter.judged++;
      const worth = this.evaluation.worthOf(scratch, seat);
      found.set(hash, { moves: [...turn.moves, move], position: scratch.clone(), worth });
    }
    return true;
  }

  /** Turns that have given up the extra action look bad until it has paid off: they compete among themselves. */
  private select(turns: readonly Turn[], seat: number, width: number): Turn[] {
    const tile = at.playerAt(seat) + at.HAS_EXTRA;
    const without = turns.filter(({ position }) => position.cells[tile] === 0).sort(byWorth);
    const withTile = turns.filter(({ position }) => position.cells[tile] !== 0).sort(byWorth);
    if (withTile.length === 0) return without.slice(0, width);
    return [...withTile.slice(0, width), ...without.slice(0, Math.ceil(EXTRA_SHARE * width))];
  }
}

const ranked = (finished: ReadonlyMap<number, Turn>): Turn[] => [...finished.values()].sort(byWorth);
