// What ends of a round are worth that a captain of Nauticus can choose between: each is played to the end of the game with the same shuffles.
// node bots/learn/nauticus-siblings.mjs --players 2 --playouts 500 --shuffles 3 --seconds 60 --seed s --out FILE
// A line of JSON a group: for every end what the evaluation says, its parts and slopes, the inputs that hold, and the points that came of it.
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { cells as at, nauticus, tables, types } from '@ankerplatz/nauticus';
import { Evaluation } from '../dist/nauticus/evaluation.js';
import { Inputs } from '../dist/nauticus/inputs.js';
import { isInPhase } from '../dist/nauticus/turn-search.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../dist/nauticus/weights.js';
import { laidOut, playTurn, someEnds } from './nauticus-ends.mjs';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    playouts: { type: 'string', default: '500' },
    shuffles: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 's' },
    out: { type: 'string', default: 'siblings.ndjson' },
  },
});
const [players, playouts, shuffles] = [values.players, values.playouts, values.shuffles].map(Number);
const MOST = 7;
const base = players === 2 ? DUEL_WEIGHTS : TABLE_WEIGHTS;
const SHAKEN = Object.keys(base).filter(name => !['reach', 'patience', 'rivalry'].includes(name));
const evaluationWith = (name, factor) => new Evaluation({ ...base, [name]: base[name] * factor });
const evaluation = new Evaluation(base);
const above = SHAKEN.map(name => evaluationWith(name, 1.1));
const below = SHAKEN.map(name => evaluationWith(name, 0.9));
const inputs = new Inputs();
const rounded = number => Math.round(100 * number) / 100;
const end = Date.now() + 1000 * Number(values.seconds);

const isFirstOfPhase = position => position.cells[at.ASKED] === types.CHOOSE || isInPhase(position);

const sample = (position, seat, chance, name) => {
  const some = someEnds(evaluation, position, seat, chance, MOST);
  const tiles = Int32Array.from(types.ACTIONS.keys());
  const groups = some.map(state => ({ state, own: [], rivals: [] }));
  if (groups.length < 3) return;
  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    chance.shuffle(tiles);
    for (const { state, own, rivals } of groups) {
      const here = laidOut(state, tiles);
      const shuffled = SeededChance.from(`${name}:${shuffle}`);
      for (let turn = 0; !here.outcome(); turn++) playTurn(here, playouts, shuffled, `${name}:${shuffle}:${turn}`);
      const points = here.outcome().scores.map(score => score.points);
      own.push(points[seat]);
      rivals.push(points.reduce((sum, other, who) => (who === seat ? sum : sum + other), 0) / (players - 1));
    }
  }
  const rows = groups.map(({ state, own, rivals }) => {
    const worth = evaluation.worthOf(state.position, seat);
    const parts = Array.from(evaluation.parts, rounded);
    const slopes = SHAKEN.map((_, index) =>
      rounded((above[index].worthOf(state.position, seat) - below[index].worthOf(state.position, seat)) / 0.2),
    );
    inputs.gather(state.position, seat, position.round);
    const points = state.position.cells[at.playerAt(seat) + at.POINTS];
    return {
      worth: rounded(worth),
      points,
      parts,
      slopes,
      held: Array.from(inputs.held.slice(inputs.shared, inputs.count)),
      own,
      rivals,
    };
  });
  appendFileSync(
    values.out,
    `${JSON.stringify({ players, round: position.round, phase: position.cells[at.PHASE], rows })}\n`,
  );
};

for (let game = 0; Date.now() < end; game++) {
  const chance = SeededChance.from(`${values.seed}:${game}`);
  const position = nauticus.start(nauticus.setup({ players }).value, chance);
  for (let turn = 0; !position.outcome() && Date.now() < end; turn++) {
    const { round } = position;
    const [seat] = position.deciders();
    const isSampled = round < tables.ROUNDS[players] && position.cells[at.PHASE] >= 3 && isFirstOfPhase(position);
    if (isSampled && chance.unit() < 0.12) sample(position, seat, chance, `${values.seed}:${game}:${turn}`);
    playTurn(position, playouts, chance, `${values.seed}:${game}:${turn}`);
  }
}
