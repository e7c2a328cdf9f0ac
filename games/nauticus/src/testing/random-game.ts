/** Whole games of players who choose at random, some moves more likely than others. */
import { type Entry, MoveList, SeededChance, seededSource } from '@ankerplatz/kit';
import type { NauticusEvent } from '../events.ts';
import { nauticus } from '../index.ts';
import type { NauticusSetup } from '../options.ts';
import type { NauticusPosition } from '../position.ts';

/** Weights of moves: the first pattern that a move's text fits decides. */
export type Likes = readonly (readonly [RegExp, number])[];

export const ANYTHING: Likes = [[/^/, 1]];

/** Finishes ships, loads and delivers them, scores crowns and uses the extra action. */
export const BUILDING: Likes = [
  [/^(deliver|crowns)/, 60],
  [/^(buy|load) (mast|sail).* ship/, 40],
  [/^(buy|load) (stern|bow|middle) ship/, 30],
  [/ ship \d+$/, 10],
  [/^load .* new/, 5],
  [/^take (masts|sails|transport|hulls)/, 4],
  [/^(take|bonus|free|reward|money)/, 1],
  [/^buy .* new/, 0.5],
  [/^buy .* store/, 0.3],
  [/^extra (transport|sails|masts|deliver)/, 0.2],
  [/^(pass|end|extra)/, 0.05],
];

export const setupFor = (players: number): NauticusSetup => {
  const setup = nauticus.setup({ players });
  if (!setup.ok) throw new Error(setup.error);
  return setup.value as NauticusSetup;
};

export const codesIn = (position: NauticusPosition): number[] => {
  const list = new MoveList();
  for (const seat of position.deciders()) position.moves(seat, list);
  return list.toArray();
};

const pick = (texts: readonly string[], likes: Likes, chance: SeededChance): string => {
  const weights = texts.map(text => likes.find(([pattern]) => pattern.test(text))![1]);
  let left = chance.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, text] of texts.entries()) {
    left -= weights[index]!;
    if (left < 0) return text;
  }
  return texts[0]!;
};

export interface Step {
  readonly position: NauticusPosition;
  readonly entry: Entry;
  readonly next: NauticusPosition;
  readonly events: readonly NauticusEvent[];
}

/** Plays a game to its end; shuffles by the seed, choices too. Every step is shown before it is forgotten. */
export const playGame = (players: number, seed: string, likes: Likes, show?: (step: Step) => void) => {
  const source = seededSource(seed);
  const choices = SeededChance.from(`choices of ${seed}`);
  const entries: Entry[] = [];
  let position = nauticus.start(setupFor(players), source.at(0));
  while (!position.outcome()) {
    const seat = position.deciders()[0]!;
    const texts = codesIn(position).map(code => nauticus.makeMove(position, code));
    const entry = { seat, move: pick(texts.sort(), likes, choices) };
    const events: NauticusEvent[] = [];
    const next = position.clone();
    entries.push(entry);
    next.play(seat, nauticus.parseMove(position, entry.move)!, source.at(entries.length), event => events.push(event));
    show?.({ position, entry, next, events });
    position = next;
  }
  return { entries, position };
};
