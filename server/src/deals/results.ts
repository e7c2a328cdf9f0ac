import { atVersion, type Game, type GameRecord, isMove, type Language, replay } from '@ankerplatz/kit';
import type { DealPage, DealResult } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import type { AttemptResult, AttemptRow } from './rows.ts';

/** The seat of a person against bots. */
export const OWN_SEAT = 0;

const gameOf = ({ game: id, version }: GameRecord): Game => {
  const newest = gameById(id);
  const rules = newest && atVersion(newest, version);
  if (!rules?.ok) throw new Error(`there is no version ${version} of ${id}`);
  return rules.value;
};

/** The result of an attempt, by its record. */
export const resultOf = (record: GameRecord, ranks: readonly number[]): AttemptResult => {
  const game = gameOf(record);
  const tally = game.tally(record.seats);
  const replayed = replay(game, record, ({ events }) => {
    for (const event of events) tally.tell(event);
  });
  if (!replayed.ok) throw new Error(replayed.error);
  const { position } = replayed.value;
  return {
    worth: game.worth(position, OWN_SEAT),
    rank: ranks[OWN_SEAT]!,
    isGivenUp: record.end !== undefined,
    figures: tally.figures(position)[OWN_SEAT]!,
  };
};

type Counted = AttemptRow & { readonly result: AttemptResult };

const isCounted = (row: AttemptRow): row is Counted => row.result !== null;

/** Attempts that were given up are behind all others; then what they were worth decides. */
const compare = ({ result: one }: Counted, { result: other }: Counted): number =>
  Number(one.isGivenUp) - Number(other.isGivenUp) || other.worth - one.worth;

/** The best first; equal ones in the order in which they began. */
export const rankedOf = (attempts: readonly AttemptRow[]): readonly Counted[] =>
  attempts.filter(isCounted).toSorted(compare);

/** Members are named, guests if they wish. */
export const nameOf = ({ name, isMember, isNamed }: AttemptRow): string | null =>
  (isMember || isNamed) && name !== '' ? name : null;

export const shownResults = (ranked: readonly Counted[], by: string | null): DealResult[] =>
  ranked.map(row => ({
    number: row.number,
    place: 1 + ranked.filter(other => compare(other, row) < 0).length,
    name: nameOf(row),
    ...{ worth: row.result.worth, rank: row.result.rank, isGivenUp: row.result.isGivenUp, isMe: row.identity === by },
  }));

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

/** Each figure beside the median of all who have played to the end. */
export const figuresOf = (ranked: readonly Counted[], by: string | null): NonNullable<DealPage['figures']> => {
  const mine = ranked.find(({ identity }) => identity === by)?.result.figures ?? null;
  const whole = ranked.filter(({ result }) => !result.isGivenUp);
  const names = Object.keys(mine ?? whole[0]?.result.figures ?? {});
  const medians =
    whole.length === 0 ? [] : names.map(name => [name, medianOf(whole.map(({ result }) => result.figures[name] ?? 0))]);
  return { mine: mine && { ...mine }, medians: Object.fromEntries(medians) };
};

/** The places of a person's moves among the entries of a record. */
const ownMoves = ({ entries }: GameRecord): number[] =>
  entries.flatMap((entry, place) => (isMove(entry) && entry.seat === OWN_SEAT ? [place] : []));

const moveAt = ({ entries }: GameRecord, place: number): string => {
  const entry = entries[place];
  return entry && isMove(entry) ? entry.move : '';
};

type Parting = Omit<NonNullable<DealPage['parting']>, 'number' | 'said'> & {
  /** Of the other game: as `entry` of mine. */
  readonly there: number;
};

/** The first own decision in which two games of one deal differ; null if there is none. Bots answer the same with the same. */
export const partingOf = (mine: GameRecord, theirs: GameRecord): Parting | null => {
  const [own, other] = [ownMoves(mine), ownMoves(theirs)];
  const at = own.findIndex((place, index) => moveAt(mine, place) !== moveAt(theirs, other[index] ?? -1));
  const [entry, there] = [own[at], other[at]];
  if (entry === undefined || there === undefined) return null;
  const { end: _, ...fields } = mine;
  const before = replay(gameOf(mine), { ...fields, entries: mine.entries.slice(0, entry) });
  if (!before.ok) throw new Error(before.error);
  const { round } = before.value.position;
  return { entry, there, round, mine: moveAt(mine, entry), theirs: moveAt(theirs, there) };
};

/** How many events of a move are told; the rest of the turn follows from it. */
const MOST_SENTENCES = 2;
const BOT = 'Bot';

/** The act of a player in an entry of a record, in words; where nothing happened, as the notation writes it. */
export const saidOf = async (record: GameRecord, entry: number, name: string, language: Language): Promise<string> => {
  const game = gameOf(record);
  const { end: _, ...fields } = record;
  const played = replay(game, { ...fields, entries: record.entries.slice(0, entry + 1) });
  if (!played.ok) throw new Error(played.error);
  const { position, events } = played.value;
  const words = await game.words(language);
  const seen = words.seenBy?.(game.view(position, OWN_SEAT)) ?? words;
  const names = Array.from({ length: record.seats }, (_, seat) => (seat === OWN_SEAT ? name : BOT));
  const sentences = events.slice(0, MOST_SENTENCES).map(event => seen.event(event, names));
  return sentences.length > 0 ? sentences.join(' ') : moveAt(record, entry);
};
