/** Rows of the rulebook as tests: a name with its paragraph, a position in short, moves, and what must come of them. */
import { type Chance, legalMoves, type Result, SeededChance, tryPlay } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import type { NauticusEvent } from '../events.ts';
import { nauticus } from '../index.ts';
import type { Paragraph } from '../paragraphs.ts';
import type { NauticusPosition } from '../position.ts';
import type { NauticusReason } from '../refusal.ts';
import { en } from '../text/en/index.ts';
import { playersOf, positionOf } from './text.ts';

export interface Played {
  readonly position: NauticusPosition;
  readonly events: readonly NauticusEvent[];
}

const movesIn = (moves: string): string[] => (moves === '' ? [] : moves.split(', '));

/** Every move is made by the seat that must decide. */
const tryAll = (
  position: NauticusPosition,
  moves: string,
  chance: Chance,
): Result<Played, [string, NauticusReason]> => {
  const events: NauticusEvent[] = [];
  let here = position;
  for (const move of movesIn(moves)) {
    const played = tryPlay(nauticus, here, here.deciders()[0]!, move, chance, event =>
      events.push(event as NauticusEvent),
    );
    if (played.ok) here = played.value;
    else if (played.error.code === 'illegal-move')
      return { ok: false, error: [move, played.error.reason as NauticusReason] };
    else throw new Error(`${move}: ${played.error.code}`);
  }
  return { ok: true, value: { position: here, events } };
};

/** Plays moves such as `take hulls, buy bow new` from a position in short. */
export const playedFrom = (start: string | NauticusPosition, moves: string, chance?: Chance): Played => {
  const position = typeof start === 'string' ? positionOf(start) : start;
  const played = tryAll(position, moves, chance ?? SeededChance.from('rulebook'));
  if (played.ok) return played.value;
  const [move, reason] = played.error;
  throw new Error(`${move} is refused (${reason.rule}): ${en.refusal(reason)}`);
};

export const after = (start: string | NauticusPosition, moves: string): NauticusPosition =>
  playedFrom(start, moves).position;

export const stateAfter = (start: string, moves: string) => nauticus.state(after(start, moves));

/** The moves are legal, and then the players, the first ones or all, are these. */
export const allowed = (name: string, start: string, moves: string, players: string): void =>
  test(name, () => {
    const expected = playersOf(players);
    const { players: found } = stateAfter(start, moves) as { players: unknown[] };
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

/** The last of the moves is refused, with this code and paragraph, in a sentence with these words (`…` stands for any); nothing changes. */
export const refused = (
  name: string,
  start: string,
  moves: string,
  code: NauticusReason['code'],
  rule: Paragraph,
  words: string,
): void =>
  test(name, () => {
    const before = after(start, movesIn(moves).slice(0, -1).join(', '));
    const state = nauticus.state(before);
    const played = tryAll(before, movesIn(moves).at(-1)!, SeededChance.from('rulebook'));
    if (played.ok) throw new Error(`${moves} is allowed`);
    const [, reason] = played.error;
    expect([reason.code, reason.rule]).toEqual([code, rule]);
    expect(en.refusal(reason)).toMatch(new RegExp(words.split(' … ').join('.*')));
    expect(nauticus.state(before)).toEqual(state);
  });

export const movesAfter = (start: string | NauticusPosition, moves: string): string[] => {
  const position = after(start, moves);
  return position.deciders().flatMap(seat => legalMoves(nauticus, position, seat));
};

/** After the moves exactly these may follow. */
export const offered = (name: string, start: string, moves: string, expected: string): void =>
  test(name, () => expect(movesAfter(start, moves)).toEqual(movesIn(expected).sort()));

/** After the moves the state's `turn` is this. */
export const asks = (name: string, start: string, moves: string, turn: unknown): void =>
  test(name, () => expect(stateAfter(start, moves).turn).toEqual(turn));
