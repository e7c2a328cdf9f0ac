import { atVersion, canonicalJson, err, type GameRecord, isMove, ok, type Result } from '@ankerplatz/kit';
import type { Clock, RatingKind, Void } from '@ankerplatz/protocol';
import { ratingKindOf } from '@ankerplatz/protocol/rating-kinds';
import { gameById } from '@ankerplatz/registry';

/** A finished game of a rated table, and all that decides whether it counts. */
export interface FinishedFacts {
  readonly record: GameRecord;
  readonly ranks: readonly number[];
  /** Indexable by seat: the level of a bot; null as a whole where that is not known. */
  readonly levels: readonly (string | null)[] | null;
  readonly coach: boolean;
  readonly clock: Clock | null;
  /** Of the log. */
  readonly entries: readonly { readonly kind: string; readonly seat: number }[];
  /** Seats of people who played as guests. */
  readonly guests: readonly number[];
}

/** The facts by which a seat is rated. */
export interface RatedSeat {
  /** Seats of one side win together. */
  readonly side: number;
  readonly rank: number;
  /** Rated as if its side had come last, whatever became of it. */
  readonly hasLeft: boolean;
}

export interface CountedFacts {
  readonly kind: RatingKind;
  /** Indexable by seat. */
  readonly seats: readonly RatedSeat[];
}

/**
 * Entries after which a player counts as having left: they gave up, their time ended the game, or another played for
 * them.
 */
const LEAVING: ReadonlySet<string> = new Set(['resign', 'timed-out', 'taken-over']);

const variantOf = ({ options }: GameRecord): string | undefined =>
  typeof options.variant === 'string' ? options.variant : undefined;

/** Whether a game was played on the board that this game usually has, and begun by lot. */
const isUsual = ({ game: id, version, seats, options }: GameRecord): boolean => {
  const newest = gameById(id);
  const game = newest && atVersion(newest, version);
  if (!game?.ok) return false;
  const variant = variantOf({ options } as GameRecord);
  const setup = game.value.setup(variant === undefined ? { players: seats } : { variant });
  return setup.ok && canonicalJson(setup.value.options) === canonicalJson(options);
};

/** Why a game does not count, in the order in which it is asked; `docs/ratings.md` lists the same. */
const VOID: readonly (readonly [reason: Void, isSo: (facts: FinishedFacts) => boolean])[] = [
  ['agreed', ({ record }) => record.end?.kind === 'agreed'],
  ['take-back', ({ record }) => record.entries.some(entry => !isMove(entry) && entry.kind === 'take-back')],
  ['position', ({ record }) => record.position !== undefined],
  ['board', ({ record }) => !isUsual(record)],
  ['coach', ({ coach }) => coach],
  ['clock', ({ clock }) => clock === null],
  ['bot', ({ levels }) => levels?.some(level => level !== null) ?? true],
  ['guest', ({ guests }) => guests.length > 0],
];

/**
 * The facts by which a finished game of a rated table counts, or why it does not. The one place where that is decided.
 */
export const countedFacts = (facts: FinishedFacts): Result<CountedFacts, Void> => {
  const reason = VOID.find(([, isSo]) => isSo(facts))?.[0];
  if (reason !== undefined) return err(reason);
  const { record, ranks, clock, entries } = facts;
  const { game, version, seats, options } = record;
  const sides = gameById(game)!.sides({ version, seats, options });
  const left = new Set(entries.filter(({ kind }) => LEAVING.has(kind)).map(({ seat }) => seat));
  return ok({
    kind: ratingKindOf({ game, variant: variantOf(record), players: seats }, clock!.kind),
    seats: ranks.map((rank, seat) => ({ side: sides[seat]!, rank, hasLeft: left.has(seat) })),
  });
};
