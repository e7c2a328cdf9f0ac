// A bot of playouts: it tries every legal move, plays each game to its end at random a few times, and takes the move after
// which its rank was best. It needs the rules of this repository, and no word about any single game.
//
//   ankerplatz arena nauticus --bots "cmd:node tools/examples/bots/playouts.mjs 4,random"
import { createInterface } from 'node:readline';
import { MoveList, SeededChance } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';

const PLAYOUTS = Number(process.argv[2] ?? 4);
const chance = SeededChance.from('playouts');
const list = new MoveList();

const playToTheEnd = position => {
  while (position.deciders().length > 0) {
    const seat = position.deciders()[0];
    list.clear();
    position.moves(seat, list);
    position.play(seat, list.at(chance.die(list.length)), chance);
  }
  return position.outcome();
};

/** The sum of our ranks after a move: less is better. What we do not see is drawn anew for every playout. */
const rankAfter = (move, view, game) => {
  let sum = 0;
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    const position = game.sample(view, chance);
    position.play(view.seat, game.parseMove(position, move), chance);
    sum += playToTheEnd(position).ranks[view.seat];
  }
  return sum;
};

const choose = ({ view, moves }) => {
  const game = gameById(view.game);
  const ranks = moves.map(move => rankAfter(move, { ...view, moves }, game));
  return moves[ranks.indexOf(Math.min(...ranks))];
};

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify({ move: choose(JSON.parse(line)) })}\n`);
