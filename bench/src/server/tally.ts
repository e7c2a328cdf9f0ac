import type { Game } from 'boardgame.io';

/** About as many as a game of ours has here. */
const MOVES = 104;

/** The smallest game: two players add one in turn. */
export const tally: Game<{ count: number }> = {
  name: 'tally',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count++;
    },
  },
  endIf: ({ G }) => G.count >= MOVES,
};
