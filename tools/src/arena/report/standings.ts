import { Spreading } from '../../simulate/spread.ts';
import { sumOf } from '../../sum.ts';
import type { Fault, MatchResult } from '../match.ts';
import type { Results } from '../results.ts';
import { type Estimate, eloBetween, meanOf, wilson } from './statistics.ts';

/** The results of one bot in a series. */
export interface Standing {
  readonly bot: string;
  readonly games: number;
  /** A shared win counts as its fraction. */
  readonly wins: number;
  readonly winRate: Estimate;
  /** Null in a game without points. */
  readonly points: Estimate | null;
  /** Against the other bots at the table, game by game; against those of another name if there are any. */
  readonly elo: Estimate;
  /** How often it was asked; the moves it made. */
  readonly turns: number;
  readonly decisions: number;
  readonly secondsPerTurn: number;
  /** The means of the game's own figures, if they are asked for. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly faults: readonly (Fault & { readonly game: number })[];
}

/** Alike bots are told apart by numbers. */
export const labelsOf = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const alike = names.filter(other => other === name).length;
    const number = names.slice(0, index + 1).filter(other => other === name).length;
    return alike > 1 ? `${name} #${number}` : name;
  });

/** Partners have the rank of their side. */
const rankOf = ({ bots, ranks }: MatchResult, bot: number): number => ranks[bots.indexOf(bot)]!;

const winOf = (result: MatchResult, bot: number): number => {
  const winners = new Set(result.bots.filter((_, seat) => result.ranks[seat] === 1));
  return winners.has(bot) ? 1 / winners.size : 0;
};

/** The share of opponents beaten; a shared rank counts half. */
const shareOf = (result: MatchResult, bot: number, opponents: readonly number[]): number => {
  const own = rankOf(result, bot);
  const beaten = opponents.map(other => 0.5 + 0.5 * Math.sign(rankOf(result, other) - own));
  return sumOf(beaten) / opponents.length;
};

/** Gathers the games of one bot. */
class Gathering {
  private games = 0;
  private wins = 0;
  private share = 0;
  private turns = 0;
  private decisions = 0;
  private seconds = 0;
  private readonly points = new Spreading();
  private scored = 0;
  private readonly figures = new Map<string, Spreading>();
  private readonly faults: (Fault & { readonly game: number })[] = [];

  constructor(
    private readonly bot: number,
    private readonly label: string,
    private readonly opponents: readonly number[],
  ) {}

  add(game: number, result: MatchResult): void {
    const own = (list: readonly number[]): number[] => list.filter((_, seat) => result.bots[seat] === this.bot);
    this.games++;
    this.wins += winOf(result, this.bot);
    this.share += shareOf(result, this.bot, this.opponents);
    this.turns += sumOf(own(result.turns));
    this.decisions += sumOf(own(result.decisions));
    this.seconds += sumOf(own(result.seconds));
    for (const points of own(result.points ?? [])) {
      this.points.add(points);
      this.scored++;
    }
    for (const [seat, figures] of (result.figures ?? []).entries())
      if (result.bots[seat] === this.bot) this.addFigures(figures);
    if (result.fault && result.bots[result.fault.seat] === this.bot) this.faults.push({ game, ...result.fault });
  }

  private addFigures(figures: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(figures)) {
      const spreading = this.figures.get(name) ?? new Spreading();
      this.figures.set(name, spreading);
      spreading.add(value);
    }
  }

  standing(): Standing {
    const { games, wins, share, turns, decisions, seconds, figures, faults } = this;
    const points = this.points.spread();
    const means = [...figures].map(([name, spreading]) => [name, spreading.spread()!.mean]);
    return {
      bot: this.label,
      games,
      wins,
      winRate: wilson(wins, games),
      points: points && meanOf(points.mean, points.sd, this.scored),
      elo: eloBetween(wilson(share, games)),
      turns,
      decisions,
      secondsPerTurn: turns > 0 ? seconds / turns : 0,
      ...(figures.size > 0 && { figures: Object.fromEntries(means) }),
      faults,
    };
  }
}

const opponentsOf = (bot: number, names: readonly string[]): number[] => {
  const others = [...names.keys()].filter(other => other !== bot);
  const strangers = others.filter(other => names[other] !== names[bot]);
  return strangers.length > 0 ? strangers : others;
};

/** The standings after the first `games` games, in their order: whichever thread played them. */
export const standingsOf = (names: readonly string[], results: Results, games: number): Standing[] => {
  const labels = labelsOf(names);
  const gatherings = names.map((_, bot) => new Gathering(bot, labels[bot]!, opponentsOf(bot, names)));
  for (let game = 0; game < games; game++) {
    const result = results.get(game);
    if (result) for (const gathering of gatherings) gathering.add(game, result);
  }
  return gatherings.map(gathering => gathering.standing());
};
