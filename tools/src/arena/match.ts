import {
  type Game,
  type GameEvent,
  type Outcome,
  type Position,
  playTurn,
  type Refusal,
  refusalText,
  type Seat,
  SeededChance,
  type Setup,
} from '@ankerplatz/kit';
import { en } from '@ankerplatz/kit/text/en';
import { sumOf } from '../sum.ts';
import type { Player } from './player.ts';
import type { Pairing } from './schedule.ts';

/** A fault by which a seat lost before the end. */
export interface Fault {
  readonly seat: Seat;
  readonly reason: string;
}

/** A finished game; all lists are indexable by seat. */
export interface MatchResult {
  readonly bots: readonly number[];
  readonly ranks: readonly number[];
  /** Null in a game without points, or without an end. */
  readonly points: readonly number[] | null;
  /** How often a bot was asked. */
  readonly turns: readonly number[];
  readonly decisions: readonly number[];
  readonly seconds: readonly number[];
  readonly fault?: Fault;
  /** No seat won within `MOST_DECISIONS`: the win is shared by all. */
  readonly stopped?: true;
  /** The game's own figures, if they are asked for. */
  readonly figures?: readonly Readonly<Record<string, number>>[];
  /** The first turns, so that a long game can be held against its bots by a few of them. */
  readonly opening?: readonly OpeningTurn[];
}

/** The seat that was asked, and what it played. */
export type OpeningTurn = readonly [seat: Seat, ...moves: string[]];

export const MOST_DECISIONS = 100_000;

/** Turns of each seat that an opening holds. */
const OPENING_TURNS = 2;

export interface MatchSettings {
  readonly seed: string;
  readonly figures: boolean;
  /** To stop after that many turns; missing: the game is played to its end. */
  readonly mostTurns?: number;
}

const zeros = (seats: number): number[] => Array<number>(seats).fill(0);

/** The whole side of a seat at fault comes last, the others share the win. */
const faultRanks = (sides: readonly number[], fault: Fault): number[] => {
  const lost = sides.map(side => side === sides[fault.seat]);
  const others = lost.filter(isLost => !isLost).length;
  return lost.map(isLost => (isLost ? 1 + others : 1));
};

const pointsOf = ({ scores }: Outcome): readonly number[] | null => scores?.map(({ points }) => Number(points)) ?? null;

/** One game under way in the arena. */
class Match {
  private position: Position;
  private readonly chance: SeededChance;
  private readonly turns: number[];
  private readonly decisions: number[];
  private readonly seconds: number[];
  private readonly opening: OpeningTurn[] = [];
  private readonly tally;
  private fault: Fault | undefined;

  constructor(
    private readonly game: Game,
    private readonly setup: Setup,
    private readonly pairing: Pairing,
    private readonly settings: MatchSettings,
    /** Indexable by seat. */
    private readonly players: readonly Player[],
  ) {
    const { seats } = setup;
    // One stream for the whole game: the same shuffles come in the same order, whatever the seating.
    this.chance = SeededChance.from(`${pairing.deal}:${settings.seed}`);
    this.tally = game.tally(seats);
    this.turns = zeros(seats);
    this.decisions = zeros(seats);
    this.seconds = zeros(seats);
    this.position = game.start(setup, this.chance);
  }

  async play(): Promise<MatchResult> {
    while (this.position.deciders().length > 0 && !this.fault && !this.isTooLong()) await this.turn();
    return this.result();
  }

  private isTooLong(): boolean {
    const { mostTurns = Number.POSITIVE_INFINITY } = this.settings;
    return sumOf(this.decisions) >= MOST_DECISIONS || sumOf(this.turns) >= mostTurns;
  }

  private async turn(): Promise<void> {
    const { game, position, players } = this;
    const seat = position.deciders()[0]!;
    const began = performance.now();
    const decision = await players[seat]!.decide(game.view(position, seat), this.seedFor(seat));
    this.seconds[seat]! += (performance.now() - began) / 1000;
    this.turns[seat]!++;
    if (!decision.ok) this.fault = { seat, reason: decision.error };
    else this.note(seat, await this.playLine(seat, decision.value));
  }

  private note(seat: Seat, played: readonly string[]): void {
    if (this.opening.length < OPENING_TURNS * this.setup.seats) this.opening.push([seat, ...played]);
  }

  private seedFor(seat: Seat): string {
    const { deal, bots } = this.pairing;
    return `${this.settings.seed}:${deal}:${bots[seat]}:${seat}:${this.turns[seat]}`;
  }

  /** The moves that were played: the first must be legal; the others are dropped as soon as chance or another seat has overtaken them. */
  private async playLine(seat: Seat, moves: readonly string[]): Promise<readonly string[]> {
    const tell = (event: GameEvent): void => this.tally.tell(event);
    const { position, played, refusal } = playTurn(this.game, this.position, seat, moves, this.chance, tell);
    if (refusal && played === 0) this.fault = { seat, reason: await this.illegal(moves[0]!, refusal) };
    this.position = position;
    this.decisions[seat]! += played;
    return moves.slice(0, played);
  }

  private async illegal(move: string, refusal: Refusal): Promise<string> {
    return `illegal: ${JSON.stringify(move)}: ${refusalText(refusal, await this.game.words('en'), en)}`;
  }

  private result(): MatchResult {
    const { game, setup, pairing, position, fault, turns, decisions, seconds } = this;
    const outcome = position.outcome();
    const counts = { turns, decisions, seconds: seconds.map(own => Number(own.toFixed(4))) };
    const figures = this.settings.figures && { figures: this.tally.figures(position) };
    const common = { bots: pairing.bots, ...counts, ...figures, opening: this.opening };
    if (outcome) return { ...common, ranks: outcome.ranks, points: pointsOf(outcome) };
    if (fault) return { ...common, ranks: faultRanks(game.sides(setup), fault), points: null, fault };
    return { ...common, ranks: turns.map(() => 1), points: null, stopped: true };
  }
}

export const playMatch = (
  game: Game,
  setup: Setup,
  pairing: Pairing,
  settings: MatchSettings,
  players: readonly Player[],
): Promise<MatchResult> => new Match(game, setup, pairing, settings, players).play();
