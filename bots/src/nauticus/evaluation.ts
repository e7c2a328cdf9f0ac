import { cells as at, type NauticusPosition, penaltyOf, standingOf, tables, types } from '@ankerplatz/nauticus';
import { exp } from '../steady.ts';
import { Cargo } from './cargo.ts';
import { Fleet } from './fleet.ts';
import { EXCHANGE, type RemainingGame, RemainingGames } from './remaining-game.ts';
import type { Weights } from './weights.ts';

const { CROWN_LIMIT, PASS_TILES, PHASES, SPACES } = tables;
const { CROWNS, FIRST_GOOD, FIRST_MAST, FIRST_SAIL } = types;

/** Points for a taler more where everything else is decided: less than any exchange, for the tie-break. */
const TIE_BREAK = 0.01;

/** The weight of the rivals: the worth of the best, and of all of them on average. */
export const rivalsAmong = (worths: Float64Array, seat: number, rivalry: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let rival = 0; rival < worths.length; rival++) {
    if (rival === seat) continue;
    best = Math.max(best, worths[rival]!);
    sum += worths[rival]!;
  }
  return rivalry * best + (1 - rivalry) * (sum / (worths.length - 1));
};

/**
 * The parts of a seat's worth besides its points: workers and taler, ships, goods, idle tiles, crowns, the turn,
 * passes, the extra action.
 */
export const PARTS = 8;

/** An evaluator foretells the final points of each seat of a position. */
export interface Evaluator {
  worthOf(position: NauticusPosition, seat: number): number;
  /** The weight of a seat's rivals. */
  rivalsOf(position: NauticusPosition, seat: number): number;
}

/** Judges positions of Nauticus in expected final points. Holds scratch space: one for each thinker. */
export class Evaluation implements Evaluator {
  /** Of the seat judged last, unless nothing is left for it to do. */
  readonly parts = new Float64Array(PARTS);
  private readonly remainingGames: RemainingGames;
  private readonly fleet: Fleet;
  private readonly cargo: Cargo;

  constructor(private readonly weights: Weights) {
    this.remainingGames = new RemainingGames(weights);
    this.fleet = new Fleet(weights);
    this.cargo = new Cargo(weights, this.fleet);
  }

  /** The final points that the seat will have. */
  worthOf(position: NauticusPosition, seat: number): number {
    const { cells } = position;
    const player = at.playerAt(seat);
    const remaining = this.remainingGames.of(position, seat);
    const taler = cells[player + at.TALER]!;
    if (remaining.turns === 0) return standingOf(cells, seat) + TIE_BREAK * taler;
    const { parts } = this;
    parts[0] = remaining.worthOf(cells[player + at.WORKERS]!, taler);
    parts[1] = this.fleet.worthOf(cells, player, remaining);
    parts[2] = this.cargo.worthOf(cells, player, remaining);
    parts[3] = this.idle(remaining);
    parts[4] = this.crowns(cells, player, remaining);
    parts[5] = this.underWay(cells, seat, remaining);
    parts[6] = -this.penalties(cells[player + at.PASSES]!, remaining);
    parts[7] = cells[player + at.HAS_EXTRA] ? this.weights.extra : 0;
    let worth = cells[player + at.POINTS]!;
    for (let part = 0; part < PARTS; part++) worth += parts[part]!;
    return worth;
  }

  rivalsOf(position: NauticusPosition, seat: number): number {
    return rivalsBy(this, position, seat, this.weights.rivalry);
  }

  /** Tiles in storage that no started ship claims. */
  private idle(remaining: RemainingGame): number {
    const { weights, fleet } = this;
    const hope = Math.min(1, remaining.turns / PHASES);
    let worth = 0;
    for (let tile = 0; tile < FIRST_GOOD; tile++) {
      if (fleet.shelf[tile] === 0) continue;
      const idle = tile < FIRST_MAST ? weights.idleHull : tile < FIRST_SAIL ? weights.idleMast : weights.idleSail;
      worth += fleet.shelf[tile]! * (EXCHANGE + hope * idle);
    }
    return worth;
  }

  /** Crowns actions to come: each brings the more, the more crowns there are, up to its limit. */
  private crowns(cells: at.Cells, player: number, remaining: RemainingGame): number {
    const { weights } = this;
    const own = cells[player + at.OWN_CROWNS]!;
    const passes = cells[player + at.PASSES]!;
    const scored = cells[player + at.CROWN_POINTS]!;
    const passed = Math.min(PASS_TILES.length, (weights.passing * PHASES) / 2);
    const now = passes + Math.min(PASS_TILES.length - passes, (weights.passing * remaining.phases) / 2);
    const later = (remaining.rounds * PHASES) / SPACES;
    const soon =
      remaining.crowns > 0 ? remaining.crowns * gainOf(weights.crown * (own + now), CROWN_LIMIT - scored) : 0;
    return later > 0 ? soon + later * gainOf(weights.crown * (own + passed), CROWN_LIMIT) : soon;
  }

  /**
   * The sure gains of the turn that runs: rewards still to take, and crowns by the extra action, whose limit is its own
   * (§5).
   */
  private underWay(cells: at.Cells, seat: number, remaining: RemainingGame): number {
    if (cells[at.SEAT] !== seat) return 0;
    const rewards = cells[at.REWARDS_LEFT]! * remaining.reward;
    if (cells[at.EXTRA] !== CROWNS) return rewards;
    const player = at.playerAt(seat);
    const shown = cells[player + at.OWN_CROWNS]! + cells[player + at.PASSES]!;
    return rewards + gainOf(this.weights.crown * shown, CROWN_LIMIT - cells[at.EXTRA_CROWNS]!);
  }

  /** Numbers that will still show on pass tiles at the ends of rounds. */
  private penalties(passes: number, remaining: RemainingGame): number {
    const { weights } = this;
    return (
      expectedPenalty(passes + weights.passing * remaining.phases) +
      remaining.rounds * expectedPenalty(weights.passing * PHASES)
    );
  }
}

/** The weight of a seat's rivals in a position. */
export const rivalsBy = (evaluator: Evaluator, position: NauticusPosition, seat: number, rivalry: number): number => {
  const worths = Float64Array.from({ length: position.setup.seats }, (_, rival) =>
    rival === seat ? 0 : evaluator.worthOf(position, rival),
  );
  return rivalsAmong(worths, seat, rivalry);
};

/** Comes the nearer to a limit, the more there is. */
const gainOf = (amount: number, limit: number): number => (limit > 0 ? limit * (1 - exp(-amount / limit)) : 0);

/** The penalty of a number of passes, also of fractions. */
const expectedPenalty = (passes: number): number => {
  if (passes >= PASS_TILES.length) return 0;
  const whole = Math.floor(passes);
  return penaltyOf(whole) - (passes - whole) * PASS_TILES[whole]!;
};
