import { type Chance, MoveList, type SeededChance } from '@ankerplatz/kit';
import { cells as at, type NauticusPosition, types } from '@ankerplatz/nauticus';
import type { Budget } from '../brain.ts';
import type { Evaluation } from './evaluation.ts';

/** A turn as far as it is planned. */
interface Plan {
  readonly position: NauticusPosition;
  readonly moves: readonly number[];
  readonly value: number;
}

export interface PlannedTurn {
  readonly moves: readonly number[];
  readonly value: number;
  /** The position after the turn, others yet to move. */
  readonly position: NauticusPosition;
}

const hashOf = (cells: Int32Array): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < cells.length; i++) hash = Math.imul(hash ^ cells[i]!, 0x01000193);
  return hash;
};

/** The longest turn that is looked at, in moves. */
const LONGEST = 24;

/** Plans whole turns: a beam over the seat's own moves, transpositions merged, judged where the turn ends. */
export class TurnSearch {
  private readonly list = new MoveList();
  /** Positions judged so far. */
  judged = 0;

  constructor(
    private readonly evaluation: Evaluation,
    private readonly chance: SeededChance,
    private readonly width: number,
  ) {}

  /** The best turns of the deciding seat, best first; at most `most`. */
  turns(start: NauticusPosition, most: number, budget: Budget): PlannedTurn[] {
    const seat = start.deciders()[0]!;
    const finished = new Map<number, PlannedTurn>();
    let beam: Plan[] = [{ position: start, moves: [], value: 0 }];
    for (let depth = 0; depth < LONGEST && beam.length > 0; depth++) {
      const next = new Map<number, Plan>();
      for (const plan of beam) {
        this.expand(plan, seat, next, finished);
        if (finished.size > 0 && (this.judged > budget.playouts || budget.isStopped())) return best(finished, most);
      }
      beam = [...next.values()].sort((a, b) => b.value - a.value).slice(0, this.width);
    }
    return best(finished, most);
  }

  private expand(plan: Plan, seat: number, next: Map<number, Plan>, finished: Map<number, PlannedTurn>): void {
    this.list.clear();
    plan.position.moves(seat, this.list);
    for (const move of this.list.toArray()) {
      const position = plan.position.clone();
      const drawn = new Drawn(this.chance);
      position.play(seat, move, drawn);
      const isOver = drawn.isDrawn || position.deciders()[0] !== seat || position.cells[at.ASKED] === types.CHOOSE;
      const into = isOver ? finished : next;
      const hash = hashOf(position.cells);
      if (into.has(hash)) continue;
      this.judged++;
      into.set(hash, { position, moves: [...plan.moves, move], value: this.evaluation.valueOf(position, seat) });
    }
  }
}

/** Notes whether fortune was asked. */
class Drawn implements Chance {
  isDrawn = false;
  constructor(private readonly chance: Chance) {}
  die(faces: number): number {
    this.isDrawn = true;
    return this.chance.die(faces);
  }
  shuffle(items: Parameters<Chance['shuffle']>[0]): void {
    this.isDrawn = true;
    this.chance.shuffle(items);
  }
}

const best = (finished: ReadonlyMap<number, PlannedTurn>, most: number): PlannedTurn[] =>
  [...finished.values()].sort((a, b) => b.value - a.value).slice(0, most);
