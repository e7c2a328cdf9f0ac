// A lone captain of Nauticus with other weights, or with a network, among captains as they are:
// node bots/tune/nauticus-match.mjs [--players 2] [--games 200] [--playouts 8000] [--seed m] [--ours '{"firstWorker":0}'] [--network file.json]
// Every deal is played with the lone captain in every seat. Needs a build; prints how often it won and how far it was ahead of the best other.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { SeededChance } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { meanOf, wilson } from '../../tools/dist/arena/statistics.js';
import { captainWith } from '../dist/nauticus/captain.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../dist/nauticus/weights.js';
import { refuse, wholeOf } from './asked.mjs';
import { Crew } from './crew.mjs';
import { learned, Network } from './network.mjs';

/** Some weights by their names, from JSON. */
const weightsOf = text => {
  let weights;
  try {
    weights = JSON.parse(text);
  } catch {
    refuse(`--ours is JSON like {"firstWorker":0}, not ${text}`);
  }
  for (const [name, value] of Object.entries(weights)) {
    if (!Object.hasOwn(DUEL_WEIGHTS, name))
      refuse(`there is no weight ${name}: ${Object.keys(DUEL_WEIGHTS).join(', ')}`);
    if (typeof value !== 'number') refuse(`${name} is a number, not ${JSON.stringify(value)}`);
  }
  return weights;
};

const makeTable = ({ players, playouts, seed, ours, weights }) => {
  const usual = captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS);
  const changed = captainWith({ ...DUEL_WEIGHTS, ...ours }, { ...TABLE_WEIGHTS, ...ours });
  const network = weights && new Network(Float64Array.from(weights));
  const think = (position, seat, isLone, chance) => {
    learned.network = isLone ? network : null;
    const budget = { playouts, chance, isStopped: () => false };
    return (isLone ? changed : usual).think(nauticus.view(position, seat), budget)[0].moves;
  };
  return game => {
    const lone = game % players;
    const chance = SeededChance.from(`${seed}:${Math.floor(game / players)}`);
    const position = nauticus.start(nauticus.setup({ players }).value, chance);
    for (let turn = 0; !position.outcome(); turn++) {
      const [seat] = position.deciders();
      const moves = think(position, seat, seat === lone, SeededChance.from(`${seed}:${game}:${turn}`));
      for (const move of moves) position.play(seat, nauticus.parseMove(position, move), chance);
    }
    const { ranks, scores } = position.outcome();
    const points = scores.map(score => score.points);
    const best = Math.max(...points.filter((_, seat) => seat !== lone));
    const winners = ranks.filter(rank => rank === 1).length;
    return { won: ranks[lone] === 1 ? 1 / winners : 0, ahead: points[lone] - best };
  };
};

const play = async ({ players, games, playouts, seed, ours, network }) => {
  const weights = network ? JSON.parse(readFileSync(network, 'utf8')) : null;
  const threads = Math.min(availableParallelism(), games);
  const crew = new Crew(import.meta.url, threads, { players, playouts, seed, ours, weights });
  const played = await crew.all([...Array(games).keys()]);
  await crew.end();
  const won = wilson(
    played.reduce((sum, game) => sum + game.won, 0),
    games,
  );
  const mean = played.reduce((sum, { ahead }) => sum + ahead, 0) / games;
  const spread = Math.sqrt(played.reduce((sum, { ahead }) => sum + (ahead - mean) ** 2, 0) / (games - 1));
  const ahead = meanOf(mean, spread, games);
  const percent = value => (100 * value).toFixed(1);
  const rate = `${percent(won.value)} % (${percent(won.low)}–${percent(won.high)})`;
  console.log(
    `${games} games, ${players} players: won ${rate}, ahead ${mean.toFixed(1)} (±${(ahead.high - mean).toFixed(1)})`,
  );
};

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '200' },
      playouts: { type: 'string', default: '8000' },
      seed: { type: 'string', default: 'm' },
      ours: { type: 'string', default: '{}' },
      network: { type: 'string' },
    },
  });
  const [players, games, playouts] = ['players', 'games', 'playouts'].map(name => wholeOf(values, name));
  if (!nauticus.setup({ players }).ok) refuse(`Nauticus has 2 to 4 players, not ${players}`);
  await play({ players, games, playouts, seed: values.seed, ours: weightsOf(values.ours), network: values.network });
} else {
  const playGame = makeTable(workerData);
  parentPort.on('message', game => parentPort.postMessage(playGame(game)));
}
