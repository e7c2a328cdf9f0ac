import type { Outcome } from '@ankerplatz/kit';
import type { Playout } from './playout.ts';
import { type Spread, Spreading } from './spread.ts';

/** The results of one seat in the games that came to an end. */
export interface SeatSummary {
  /** Won games out of the finished ones; a shared win counts as its fraction. */
  readonly wins: number;
  readonly rank: Spread | null;
}

export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly decisions: Spread | null;
  /** Of finished games, by name, over all seats; empty in a game without points. */
  readonly scores: Readonly<Record<string, Spread | null>>;
  /** Indexable by seat. */
  readonly seats: readonly SeatSummary[];
  /** Per player and game, finished or not, by name. */
  readonly figures: Readonly<Record<string, Spread | null>>;
}

type Named = Map<string, Spreading>;

const addTo = (named: Named, name: string, value: unknown): void => {
  if (typeof value !== 'number') return;
  const spreading = named.get(name) ?? new Spreading();
  named.set(name, spreading);
  spreading.add(value);
};

const spreadsOf = (named: Named): Readonly<Record<string, Spread | null>> =>
  Object.fromEntries([...named].map(([name, spreading]) => [name, spreading.spread()]));

/** Gathers what many playouts have in common. */
export class Gathering {
  private games = 0;
  private finished = 0;
  private readonly decisions = new Spreading();
  private readonly scores: Named = new Map();
  private readonly figures: Named = new Map();
  private readonly wins: number[];
  private readonly ranks: readonly Spreading[];

  constructor(seats: number) {
    this.wins = Array(seats).fill(0);
    this.ranks = this.wins.map(() => new Spreading());
  }

  add({ decisions, outcome, figures }: Playout): void {
    this.games++;
    this.decisions.add(decisions);
    for (const own of figures) for (const [name, value] of Object.entries(own)) addTo(this.figures, name, value);
    if (outcome) this.finish(outcome);
  }

  private finish({ ranks, scores }: Outcome): void {
    this.finished++;
    const winners = ranks.filter(rank => rank === 1).length;
    for (const [seat, rank] of ranks.entries()) {
      this.ranks[seat]!.add(rank);
      if (rank === 1) this.wins[seat]! += 1 / winners;
    }
    for (const own of scores ?? []) for (const [name, value] of Object.entries(own)) addTo(this.scores, name, value);
  }

  summary(): Summary {
    const { games, finished, decisions, scores, wins, ranks, figures } = this;
    return {
      games,
      finished,
      decisions: decisions.spread(),
      scores: spreadsOf(scores),
      seats: wins.map((won, seat) => ({ wins: finished > 0 ? won / finished : 0, rank: ranks[seat]!.spread() })),
      figures: spreadsOf(figures),
    };
  }
}
