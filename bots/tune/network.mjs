import { cells as at, ships, tables, types } from '@ankerplatz/nauticus';
import { Evaluation } from '../dist/nauticus/evaluation.js';

const { PHASES, ROUNDS, SPACES } = tables;
const TILES = types.TILES.length;
const GOODS = TILES - types.FIRST_GOOD;
/** Unfinished ships that are looked at, the fullest first. */
const STARTED = 2;
const STARTED_INPUTS = 5;
const LAST_SIZE = 4;
export const INPUTS = 5 + 3 + SPACES + 10 + TILES + GOODS + LAST_SIZE + STARTED * STARTED_INPUTS + TILES;
const HIDDEN = 32;
/** Points for each unit of what the network tells. */
export const SCALE = 20;

const fullness = word => ships.partsOf(word) + ships.mastsOf(word) + ships.sailsOf(word);

/** The inputs of a seat and of the rest of the game, in numbers of about one. */
export const fillInputs = (inputs, { cells, setup }, seat) => {
  let next = 0;
  const put = value => {
    inputs[next++] = Number(value);
  };
  const player = at.playerAt(seat);
  const own = cell => cells[player + cell];
  const left = ROUNDS[setup.seats] - cells[at.ROUND];
  for (const value of [1, left / 4, left === 0, (PHASES - cells[at.PHASE]) / PHASES, cells[at.SEAT] === seat])
    put(value);
  for (const players of [2, 3, 4]) put(setup.seats === players);
  const actions = next;
  for (let space = 0; space < SPACES; space++)
    inputs[actions + cells[at.TILE_AT + space]] = cells[at.USED] & (1 << space) ? 0 : 1;
  next += SPACES;
  for (const value of [own(at.POINTS) / 100, own(at.TALER) / 15, own(at.TALER) < 2, own(at.WORKERS) / 8]) put(value);
  for (const value of [own(at.WORKERS) < 2, own(at.PASSES) / 3, own(at.HAS_EXTRA), own(at.CROWN_POINTS) / 15])
    put(value);
  for (const value of [own(at.FIELDS) / 12, own(at.OWN_CROWNS) / 5]) put(value);
  for (let tile = 0; tile < TILES; tile++) put(own(at.STORAGE + tile) / 2);
  for (let good = 0; good < GOODS; good++) put(own(at.DELIVERED + good) / 3);
  const fleet = Array.from({ length: own(at.SHIPS) }, (_, ship) => own(at.SHIP + 2 * ship));
  const finished = fleet.filter(ships.isFinished);
  for (let size = 1; size <= LAST_SIZE; size++) put(finished.filter(word => ships.partsOf(word) === size).length);
  const started = fleet.filter(word => !ships.isFinished(word)).sort((a, b) => fullness(b) - fullness(a));
  for (let rank = 0; rank < STARTED; rank++) {
    const word = started[rank] ?? 0;
    for (const count of [ships.partsOf, ships.mastsOf, ships.sailsOf, ships.goodsOf]) put(count(word) / 4);
    put(word !== 0 && ships.isClosed(word));
  }
  for (let tile = 0; tile < TILES; tile++) put(cells[at.STACK + tile] < 3);
};

/** One hidden layer; tells how far the evaluation is off. */
export class Network {
  constructor(weights) {
    this.weights = weights;
    this.inputs = new Float64Array(INPUTS);
    this.hidden = new Float64Array(HIDDEN);
  }

  static first(chance, gauss) {
    const spread = Array.from({ length: INPUTS * HIDDEN }, () => 0.15 * gauss(chance));
    return new Network(Float64Array.from([...spread, ...Array(HIDDEN).fill(0)]));
  }

  tell(inputs = this.inputs) {
    const { weights, hidden } = this;
    hidden.fill(0);
    for (let input = 0; input < INPUTS; input++) {
      const value = inputs[input];
      if (value === 0) continue;
      const row = input * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] += value * weights[row + unit];
    }
    let told = 0;
    for (let unit = 0; unit < HIDDEN; unit++)
      if (hidden[unit] > 0) told += hidden[unit] * weights[INPUTS * HIDDEN + unit];
    return told;
  }

  /** Adds to the slopes of the squared error, and answers the error. */
  slope(slopes, inputs, target, share) {
    const { weights, hidden } = this;
    const error = this.tell(inputs) - target;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const out = INPUTS * HIDDEN + unit;
      if (hidden[unit] > 0) {
        slopes[out] += share * error * hidden[unit];
        hidden[unit] = share * error * weights[out];
      } else hidden[unit] = 0;
    }
    for (let input = 0; input < INPUTS; input++) {
      const value = inputs[input];
      if (value === 0) continue;
      const row = input * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) slopes[row + unit] += value * hidden[unit];
    }
    return error;
  }
}

const plainWorth = Evaluation.prototype.worthOf;

/** Adds a network to all evaluations, as long as one is set. */
export const learned = { network: null };

Evaluation.prototype.worthOf = function worthOf(position, seat) {
  const worth = plainWorth.call(this, position, seat);
  const { network } = learned;
  if (network === null || this.remainingGames.of(position, seat).turns === 0) return worth;
  fillInputs(network.inputs, position, seat);
  return worth + SCALE * network.tell();
};
