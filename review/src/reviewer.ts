import { type Foreteller, loadForeteller, type Outlook, type TurnOutlook } from '@ankerplatz/bots/foretellers';
import { type BotGameId, isBotGameId, thinkLater } from '@ankerplatz/bots/lazy';
import { explain } from '@ankerplatz/coach';
import {
  atVersion,
  err,
  type Game,
  type GameRecord,
  ok,
  type Position,
  playTurn,
  type Result,
  type Seat,
  SeededChance,
  type View,
} from '@ankerplatz/kit';
import { loadGame } from '@ankerplatz/registry/lazy';
import { rounded, Sum } from './account.ts';
import { BUDGETS, type Budget, type BudgetName } from './budget.ts';
import { Eyes, type Flow } from './flow.ts';
import { type Moment, momentsOf } from './moments.ts';
import {
  type Account,
  FORMAT,
  JUDGE,
  type JudgedTurn,
  type OpenTurn,
  type Review,
  type SeatReview,
  type Verdict,
} from './review.ts';
import { type PlayedTurn, turnsOf } from './turns.ts';

/** Other turns that are held against the one that was played. */
const RIVALS = 2;
/** A game has at most so many turning points. */
const TURNING_POINTS = 5;
/** The least cost of a decision that is a turning point: points, chance to win. */
const LEAST = { points: 1, chance: 0.01 } as const;

/** The course of a game for one seat, turn by turn. */
interface Course {
  readonly start: Outlook;
  readonly first: Outlook;
  /** One for each turn. */
  readonly flows: readonly Flow[];
}

/** A turn, and how far it is ahead of the one that was played. */
interface Found {
  readonly best: readonly string[];
  readonly by: TurnOutlook;
}

const aheadOf = (best: TurnOutlook, other: TurnOutlook): TurnOutlook => ({
  worth: best.worth - other.worth,
  chance: best.chance - other.chance,
  points: best.points === null ? null : best.points - other.points!,
});

/** Looks back at one game: first the curves, then one decision after another, in any order and as often as one likes with the same result. */
export class Reviewer {
  /** Turns that are judged. */
  readonly decisions: readonly PlayedTurn[];
  private readonly budget: Budget;
  private readonly courses = new Map<Seat, Course>();

  private constructor(
    private readonly game: Game,
    private readonly record: GameRecord,
    readonly budgetName: BudgetName,
    private readonly foreteller: Foreteller,
    private readonly moments: readonly Moment[],
    private readonly turns: readonly PlayedTurn[],
  ) {
    this.budget = BUDGETS[budgetName];
    this.decisions = this.budget.level === null ? [] : turns.filter(({ isWhole }) => isWhole);
  }

  /** A reviewer of a record, or why it cannot be looked back at. */
  static async of(record: GameRecord, budget: BudgetName): Promise<Result<Reviewer, string>> {
    if (!isBotGameId(record.game)) return err(`no bot knows the game ${record.game}`);
    const game = atVersion(await loadGame(record.game), record.version);
    if (!game.ok) return game;
    const foreteller = await loadForeteller(record.game);
    if (!foreteller.rules.includes(record.version))
      return err(`nobody looks back at games by version ${record.version} of the rules of ${record.game}`);
    const moments = momentsOf(game.value, record);
    if (!moments.ok) return moments;
    const turns = turnsOf(record.game, moments.value, record.entries);
    return ok(new Reviewer(game.value, record, budget, foreteller, moments.value, turns));
  }

  private get id(): BotGameId {
    return this.record.game as BotGameId;
  }

  /** The view of the seat when it decided. */
  viewOf({ seat, from }: Pick<JudgedTurn, 'seat' | 'from'>): View {
    return this.game.view(this.moments.find(({ version }) => version === from)!.position, seat);
  }

  /** One decision, by what its seat could know then. */
  async judge(index: number): Promise<JudgedTurn> {
    const { game } = this;
    const { seat, moves, before, after } = this.decisions[index]!;
    const view = game.view(before.position, seat);
    const seed = `decision ${after.version}`;
    const { best, by } = this.found(view, await this.candidates(view, moves, seed), seed);
    return this.told(index, {
      ...{ best, difference: rounded(by.worth), chance: rounded(Math.max(0, by.chance)) },
      points: by.points === null ? null : rounded(by.points),
      open: this.open(before.position, seat, moves, seed),
    });
  }

  /** One decision with its verdict, from here or from elsewhere. */
  async told(index: number, { best, difference, chance, points, open }: Verdict): Promise<JudgedTurn> {
    const { seat, moves, before, after } = this.decisions[index]!;
    const view = this.game.view(before.position, seat);
    return {
      ...{ seat, round: before.position.round, from: before.version, to: after.version, played: moves },
      ...{ best, difference, chance, points },
      reason: difference > 0 ? await explain(this.id, view, best, moves, difference) : null,
      open,
    };
  }

  /** Whether its turns can be played there, and its numbers fit them. */
  isPossible(index: number, { best, difference, points, open }: Verdict): boolean {
    const { seat, moves, before } = this.decisions[index]!;
    const chance = SeededChance.from('possible');
    const seen = this.game.sample(this.game.view(before.position, seat), chance);
    const isBetter = best.join() !== moves.join();
    return (
      this.isPlayable(seen, seat, best, chance) &&
      (isBetter || difference === 0) &&
      (points === null) === (this.foreteller.measure === 'chance') &&
      (open === null) === (this.foreteller.open === null) &&
      (open === null || this.isPlayable(before.position, seat, open.best, chance))
    );
  }

  /** The review as far as decisions are judged; they are in their order, the first ones first. */
  review(decisions: readonly JudgedTurn[]): Review {
    const { record, foreteller } = this;
    const byEntry = new Map(decisions.map(decision => [decision.to, decision]));
    return {
      ...{ format: FORMAT, record: record.hash, game: this.id, rules: record.version, judge: JUDGE },
      ...{ budget: this.budgetName, measure: foreteller.measure, ranks: this.ranks() },
      seats: this.seats().map(seat => this.seatReview(seat, byEntry)),
      decisions,
      turningPoints: this.turningPoints(decisions),
    };
  }

  /** The played turn, and after it those that may be better. Alone, if nothing else could be done. */
  private async candidates(
    view: View,
    moves: readonly string[],
    seed: string,
  ): Promise<readonly (readonly string[])[]> {
    if (view.moves.length === 1 && moves.length === 1) return [moves];
    const lines = await thinkLater(this.id, this.budget.level!, view, { seed });
    const others = lines.map(line => line.moves).filter(line => line.join() !== moves.join());
    return [moves, ...others.slice(0, RIVALS)];
  }

  /** The best of some turns, and how far it is ahead of the first. What seems much is measured again: the best of several is easily judged too high. */
  private found(view: View, turns: readonly (readonly string[])[], seed: string): Found {
    const { measure } = this.foreteller;
    const even: Found = { best: turns[0]!, by: { worth: 0, chance: 0, points: measure === 'points' ? 0 : null } };
    if (turns.length === 1) return even;
    const first = this.foreteller.compare(view, turns, this.budget.closeness, seed);
    const place = first.reduce((best, { worth }, at) => (worth > first[best]!.worth ? at : best), 0);
    const found: Found = { best: turns[place]!, by: aheadOf(first[place]!, first[0]!) };
    if (found.by.worth < LEAST[measure]) return found;
    const again = this.foreteller.compare(view, [turns[0]!, found.best], this.budget.closeness, `${seed} again`);
    const by = aheadOf(again[1]!, again[0]!);
    return by.worth > 0 ? { best: found.best, by } : even;
  }

  private isPlayable(start: Position, seat: Seat, moves: readonly string[], chance: SeededChance): boolean {
    return playTurn(this.game, start, seat, moves, chance).refusal === null;
  }

  private open(position: Position, seat: Seat, moves: readonly string[], seed: string): OpenTurn | null {
    const { open } = this.foreteller;
    if (!open) return null;
    const best = open.best(position, seat, seed);
    if (best.join() === moves.join()) return { best, difference: 0 };
    const [played, other] = open.compare(position, seat, [moves, best], this.budget.closeness, seed);
    const difference = rounded(other!.worth - played!.worth);
    return difference > 0 ? { best, difference } : { best: moves, difference: 0 };
  }

  private seats(): readonly Seat[] {
    return Array.from({ length: this.record.seats }, (_, seat) => seat);
  }

  /** Worked out once for each seat. */
  private courseOf(seat: Seat): Course {
    const known = this.courses.get(seat);
    if (known) return known;
    const eyes = new Eyes(this.game, this.foreteller, seat, this.budget.redraws);
    const [beginning] = this.moments;
    const first = eyes.outlook(beginning!);
    let before = first;
    const flows = this.turns.map((turn): Flow => {
      const after = eyes.outlook(turn.after);
      const flow = { before, expected: eyes.expected(turn) ?? after, after };
      before = after;
      return flow;
    });
    const course = { start: eyes.start(this.record, beginning!) ?? first, first, flows };
    this.courses.set(seat, course);
    return course;
  }

  private seatReview(seat: Seat, decisions: ReadonlyMap<number, JudgedTurn>): SeatReview {
    const { first, flows } = this.courseOf(seat);
    const own = [...decisions.values()].filter(decision => decision.seat === seat);
    return {
      seat,
      curve: [
        { entry: 0, ...roundedOutlook(first) },
        ...flows.map(({ after }, turn) => ({ entry: this.turns[turn]!.after.version, ...roundedOutlook(after) })),
      ],
      chance: this.account(
        seat,
        decisions,
        outlook => outlook.chance,
        decision => decision.chance,
      ),
      points:
        first.points === null
          ? null
          : this.account(
              seat,
              decisions,
              outlook => outlook.points!,
              decision => decision.points!,
            ),
      turningPoints: this.turningPoints(own),
      figures: this.figures()[seat]!,
    };
  }

  private account(
    seat: Seat,
    decisions: ReadonlyMap<number, JudgedTurn>,
    measure: (outlook: Outlook) => number,
    missed: (decision: JudgedTurn) => number,
  ): Account {
    const { start, first, flows } = this.courseOf(seat);
    const sum = new Sum(measure);
    sum.add('start', 0, start);
    sum.add('luck', start, first);
    for (const [index, { before, expected, after }] of flows.entries()) {
      const turn = this.turns[index]!;
      const decision = decisions.get(turn.after.version);
      sum.add('luck', expected, after);
      if (turn.seat !== seat) sum.add('others', before, expected);
      else if (!decision) sum.add('own', before, expected);
      else {
        sum.add('own', missed(decision), 0);
        sum.add('error', before, expected);
        sum.add('error', 0, missed(decision));
      }
    }
    const last = flows.at(-1)?.after ?? first;
    const share = this.shareOf(seat);
    if (this.record.end && measure(last) === last.chance && share !== null) sum.add('ended', last, share);
    return sum.account();
  }

  /** The seat's share of the win; null: nobody has won yet. */
  private shareOf(seat: Seat): number | null {
    const ranks = this.ranks();
    if (!ranks) return null;
    const sides = this.game.sides(this.moments[0]!.position.setup);
    const winners = new Set(sides.filter((_, other) => ranks[other] === 1));
    return ranks[seat] === 1 ? 1 / winners.size : 0;
  }

  private ranks(): readonly number[] | null {
    const { end } = this.record;
    const { position } = this.moments.at(-1)!;
    const outcome = position.outcome();
    if (outcome) return outcome.ranks;
    if (!end) return null;
    const sides = this.game.sides(position.setup);
    const lost = new Set(end.kind === 'agreed' ? [] : end.seats.map(seat => sides[seat]));
    return sides.map(side => (lost.has(side) ? 2 : 1));
  }

  private turningPoints(decisions: readonly JudgedTurn[]): readonly number[] {
    const least = LEAST[this.foreteller.measure];
    return decisions
      .filter(({ difference }) => difference >= least)
      .sort((a, b) => b.difference - a.difference || a.to - b.to)
      .slice(0, TURNING_POINTS)
      .map(({ to }) => to);
  }

  private figures(): readonly Readonly<Record<string, number>>[] {
    const tally = this.game.tally(this.record.seats);
    for (const { events } of this.moments) for (const event of events) tally.tell(event);
    return tally.figures(this.moments.at(-1)!.position);
  }
}

const roundedOutlook = ({ chance, points }: Outlook): Outlook => ({
  chance: rounded(chance),
  points: points === null ? null : rounded(points),
});
