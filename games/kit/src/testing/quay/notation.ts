import { isObject, type JsonObject } from '../../json.ts';
import { err, ok, type Result } from '../../result.ts';
import { HOLD, NOBODY, QuayPosition, UNDECIDED } from './position.ts';
import { type QuaySetup, resolved } from './setup.ts';
import { HAND } from './tables.ts';
import { BUILDINGS, GOODS, type Good, ID } from './types.ts';

export const listOf = (counts: readonly number[]): Good[] =>
  GOODS.flatMap((good, index) => Array.from({ length: counts[index]! }, () => good));

export const makeChoice = (choice: number): string | null => (choice === UNDECIDED ? null : (GOODS[choice] ?? 'hold'));

export const parseChoice = (text: string | null): number =>
  text === null ? UNDECIDED : text === 'hold' ? HOLD : GOODS.indexOf(text as Good);

/** The whole state, as the referee sees it. */
export const state = (position: QuayPosition): JsonObject => ({
  game: ID,
  options: position.setup.options,
  round: position.round,
  leader: position.leader,
  hands: position.hands.map(listOf),
  stores: position.stores.map(listOf),
  chosen: position.chosen.map(makeChoice),
  owners: position.owners.map(owner => (owner === NOBODY ? null : owner)),
  deck: position.deck.map(good => GOODS[good]!),
  over: position.isOver,
});

const FIELDS = ['game', 'options', 'round', 'leader', 'hands', 'stores', 'chosen', 'owners', 'deck', 'over'];

const isGood = (value: unknown): value is Good => GOODS.some(good => good === value);
const isGoods = (value: unknown): value is Good[] => Array.isArray(value) && value.every(isGood);
const isSeat = (value: unknown, seats: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;

const shapeProblem = (json: Readonly<Record<string, unknown>>, { seats, rounds }: QuaySetup): string | undefined => {
  const { round, leader, hands, stores, chosen, owners, deck } = json;
  const perSeat = (value: unknown, fits: (each: unknown) => boolean): boolean =>
    Array.isArray(value) && value.length === seats && value.every(fits);
  if (!isSeat(round, rounds + 1) || round < 1) return `round must be 1 to ${rounds}`;
  if (!isSeat(leader, seats)) return 'leader must be a seat';
  if (!perSeat(hands, hand => isGoods(hand) && hand.length === HAND)) return `every hand must have ${HAND} goods`;
  if (!perSeat(stores, isGoods)) return 'every store must be a list of goods';
  if (!perSeat(chosen, choice => choice === null || choice === 'hold' || isGood(choice))) return 'chosen is damaged';
  if (!Array.isArray(owners) || owners.length !== BUILDINGS.length) return 'owners must name every building';
  if (!owners.every(owner => owner === null || isSeat(owner, seats))) return 'an owner must be a seat';
  return isGoods(deck) ? undefined : 'deck must be a list of goods';
};

const fill = (counts: number[], goods: readonly Good[]): void => {
  for (const good of goods) counts[GOODS.indexOf(good)]!++;
};

const contentProblem = (position: QuayPosition): string | undefined => {
  const { hands, stores, chosen, deck, setup } = position;
  for (const [index, good] of GOODS.entries()) {
    const found = [...hands, ...stores].reduce((sum, counts) => sum + counts[index]!, 0);
    const all = found + deck.filter(crate => crate === index).length;
    if (all > setup.crates[good]) return `there are ${all} crates of ${good}, the game has ${setup.crates[good]}`;
  }
  if (position.isLoading && chosen.some((choice, seat) => choice >= 0 && choice !== HOLD && !hands[seat]![choice]))
    return 'a chosen crate must be in the hand';
  const loadings = setup.rounds - position.round + Number(position.isLoading);
  return deck.length < setup.seats * loadings ? 'the deck is too small' : undefined;
};

/** A position from outside, at any moment of the game before its end. */
export const parsePosition = (version: number, json: unknown): Result<QuayPosition, string> => {
  if (!isObject(json)) return err('a position is an object');
  if (json.game !== ID) return err(`game must be "${ID}"`);
  const extra = Object.keys(json).find(key => !FIELDS.includes(key));
  if (extra !== undefined) return err(`unknown field ${JSON.stringify(extra)}`);
  if (!isObject(json.options)) return err('options must be an object');
  const setup = resolved(version, json.options as JsonObject);
  if (!setup.ok) return setup;
  const problem = shapeProblem(json, setup.value);
  if (problem !== undefined) return err(problem);
  const position = new QuayPosition(setup.value);
  position.round = json.round as number;
  position.leader = json.leader as number;
  for (const [seat, hand] of position.hands.entries()) {
    fill(hand, (json.hands as Good[][])[seat]!);
    fill(position.stores[seat]!, (json.stores as Good[][])[seat]!);
    position.chosen[seat] = parseChoice((json.chosen as string[])[seat]!);
  }
  for (const [index, owner] of (json.owners as (number | null)[]).entries()) position.owners[index] = owner ?? NOBODY;
  position.deck.push(...(json.deck as Good[]).map(good => GOODS.indexOf(good)));
  const wrong = contentProblem(position);
  return wrong === undefined ? ok(position) : err(wrong);
};
