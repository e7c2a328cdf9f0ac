import { type Game, ok, type View } from '@ankerplatz/kit';
import { GAME_IDS, GAMES, gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { playMatch } from './match.ts';
import { type Player, type TurnAnswer, thinkingPlayer } from './player.ts';
import { pairingOf } from './schedule.ts';

const SETTINGS = { seed: 's', figures: false };
const random = thinkingPlayer({ kind: 'random' }, GAMES.nauticus, undefined);

const setupOf = (game: Game, kind: object) => {
  const setup = game.setup(kind);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

/** Plays like random and notes what it is shown. */
const watching = (views: View[]): Player => ({
  decide: (view, seed) => {
    views.push(view);
    return random.decide(view, seed);
  },
});

/** Gives these decisions, then plays like random. */
const scripted = (...decisions: TurnAnswer[]): Player => ({
  decide: (view, seed) => decisions.shift() ?? random.decide(view, seed),
});

const nauticus = (number: number, players: readonly Player[]) => {
  const pairing = pairingOf(number, [...players.keys()]);
  const setup = setupOf(GAMES.nauticus, { players: players.length, options: { start: 0 } });
  return playMatch(
    GAMES.nauticus,
    setup,
    pairing,
    SETTINGS,
    pairing.bots.map(bot => players[bot]!),
  );
};

const KINDS = GAME_IDS.flatMap(id => GAMES[id].kinds.map(kind => [id, kind] as const));

describe('a match', () => {
  test.each(KINDS)('%s %j is played to its end, and again in the same way', async (id, kind) => {
    const game = gameById(id)!;
    const setup = setupOf(game, kind);
    const pairing = pairingOf(0, game.sides(setup));
    const players = pairing.bots.map(() => random);
    const [first, second] = await Promise.all([0, 1].map(() => playMatch(game, setup, pairing, SETTINGS, players)));
    expect(first!.fault ?? first!.stopped).toBeUndefined();
    expect(Math.min(...first!.ranks)).toBe(1);
    expect({ ...first!, seconds: [] }).toEqual({ ...second!, seconds: [] });
  });

  test('the games of one deal begin alike, those of another deal differently', async () => {
    const views: View[][] = [[], [], []];
    for (const number of [0, 1, 2]) await nauticus(number, [watching(views[number]!), watching(views[number]!)]);
    const boards = views.map(([view]) =>
      JSON.stringify({ tiles: view!.tiles, wheel: view!.wheel, start: view!.start }),
    );
    expect(boards[1]).toBe(boards[0]);
    expect(boards[2]).not.toBe(boards[0]);
  });

  test('the shuffles of later rounds come alike in the games of one deal, too', async () => {
    const tilesIn = async (number: number): Promise<string> => {
      const views: View[] = [];
      await nauticus(number, [watching(views), watching(views)]);
      return JSON.stringify(views.find(({ round }) => round === 3)!.tiles);
    };
    expect(await tilesIn(1)).toBe(await tilesIn(0));
  });

  test('a player is shown the view of the seat that decides, and nothing else', async () => {
    const views: View[] = [];
    await nauticus(0, [watching(views), random]);
    expect(new Set(views.map(({ seat }) => seat))).toEqual(new Set([0]));
    expect(views.every(({ moves }) => moves.length > 0)).toBe(true);
  });

  test('an illegal move loses, with the rule as the reason', async () => {
    const { ranks, points, fault } = await nauticus(0, [random, random, scripted(ok(['take hulls']))]);
    expect({ ranks, points, seat: fault!.seat }).toEqual({ ranks: [1, 1, 3], points: null, seat: 2 });
    expect(fault!.reason).toMatch(/^illegal: "take hulls": ./);
  });

  test('a word that is no move loses', async () => {
    const { ranks, fault } = await nauticus(1, [scripted(ok(['dance'])), random]);
    expect({ ranks, seat: fault!.seat }).toEqual({ ranks: [1, 2], seat: 1 });
    expect(fault!.reason).toContain("is not a move of this game's notation");
  });

  test('a whole turn is played move by move; what no longer fits is dropped without harm', async () => {
    const plan = scripted(ok(['take money', 'money', 'take hulls', 'dance']));
    const { fault, turns, decisions } = await nauticus(0, [plan, random]);
    expect(fault).toBeUndefined();
    expect(decisions[0]! - turns[0]!).toBe(1);
  });

  test('the side of who is at fault loses with him', async () => {
    const setup = setupOf(GAMES.nautilus, { variant: 'team' });
    const players = [random, random, scripted(ok(['dance'])), random];
    const { ranks } = await playMatch(
      GAMES.nautilus,
      setup,
      pairingOf(0, GAMES.nautilus.sides(setup)),
      SETTINGS,
      players,
    );
    expect(ranks).toEqual([3, 1, 3, 1]);
  });
});
