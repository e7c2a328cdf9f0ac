import {
  type Chance,
  type MoveList,
  type Outcome,
  type Position,
  SEATS_OF,
  type Seat,
  type Setup,
} from '@ankerplatz/kit';
import type { NautilusEvent, NautilusTell } from './events.ts';
import { CELLS } from './memory/cells.ts';
import type { Material } from './memory/material.ts';
import { Memory } from './memory/memory.ts';
import { firstOf, secondOf, thirdOf, VERB, verbOf } from './moves.ts';
import { ask, compass, discard, go, playCard, skip, special, step, swapCards } from './rules/cards.ts';
import { fieldOf } from './rules/course.ts';
import { beginRound, mulligan } from './rules/deal.ts';
import { otherOf } from './rules/hands.ts';
import { offerMoves, traderOf } from './rules/offers.ts';
import { endTurn } from './rules/turn.ts';
import { CARD, CARDS, PHASE } from './types.ts';

const { ASKED_SEAT, DEALER, GIVEN, GOT, NONE, WINNERS } = CELLS;

/** #5: rank 1 for the winners, 2 for the others. */
const outcomeOf = (winners: number, seats: number): Outcome => ({
  ranks: Array.from({ length: seats }, (_, seat) => (winners & (1 << seat) ? 1 : 2)),
  scores: null,
});

export class NautilusPosition extends Memory implements Position<NautilusEvent> {
  /** The first deal of a new game; the first dealer is drawn by lot unless the options name one. */
  static start(material: Material, chance: Chance): NautilusPosition {
    const position = new NautilusPosition(material);
    position.bytes[DEALER] = material.options.dealer ?? chance.die(material.seats, 'dealer', 1);
    beginRound(position, chance);
    return position;
  }

  get setup(): Setup {
    return this.material.setup;
  }

  clone(): this {
    const copy = new NautilusPosition(this.material);
    copy.take(this);
    return copy as this;
  }

  copyFrom(other: this): void {
    this.take(other);
  }

  deciders(): readonly Seat[] {
    return SEATS_OF[this.deciderBits()]!;
  }

  private deciderBits(): number {
    const { bytes, phase } = this;
    switch (phase) {
      case PHASE.over:
        return 0;
      case PHASE.exchange:
        return this.ungiven();
      case PHASE.mulligan:
        return 1 << bytes[ASKED_SEAT]!;
      case PHASE.skipped:
        return 1 << this.turn;
      case PHASE.trade:
        return this.traders();
      default:
        return 1 << this.decider;
    }
  }

  /** The seats that have not laid a card yet, as bits. */
  private ungiven(): number {
    let bits = 0;
    for (let seat = 0; seat < this.material.seats; seat++) if (this.bytes[GIVEN + seat] === NONE) bits |= 1 << seat;
    return bits;
  }

  /** The seats that lay a card in a trade, as bits: a commander lays for the commanded seat before its own card. */
  private traders(): number {
    const { turn, decider } = this;
    const open = this.ungiven();
    const other = otherOf(this, turn);
    return (open & (1 << turn) ? 1 << decider : 0) | (open & (1 << other) ? 1 << other : 0);
  }

  moves(seat: Seat, list: MoveList): void {
    offerMoves(this, seat, list);
  }

  play(seat: Seat, move: number, chance: Chance, tell?: NautilusTell): void {
    const first = firstOf(move);
    const second = secondOf(move);
    switch (verbOf(move)) {
      case VERB['play-go']:
        playCard(this, first, tell);
        go(this, second, fieldOf(second, thirdOf(move)), chance, tell);
        break;
      case VERB['play-skip']:
        playCard(this, CARD['8'], tell);
        skip(this, tell);
        break;
      case VERB['play-swap']:
        playCard(this, CARD.compass, tell);
        compass(this, first, second, chance, tell);
        break;
      case VERB['play-special']:
        playCard(this, first, tell);
        special(this, first, chance, tell);
        break;
      case VERB.step:
        step(this, second, fieldOf(second, thirdOf(move)), chance, tell);
        break;
      case VERB.discard:
        discard(this, first, chance, tell);
        break;
      case VERB.give:
        this.give(seat, first, tell);
        break;
      case VERB.trade:
        this.trade(seat, first, chance, tell);
        break;
      case VERB.ask:
        ask(this, first, tell);
        break;
      case VERB.keep:
        this.keep(seat, tell);
        break;
      case VERB.mulligan:
        mulligan(this, seat, chance, tell);
        this.endMulligan(seat);
        break;
      default:
        this.use(move, chance, tell);
    }
  }

  /** The use of the last card after a nautilus. */
  private use(move: number, chance: Chance, tell?: NautilusTell): void {
    const second = secondOf(move);
    const commander = this.commander === NONE ? null : this.commander;
    tell?.({ type: 'used', seat: this.turn, commander, card: CARDS[this.last]! });
    switch (verbOf(move)) {
      case VERB['use-go']:
        go(this, second, fieldOf(second, thirdOf(move)), chance, tell);
        break;
      case VERB['use-skip']:
        skip(this, tell);
        break;
      case VERB['use-swap']:
        compass(this, firstOf(move), second, chance, tell);
        break;
      default:
        special(this, this.last, chance, tell);
    }
  }

  /** #7.2: an exchange takes effect when all have given. */
  private give(seat: number, card: number, tell?: NautilusTell): void {
    const { bytes } = this;
    bytes[GIVEN + seat] = card;
    tell?.({ type: 'gave', seat, by: seat, card: CARDS[card]! });
    if (this.ungiven() !== 0) return;
    for (let first = 0; first < 2; first++)
      swapCards(this, first, bytes[GIVEN + first]!, first + 2, bytes[GIVEN + first + 2]!, tell);
    this.phase = PHASE.play;
  }

  private keep(seat: number, tell?: NautilusTell): void {
    tell?.({ type: 'kept', seat });
    this.endMulligan(seat);
  }

  /** #11.1: the dealer is asked last; then play begins. */
  private endMulligan(seat: number): void {
    if (seat === this.bytes[DEALER]) this.phase = PHASE.play;
    else this.bytes[ASKED_SEAT] = this.bytes[DEALER]!;
  }

  /** #8 trade: it takes effect when both have given; in a duel the other gives by answering. */
  private trade(seat: number, card: number, chance: Chance, tell?: NautilusTell): void {
    const { bytes, turn } = this;
    const other = otherOf(this, turn);
    if (this.phase === PHASE.return) swapCards(this, turn, card, other, bytes[GOT]!, tell);
    else {
      const owner = traderOf(this, seat);
      bytes[GIVEN + owner] = card;
      tell?.({ type: 'gave', seat: owner, by: seat, card: CARDS[card]! });
      if (bytes[GIVEN + turn] === NONE || bytes[GIVEN + other] === NONE) return;
      swapCards(this, turn, bytes[GIVEN + turn]!, other, bytes[GIVEN + other]!, tell);
    }
    endTurn(this, chance, tell);
  }

  outcome(): Outcome | null {
    return this.isOver ? outcomeOf(this.bytes[WINNERS]!, this.material.seats) : null;
  }
}
