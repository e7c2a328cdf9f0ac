import type { Chance } from '../../chance/chance.ts';
import type { Position, Tell } from '../../game.ts';
import { type Outcome, ranksBy } from '../../outcome.ts';
import type { MoveList } from '../../play/move-list.ts';
import { SEATS_OF, type Seat } from '../../seat.ts';
import { MOVES } from './moves.ts';
import type { QuaySetup } from './setup.ts';
import { HAND } from './tables.ts';
import { BUILDINGS, type BuildingSpec, GOODS, type QuayEvent } from './types.ts';

export const NOBODY = -1;
export const UNDECIDED = -1;
/** The choice to hold, beside the index of a good. */
export const HOLD = GOODS.length;

const copyInto = (target: number[], source: readonly number[]): void => {
  target.length = source.length;
  for (let i = 0; i < source.length; i++) target[i] = source[i]!;
};

export class QuayPosition implements Position<QuayEvent> {
  round = 1;
  leader: Seat = 0;
  /** Indexable by seat, then by good. */
  readonly hands: number[][];
  readonly stores: number[][];
  /** Indexable by seat: UNDECIDED, HOLD or the index of a good. */
  readonly chosen: number[];
  /** Indexable by building: the seat that built it, or NOBODY. */
  readonly owners: number[] = BUILDINGS.map(() => NOBODY);
  /** Indices of goods; the next crate is the last one. */
  readonly deck: number[] = [];

  constructor(readonly setup: QuaySetup) {
    const none = () => Array.from({ length: setup.seats }, () => GOODS.map(() => 0));
    this.hands = none();
    this.stores = none();
    this.chosen = this.hands.map(() => UNDECIDED);
  }

  static start(setup: QuaySetup, chance: Chance): QuayPosition {
    const position = new QuayPosition(setup);
    for (const [index, good] of GOODS.entries()) for (let i = 0; i < setup.crates[good]; i++) position.deck.push(index);
    chance.shuffle(position.deck, 'crates', 1);
    for (let i = 0; i < HAND; i++) for (const hand of position.hands) hand[position.deck.pop()!]!++;
    return position;
  }

  clone(): this {
    const copy = new QuayPosition(this.setup) as this;
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: this): void {
    this.round = other.round;
    this.leader = other.leader;
    for (let seat = 0; seat < this.setup.seats; seat++) {
      copyInto(this.hands[seat]!, other.hands[seat]!);
      copyInto(this.stores[seat]!, other.stores[seat]!);
    }
    copyInto(this.chosen, other.chosen);
    copyInto(this.owners, other.owners);
    copyInto(this.deck, other.deck);
  }

  get isOver(): boolean {
    return this.round > this.setup.rounds;
  }

  /** §2: some crate is still to be chosen; else the leader may build (§4). */
  get isLoading(): boolean {
    return this.chosen.includes(UNDECIDED);
  }

  deciders(): readonly Seat[] {
    if (this.isOver) return [];
    if (!this.isLoading) return SEATS_OF[1 << this.leader]!;
    return SEATS_OF[this.chosen.reduce((bits, choice, seat) => bits | (Number(choice === UNDECIDED) << seat), 0)]!;
  }

  specOf(building: number): BuildingSpec {
    return this.setup.buildings[BUILDINGS[building]!];
  }

  canPay(seat: Seat, building: number): boolean {
    const { cost } = this.specOf(building);
    return GOODS.every((good, index) => this.stores[seat]![index]! >= (cost[good] ?? 0));
  }

  private isLegal(seat: Seat, code: number): boolean {
    const move = MOVES[code]!;
    switch (move.type) {
      case 'ship':
        return this.isLoading && this.hands[seat]![code]! > 0;
      case 'hold':
        return this.isLoading && (this.setup.rules.mayHoldLast || this.round < this.setup.rounds);
      case 'build': {
        const building = BUILDINGS.indexOf(move.building);
        return !this.isLoading && this.owners[building] === NOBODY && this.canPay(seat, building);
      }
      case 'pass':
        return !this.isLoading;
    }
  }

  moves(seat: Seat, list: MoveList): void {
    for (let code = 0; code < MOVES.length; code++) if (this.isLegal(seat, code)) list.push(code);
  }

  play(seat: Seat, code: number, chance: Chance, tell?: Tell<QuayEvent>): void {
    if (this.isLoading) {
      this.chosen[seat] = code;
      tell?.({ type: 'chose', seat, choice: GOODS[code] ?? 'hold' });
      if (!this.isLoading) this.open(tell);
      return;
    }
    const move = MOVES[code]!;
    if (move.type === 'build') this.build(seat, BUILDINGS.indexOf(move.building), tell);
    else tell?.({ type: 'passed', seat });
    this.endRound(chance, tell);
  }

  /** §3: a good that one seat alone shipped goes to its store; seats that shipped draw again. */
  private open(tell?: Tell<QuayEvent>): void {
    tell?.({ type: 'opened' });
    for (const [seat, choice] of this.chosen.entries()) {
      if (choice === HOLD) continue;
      const good = GOODS[choice]!;
      const isAlone = this.chosen.filter(other => other === choice).length === 1;
      this.hands[seat]![choice]!--;
      if (isAlone) this.stores[seat]![choice]!++;
      tell?.({ type: isAlone ? 'stored' : 'spoiled', seat, good });
      const drawn = this.deck.pop()!;
      this.hands[seat]![drawn]!++;
      tell?.({ type: 'drew', seat, good: GOODS[drawn]! });
    }
  }

  private build(seat: Seat, building: number, tell?: Tell<QuayEvent>): void {
    const { cost } = this.specOf(building);
    for (const [index, good] of GOODS.entries()) this.stores[seat]![index]! -= cost[good] ?? 0;
    this.owners[building] = seat;
    tell?.({ type: 'built', seat, building: BUILDINGS[building]! });
  }

  /** §5: the wind takes one good of a kind from every store; by version 2 not from the leader's. */
  private endRound(chance: Chance, tell?: Tell<QuayEvent>): void {
    const blown = chance.die(GOODS.length, 'wind', this.round);
    for (const [seat, store] of this.stores.entries())
      if (seat !== this.leader || !this.setup.rules.sparesLeader) store[blown] = Math.max(0, store[blown]! - 1);
    tell?.({ type: 'wind', good: GOODS[blown]! });
    this.chosen.fill(UNDECIDED);
    this.leader = (this.leader + 1) % this.setup.seats;
    this.round++;
  }

  pointsOf(seat: Seat): number {
    const goods = this.stores[seat]!.reduce((sum, count) => sum + count, 0);
    return BUILDINGS.reduce((sum, _, i) => sum + (this.owners[i] === seat ? this.specOf(i).points : 0), goods);
  }

  outcome(): Outcome | null {
    if (!this.isOver) return null;
    const points = this.hands.map((_, seat) => this.pointsOf(seat));
    return { ranks: ranksBy(points, (own, other) => other - own), scores: points.map(each => ({ points: each })) };
  }
}
