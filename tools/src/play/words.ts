import type { Level } from '@ankerplatz/bots';

export const COMMAND_NAMES = [
  'help',
  'moves',
  'board',
  'why',
  'hint',
  'undo',
  'rules',
  'log',
  'save',
  'load',
  'lang',
  'quit',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** The bots that can sit in a seat. */
export type BotName = 'random' | Level;

/** Sentences around a game on a terminal. */
export interface PlayWords {
  readonly commands: Readonly<Record<CommandName, { readonly usage: string; readonly meaning: string }>>;
  /** Greets a table. */
  title(game: string, names: readonly string[]): string;
  readonly levels: Readonly<Record<BotName, string>>;
  /** The seats that are played by bots. */
  bots(seats: readonly string[]): string;
  readonly hint: string;
  readonly helpMoves: string;
  usage(usage: string): string;
  unknownCommand(text: string): string;
  /** Several choices have the words that were typed. */
  which(choices: readonly string[]): string;
  noSuchChoice(number: string, most: number): string;
  legal(words: string): string;
  /** A refusal with the paragraph that says so. */
  refused(sentence: string, rule: string): string;
  /** The turn that the coach would play begins so. */
  advised(move: string): string;
  /** After a turn that was only told. */
  readonly notPlayed: string;
  undone(move: string): string;
  readonly nothingToUndo: string;
  readonly rulesHead: string;
  noSuchRule(text: string): string;
  readonly logEmpty: string;
  logLeftOut(moves: number): string;
  readonly noSuchFile: string;
  saved(file: string): string;
  notARecord(file: string): string;
  notSaved(reason: string): string;
  loaded(file: string, moves: number): string;
  notLoaded(file: string, reason: string): string;
  readonly spoken: string;
  noSuchLanguage(text: string, languages: string): string;
  handOver(name: string): string;
  readonly meanwhile: string;
  readonly bye: string;
  /** Where the game is kept, before the command that goes on with it. */
  kept(file: string): string;
  /** The sentence before the command that checks a finished game. */
  finished(file: string): string;
  readonly greeting: string;
  askLanguage(languages: string, usual: string): string;
  askGame(games: string, usual: string): string;
  askPlayers(numbers: string, usual: string): string;
  askVariant(variants: string, usual: string): string;
  /** Whether bots play against the only person, or people at one keyboard; explains the answers. */
  askCompany(answers: string, usual: string): string;
  askAgain(answers: string): string;
}
