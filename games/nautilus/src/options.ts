import { err, isObject, type JsonObject, ok, type Result, type Setup, type SetupWish } from '@ankerplatz/kit';
import { CARD_SPECS, DIE, LIMITS, MOUTHS, RING, VARIANT_SPECS } from './tables.ts';
import { type ByCard, CARDS, type Card, COLOURS, VARIANTS, type Variant } from './types.ts';

/** The options of a table of Nautilùs, complete. */
export type NautilusOptions = {
  readonly variant: Variant;
  /** The first dealer; null when drawn by lot. */
  readonly dealer: number | null;
  readonly deck: ByCard<number>;
  readonly die: readonly number[];
  readonly ring: number;
  readonly mouths: readonly number[];
};

/** Of the rules; raised when behaviour changes. */
export const VERSION = 1;

const PARTS = ['deck', 'die', 'ring', 'mouths', 'dealer'];

const DECK = Object.fromEntries(CARDS.map(card => [card, CARD_SPECS[card].number])) as ByCard<number>;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const isVariant = (value: unknown): value is Variant => VARIANTS.includes(value as Variant);

const parseDeck = (value: unknown): Result<ByCard<number>, string> => {
  if (value === undefined) return ok(DECK);
  if (!isObject(value)) return err('options.deck must be an object from cards to numbers');
  const { least, mostOfAKind } = LIMITS.deck;
  for (const [card, number] of Object.entries(value)) {
    if (!CARDS.includes(card as Card)) return err(`options.deck has an unknown card ${JSON.stringify(card)}`);
    if (!isWhole(number, 0, mostOfAKind)) return err(`options.deck: the number of ${card} must be 0–${mostOfAKind}`);
  }
  const deck = Object.fromEntries(CARDS.map(card => [card, value[card] ?? 0])) as ByCard<number>;
  const size = CARDS.reduce((sum, card) => sum + deck[card], 0);
  if (size < least) return err(`options.deck must have at least ${least} cards, it has ${size}`);
  return deck['1'] + deck['12'] > 0 ? ok(deck) : err('options.deck must have a 1 or a 12');
};

const parseDie = (value: unknown): Result<readonly number[], string> => {
  const { mostFaces, highest } = LIMITS.die;
  if (value === undefined) return ok(DIE);
  if (!Array.isArray(value) || value.length < 1 || value.length > mostFaces)
    return err(`options.die must be a list of 1–${mostFaces} faces`);
  return value.every(face => isWhole(face, 1, highest)) ? ok(value) : err(`options.die: a face must be 1–${highest}`);
};

const parseRing = (value: unknown): Result<number, string> => {
  const { least, most } = LIMITS.ring;
  if (value === undefined) return ok(RING);
  if (isWhole(value, least, most) && value % COLOURS.length === 0) return ok(value);
  return err(`options.ring must be a multiple of ${COLOURS.length} from ${least} to ${most}`);
};

/** A ring of another size without mouths of its own has them at each quarter's middle. */
const usualMouths = (ring: number): readonly number[] => {
  const quarter = ring / COLOURS.length;
  return ring === RING ? MOUTHS : COLOURS.map((_, index) => index * quarter + Math.floor(quarter / 2));
};

const parseMouths = (value: unknown, ring: number): Result<readonly number[], string> => {
  if (value === undefined) return ok(usualMouths(ring));
  const { most } = LIMITS.mouths;
  if (!Array.isArray(value) || value.length > most) return err(`options.mouths must be a list of up to ${most} fields`);
  const bad = value.find(mouth => !isWhole(mouth, 0, ring - 1));
  if (bad !== undefined) return err(`options.mouths: a mouth must be 0–${ring - 1}`);
  const start = value.find(mouth => mouth % (ring / COLOURS.length) === 0);
  if (start !== undefined) return err(`options.mouths: t${start} is a start field`);
  return new Set(value).size === value.length ? ok(value) : err('options.mouths: two mouths on one field');
};

const parseDealer = (value: unknown, variant: Variant): Result<number | null, string> => {
  const { seats } = VARIANT_SPECS[variant];
  if (value === undefined) return ok(null);
  return isWhole(value, 0, seats - 1) ? ok(value) : err(`options.dealer must be 0–${seats - 1}`);
};

/** Checks options and fills in the defaults. */
export const parseOptions = (variant: Variant, value: unknown): Result<NautilusOptions, string> => {
  if (value !== undefined && !isObject(value)) return err('options must be an object');
  const asked = value ?? {};
  const extra = Object.keys(asked).find(key => !PARTS.includes(key));
  if (extra !== undefined) return err(`options has an unknown field ${JSON.stringify(extra)}`);
  const deck = parseDeck(asked.deck);
  if (!deck.ok) return deck;
  const die = parseDie(asked.die);
  if (!die.ok) return die;
  const ring = parseRing(asked.ring);
  if (!ring.ok) return ring;
  const mouths = parseMouths(asked.mouths, ring.value);
  if (!mouths.ok) return mouths;
  const dealer = parseDealer(asked.dealer, variant);
  if (!dealer.ok) return dealer;
  return ok({
    variant,
    dealer: dealer.value,
    deck: deck.value,
    die: die.value,
    ring: ring.value,
    mouths: mouths.value,
  });
};

export const setupOf = (options: NautilusOptions): Setup => ({
  version: VERSION,
  seats: VARIANT_SPECS[options.variant].seats,
  options: { ...options },
});

export const parseSetup = ({ players, variant, options }: SetupWish): Result<Setup, string> => {
  if (!isVariant(variant)) return err(`variant must be one of ${VARIANTS.join(', ')}`);
  const { seats } = VARIANT_SPECS[variant];
  if (players !== undefined && players !== seats) return err(`${variant} is a game for ${seats} players`);
  const parsed = parseOptions(variant, options);
  return parsed.ok ? ok(setupOf(parsed.value)) : parsed;
};

/** Options as a record holds them: the same members, with the variant and a null for a dealer drawn by lot. */
export const completeOptions = (complete: JsonObject): Result<NautilusOptions, string> => {
  const { variant, dealer, ...parts } = complete;
  if (!isVariant(variant)) return err(`variant must be one of ${VARIANTS.join(', ')}`);
  const missing = PARTS.find(part => complete[part] === undefined);
  if (missing !== undefined) return err(`options.${missing} is missing`);
  return parseOptions(variant, dealer === null ? parts : { ...parts, dealer });
};

export const parseResolved = (complete: JsonObject): Result<Setup, string> => {
  const parsed = completeOptions(complete);
  return parsed.ok ? ok(setupOf(parsed.value)) : parsed;
};

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** The differences of board, deck and die from the defaults, as a position names them; undefined if there are none. */
export const unusualOptions = ({ deck, die, ring, mouths }: NautilusOptions): JsonObject | undefined => {
  const unusual = {
    ...(CARDS.every(card => deck[card] === DECK[card])
      ? {}
      : { deck: Object.fromEntries(CARDS.filter(card => deck[card] > 0).map(card => [card, deck[card]])) }),
    ...(isSame(die, DIE) ? {} : { die }),
    ...(ring === RING ? {} : { ring }),
    ...(isSame(mouths, usualMouths(ring)) ? {} : { mouths }),
  };
  return Object.keys(unusual).length > 0 ? unusual : undefined;
};
