import { type BotGameId, thinkLater } from '@ankerplatz/bots/lazy';
import { explain } from '@ankerplatz/coach';
import {
  endsTurn,
  type Game,
  GameLog,
  type GameRecord,
  type Level,
  legalMoves,
  type Result,
  SeededChance,
  type SetupWish,
  type View,
} from '@ankerplatz/kit';
import { loadGame } from '@ankerplatz/registry/lazy';

/** The bots that play a game made for a test. */
export interface Players {
  readonly level: Level;
}

/** A turn that is played badly on purpose, once in a game, from the given round on. */
export interface Blunder {
  /** The kind of the coach's claim that the good turn would make: it is left undone. */
  readonly claim: string;
  readonly round: number;
  /** How much must be left undone, by the figure of a claim that tells it. */
  readonly least?: readonly [claim: string, figure: string, count: number];
}

export interface Blundered {
  readonly record: GameRecord;
  /** The last entry of the blunder; null: there was no occasion. */
  readonly blunder: number | null;
  readonly seat: number;
}

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const begun = async (id: BotGameId, wish: SetupWish, seed: string): Promise<GameLog> => {
  const game = await loadGame(id);
  return must(GameLog.begin(game, { setup: must(game.setup(wish)), chance: { kind: 'seed', seed } }));
};

/** A game played at random, to its end or as far as a number of entries. */
export const randomGame = async (
  id: BotGameId,
  wish: SetupWish,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<GameRecord> => {
  const choices = SeededChance.from(`choices ${seed}`);
  let log = await begun(id, wish, seed);
  while (!log.position.outcome() && log.version < most) {
    const seat = log.position.deciders()[0]!;
    const moves = legalMoves(log.game, log.position, seat);
    log = must(log.add({ seat, move: moves[choices.die(moves.length)]! }));
  }
  return log.position.outcome() ? log.record() : log.record({ kind: 'resigned', seats: [0] });
};

const isOccasion = async (
  id: BotGameId,
  view: View,
  best: readonly string[],
  round: number,
  blunder: Blunder,
): Promise<boolean> => {
  if (round < blunder.round) return false;
  const { claims } = await explain(id, view, best, best, 0);
  const { claim, least } = blunder;
  const figureOf = (type: string, figure: string): number =>
    Math.max(
      ...claims.map(each => (each.type === type ? (each as Readonly<Record<string, unknown>>)[figure] : 0) as number),
    );
  return claims.some(({ type }) => type === claim) && (!least || figureOf(least[0], least[1]) >= least[2]);
};

/** The shortest way out of a turn of Nauticus; of Nautilùs the last of the turns that a mate would think of. */
const badTurn = async (id: BotGameId, log: GameLog, seat: number, best: readonly string[]): Promise<GameLog> => {
  if (id === 'nautilus') {
    const view = log.game.view(log.position, seat);
    const lines = await thinkLater(id, 'mate', view, { seed: 'bad' });
    return playedOn(log, seat, lines.at(-1)!.moves);
  }
  let idle = log;
  for (const round = log.position.round; idle.position.round === round; ) {
    const moves = legalMoves(idle.game as Game, idle.position, seat);
    const out =
      moves.find(move => move === 'end' || move === 'pass') ?? best.find(move => moves.includes(move)) ?? moves[0]!;
    idle = must(idle.add({ seat, move: out }));
    if (endsTurn(idle.events)) break;
  }
  return idle;
};

const playedOn = (log: GameLog, seat: number, moves: readonly string[]): GameLog => {
  let played = log;
  for (const move of moves) {
    const next = played.add({ seat, move });
    // A plan from before something came to light may not fit any more.
    if (!next.ok) break;
    played = next.value;
  }
  return played;
};

/** A game to its end, in which at most one turn is bad. */
export const playGame = async (
  id: BotGameId,
  wish: SetupWish,
  seed: string,
  { level }: Players,
  blunder?: Blunder,
): Promise<Blundered> => {
  let log = await begun(id, wish, seed);
  let blundered: { readonly entry: number; readonly seat: number } | null = null;
  for (let turn = 0; log.position.deciders().length > 0; turn++) {
    const seat = log.position.deciders()[0]!;
    const view = log.game.view(log.position, seat);
    const [best] = await thinkLater(id, level, view, { seed: `${seed} ${turn}` });
    const isBad = blunder && !blundered && (await isOccasion(id, view, best!.moves, log.position.round, blunder));
    log = isBad ? await badTurn(id, log, seat, best!.moves) : playedOn(log, seat, best!.moves);
    if (isBad) blundered = { entry: log.version, seat };
  }
  return { record: log.record(), blunder: blundered?.entry ?? null, seat: blundered?.seat ?? 0 };
};
