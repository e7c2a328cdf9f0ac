import { type Game, SeededChance } from '@ankerplatz/kit';
import { measure, type Rate } from './measure.ts';
import { playByClient, playByReducer } from './peer/play.ts';
import type { Played } from './played.ts';
import type { GamesRow, Ratio } from './report.ts';
import { kindsOf, randomGames } from './rules.ts';

/** Games of a contestant's survey, which tells how long its games are. */
const SURVEY = 30;

export interface Contestant {
  readonly name: string;
  /** A player of whole random games, the same ones for the same seed. */
  readonly begin: (seed: string) => () => Played;
}

type PlayPeer = (players: number, seed: string, chance: SeededChance) => Played;

const peer = (way: string, players: number, play: PlayPeer): Contestant => ({
  name: `boardgame.io ${way}, ${players} players`,
  begin: seed => {
    const chance = SeededChance.from(seed);
    let games = 0;
    return () => play(players, `${seed}:${games++}`, chance);
  },
});

const PEERS: readonly Contestant[] = [
  ...[2, 3, 4].map(players => peer('reducer', players, playByReducer)),
  peer('client', 3, playByClient),
];

export const contestantsOf = (games: readonly Game[]): Contestant[] => [
  ...games.flatMap(kindsOf).map(table => ({ name: table.name, begin: (seed: string) => randomGames(table, seed) })),
  ...PEERS,
];

const surveyOf = ({ begin }: Contestant): Played => {
  const play = begin('survey');
  let decisions = 0;
  let moves = 0;
  for (let game = 0; game < SURVEY; game++) {
    const played = play();
    decisions += played.decisions;
    moves += played.moves;
  }
  return { decisions, moves };
};

const rowOf = (contestant: Contestant, { perSecond, spread }: Rate): GamesRow => {
  const { decisions, moves } = surveyOf(contestant);
  const decisionsPerGame = decisions / SURVEY;
  const movesPerDecision = moves / decisions;
  return {
    name: contestant.name,
    decisionsPerSecond: perSecond,
    spread,
    gamesPerSecond: perSecond / decisionsPerGame,
    movesPerSecond: perSecond * movesPerDecision,
    decisionsPerGame,
    movesPerDecision,
  };
};

export const contest = (contestants: readonly Contestant[], seconds: number): GamesRow[] => {
  const tasks = contestants.map(({ name, begin }) => {
    const play = begin('bench');
    return { name, run: () => play().decisions };
  });
  const rates = measure(tasks, seconds);
  return contestants.map(contestant => rowOf(contestant, rates.get(contestant.name)!));
};

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** The ratios that count, as far as both sides were measured. */
export const ratiosOf = (rows: readonly GamesRow[]): Ratio[] => {
  const rate = (name: string): number | undefined => rows.find(row => row.name === name)?.decisionsPerSecond;
  const ratio = (name: string, over: number | undefined, under: number | undefined, aim: string): Ratio[] =>
    over === undefined || under === undefined ? [] : [{ name, value: over / under, aim }];
  const nauticus = rows.filter(row => row.name.startsWith('nauticus')).map(row => row.decisionsPerSecond);
  return [
    ...PEERS.flatMap(({ name }) => {
      const own = `nauticus, ${name.split(', ')[1]}`;
      return ratio(`${own} / ${name}`, rate(own), rate(name), '≥ 250');
    }),
    ...rows
      .filter(row => row.name.startsWith('nautilus') && nauticus.length > 0)
      .flatMap(row => ratio(`${row.name} / nauticus`, row.decisionsPerSecond, mean(nauticus), '≥ 0.5')),
  ];
};
