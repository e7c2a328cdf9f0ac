import { type Chance, err, isObject, type JsonObject, ok, type Result } from '@ankerplatz/kit';
import type { NautilusState, Wait } from './json-types.ts';
import { CELLS } from './memory/cells.ts';
import { Material } from './memory/material.ts';
import { parsePlace } from './moves.ts';
import { isVariant, parseOptions, setupOf } from './options.ts';
import { NautilusPosition } from './position.ts';
import { fieldOf } from './rules/course.ts';
import { addCard } from './rules/hands.ts';
import { forget, seeOpenHands } from './rules/knowledge.ts';
import { fieldName, handNames } from './rules/names.ts';
import { homeSide } from './rules/turn.ts';
import { type ByColour, CARD, CARDS, type Card, COLOURS, PHASE, PHASES, SAILORS, VARIANTS } from './types.ts';

const {
  ANNOUNCED,
  ASKED,
  ASKED_COUNT,
  BOARD,
  CAVE,
  DEALER,
  FRESH,
  GIVEN,
  GOT,
  LEFT,
  MOVED,
  MOVED_COUNT,
  NONE,
  OPEN,
  PILE,
  PLACES,
} = CELLS;

/** The sailors of a board kept at an offset, as `{"n":["t0*","home",…],…}`. */
export const makeSailors = ({ bytes, material }: NautilusPosition, board = BOARD): ByColour<string[]> => {
  const fresh = bytes[board + FRESH - BOARD]!;
  const places = board + PLACES - BOARD;
  const sailorsOf = (colour: number): string[] => {
    const words: string[] = [];
    for (let at = places + colour * 4; at < places + colour * 4 + material.sailors; at++) {
      const isFresh = fresh & (1 << colour) && bytes[at] === material.starts[colour];
      words.push(isFresh ? `${fieldName(bytes[at]!)}*` : fieldName(bytes[at]!));
    }
    return words;
  };
  return { n: sailorsOf(0), e: sailorsOf(1), s: sailorsOf(2), w: sailorsOf(3) };
};

/** Moby Dick of a board kept at an offset. */
export const makeWhale = ({ bytes }: NautilusPosition, board = BOARD): string | null =>
  bytes[board] === NONE ? null : fieldName(bytes[board]!);

const cardOrNull = (card: number): Card | null => (card === NONE ? null : CARDS[card]!);

const cardsAt = (bytes: Uint8Array, offset: number, count: number): Card[] => {
  const cards: Card[] = [];
  for (let at = offset; at < offset + count; at++) cards.push(CARDS[bytes[at]!]!);
  return cards;
};

/** Whether the card that a seat laid for an exchange or trade may be seen. */
export type MaySee = (owner: number) => boolean;

const makeGiven = ({ bytes, material }: NautilusPosition, maySee: MaySee): Record<string, Card> =>
  Object.fromEntries(
    Array.from({ length: material.seats }, (_, seat) => seat)
      .filter(seat => bytes[GIVEN + seat] !== NONE && maySee(seat))
      .map(seat => [String(seat), CARDS[bytes[GIVEN + seat]!]!]),
  );

type Detail = (position: NautilusPosition, maySee: MaySee) => Omit<Wait, 'phase' | 'seats' | 'commander'>;

/** Indexable by phase: what a wait says besides who is waited for. */
const DETAILS: Readonly<Partial<Record<number, Detail>>> = {
  [PHASE.exchange]: (position, maySee) => ({ given: makeGiven(position, maySee) }),
  [PHASE.trade]: (position, maySee) => ({ given: makeGiven(position, maySee) }),
  [PHASE.step]: ({ bytes }) => ({
    left: bytes[LEFT]!,
    moved: Array.from(bytes.subarray(MOVED, MOVED + bytes[MOVED_COUNT]!), sailor => SAILORS[sailor]!),
  }),
  [PHASE.ask]: ({ bytes }) => ({ asked: cardsAt(bytes, ASKED, bytes[ASKED_COUNT]!) }),
  [PHASE.return]: ({ bytes }) => ({ got: CARDS[bytes[GOT]!]! }),
};

/** The decision that the game waits for; null when it is over. */
const makeWaits = (position: NautilusPosition, maySee: MaySee): Wait | null => {
  const { phase, commander, isOver } = position;
  if (isOver) return null;
  return {
    phase: PHASES[phase] as Wait['phase'],
    seats: position.deciders(),
    ...DETAILS[phase]?.(position, maySee),
    ...(commander === NONE ? {} : { commander }),
  };
};

const bitsOf = (bits: number, seats: number): boolean[] => {
  const flags: boolean[] = [];
  for (let seat = 0; seat < seats; seat++) flags.push((bits & (1 << seat)) !== 0);
  return flags;
};

/** Differences from the box stand between the pile and what follows it. */
export const withUnusual = <Json extends JsonObject>(json: Json, { unusual }: Material): Json =>
  unusual
    ? (Object.fromEntries(
        Object.entries(json).flatMap(([key, value]) =>
          key === 'discards' ? [[key, value] as const, ['options', unusual] as const] : [[key, value] as const],
        ),
      ) as Json)
    : json;

/** The state that all may know; members are named one by one, since joining objects takes ten times as long. */
export const makeShared = (position: NautilusPosition, maySee: MaySee): NautilusState => {
  const { material, bytes } = position;
  return {
    game: 'nautilus',
    variant: material.variant,
    round: position.round,
    dealer: bytes[DEALER]!,
    turn: position.turn,
    sailors: makeSailors(position),
    moby: makeWhale(position),
    open: bitsOf(bytes[OPEN]!, material.seats),
    discards: cardsAt(bytes, PILE, position.thrown),
    last: cardOrNull(position.last),
    over: position.isOver,
    announced: bytes[ANNOUNCED] === NONE ? null : bitsOf(bytes[ANNOUNCED]!, material.seats),
    waits: makeWaits(position, maySee),
  };
};

/** The whole state, as the referee sees it. */
export const makeState = (position: NautilusPosition): JsonObject => {
  const shared = makeShared(position, () => true);
  const { game, variant, round, dealer, turn, sailors, moby, open, discards, last, over, announced, waits } = shared;
  const hands: Card[][] = [];
  for (let seat = 0; seat < position.material.seats; seat++) hands.push(handNames(position, seat));
  const deck = cardsAt(position.bytes, PILE + position.top, position.deckSize);
  const state = {
    game,
    variant,
    round,
    dealer,
    turn,
    hands,
    sailors,
    moby,
    open,
    discards,
    deck,
    last,
    over,
    announced,
    waits,
  };
  return withUnusual(state, position.material);
};

const FIELDS = ['game', 'variant', 'round', 'dealer', 'turn', 'hands', 'sailors', 'moby', 'open', 'discards'];
/** Members that `state` adds; accepted and ignored. */
const IGNORED = ['options', 'deck', 'last', 'over', 'announced', 'waits'];
const MOST_ROUNDS = 1_000_000;

type Fields = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

const isIndex = (value: unknown, count: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;

const shapeProblem = (fields: Fields): string | undefined => {
  const extra = Object.keys(fields).find(key => !FIELDS.includes(key) && !IGNORED.includes(key));
  if (extra !== undefined) return `unknown field ${shown(extra)}`;
  const missing = FIELDS.find(key => fields[key] === undefined);
  if (missing !== undefined) return `${missing} is missing`;
  return fields.game === 'nautilus' ? undefined : 'game must be "nautilus"';
};

const numbersProblem = ({ round, dealer, turn, open }: Fields, { seats }: Material): string | undefined => {
  if (!isIndex(round, MOST_ROUNDS + 1) || round === 0) return `round must be 1–${MOST_ROUNDS}, not ${shown(round)}`;
  if (!isIndex(dealer, seats)) return `dealer must be a seat 0–${seats - 1}, not ${shown(dealer)}`;
  if (!isIndex(turn, seats)) return `turn must be a seat 0–${seats - 1}, not ${shown(turn)}`;
  if (!Array.isArray(open) || open.length !== seats || !open.every(flag => typeof flag === 'boolean'))
    return `open must be ${seats} truth values`;
  return undefined;
};

const badCard = (cards: unknown): string | undefined => {
  if (!Array.isArray(cards)) return 'must be a list of cards';
  const bad = cards.findIndex(card => !CARDS.includes(card));
  return bad < 0 ? undefined : `has an unknown card ${shown(cards[bad])}`;
};

const handsProblem = ({ hands, discards, turn, round }: Fields, material: Material): string | undefined => {
  const { seats } = material;
  if (!Array.isArray(hands) || hands.length !== seats) return `hands must be ${seats} lists of cards`;
  const most = material.handOf(round as number);
  for (const [seat, hand] of hands.entries()) {
    const bad = badCard(hand);
    if (bad) return `hand ${seat} ${bad}`;
    if (hand.length > most) return `hand ${seat} has ${hand.length} cards, round ${round} deals ${most}`;
  }
  const bad = badCard(discards);
  if (bad) return `discards ${bad}`;
  if (hands[turn as number].length === 0) return `seat ${turn} is to play and has no card`;
  const all = [...hands.flat(), ...(discards as Card[])];
  const card = CARDS.find((kind, code) => all.filter(other => other === kind).length > material.deck[code]!);
  if (card === undefined) return undefined;
  const count = all.filter(other => other === card).length;
  return `there are ${count} cards ${card}, the deck has ${material.deck[CARD[card]]}`;
};

/** Reads the hands and piles of checked fields; the deck is what is left, in an order drawn. */
const readCards = (position: NautilusPosition, hands: Card[][], discards: Card[], chance: Chance): void => {
  const { bytes, material } = position;
  const left = Uint16Array.from(material.deck);
  for (const [seat, hand] of hands.entries()) {
    for (const card of hand) {
      addCard(position, seat, CARD[card]);
      left[CARD[card]]!--;
    }
  }
  for (const card of discards) {
    bytes[PILE + position.thrown++] = CARD[card];
    left[CARD[card]]!--;
  }
  let end = PILE + material.cards.length;
  for (const [card, count] of left.entries()) {
    bytes.fill(card, end - count, end);
    end -= count;
  }
  position.top = end - PILE;
  chance.shuffle(bytes.subarray(end), 'deck', 1);
};

/** Puts one sailor where a word says, or says what is wrong with it. */
const readSailor = (position: NautilusPosition, sailor: number, word: unknown): string | undefined => {
  const { material, bytes } = position;
  const name = SAILORS[sailor]!;
  if (word === 'home') return undefined;
  if (typeof word !== 'string') return `${name} must be at a place, not ${shown(word)}`;
  const isFresh = word.endsWith('*');
  const place = parsePlace(isFresh ? word.slice(0, -1) : word, material);
  if (place === undefined) return `${name} is at an unknown place ${shown(word)}`;
  const colour = sailor >> 2;
  const start = material.starts[colour]!;
  if (isFresh && place !== start) return `${name} cannot be fresh at ${word.slice(0, -1)}, only at t${start}`;
  const field = fieldOf(sailor, place);
  const other = position.at(field);
  if (other) return `${SAILORS[other - 1]} and ${name} are both at ${fieldName(field)}`;
  position.put(sailor, field);
  if (isFresh) bytes[FRESH]! |= 1 << colour;
  return undefined;
};

const readSailors = (position: NautilusPosition, sailors: unknown): string | undefined => {
  const count = position.material.sailors;
  if (!isObject(sailors)) return 'sailors must be an object of lists for n, e, s, w';
  const extra = Object.keys(sailors).find(key => !(COLOURS as readonly string[]).includes(key));
  if (extra !== undefined) return `sailors has an unknown colour ${shown(extra)}`;
  for (const [colour, letter] of COLOURS.entries()) {
    const words = sailors[letter];
    if (!Array.isArray(words) || words.length !== count) return `sailors.${letter} must be ${count} places`;
    for (const [index, word] of words.entries()) {
      const problem = readSailor(position, colour * 4 + index, word);
      if (problem) return problem;
    }
  }
  return undefined;
};

const endProblem = (position: NautilusPosition): string | undefined => {
  const side = homeSide(position);
  return side === NONE ? undefined : `${COLOURS[side]} and ${COLOURS[side + 2]} are already home`;
};

const readWhale = (position: NautilusPosition, moby: unknown): string | undefined => {
  if (moby === null) return undefined;
  const field = typeof moby === 'string' ? parsePlace(moby, position.material) : undefined;
  if (field === undefined || field >= CAVE) return `moby must be null or a field of the ring, not ${shown(moby)}`;
  const sailor = position.at(field);
  if (sailor) return `moby and ${SAILORS[sailor - 1]} are both at ${moby}`;
  position.whale = field;
  return undefined;
};

/** The sailors and Moby Dick as words, put on an empty board. Says what is wrong. */
export const readBoard = (position: NautilusPosition, sailors: unknown, moby: unknown): string | undefined =>
  readSailors(position, sailors) ?? readWhale(position, moby);

/** A position in which a seat must play a card, from outside. */
export const parsePosition = (json: unknown, chance: Chance): Result<NautilusPosition, string> => {
  if (!isObject(json)) return err('a position is an object');
  const shape = shapeProblem(json);
  if (shape) return err(shape);
  if (!isVariant(json.variant)) return err(`variant must be one of ${VARIANTS.join(', ')}`);
  const options = parseOptions(json.variant, json.options);
  if (!options.ok) return options;
  const material = new Material(setupOf(options.value), options.value);
  const problem = numbersProblem(json, material) ?? handsProblem(json, material);
  if (problem) return err(problem);
  const position = new NautilusPosition(material);
  const wrong = readBoard(position, json.sailors, json.moby) ?? endProblem(position);
  if (wrong) return err(wrong);
  position.round = json.round as number;
  position.bytes[DEALER] = json.dealer as number;
  position.turn = json.turn as number;
  for (const [seat, flag] of (json.open as boolean[]).entries()) if (flag) position.bytes[OPEN]! |= 1 << seat;
  readCards(position, json.hands as Card[][], json.discards as Card[], chance);
  forget(position);
  seeOpenHands(position);
  position.bytes[ANNOUNCED] = NONE;
  position.phase = PHASE.play;
  return ok(position);
};
