import { SeededChance } from '@ankerplatz/kit';
import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from '../peer/library.ts';
import { type Choice, choicesOf, type Slipway, slipway } from '../peer/slipway.ts';

/** Slipway whose chance is the same every time. */
export const seededSlipway = { ...slipway, seed: 'regatta' };

/** The moves of a whole game of it. */
export const slipwayScript = (): Choice[] => {
  const game = ProcessGameConfig(seededSlipway);
  const reduce = CreateGameReducer({ game });
  const chance = SeededChance.from('regatta');
  const script: Choice[] = [];
  let state: State<Slipway> = InitializeGame({ game, numPlayers: 2 });
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const choices = choicesOf(state.G, state.ctx, playerID);
    const choice = choices[chance.die(choices.length)]!;
    script.push(choice);
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: choice.move, args: choice.args, playerID } });
  }
  return script;
};
