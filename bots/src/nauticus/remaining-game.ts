import { cells as at, type NauticusPosition, tables, types } from '@ankerplatz/nauticus';
import { exp, raised } from '../steady.ts';
import type { Weights } from './weights.ts';

const { PHASES, ROUNDS, SPACES } = tables;
const { ACTIONS, CHOOSE, CROWNS, NOTHING } = types;

/** The points for which a worker, taler or tile is exchanged at the end (§end). */
export const EXCHANGE = 1 / tables.TALER_A_POINT;

/** The chance that an action comes in a round of which nothing is played yet: all but one do. */
const CHOSEN = PHASES / SPACES;
/** How many workers and taler count as the first few. */
const FEW_WORKERS = 2;
const FEW_TALER = 4;
/** The most tiles of one kind that a ship can lack. */
const MOST_TILES = tables.SHIP_POINTS.length - 1;

/** The rest of the game for a seat. */
interface Rest {
  /** Rounds after this one. */
  readonly rounds: number;
  /** Phases left of this round, the running one apart. */
  readonly phases: number;
  /** 1 if the own turn of the running phase is not over. */
  readonly turn: number;
  /** Actions, as bits, that may still be chosen in this round. */
  readonly open: number;
  /** Actions, as bits, that may be used in the own turn of the running phase. */
  readonly now: number;
  /** 1 if the seat still has its extra action. */
  readonly extra: number;
}

const between = (late: number, early: number, share: number): number => late + (early - late) * share;

/** The worth of amounts of which each further one brings less: worked out once for each amount. */
class Saturation {
  private readonly known: number[] = [];

  constructor(
    private readonly worth: number,
    private readonly scale: number,
  ) {}

  of(amount: number): number {
    this.known[amount] ??= this.worth * (this.scale * (1 - exp(-amount / this.scale)));
    return this.known[amount];
  }
}

/** The expectations of a seat for the rest of the game, and the worth of things until then. */
export class RemainingGame {
  readonly rounds: number;
  readonly phases: number;
  /** Own turns left. */
  readonly turns: number;
  /** Turns left as a share of the game. */
  readonly early: number;
  /** The chance that the crowns action comes in this round. */
  readonly crowns: number;
  /** The worth of a worker and a taler beyond the first few, and of a reward. */
  readonly worker: number;
  readonly taler: number;
  readonly reward: number;
  private readonly workers: Saturation;
  private readonly talers: Saturation;
  private readonly firstWorkers: Saturation;
  private readonly firstTalers: Saturation;
  private readonly hits = new Float64Array(ACTIONS.length * (MOST_TILES + 1));

  constructor({ rounds, phases, turn, open, now, extra }: Rest, seats: number, weights: Weights) {
    this.rounds = rounds;
    this.phases = phases;
    this.turns = PHASES * rounds + phases + turn;
    this.early = this.turns / (PHASES * ROUNDS[seats]!);
    this.worker = EXCHANGE + between(weights.workerLate, weights.workerEarly, this.early);
    this.taler = EXCHANGE + between(weights.talerLate, weights.talerEarly, this.early);
    this.reward = between(weights.rewardLate, weights.rewardEarly, this.early);
    this.workers = new Saturation(this.worker - EXCHANGE, weights.workerUse * (this.turns + 1));
    this.talers = new Saturation(this.taler - EXCHANGE, weights.talerUse * (this.turns + 1));
    const need = Math.min(1, this.turns / PHASES);
    this.firstWorkers = new Saturation(need * weights.firstWorker, FEW_WORKERS);
    this.firstTalers = new Saturation(need * weights.firstTaler, FEW_TALER);
    const soon = phases / (phases + 1);
    this.crowns = now & (1 << CROWNS) ? 1 : open & (1 << CROWNS) ? soon : 0;
    for (let action = 0; action < ACTIONS.length; action++) {
      const bit = 1 << action;
      for (let tiles = 0; tiles <= MOST_TILES; tiles++) {
        const use = useOf(tiles, weights);
        const missed =
          (open & bit ? 1 - soon * use : 1) *
          (now & bit ? 1 - use : 1) *
          raised(1 - CHOSEN * use, rounds) *
          (1 - extra * weights.standIn);
        this.hits[action * (MOST_TILES + 1) + tiles] = tiles === 0 ? 1 : 1 - missed;
      }
    }
  }

  /** The chance that an action can be used for as many tiles of one kind. */
  hitOf(action: number, tiles: number): number {
    return this.hits[action * (MOST_TILES + 1) + tiles]!;
  }

  /** Without any workers or taler a seat must let actions go by: the first few are worth most. */
  worthOf(workers: number, taler: number): number {
    return (
      EXCHANGE * (workers + taler) +
      this.workers.of(workers) +
      this.talers.of(taler) +
      this.firstWorkers.of(workers) +
      this.firstTalers.of(taler)
    );
  }
}

/** The chance that an action that comes can be used for as many tiles. */
const useOf = (tiles: number, { reach, crowding }: Weights): number => reach / (1 + crowding * Math.max(0, tiles - 1));

/** Whether the seat's own turn of this phase is running or yet to come. */
const isToCome = (cells: at.Cells, seats: number, seat: number): boolean => {
  if (cells[at.ASKED] === CHOOSE || cells[at.ASKED] === NOTHING) return false;
  const start = cells[at.START_SEAT]!;
  return (seat - start + seats) % seats >= (cells[at.SEAT]! - start + seats) % seats;
};

/** Actions, as bits, that may still be chosen after the running one. */
export const openActions = (cells: at.Cells): number => {
  const used = cells[at.ACTION]! >= 0 ? cells[at.USED]! | (1 << cells[at.SPACE]!) : cells[at.USED]!;
  let open = 0;
  for (let space = 0; space < SPACES; space++) if (!(used & (1 << space))) open |= 1 << cells[at.TILE_AT + space]!;
  return open;
};

/** The action of the phase unless it is over for the seat, and the extra action while it runs, crowns apart. */
const actionsNow = (cells: at.Cells, seat: number): number => {
  const isOwn = cells[at.SEAT] === seat;
  const isDone = isOwn && (cells[at.PASSED]! > 0 || cells[at.LAST]! > 0);
  const extra = isOwn && cells[at.EXTRA]! >= 0 ? (1 << cells[at.EXTRA]!) & ~(1 << CROWNS) : 0;
  return isDone ? extra : extra | (1 << cells[at.ACTION]!);
};

/** The remaining games of one table: one for each set of figures that it depends on, made once. */
export class RemainingGames {
  private readonly made = new Map<number, RemainingGame>();

  constructor(private readonly weights: Weights) {}

  of({ cells, setup }: NauticusPosition, seat: number): RemainingGame {
    const isChosen = cells[at.ACTION]! >= 0;
    const isEnd = cells[at.ASKED] === NOTHING;
    const toCome = isToCome(cells, setup.seats, seat);
    const rounds = ROUNDS[setup.seats]! - cells[at.ROUND]!;
    const phases = isEnd ? 0 : PHASES - cells[at.PHASE]! + (isChosen ? 0 : 1);
    const turn = toCome ? 1 : 0;
    const open = openActions(cells);
    const now = toCome ? actionsNow(cells, seat) : 0;
    const extra = cells[at.playerAt(seat) + at.HAS_EXTRA]!;
    const key = rounds | (phases << 3) | (turn << 6) | (extra << 7) | (open << 8) | (now << 16) | (setup.seats << 24);
    let remaining = this.made.get(key);
    if (!remaining) {
      remaining = new RemainingGame({ rounds, phases, turn, open, now, extra }, setup.seats, this.weights);
      this.made.set(key, remaining);
    }
    return remaining;
  }
}
