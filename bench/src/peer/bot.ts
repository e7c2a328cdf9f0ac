import type { State } from 'boardgame.io';
import { InitializeGame, MCTSBot, ProcessGameConfig } from './library.ts';
import { choicesOf, type Slipway, slipway } from './slipway.ts';

const ITERATIONS = 5;
const PLAYERS = 2;
/** Random moves of one iteration: boardgame.io's own number. */
export const PLAYOUT_DEPTH = 50;

const game = ProcessGameConfig(slipway);
const start: State<Slipway> = InitializeGame({ game: { ...game, seed: 'bot' }, numPlayers: PLAYERS });
const bot = new MCTSBot({
  game: slipway,
  enumerate: choicesOf,
  seed: 'bot',
  iterations: ITERATIONS,
  playoutDepth: PLAYOUT_DEPTH,
});

/** Lets boardgame.io's bot think about the first move of a game, at once and not later; answers its iterations. */
export const iteratePeer = (): number => {
  void bot.play(start, start.ctx.currentPlayer);
  return ITERATIONS;
};
