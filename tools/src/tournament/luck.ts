import type { Game, Setup } from '@ankerplatz/kit';
import { parseContestant } from '../arena/contestant.ts';
import { type Player, thinkingPlayer } from '../arena/player.ts';
import { meanOf, varianceOf } from '../mean.ts';
import { chanceOf, playSimulated } from './simulated-game.ts';

export interface LuckTask {
  readonly game: Game;
  readonly setup: Setup;
  /** The bot in every seat, so that all that differs is luck and what it thinks of. */
  readonly bot: string;
  readonly deals: number;
  /** How often each deal is played. */
  readonly plays: number;
  readonly seed: string;
}

/** By deal, play and seat, what a game was worth: of its variance, the share that does not come from the deal. */
export const leftWithin = (worths: readonly (readonly (readonly number[])[])[]): number => {
  const plays = worths[0]!.length;
  const seats = [...worths[0]![0]!.keys()];
  const within = meanOf(seats.flatMap(seat => worths.map(played => varianceOf(played.map(each => each[seat]!)))));
  const between = meanOf(seats.map(seat => varianceOf(worths.map(played => meanOf(played.map(each => each[seat]!))))));
  // The means of so many plays differ by their own chance, too.
  const luck = Math.max(0, between - within / plays);
  return within / (within + luck);
};

/**
 * Of the variance of what a seat's game is worth, the share that is left when the luck is the same. To tell two entrants apart with the same
 * certainty, duplicate needs this share of the tables.
 */
export const sharedLuckLeaves = async (
  { game, setup, bot, deals, plays, seed }: LuckTask,
  tick: () => void = () => undefined,
): Promise<number> => {
  const contestant = parseContestant(bot);
  if (contestant.kind === 'program') throw new Error('programs play no simulated games');
  const player = thinkingPlayer(contestant, game, undefined);
  const seated = Array<Player>(setup.seats).fill(player);
  const worths: (readonly number[])[][] = [];
  for (let deal = 0; deal < deals; deal++) {
    const name = `${seed} ${deal}`;
    const played: (readonly number[])[] = [];
    for (let play = 0; play < plays; play++) {
      played.push((await playSimulated(game, setup, chanceOf(name), seated, `${name} ${play}`)).worths);
      tick();
    }
    worths.push(played);
  }
  return leftWithin(worths);
};
