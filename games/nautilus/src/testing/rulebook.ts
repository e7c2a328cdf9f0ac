/** Rows of the rulebook as tests: a name with its section, a position in short, moves, and what must come of them. */
import {
  type Chance,
  type JsonObject,
  legalMoves,
  type Refusal,
  type Seat,
  SeededChance,
  tryPlay,
} from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import type { NautilusEvent } from '../events.ts';
import { nautilus } from '../index.ts';
import type { NautilusPosition } from '../position.ts';
import type { NautilusReason } from '../refusal.ts';
import { en } from '../text/en/index.ts';
import { boardOf, positionOf } from './text.ts';

export interface Played {
  readonly position: NautilusPosition;
  readonly events: readonly NautilusEvent[];
}

const SEATED = /^(\d): (.*)$/;

/** `2: trade 3` is made by seat 2; without a number a move is made by the first seat that must decide. */
const moverOf = (position: NautilusPosition, text: string): [Seat, string] => {
  const [, seat, move] = SEATED.exec(text) ?? [];
  return move === undefined ? [position.deciders()[0]!, text] : [Number(seat), move];
};

const explain = (refusal: Refusal): string =>
  refusal.code === 'illegal-move' ? en.refusal(refusal.reason as NautilusReason) : refusal.code;

const start = (from: string | NautilusPosition, options?: JsonObject): NautilusPosition =>
  typeof from === 'string' ? positionOf(from, options) : from;

/** Plays moves such as `play 12 n1>t0, play nautilus, use e1>t16`. */
export const playedFrom = (
  from: string | NautilusPosition,
  moves: string,
  chance: Chance = SeededChance.from('rulebook'),
): Played => {
  const events: NautilusEvent[] = [];
  let position = start(from);
  for (const text of moves.split(', ').filter(Boolean)) {
    const [seat, move] = moverOf(position, text);
    const played = tryPlay(nautilus, position, seat, move, chance, event => events.push(event as NautilusEvent));
    if (!played.ok) throw new Error(`${move}: ${explain(played.error)}`);
    position = played.value;
  }
  return { position, events };
};

/** After the moves the pieces stand so. */
export const allowed = (name: string, from: string, moves: string, board: string, options?: JsonObject): void => {
  test(name, () => expect(boardOf(playedFrom(positionOf(from, options), moves).position)).toBe(board));
};

/** All moves of everybody who must decide, sorted. */
export const movesOf = (position: NautilusPosition): string[] =>
  position.deciders().flatMap(seat => legalMoves(nautilus, position, seat));

/** After the moves the legal moves that fit a pattern are these. */
export const offered = (
  name: string,
  from: string,
  moves: string,
  pattern: RegExp,
  expected: readonly string[],
  options?: JsonObject,
): void => {
  test(name, () => {
    const { position } = playedFrom(positionOf(from, options), moves);
    expect(movesOf(position).filter(move => pattern.test(move))).toEqual([...expected].sort());
  });
};

/** The reason why a move is not legal. */
export const reasonOf = (position: NautilusPosition, text: string): NautilusReason => {
  const [seat, move] = moverOf(position, text);
  const played = tryPlay(nautilus, position, seat, move, SeededChance.from('refused'));
  if (played.ok) throw new Error(`${move} is allowed`);
  if (played.error.code !== 'illegal-move') throw new Error(`${move}: ${played.error.code}`);
  return played.error.reason as NautilusReason;
};

/** The last move is refused with a code and a section; the sentence holds the given words. */
export const refused = (
  name: string,
  from: string,
  moves: string,
  code: NautilusReason['code'],
  rule: NautilusReason['rule'],
  words: string,
  options?: JsonObject,
): void => {
  test(name, () => {
    const all = moves.split(', ');
    const { position } = playedFrom(positionOf(from, options), all.slice(0, -1).join(', '));
    const reason = reasonOf(position, all.at(-1)!);
    expect([reason.code, reason.rule]).toEqual([code, rule]);
    expect(en.refusal(reason)).toContain(words);
  });
};
