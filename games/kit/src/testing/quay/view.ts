import type { Chance } from '../../chance/chance.ts';
import type { View } from '../../game.ts';
import { MoveList } from '../../play/move-list.ts';
import type { Seat } from '../../seat.ts';
import { rulesOf } from '../../versions.ts';
import { makeMove } from './moves.ts';
import { listOf, makeChoice, parseChoice, state } from './notation.ts';
import { NOBODY, QuayPosition, UNDECIDED } from './position.ts';
import { type QuaySetup, resolved } from './setup.ts';
import { HAND } from './tables.ts';
import { GOODS, type Good, type QuayEvent } from './types.ts';

/** The text of a choice that may not be known. */
const HIDDEN = '?';

interface QuayView extends View {
  readonly options: QuaySetup['options'];
  readonly round: number;
  readonly leader: Seat;
  readonly stores: readonly (readonly Good[])[];
  readonly owners: readonly (Seat | null)[];
  /** Indexable by seat: null, or HIDDEN while the others have not chosen. */
  readonly chosen: readonly (string | null)[];
  /** Null for a spectator. */
  readonly hand: readonly Good[] | null;
  /** In an open view, indexable by seat. */
  readonly hands?: readonly (readonly Good[])[];
  /** Goods that have left the game. */
  readonly spent: readonly Good[];
}

const movesOf = (position: QuayPosition, seat: Seat): string[] => {
  const list = new MoveList();
  position.moves(seat, list);
  return list.toArray().map(makeMove).sort();
};

/** Goods that are neither in a hand, nor in a store, nor in the deck. */
const spentOf = ({ setup, hands, stores, deck }: QuayPosition): Good[] =>
  listOf(
    GOODS.map((good, index) => {
      const found = [...hands, ...stores].reduce((sum, counts) => sum + counts[index]!, 0);
      return setup.crates[good] - found - deck.filter(crate => crate === index).length;
    }),
  );

const makeView = (position: QuayPosition, seat: Seat | null, isOpen: boolean): QuayView => {
  const { game, options, round, leader, stores, owners, over } = state(position) as unknown as QuayView;
  const isKnown = (owner: Seat): boolean => isOpen || owner === seat || !position.isLoading;
  return {
    game,
    seat,
    over,
    ...(position.setup.version > 1 && { rules: position.setup.version }),
    moves: seat !== null && position.deciders().includes(seat) ? movesOf(position, seat) : [],
    options,
    round,
    leader,
    stores,
    owners,
    chosen: position.chosen.map((choice, owner) =>
      choice === UNDECIDED || isKnown(owner) ? makeChoice(choice) : HIDDEN,
    ),
    hand: seat === null ? null : listOf(position.hands[seat]!),
    spent: spentOf(position),
    ...(isOpen && { hands: position.hands.map(listOf) }),
  };
};

export const view = (position: QuayPosition, seat: Seat | null): QuayView => makeView(position, seat, false);
export const openView = (position: QuayPosition): QuayView => makeView(position, null, true);

export const eventFor = (event: QuayEvent, seat: Seat | null): QuayEvent | null => {
  if (event.type === 'drew' && event.seat !== seat) return null;
  if (event.type === 'chose' && event.seat !== seat) return { ...event, choice: null };
  return event;
};

export const moveFor = (text: string, mover: Seat, seat: Seat | null): string =>
  mover !== seat && (text === 'hold' || text.startsWith('ship ')) ? HIDDEN : text;

const take = (pool: number[], goods: readonly Good[]): void => {
  for (const good of goods) pool.splice(pool.indexOf(GOODS.indexOf(good)), 1);
};

/** One of the legal choices of a hand. */
const drawChoice = (position: QuayPosition, seat: Seat, chance: Chance): number => {
  const list = new MoveList();
  position.moves(seat, list);
  return list.at(chance.die(list.length));
};

/** The crates that the seat cannot see are shuffled and dealt again. */
export const sample = (given: View, chance: Chance): QuayPosition => {
  const known = given as QuayView;
  const setup = resolved(rulesOf(known), known.options);
  if (!setup.ok) throw new Error(setup.error);
  const position = new QuayPosition(setup.value);
  position.round = known.round;
  position.leader = known.leader;
  for (const [index, owner] of known.owners.entries()) position.owners[index] = owner ?? NOBODY;
  const pool = GOODS.flatMap((good, index) => Array.from({ length: setup.value.crates[good] }, () => index));
  take(pool, [...known.stores.flat(), ...known.spent, ...(known.hands?.flat() ?? known.hand ?? [])]);
  chance.shuffle(pool);
  for (const [seat, hand] of position.hands.entries()) {
    const seen = known.hands?.[seat] ?? (seat === known.seat ? known.hand : null);
    const goods = seen?.map(good => GOODS.indexOf(good)) ?? pool.splice(0, HAND);
    for (const good of goods) hand[good]!++;
    for (const good of known.stores[seat]!) position.stores[seat]![GOODS.indexOf(good)]!++;
  }
  position.deck.push(...pool);
  for (const [seat, choice] of known.chosen.entries())
    position.chosen[seat] = choice === HIDDEN ? drawChoice(position, seat, chance) : parseChoice(choice);
  return position;
};
