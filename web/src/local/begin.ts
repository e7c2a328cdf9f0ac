import {
  err,
  type Game,
  ok,
  type RecordFields,
  type Result,
  rulesOf,
  type Setup,
  type SetupWish,
} from '@ankerplatz/kit';
import { type BoardGameId, isBoardGameId, loadGame, loadGameAt } from '@ankerplatz/registry/lazy';
import type { Trial } from '../board/source.ts';
import { randomHex } from '../ui/device/random.ts';
import { Host, type LocalSeat, type SavedGame } from './host.ts';
import { keepGame } from './saved.ts';
import { wakeBots } from './thinker.ts';

/** The game to be played on this device. */
export interface LocalWish {
  readonly game: BoardGameId;
  readonly asked: SetupWish;
  readonly seats: readonly LocalSeat[];
  /** Bots take their time. */
  readonly isLeisurely?: boolean;
  readonly isCoached?: boolean;
}

export const timeNow = (): string => new Date().toISOString();

const begin = (
  rules: Game,
  setup: Setup,
  { seats, isLeisurely = false, isCoached = false }: Pick<LocalWish, 'seats' | 'isLeisurely' | 'isCoached'>,
  number: number,
): string => {
  const plan = { id: randomHex(6), seed: randomHex(16), setup, seats, number, isLeisurely, isCoached, now: timeNow() };
  const { saved } = Host.begin(rules, plan);
  void keepGame(saved);
  return saved.id;
};

/** Begins a game on this device and keeps it. Answers its id, or a sentence about what is wrong. */
export const beginLocal = async (wish: LocalWish): Promise<Result<string, string>> => {
  if (wish.seats.some(({ kind }) => kind === 'bot')) wakeBots();
  const rules = await loadGame(wish.game);
  const setup = rules.setup(wish.asked);
  return setup.ok ? ok(begin(rules, setup.value, wish, 1)) : setup;
};

/** A game on this device goes on from where a record ends, with its cards and its luck; the record stays as it is. */
export const beginFrom = async (
  record: RecordFields,
  seats: readonly LocalSeat[],
  trial?: Trial,
): Promise<Result<string, string>> => {
  const { game, version, options, position, chance, entries } = record;
  if (!isBoardGameId(game)) return err(game);
  wakeBots();
  const resumed = Host.resume(await loadGame(game), {
    ...{ id: randomHex(6), game, version, number: 1, seats, options, ...(position && { position }) },
    ...{ seed: randomHex(16), chance, entries, isOver: false, round: 1, touchedAt: timeNow() },
    ...(trial && { trial }),
  });
  if (!resumed.ok) return resumed;
  void keepGame(resumed.value.saved);
  return ok(resumed.value.saved.id);
};

/** A deal that many have played, as it was for them. */
export interface PastDeal {
  readonly id: string;
  readonly game: string;
  readonly asked: SetupWish;
  readonly level: string;
  readonly commitment: string;
  readonly secret: string;
  /** The version; missing where an earlier release has kept it: 1. */
  readonly rules?: number;
}

/** Plays a past deal on this device, against the bots that the others met; it counts for nothing. */
export const beginDeal = async (deal: PastDeal, name: string): Promise<Result<string, string>> => {
  const { id, game, asked, level, commitment, secret } = deal;
  if (!isBoardGameId(game)) return err(game);
  const setup = (await loadGameAt(game, rulesOf(deal))).setup(asked);
  if (!setup.ok) return setup;
  const { version, seats, options } = setup.value;
  const chance = { kind: 'shared', deal: id, commitment, contributions: [], secret } as const;
  const people = Array.from(
    { length: seats },
    (_, seat): LocalSeat => (seat === 0 ? { kind: 'person', name } : { kind: 'bot', level }),
  );
  return beginFrom({ game, version, seats, options, chance, entries: [] }, people);
};

/** The same again: the same seats and board, dealt anew. */
export const beginAgain = async ({ game, options, seats, number }: SavedGame): Promise<Result<string, string>> => {
  const rules = await loadGame(game);
  const setup = rules.resolved(options);
  return setup.ok ? ok(begin(rules, setup.value, { seats }, number + 1)) : setup;
};
