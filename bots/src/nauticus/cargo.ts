import { cells as at, setPoints, ships, types } from '@ankerplatz/nauticus';
import { raised } from '../steady.ts';
import type { Fleet } from './fleet.ts';
import { EXCHANGE, type RemainingGame } from './remaining-game.ts';
import type { Weights } from './weights.ts';

const { ACTIONS, DELIVER, FIRST_GOOD, GOODS, TRANSPORT } = types;
const GOODS_ACTION = ACTIONS.indexOf('goods');

/** The points of a set, also of fractions of goods. */
const expectedPoints = (goods: number): number => {
  const whole = Math.floor(goods);
  const points = setPoints(whole);
  return goods === whole ? points : points + (goods - whole) * (setPoints(whole + 1) - points);
};

/** Judges the goods of a player: delivered, aboard and in storage, and the places for more. */
export class Cargo {
  /** Indexable by good: those expected to be delivered yet. */
  private readonly expected = new Float64Array(GOODS.length);
  private berths = 0;

  constructor(
    private readonly weights: Weights,
    private readonly fleet: Fleet,
  ) {}

  /** The fleet must have been judged before. */
  worthOf(cells: at.Cells, player: number, remaining: RemainingGame): number {
    const { expected, fleet, weights } = this;
    expected.fill(0);
    this.berths = 0;
    let worth = 0;
    for (let ship = 0; ship < cells[player + at.SHIPS]!; ship++) worth += this.aboard(cells, player, ship, remaining);
    this.shelve(remaining);
    const cost = EXCHANGE + weights.haul * remaining.worker;
    for (let good = 0; good < GOODS.length; good++) {
      worth += expectedPoints(cells[player + at.DELIVERED + good]! + expected[good]!) - expected[good]! * cost;
      worth += EXCHANGE * fleet.shelf[FIRST_GOOD + good]!;
    }
    return worth;
  }

  /** Expects the goods of a ship; answers what they are worth undelivered, and its free places. */
  private aboard(cells: at.Cells, player: number, ship: number, remaining: RemainingGame): number {
    const { weights, fleet } = this;
    const word = cells[player + at.SHIP + 2 * ship]!;
    const order = cells[player + at.SHIP + 2 * ship + 1]!;
    const goods = ships.goodsOf(word);
    const free = fleet.sizes[ship]! - goods;
    const finds = Math.max(remaining.hitOf(GOODS_ACTION, 1), remaining.hitOf(TRANSPORT, 1));
    const leaves = fleet.odds[ship]! * remaining.hitOf(DELIVER, 1);
    const hope = leaves * (free > 0 ? finds * raised(weights.fill, free) : 1);
    for (let slot = 0; slot < goods; slot++) this.expected[ships.goodAt(order, slot)]! += hope;
    this.berths += fleet.odds[ship]! * free;
    return goods * EXCHANGE + weights.berth * free * leaves * finds;
  }

  /** Expects goods in storage to come aboard as far as there are places. */
  private shelve(remaining: RemainingGame): void {
    const { weights, expected } = this;
    const { shelf } = this.fleet;
    let stored = 0;
    for (let good = 0; good < GOODS.length; good++) stored += shelf[FIRST_GOOD + good]!;
    if (stored === 0) return;
    const housed = Math.min(1, this.berths / stored);
    const share = weights.shelved * housed + weights.homeless * remaining.early * (1 - housed);
    const hope = share * remaining.hitOf(TRANSPORT, 1) * remaining.hitOf(DELIVER, 1);
    for (let good = 0; good < GOODS.length; good++) expected[good]! += hope * shelf[FIRST_GOOD + good]!;
  }
}
