import { type Game, SeededChance, type Setup } from '@ankerplatz/kit';
import { type GameId, scoringOf } from '@ankerplatz/registry';
import {
  COMPARISONS,
  comparedPoints,
  MIDDLE,
  type Plan,
  pairRound,
  type Round,
  roundsOf,
  standingsOf,
  type TournamentKind,
} from '@ankerplatz/tournament';
import { parseContestant } from '../arena/contestant.ts';
import { type Player, thinkingPlayer } from '../arena/player.ts';
import { meanOf } from '../mean.ts';
import { chanceOf, playSimulated, type SimulatedResult } from './simulated-game.ts';

/**
 * The ways in which tables of a round are dealt and counted. Won: each its own luck, the share left behind counts.
 * Compared: each its own luck, but what it was worth is compared by seat, so that the finer count is told apart from
 * the luck. Duplicate: compared, and all have the same luck.
 */
export const MODES = ['won', 'compared', 'duplicate'] as const;
export type Mode = (typeof MODES)[number];

/** In a knockout losers go home, and no entrant is left to be compared with. */
export const modesOf = (kind: TournamentKind): readonly Mode[] => (kind === 'knockout' ? ['won'] : MODES);

export interface SimulationTask {
  readonly game: Game;
  readonly setup: Setup;
  /** Names of bots, the weakest first. */
  readonly bots: readonly string[];
  /** How many entrants of each there are. */
  readonly each: number;
  readonly kind: TournamentKind;
  /** Of a Swiss tournament or an evening; the other kinds know theirs. */
  readonly rounds: number;
  readonly tournaments: number;
  readonly seed: string;
}

/** How well standings find the stronger, after a round: the mean over all tournaments. */
export interface Finding {
  readonly round: number;
  /** Of all pairs of entrants that are not of one strength, the share whose order is right, ties by lot; 0.5 is chance. */
  readonly rightPairs: number;
  /** The share of tournaments that one of the strongest leads. */
  readonly rightLeader: number;
}

const strengthOf = (entrant: string): number => Number(entrant.split('.')[0]);

/** Of two who are not of one strength, how often the stronger stands higher. */
const rightPairs = (order: readonly string[]): number => {
  let [right, all] = [0, 0];
  for (const [place, higher] of order.entries())
    for (const lower of order.slice(place + 1)) {
      if (strengthOf(higher) === strengthOf(lower)) continue;
      all++;
      if (strengthOf(higher) > strengthOf(lower)) right++;
    }
  return right / all;
};

/** One tournament of bots, of which each round is played when it is paired. */
class SimulatedTournament {
  private readonly rounds: Round[] = [];
  readonly entrants: readonly string[];
  private readonly plan: Plan;

  constructor(
    private readonly task: SimulationTask,
    private readonly mode: Mode,
    private readonly seed: string,
    private readonly players: readonly Player[],
  ) {
    const entrants = task.bots.flatMap((_, strength) =>
      Array.from({ length: task.each }, (_unused, number) => `${strength}.${number}`),
    );
    // The order of the entrants is that in which they have signed up, which says nothing.
    const order = [...entrants.keys()];
    SeededChance.from(`${seed}:entrants`).shuffle(order);
    this.entrants = order.map(index => entrants[index]!);
    const { setup, kind, rounds } = task;
    const sides = new Set(task.game.sides(setup)).size;
    this.plan = {
      kind,
      size: sides,
      mayMix: false,
      hasPartners: false,
      rounds: kind === 'swiss' ? rounds : null,
      seed,
    };
  }

  get length(): number {
    return roundsOf(this.plan, this.entrants.length) ?? this.task.rounds;
  }

  get standings(): readonly string[] {
    return standingsOf(this.plan, this.entrants, this.rounds).map(({ entrant }) => entrant);
  }

  async playRound(): Promise<void> {
    const number = this.rounds.length + 1;
    const { tables, byes } = pairRound(this.plan, this.entrants, new Set(this.entrants), this.rounds);
    const games: SimulatedResult[] = [];
    for (const [table, entrants] of tables.entries()) games.push(await this.play(number, table, entrants));
    const comparison = COMPARISONS[scoringOf(this.task.game.id as GameId)];
    const points = comparedPoints(
      comparison,
      games.map(({ worths }) => worths),
    );
    this.rounds.push({
      tables: tables.map((entrants, table) => ({
        entrants,
        ranks: games[table]!.ranks.slice(0, entrants.length),
        ...(this.mode !== 'won' && { points: points[table]!.slice(0, entrants.length) }),
      })),
      byes,
      ...(this.mode !== 'won' && { byePoints: MIDDLE[comparison] }),
    });
  }

  /** Partners are of one strength. */
  private play(round: number, table: number, entrants: readonly string[]): Promise<SimulatedResult> {
    const { game, setup } = this.task;
    const deal = this.mode === 'duplicate' ? `${this.seed} ${round}` : `${this.seed} ${round} ${table}`;
    const seated = Array.from(
      { length: setup.seats },
      (_, seat) => this.players[strengthOf(entrants[seat % entrants.length]!)]!,
    );
    return playSimulated(game, setup, chanceOf(deal), seated, `${deal} ${table}`);
  }
}

/** Plays tournaments of bots, whose strengths are known, and holds the standings against them. */
export const simulateTournaments = async (
  task: SimulationTask,
  mode: Mode,
  tick: () => void = () => undefined,
): Promise<readonly Finding[]> => {
  const players = task.bots.map(name => {
    const contestant = parseContestant(name);
    if (contestant.kind === 'program') throw new Error('programs play no simulated tournaments');
    return thinkingPlayer(contestant, task.game, undefined);
  });
  const strongest = task.bots.length - 1;
  const found: { pairs: number[]; leaders: number[] }[] = [];
  for (let number = 0; number < task.tournaments; number++) {
    const tournament = new SimulatedTournament(task, mode, `${task.seed} ${number}`, players);
    for (let round = 0; round < tournament.length; round++) {
      await tournament.playRound();
      const order = tournament.standings;
      const of = found[round] ?? { pairs: [], leaders: [] };
      found[round] = of;
      of.pairs.push(rightPairs(order));
      of.leaders.push(strengthOf(order[0]!) === strongest ? 1 : 0);
    }
    tick();
  }
  return found.map(({ pairs, leaders }, index) => ({
    round: index + 1,
    rightPairs: meanOf(pairs),
    rightLeader: meanOf(leaders),
  }));
};
