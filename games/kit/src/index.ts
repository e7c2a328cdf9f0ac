export { lowestOf } from './bits.ts';
export { branchChance } from './chance/branch.ts';
export { type Chance, type ChanceSource, type Draws, NotedChance, type Shufflable } from './chance/chance.ts';
export { type Commitment, commitmentOf, committedSource, keyOf, opens } from './chance/committed.ts';
export { NO_CHANCE } from './chance/no-chance.ts';
export { ScriptedChance } from './chance/scripted.ts';
export { type BrokenSeal, fitsCommitment, type OpenedSeal, type Seal, sealFault } from './chance/seal.ts';
export { SeededChance, seededSource } from './chance/seeded.ts';
export { type SharedCommitment, sharedBotSeed, sharedKeyOf, sharedSource } from './chance/shared.ts';
export type {
  Game,
  GameEvent,
  Halt,
  Position,
  Reason,
  Scoring,
  Setup,
  SetupWish,
  Tally,
  Tell,
  View,
  Words,
} from './game.ts';
export { canonicalJson, isObject, type Json, type JsonObject } from './json.ts';
export { isLevel, LEVELS, type Level } from './level.ts';
export { type EndEntry, type Entry, isMove, type MoveEntry, type OtherEntry } from './log/entry.ts';
export { type Beginning, type EntryRefusal, GameLog, type Told } from './log/game-log.ts';
export { isChanceKind, parseRecord } from './log/parse-record.ts';
export {
  chanceFault,
  FORMAT,
  type GameRecord,
  isOpenChance,
  makeRecord,
  type OpenChance,
  type RecordChance,
  type RecordEnd,
  type RecordFields,
  SEALED,
  sourceOf,
} from './log/record.ts';
export { beginReplay, dropTakenBack, type ReplayProblem, replay, replayParts, replaySteps } from './log/replay.ts';
export { ORDER_SPECS, ORDERS, type OrderName } from './order.ts';
export { type Outcome, ranksBy } from './outcome.ts';
export { isLegal, legalMoves, type Refusal, tryPlay } from './play/door.ts';
export { refusalText } from './play/door-words.ts';
export { MoveList } from './play/move-list.ts';
export { perft, TooManyNodes } from './play/perft.ts';
export { type PlayedMoves, playMoves, playTurn } from './play/play-moves.ts';
export { Players } from './players.ts';
export { err, ok, type Result } from './result.ts';
export { SEATS_OF, type Seat } from './seat.ts';
export { de, que } from './text/french.ts';
export type { DoorWords } from './text/types.ts';
export { endsTurn, TURN_ENDED } from './turn.ts';
export { atVersion, rulesOf, versionsOf } from './versions.ts';
export {
  type ByTag,
  byTag,
  capital,
  isLanguage,
  joined,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languagesOf,
  linesOf,
  type RuleBook,
  type RuleText,
  type Term,
  wordsIn,
} from './words.ts';
