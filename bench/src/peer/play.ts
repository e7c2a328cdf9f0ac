import type { SeededChance } from '@ankerplatz/kit';
import type { ActionShape, State } from 'boardgame.io';
import type { Played } from '../played.ts';
import { Client, CreateGameReducer, InitializeGame, ProcessGameConfig } from './library.ts';
import { type Choice, choicesOf, type Slipway, slipway } from './slipway.ts';

const isOver = (state: State<Slipway>): boolean => state.ctx.gameover !== undefined;

const game = ProcessGameConfig(slipway);
const reduce = CreateGameReducer({ game });

const actionOf = (choice: Choice, playerID: string): ActionShape.MakeMove => ({
  type: 'MAKE_MOVE',
  payload: { type: choice.move, args: choice.args, playerID },
});

/** By the bare reducer, as boardgame.io's own bots and `Simulate` play: the fastest way it offers. */
export const playByReducer = (players: number, seed: string, chance: SeededChance): Played => {
  let state: State<Slipway> = InitializeGame({ game: { ...game, seed }, numPlayers: players });
  let decisions = 0;
  let moves = 0;
  while (!isOver(state)) {
    const seat = state.ctx.currentPlayer;
    const choices = choicesOf(state.G, state.ctx, seat);
    state = reduce(state, actionOf(choices[chance.die(choices.length)]!, seat));
    decisions++;
    moves += choices.length;
  }
  return { decisions, moves };
};

/** By a local client without a board: what a program that uses boardgame.io is told to write. */
export const playByClient = (players: number, seed: string, chance: SeededChance): Played => {
  const client = Client<Slipway>({ game: { ...slipway, seed }, numPlayers: players, debug: false });
  let state: State<Slipway> = client.getState()!;
  let decisions = 0;
  let moves = 0;
  while (!isOver(state)) {
    const choices = choicesOf(state.G, state.ctx, state.ctx.currentPlayer);
    const { move, args = [] } = choices[chance.die(choices.length)]!;
    client.moves[move]!(...args);
    state = client.getState()!;
    decisions++;
    moves += choices.length;
  }
  return { decisions, moves };
};
