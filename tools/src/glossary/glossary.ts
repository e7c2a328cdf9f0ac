import type { Tree } from '../imports/sources.ts';

// One word, one meaning: what the words of the glossary in docs/architecture.md may name.

interface Word {
  /** The files that may export the bare word, by a pattern: the thing itself, its schema on the wire, the component that draws it. */
  readonly home?: RegExp;
  /** Kinds of it, each a name that ends with the word, and the packages that may export it. */
  readonly kinds: Readonly<Record<string, string>>;
}

export const GLOSSARY = {
  Game: {
    home: /^games\/kit\/src\/game\.ts$/,
    kinds: {
      FinishedGame: 'protocol',
      LocalGame: 'web',
      PlayedGame: 'protocol',
      RandomGame: 'games/kit',
      RemainingGame: 'bots',
      SavedGame: 'web',
      ShownGame: 'web',
      VoidedGame: 'server',
    },
  },
  Setup: {
    home: /^games\/kit\/src\/game\.ts$/,
    kinds: { LastSetup: 'web', NauticusSetup: 'games/nauticus', QuaySetup: 'games/kit' },
  },
  Position: {
    home: /^games\/kit\/src\/game\.ts$/,
    kinds: { NauticusPosition: 'games/nauticus', NautilusPosition: 'games/nautilus', QuayPosition: 'games/kit' },
  },
  Move: {
    home: /^games\/.*\/moves\.ts$/,
    kinds: { BranchMove: 'web', LineMove: 'games/kit', PlayedMove: 'tools', RoomMove: 'protocol' },
  },
  Event: {
    kinds: {
      ChangedEvent: 'web',
      ClubEvent: 'protocol',
      GameEvent: 'games/kit',
      NauticusEvent: 'games/nauticus',
      NautilusEvent: 'games/nautilus',
      NewEvent: 'protocol web',
      NextEvent: 'web',
      QuayEvent: 'games/kit',
    },
  },
  View: {
    home: /^games\/kit\/src\/game\.ts$/,
    kinds: { NauticusView: 'games/nauticus', NautilusView: 'games/nautilus', TableView: 'protocol' },
  },
  Refusal: {
    home: /^(games\/kit\/src\/play\/door|protocol\/src\/common)\.ts$/,
    kinds: { EntryRefusal: 'games/kit' },
  },
  Chance: {
    home: /^games\/kit\/src\/chance\/chance\.ts$/,
    kinds: {
      NotedChance: 'games/kit',
      OpenChance: 'games/kit',
      OpenedChance: 'server',
      RecordChance: 'games/kit',
      ScriptedChance: 'games/kit',
      SeededChance: 'games/kit',
    },
  },
  Record: { kinds: { GameRecord: 'games/kit', GivenRecord: 'protocol', ImportRecord: 'web', TrueRecord: 'server' } },
  Log: {
    home: /^web\/src\/table\/(.*\/)?Log\.tsx$/,
    kinds: { GameLog: 'games/kit', SeatLog: 'protocol', TableLog: 'server' },
  },
  Entry: {
    home: /^games\/kit\/src\/log\/entry\.ts$/,
    kinds: {
      EndEntry: 'games/kit',
      LogEntry: 'server web',
      LoggedEntry: 'protocol',
      MoveEntry: 'games/kit',
      OtherEntry: 'games/kit',
    },
  },
  Version: { kinds: { QuayVersion: 'games/kit', TableVersion: 'server' } },
  Decision: { kinds: {} },
  Batch: { home: /^server\/src\/tables\//, kinds: {} },
  Draft: { home: /^web\/src\/board\/draft\.ts$/, kinds: {} },
  Table: {
    home: /^web\/src\/table\/Table\.tsx$/,
    kinds: {
      BrokenTable: 'server',
      DueTable: 'server',
      EngineTable: 'tools',
      LiveTable: 'server',
      LoadedTable: 'web',
      LessonTable: 'web',
      LocalTable: 'web',
      MeasuredTable: 'bench',
      NewTable: 'protocol web',
      OnlineTable: 'web',
      PlayedTable: 'tournament',
      ReplayTable: 'web',
      ScreenTable: 'web',
      TerminalTable: 'tools',
      TestTable: 'server',
      SealedTable: 'server',
      StoredTable: 'server',
      WatchedTable: 'server',
    },
  },
  Seat: {
    home: /^games\/kit\/src\/seat\.ts$/,
    kinds: {
      FreeSeat: 'protocol',
      GameSeat: 'protocol',
      LocalSeat: 'web',
      PlannedSeat: 'web',
      RatedSeat: 'server',
      PlayedSeat: 'tools',
    },
  },
  Order: { kinds: {} },
  Level: { home: /^games\/kit\/src\/level\.ts$/, kinds: {} },
  Language: { home: /^games\/kit\/src\/words\.ts$/, kinds: {} },
} as const satisfies Readonly<Record<string, Word>>;

const EXPORT = /^export (?:abstract )?(?:class|interface|type|const|function) (?<name>[A-Z]\w*[a-z]\w*)/gm;

interface Exported {
  readonly name: string;
  readonly path: string;
}

/** Types, classes and components, of files that are no tests. */
const exportsOf = (tree: Tree): Exported[] =>
  [...tree]
    .filter(([path]) => /\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) => [...text.matchAll(EXPORT)].map(({ groups }) => ({ name: groups!.name!, path })));

/** Whether the last noun of a name is the word. */
const endsWith = (name: string, word: string): boolean => name === word || new RegExp(`[a-z0-9]${word}$`).test(name);

const isKind = ({ kinds }: Word, { name, path }: Exported): boolean =>
  (kinds[name]?.split(' ') ?? []).some(folder => path.startsWith(`${folder}/`));

const misuses = (word: string, entry: Word, exported: readonly Exported[]): string[] =>
  exported
    .filter(each => endsWith(each.name, word))
    .filter(each => (each.name === word ? !entry.home?.test(each.path) : !isKind(entry, each)))
    .map(({ name, path }) => `${path} exports ${name}, which the glossary does not know as a ${word.toLowerCase()}`);

const unused = ({ kinds }: Word, exported: readonly Exported[]): string[] =>
  Object.keys(kinds)
    .filter(kind => !exported.some(({ name }) => name === kind))
    .map(kind => `the glossary knows ${kind}, which nobody exports`);

/** A sentence for every exported name that uses a word of the glossary for something else. */
export const checkGlossary = (tree: Tree): string[] => {
  const exported = exportsOf(tree);
  return Object.entries<Word>(GLOSSARY).flatMap(([word, entry]) => [
    ...new Set([...misuses(word, entry, exported), ...unused(entry, exported)]),
  ]);
};
