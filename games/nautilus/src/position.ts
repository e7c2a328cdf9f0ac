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
const {
  ask: TO_ASK,
  discard: TO_DISCARD,
  give: TO_GIVE,
  keep: TO_KEEP,
  mulligan: TO_MULLIGAN,
  'play-go': TO_PLAY_GO,
  'play-skip': TO_PLAY_SKIP,
  'play-special': TO_PLAY_SPECIAL,
  'play-swap': TO_PLAY_SWAP,
  step: TO_STEP,
  trade: TO_TRADE,
  'use-go': TO_USE_GO,
  'use-skip': TO_USE_SKIP,
  'use-swap': TO_USE_SWAP,
} = VERB;
const {
  exchange: IN_EXCHANGE,
  mulligan: IN_MULLIGAN,
  over: IN_OVER,
  play: IN_PLAY,
  return: IN_RETURN,
  skipped: IN_SKIPPED,
  trade: IN_TRADE,
} = PHASE;
const { '8': EIGHT, compass: COMPASS } = CARD;

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
      case IN_OVER:
        return 0;
      case IN_EXCHANGE:
        return this.ungiven();
      case IN_MULLIGAN:
        return 1 << bytes[ASKED_SEAT]!;
      case IN_SKIPPED:
        return 1 << this.turn;
      case IN_TRADE:
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
      case TO_PLAY_GO:
        playCard(this, first, tell);
        go(this, second, fieldOf(second, thirdOf(move)), chance, tell);
        break;
      case TO_PLAY_SKIP:
        playCard(this, EIGHT, tell);
        skip(this, tell);
        break;
      case TO_PLAY_SWAP:
        playCard(this, COMPASS, tell);
        compass(this, first, second, chance, tell);
        break;
      case TO_PLAY_SPECIAL:
        playCard(this, first, tell);
        special(this, first, chance, tell);
        break;
      case TO_STEP:
        step(this, second, fieldOf(second, thirdOf(move)), chance, tell);
        break;
      case TO_DISCARD:
        discard(this, first, chance, tell);
        break;
      case TO_GIVE:
        this.give(seat, first, tell);
        break;
      case TO_TRADE:
        this.trade(seat, first, chance, tell);
        break;
      case TO_ASK:
        ask(this, first, tell);
        break;
      case TO_KEEP:
        this.keep(seat, tell);
        break;
      case TO_MULLIGAN:
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
      case TO_USE_GO:
        go(this, second, fieldOf(second, thirdOf(move)), chance, tell);
        break;
      case TO_USE_SKIP:
        skip(this, tell);
        break;
      case TO_USE_SWAP:
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
    this.phase = IN_PLAY;
  }

  private keep(seat: number, tell?: NautilusTell): void {
    tell?.({ type: 'kept', seat });
    this.endMulligan(seat);
  }

  /** #11.1: the dealer is asked last; then play begins. */
  private endMulligan(seat: number): void {
    if (seat === this.bytes[DEALER]) this.phase = IN_PLAY;
    else this.bytes[ASKED_SEAT] = this.bytes[DEALER]!;
  }

  /** #8 trade: it takes effect when both have given; in a duel the other gives by answering. */
  private trade(seat: number, card: number, chance: Chance, tell?: NautilusTell): void {
    const { bytes, turn } = this;
    const other = otherOf(this, turn);
    if (this.phase === IN_RETURN) swapCards(this, turn, card, other, bytes[GOT]!, tell);
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
