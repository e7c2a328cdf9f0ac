import type { PlannedTurn } from '@ankerplatz/bots';
import { loadJudge } from '@ankerplatz/bots/judges';
import { type BotGameId, thinkLater } from '@ankerplatz/bots/lazy';
import { endsTurn, type Game, type Position, rulesOf, SeededChance, type View } from '@ankerplatz/kit';
import { loadGameAt } from '@ankerplatz/registry/lazy';
import type { Advice, Comparison, DraftAdvice } from './advice.ts';
import { claimsOf, comparisonOf, lacksOf } from './explain.ts';
import { type PlayedLine, playLine } from './played-line.ts';

/** The budget of the coach for a thought, instead of the level's own playouts. */
export interface Effort {
  readonly playouts?: number;
}

const LEVEL = 'captain';
const SEED = 'coach';

/** How far a draft may be behind and still be as good. */
export const NEAR: Readonly<Record<BotGameId, number>> = { nauticus: 1.5, nautilus: 0.015 };

/** Worlds in which a whole turn is held against the advised one; 0: the judge takes too long, and a thought from the turn's last step on tells it. */
const WORLDS: Readonly<Record<BotGameId, number>> = { nauticus: 0, nautilus: 120 };

/** One thought about one decision. */
class Thought {
  private readonly position: Position;

  constructor(
    private readonly id: BotGameId,
    private readonly game: Game,
    private readonly view: View,
    private readonly effort: Effort,
  ) {
    this.position = game.sample(view, SeededChance.from(SEED));
  }

  async advise(drafted: readonly string[]): Promise<Advice> {
    const lines = await this.lines(this.view);
    const [best] = lines;
    const line = this.play(best!.moves);
    return {
      game: this.id,
      seat: this.seat,
      moves: best!.moves,
      events: line.events,
      claims: claimsOf(this.id, line),
      rival: await this.rival(lines, line),
      draft: drafted.length === 0 ? null : await this.draft(drafted, lines, line),
    };
  }

  private get seat(): number {
    return this.view.seat!;
  }

  private lines(view: View): Promise<readonly PlannedTurn[]> {
    return thinkLater(this.id, LEVEL, view, { seed: SEED, ...this.effort });
  }

  private play(moves: readonly string[]): PlayedLine {
    return playLine(this.game, this.position, this.seat, moves);
  }

  private async rival(lines: readonly PlannedTurn[], best: PlayedLine): Promise<Comparison | null> {
    const other = lines.find(({ moves }) => moves[0] !== best.moves[0]);
    return other ? comparisonOf(this.id, best, this.play(other.moves), lines[0]!.value - other.value) : null;
  }

  private async draft(
    drafted: readonly string[],
    lines: readonly PlannedTurn[],
    best: PlayedLine,
  ): Promise<DraftAdvice> {
    const isBegun = drafted.every((move, place) => move === best.moves[place]);
    if (isBegun && drafted.length < best.moves.length) return { kind: 'begun', next: best.moves[drafted.length]! };
    if (isBegun) return { kind: 'asGood', isAdvised: true };
    const { moves, value } = await this.completed(drafted, lines);
    const line = this.play(moves);
    const ahead = lines[0]!.value - value;
    const isAdvised = this.outcomeOf(line) === this.outcomeOf(best);
    if (ahead < NEAR[this.id] || isAdvised) return { kind: 'asGood', isAdvised };
    return {
      kind: 'behind',
      comparison: await comparisonOf(this.id, best, line, ahead),
      lacks: lacksOf(this.id, best, line),
    };
  }

  private outcomeOf({ after }: PlayedLine): string {
    return JSON.stringify(this.game.view(after, this.seat));
  }

  /** The best that can still be made of a draft, and what it is worth. */
  private async completed(drafted: readonly string[], lines: readonly PlannedTurn[]): Promise<PlannedTurn> {
    const worlds = WORLDS[this.id];
    if (worlds > 0 && !this.isOpen(drafted)) return this.judged(drafted, lines[0]!, worlds);
    const outcome = this.outcomeOf(this.play(drafted));
    const known = lines.find(
      ({ moves }) =>
        drafted.every((move, place) => move === moves[place]) || this.outcomeOf(this.play(moves)) === outcome,
    );
    return known ?? this.thoughtOn(drafted);
  }

  /** In the same worlds as the advised turn. */
  private async judged(moves: readonly string[], best: PlannedTurn, worlds: number): Promise<PlannedTurn> {
    const judge = await loadJudge(this.id, this.game.version);
    const [advised, own] = judge.worths(this.view, [best.moves, moves], worlds, SEED);
    const gap = advised!.reduce((sum, worth, world) => sum + worth - own![world]!, 0) / worlds;
    return { moves, value: best.value - gap };
  }

  /** A new thought from the last step on after which the seat still decides: the draft may be worth a little less. */
  private async thoughtOn(drafted: readonly string[]): Promise<PlannedTurn> {
    const length = drafted.findLastIndex((_, place) => this.isOpen(drafted.slice(0, place + 1))) + 1;
    const begun = drafted.slice(0, length);
    const [rest] = await this.lines(this.game.view(this.play(begun).after, this.seat));
    return { moves: [...begun, ...rest!.moves], value: rest!.value };
  }

  /** Whether the seat goes on in the same turn after these moves, and nothing is hidden by them. */
  private isOpen(moves: readonly string[]): boolean {
    const { after, isVeiled, events } = this.play(moves);
    const isOver = after.round !== this.position.round || endsTurn(events);
    return !isVeiled && !isOver && after.deciders().includes(this.seat);
  }
}

/** The turn that the coach would play for the seat of a view, which must decide, and what it thinks of a draft. The same view gives the same advice. */
export const advise = async (
  id: BotGameId,
  view: View,
  drafted: readonly string[] = [],
  effort: Effort = {},
): Promise<Advice> => new Thought(id, await loadGameAt(id, rulesOf(view)), view, effort).advise(drafted);
