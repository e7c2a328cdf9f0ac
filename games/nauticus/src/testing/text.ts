/**
 * Positions in short: `board | player | player …`.
 *
 * The board: `hulls@3` puts that tile on that space (the others lie in their usual order on the rest), `2b` turns the wheel so that the
 * space of the first tile named has 2 blue workers; `wheel4`, `round2`, `phase3`, `start1` are what they say. In phase 3 two tiles are
 * turned over: the first ones not named.
 *
 * A player: `10p 15t 4w` are points, taler, workers (10, 0 and 0 unless said); `extra` the extra-action tile; `passed2` two pass tiles
 * turned; `scored9` nine points by crowns in this round; `[mast:whale fish*2]` storage; `{coffee}` delivered goods; anything else a ship,
 * `hull/masts/sails/goods`, as in `bow.stern/anchor*2/crown/fish`. `3*single/star` are three such ships, `.` is a player without anything.
 */
import type { Json, JsonObject } from '@ankerplatz/kit';
import { parsePosition } from '../notation.ts';
import type { NauticusPosition } from '../position.ts';
import { LAYOUT, SPACES } from '../tables.ts';
import { ACTIONS, type Action, TILES, type Tile } from '../types.ts';

type Fields = Record<string, Json>;

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** `fish*2` is fish, fish. */
const copies = (words: readonly string[]): string[] =>
  words.filter(Boolean).flatMap(word => {
    const [kind = '', times = '1'] = word.split('*');
    return Array<string>(Number(times)).fill(kind);
  });

const sorted = (tiles: readonly string[]): string[] =>
  copies(tiles).sort((a, b) => TILES.indexOf(a as Tile) - TILES.indexOf(b as Tile));

const shipOf = (text: string): JsonObject => {
  const [hull = '', masts = '', sails = '', goods = ''] = text.split('/');
  const row = (words: string): string[] => copies(words.split('.'));
  return { hull: row(hull), masts: row(masts), sails: row(sails), goods: row(goods) };
};

const NUMBERS = {
  points: /^(-?\d+)p$/,
  taler: /^(\d+)t$/,
  workers: /^(\d+)w$/,
  passes: /^passed(\d+)$/,
  crownPoints: /^scored(\d+)$/,
} as const;

export const playerOf = (text: string): JsonObject => {
  const player: Fields = { points: 10, taler: 0, workers: 0, passes: 0, extra: false, crownPoints: 0 };
  const lists: Record<string, string[]> = { storage: [], delivered: [] };
  const ships: JsonObject[] = [];
  for (const word of text.match(/\[[^\]]*\]|\{[^}]*\}|\S+/g) ?? []) {
    const named = Object.entries(NUMBERS).find(([, pattern]) => pattern.test(word));
    if (named) player[named[0]] = numberIn(word, named[1])!;
    else if (word === 'extra') player.extra = true;
    else if (word.startsWith('[')) lists.storage = sorted(word.slice(1, -1).split(' '));
    else if (word.startsWith('{')) lists.delivered = sorted(word.slice(1, -1).split(' '));
    else if (word !== '.') {
      const times = numberIn(word, /^(\d+)\*/) ?? 1;
      for (let i = 0; i < times; i++) ships.push(shipOf(word.replace(/^\d+\*/, '')));
    }
  }
  return { ...player, ...lists, ships };
};

const tilesOf = (named: ReadonlyMap<number, Action>): Action[] => {
  const rest = ACTIONS.filter(action => ![...named.values()].includes(action));
  return Array.from({ length: SPACES }, (_, space) => named.get(space) ?? rest.shift()!);
};

/** Where the wheel's anchor points if a space has so many blue workers. */
const wheelFor = (space: number, blue: number): number => (space - LAYOUT.wheel.indexOf(blue) + SPACES) % SPACES;

const boardOf = (text: string): Fields => {
  const named = new Map<number, Action>();
  for (const [, action, space] of text.matchAll(/(\w+)@(\d)/g)) named.set(Number(space), action as Action);
  const blue = numberIn(text, /\b(\d)b\b/);
  const [first = 0] = named.keys();
  const wheel = numberIn(text, /\bwheel(\d)/) ?? (blue === undefined ? 0 : wheelFor(first, blue));
  const phase = numberIn(text, /\bphase(\d)/) ?? 1;
  const turned = [...Array(SPACES).keys()].filter(space => !named.has(space)).slice(0, phase - 1);
  return {
    round: numberIn(text, /\bround(\d)/) ?? (wheel === 0 ? 1 : 2),
    phase,
    start: numberIn(text, /\bstart(\d)/) ?? 0,
    wheel,
    anchor: turned[0] ?? null,
    tiles: tilesOf(named),
    used: Array.from({ length: SPACES }, (_, space) => turned.includes(space)),
  };
};

export const playersOf = (text: string): JsonObject[] => text.split('|').map(playerOf);

/** The JSON of a position in short, unchecked. */
export const jsonOf = (text: string): Fields => {
  const [board = '', ...players] = text.split('|');
  return { game: 'nauticus', ...boardOf(board), players: players.map(playerOf) };
};

export const positionOf = (text: string): NauticusPosition => {
  const parsed = parsePosition(jsonOf(text));
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
  return parsed.value;
};
