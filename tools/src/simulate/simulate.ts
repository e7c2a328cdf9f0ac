import { type Game, SeededChance, type Setup } from '@ankerplatz/kit';
import { playRandomly } from './playout.ts';
import { Gathering, type Summary } from './summary.ts';

export interface Task {
  readonly games: number;
  readonly seed: string;
  /** The most decisions of a game. */
  readonly cap: number;
}

/** Plays many games at random; the same task gives the same summary. `progress` hears how many are done. */
export const simulate = (
  game: Game,
  setup: Setup,
  { games, seed, cap }: Task,
  progress: (done: number) => void,
): Summary => {
  const gathering = new Gathering(setup.seats);
  for (let done = 0; done < games; done++) {
    gathering.add(playRandomly(game, setup, SeededChance.from(`${done}:${seed}`), cap));
    progress(done + 1);
  }
  return gathering.summary();
};
