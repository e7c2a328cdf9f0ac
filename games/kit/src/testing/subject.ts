import { seededSource } from '../chance/seeded.ts';
import type { Game, Position, Setup, SetupWish, Words } from '../game.ts';
import { canonicalJson, type JsonObject } from '../json.ts';
import { legalMoves } from '../play/door.ts';
import type { DoorWords } from '../text/types.ts';
import { LANGUAGES, type Language, type RuleBook } from '../words.ts';
import { doorWordsIn } from './door-words-in.ts';
import { type Moment, playRandomly, type RandomGame } from './random-game.ts';

/** Facts of a game that the conformance suite must be told. */
export interface Conformance {
  /** Whether a state is one that can be loaded: positions are written down at certain moments only. */
  loadable(state: JsonObject): boolean;
  /** Fields of a state that loading draws anew or leaves out. */
  readonly forgotten?: readonly string[];
  /** Random games to play for each kind of table. */
  readonly games?: number;
  /** Random games may be broken off after so many decisions; without it every one must end. */
  readonly cap?: number;
}

/** A kind of table under examination: some random games of it, played once and looked at from all sides. */
export interface Subject {
  readonly game: Game;
  /** The newest version of the game. */
  readonly newest: Game;
  readonly setup: Setup;
  readonly options: Conformance;
  readonly games: readonly (RandomGame & { readonly seed: string })[];
  /** The text of every move that was legal at some moment of these games. */
  readonly texts: readonly string[];
  readonly words: Readonly<Record<Language, Words>>;
  readonly door: Readonly<Record<Language, DoorWords>>;
  readonly rules: Readonly<Record<Language, RuleBook>>;
}

/** A sentence for people: not empty, and nothing in it that a program forgot to fill in. */
export const SENTENCE = /^(?!.*(undefined|NaN|\[object))(?=.*\S).+$/s;

const GAMES = 2;
/** No game of the registry is longer than this. */
const ENDLESS = 20_000;

export const subjectOf = async (
  game: Game,
  kind: SetupWish,
  options: Conformance,
  newest: Game = game,
): Promise<Subject> => {
  const made = game.setup(kind);
  if (!made.ok) throw new Error(made.error);
  const setup = made.value;
  const seeds = Array.from({ length: options.games ?? GAMES }, (_, index) => `conformance ${index}`);
  const cap = options.cap ?? ENDLESS;
  const games = seeds.map(seed => ({ seed, ...playRandomly(game, setup, seededSource(seed), seed, cap) }));
  const positions = games.flatMap(({ moments }) => some(moments, 100)).map(({ position }) => position);
  const texts = new Set(positions.flatMap(each => each.deciders().flatMap(seat => legalMoves(game, each, seat))));
  const words = await inEveryLanguage(language => game.words(language));
  return {
    game,
    newest,
    setup,
    options,
    games,
    texts: [...texts].sort(),
    words,
    door: await inEveryLanguage(doorWordsIn),
    rules: await inEveryLanguage(language => words[language].rules()),
  };
};

const inEveryLanguage = async <T>(load: (language: Language) => Promise<T>): Promise<Record<Language, T>> => {
  const loaded = await Promise.all(LANGUAGES.map(async language => [language, await load(language)] as const));
  return Object.fromEntries(loaded) as Record<Language, T>;
};

/** Evenly spread, the first one included. */
export const some = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => items[Math.floor(index * step)]!);
};

/** Texts of moves, most of them not legal at a given moment; others for every `turn`. */
export const someTexts = ({ texts }: Subject, count: number, turn: number): string[] =>
  some([...texts.slice(turn % texts.length), ...texts.slice(0, turn % texts.length)], count);

/** Looks at about `count` moments of every game; says where it was when a check fails. */
export const atMoments = (subject: Subject, count: number, check: (moment: Moment, entry: number) => void): void => {
  for (const { seed, moments } of subject.games)
    for (const [entry, moment] of some([...moments.entries()], count))
      try {
        check(moment, entry);
      } catch (error) {
        if (error instanceof Error) error.message = `seed "${seed}", after entry ${entry}: ${error.message}`;
        throw error;
      }
};

/** For loops over very many moments, where `expect` would be slow. */
export const ensure = (holds: boolean, complaint: string): void => {
  if (!holds) throw new Error(complaint);
};

/** A position with all its facts, in one line. */
export const print = (game: Game, position: Position): string =>
  canonicalJson([game.state(position), [...position.deciders()], position.round]);

export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export const seatsOf = ({ setup }: Subject): number[] => Array.from({ length: setup.seats }, (_, seat) => seat);
