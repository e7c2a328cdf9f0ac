import { type Chance, MoveList } from '@ankerplatz/kit';
import { cells as at, encodeMove, type NauticusPosition, types } from '@ankerplatz/nauticus';
import type { Meter } from '../meter.ts';
import type { Evaluator } from './evaluation.ts';
import { turnHash } from './hash.ts';

/** A whole turn: its moves, and what the position after them is worth to the seat. */
export interface Turn {
  readonly moves: readonly number[];
  readonly worth: number;
  /** Whether it begins the extra action. */
  readonly usesExtra: boolean;
}

/** Whole turns, best first, and whether any beginning of a turn was dropped on the way. */
export interface Turns {
  readonly turns: readonly Turn[];
  readonly isPruned: boolean;
}

/** The beginning of a turn, or all of it: one move more than another. */
class Step implements Turn {
  constructor(
    private readonly before: Step | null,
    private readonly move: number,
    readonly worth: number,
    readonly hasExtra: boolean,
    readonly usesExtra: boolean,
  ) {}

  get moves(): readonly number[] {
    const moves: number[] = [];
    for (let step: Step = this; step.before !== null; step = step.before) moves.push(step.move);
    return moves.reverse();
  }
}

/** Beginnings of turns kept at each step with the extra action, as a share of those without. */
const EXTRA_SHARE = 0.5;
const PASS = encodeMove({ type: 'pass' });
const END = encodeMove({ type: 'end' });
const EXTRAS: ReadonlySet<number> = new Set(types.ACTIONS.map(action => encodeMove({ type: 'extra', action })));

const byWorth = (a: Turn, b: Turn): number => b.worth - a.worth;

/** Whether the turns of a phase are under way. */
export const isInPhase = ({ cells }: NauticusPosition): boolean =>
  cells[at.ASKED] !== types.CHOOSE && cells[at.ASKED] !== types.NOTHING;

/** Whether the seat's turn of the phase is over. */
const isOver = (position: NauticusPosition, seat: number): boolean =>
  position.cells[at.SEAT] !== seat || !isInPhase(position);

/** Turns that have given up the extra action look bad until it has paid off: they compete among themselves. */
const select = (steps: readonly Step[], width: number): Step[] => {
  const kept = steps.filter(({ hasExtra }) => hasExtra).sort(byWorth);
  const given = steps.filter(({ hasExtra }) => !hasExtra).sort(byWorth);
  if (kept.length === 0) return given.slice(0, width);
  return [...kept.slice(0, width), ...given.slice(0, Math.ceil(EXTRA_SHARE * width))];
};

const ranked = (finished: ReadonlyMap<number, Step>): Turn[] => [...finished.values()].sort(byWorth);

/** Plans whole turns: a beam over the seat's own moves, like outcomes merged. */
export class TurnSearch {
  private readonly list = new MoveList();
  private readonly parent: NauticusPosition;
  private readonly child: NauticusPosition;
  private isExtraLeft = true;

  /** Searches turns in positions of the same table. */
  constructor(
    table: NauticusPosition,
    private readonly evaluation: Evaluator,
    private readonly meter: Meter,
    private readonly chance: Chance,
  ) {
    this.parent = table.clone();
    this.child = table.clone();
  }

  /** The turns of the deciding seat that a beam of this width finds, also those that begin the extra action unless told otherwise; few or none if the meter is spent before. */
  turnsOf(start: NauticusPosition, width: number, isExtraLeft = true): Turns {
    this.isExtraLeft = isExtraLeft;
    const finished = new Map<number, Step>();
    let beam: Step[] = [new Step(null, 0, 0, true, false)];
    let isPruned = false;
    while (beam.length > 0) {
      const next = new Map<number, Step>();
      for (const step of beam)
        if (!this.expand(start, step, next, finished)) return { turns: ranked(finished), isPruned };
      beam = select([...next.values()], width);
      isPruned ||= beam.length < next.size;
    }
    return { turns: ranked(finished), isPruned };
  }

  /** Likewise, for turns that begin with a move. */
  turnsAfter(start: NauticusPosition, move: number, width: number): Turns {
    const seat = start.deciders()[0]!;
    const position = this.after(start, [move]);
    if (isOver(position, seat)) {
      this.meter.judged++;
      const worth = this.evaluation.worthOf(position, seat);
      return { turns: [{ moves: [move], worth, usesExtra: EXTRAS.has(move) }], isPruned: false };
    }
    const { turns, isPruned } = this.turnsOf(position, width);
    const after = turns.map(({ moves, worth, usesExtra }) => ({ moves: [move, ...moves], worth, usesExtra }));
    return { turns: after, isPruned };
  }

  /** The shortest way to the end of the turn, without judging anything. */
  shortest(start: NauticusPosition): readonly number[] {
    const seat = start.cells[at.SEAT]!;
    const position = start.clone();
    const moves: number[] = [];
    do {
      const move = this.shortestMove(position);
      position.play(seat, move, this.chance);
      moves.push(move);
    } while (!isOver(position, seat));
    return moves;
  }

  /** The move that leads to the end of a turn soonest. */
  shortestMove(position: NauticusPosition): number {
    const { list } = this;
    list.clear();
    position.moves(position.cells[at.SEAT]!, list);
    return [END, PASS].find(way => list.includes(way)) ?? list.at(0);
  }

  movesOf(position: NauticusPosition, seat: number): number[] {
    this.list.clear();
    position.moves(seat, this.list);
    return this.list.toArray();
  }

  /** The position after moves of the deciding seat. */
  after(start: NauticusPosition, moves: readonly number[]): NauticusPosition {
    const seat = start.deciders()[0]!;
    const position = start.clone();
    for (const move of moves) position.play(seat, move, this.chance);
    return position;
  }

  /** Adds all turns that are one move longer; false if the meter is spent before. */
  private expand(start: NauticusPosition, step: Step, next: Map<number, Step>, finished: Map<number, Step>): boolean {
    const { parent, child, meter } = this;
    const seat = start.cells[at.SEAT]!;
    const extraTile = at.playerAt(seat) + at.HAS_EXTRA;
    parent.copyFrom(start);
    for (const move of step.moves) parent.play(seat, move, this.chance);
    this.list.clear();
    parent.moves(seat, this.list);
    for (let index = 0; index < this.list.length; index++) {
      if (meter.isSpent()) return false;
      const move = this.list.at(index);
      if (!this.isExtraLeft && EXTRAS.has(move)) continue;
      child.copyFrom(parent);
      child.play(seat, move, this.chance);
      const found = isOver(child, seat) ? finished : next;
      const hash = turnHash(child.cells, seat);
      if (found.has(hash)) continue;
      meter.judged++;
      const worth = this.evaluation.worthOf(child, seat);
      found.set(hash, new Step(step, move, worth, child.cells[extraTile] === 1, step.usesExtra || EXTRAS.has(move)));
    }
    return true;
  }
}
