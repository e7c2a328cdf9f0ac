import { SeededChance, type View } from '@ankerplatz/kit';
import { type NauticusPosition, nauticus, standingOf } from '@ankerplatz/nauticus';
import { thinkWith } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { earlierNauticusRanks } from './index.ts';
import { RULES } from './rules.ts';

/**
 * Playouts that the captains who play on may spend on a turn, one run after another: a turn that is clearly best is so
 * among quick players and slow ones.
 */
const PLAYOUTS = [2_000, 1_000, 500];

/** Puzzles were proved by the first captain. */
const JUDGE = earlierNauticusRanks['captain@1']!;

/** How far a seat is ahead of the best of the others when the game is over. */
const leadOf = ({ cells, setup }: NauticusPosition, seat: number): number => {
  const others = Array.from({ length: setup.seats }, (_, other) => other).filter(other => other !== seat);
  return standingOf(cells, seat) - Math.max(...others.map(other => standingOf(cells, other)));
};

const play = (position: NauticusPosition, moves: readonly string[], chance: SeededChance): void => {
  const seat = position.deciders()[0]!;
  for (const text of moves) position.play(seat, nauticus.parseMove(position, text)!, chance);
};

const playedOn = (view: View, moves: readonly string[], run: number, seed: string): number => {
  const chance = SeededChance.from(`${seed}:${run}`);
  const position = nauticus.sample(view, chance);
  const seat = position.deciders()[0]!;
  play(position, moves, chance);
  for (let turn = 0; !position.outcome(); turn++) {
    const thinking = { seed: `${seed}:${run}:${turn}`, playouts: PLAYOUTS[run % PLAYOUTS.length]! };
    const next = nauticus.view(position, position.deciders()[0]!);
    play(position, thinkWith(JUDGE, next, thinking)[0]!.moves, chance);
  }
  return leadOf(position, seat);
};

/** By captains who play on to the end of the game. */
export const nauticusJudge: Judge = {
  rules: RULES,
  measure: 'points',
  worths: (view, turns, runs, seed) =>
    turns.map(moves => Array.from({ length: runs }, (_, run) => playedOn(view, moves, run, seed))),
};
