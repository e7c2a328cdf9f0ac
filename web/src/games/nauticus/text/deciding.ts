import type { Players, Seat } from '@ankerplatz/kit';
import type { Action, types } from '@ankerplatz/nauticus';

type Bonus = types.Bonus;
type Crest = types.Crest;
type Good = types.Good;
type Hull = types.Hull;
type Reward = types.Reward;

/** A ship by its number, or one yet to be started. */
export type Where = number | 'new';

export const NOTES = [
  'goal',
  'chose',
  'free-buy',
  'four-kinds',
  'passed',
  'delivered',
  'crowns',
  'extra',
  'first-of-round',
] as const;
export type Note = (typeof NOTES)[number];

/** Words that help to decide: the list of actions, the turn, the button, reminders, notes, answers. */
export interface DecidingTexts {
  readonly heading: (round: number, rounds: number, phase: number, phases: number) => string;
  /** Short names; the long ones are the game's own. */
  readonly actions: Readonly<Record<Action, string>>;
  readonly bonuses: Readonly<Record<Bonus, string>>;
  readonly hulls: Readonly<Record<Hull, string>>;
  readonly crests: Readonly<Record<Crest, string>>;
  readonly goods: Readonly<Record<Good, string>>;
  readonly list: (parts: readonly string[]) => string;
  readonly rule: (about: string) => string;
  readonly taler: (n: number) => string;
  readonly workers: (n: number) => string;
  readonly blue: (n: number) => string;
  readonly points: (n: number) => string;
  /** A ship as the object of a sentence. */
  readonly ship: (where: Where) => string;
  /** A ship as a heading. */
  readonly shipName: (number: number) => string;
  readonly table: {
    readonly title: string;
    readonly all: string;
    readonly used: string;
    readonly bonusLost: string;
    readonly noneLeft: string;
    readonly left: (n: number) => string;
    readonly toStorage: string;
    readonly bonus: (bonus: string) => string;
    readonly price: (name: string, price: number) => string;
    readonly forYou: string;
    readonly uses: (uses: number, blue: number) => string;
    /** The same where there is little room. */
    readonly usesShort: (uses: number) => string;
    readonly noUse: string;
    readonly finishes: (ship: string, rewards: number) => string;
    readonly delivers: (goods: number, points: number) => string;
    readonly nothingToDeliver: string;
    /** `isCut`: by the limit of a round, so that workers times crowns are more than the points. */
    readonly crowns: (workers: number, crowns: number, points: number, isCut: boolean) => string;
    readonly noCrowns: string;
    readonly money: (uses: number, taler: number) => string;
    readonly others: string;
    readonly nobody: string;
    readonly otherUses: (name: string, uses: number) => string;
    readonly otherFinishes: (ship: string) => string;
    readonly otherDelivers: (goods: number) => string;
    readonly wheelNext: (numbers: string) => string;
  };
  readonly turn: {
    readonly title: string;
    readonly running: (name: string, action: string) => string;
    readonly choosing: (name: string) => string;
    readonly drafted: string;
    readonly sent: string;
    readonly extraRunning: string;
    readonly bought: string;
    readonly shop: string;
    readonly buy: (name: string, price: string) => string;
    readonly whereTo: (name: string) => string;
    readonly cancel: string;
    readonly storage: (before: number, after: number, fields: number) => string;
    readonly newShip: (ship: number) => string;
    readonly grows: (size: number) => string;
    readonly closes: (size: number) => string;
    readonly completes: (rewards: number) => string;
    readonly mast: (n: number, parts: number) => string;
    readonly sail: (n: number, parts: number) => string;
    readonly good: (n: number, parts: number) => string;
    readonly loads: string;
    readonly load: (name: string) => string;
    readonly nothingToLoad: string;
    readonly money: (taler: number) => string;
    readonly crowns: (points: number) => string;
    readonly deliver: (ship: string, goods: string, points: number) => string;
    readonly delivers: (workers: number) => string;
    readonly bonus: (kind: string) => string;
    readonly free: string;
    readonly over: string;
  };
  readonly extra: {
    readonly button: string;
    readonly title: string;
    readonly hint: string;
    readonly passFirst: (turned: number) => string;
  };
  readonly main: {
    readonly choose: string;
    readonly bonus: string;
    readonly free: string;
    readonly rewards: (n: number, isFirst: boolean) => string;
    readonly pass: (turned: number) => string;
    readonly end: (blue: number) => string;
    readonly endExtra: (action: string) => string;
    readonly useExtra: string;
    readonly wait: string;
  };
  readonly counters: {
    readonly label: string;
    readonly workers: string;
    readonly blue: string;
    readonly taler: string;
    readonly storage: string;
    readonly now: string;
    readonly change: (name: string, before: number, after: number) => string;
    readonly of: (taken: string, fields: number) => string;
  };
  readonly rewards: {
    readonly title: (ship: number | null) => string;
    readonly left: (left: number, all: number) => string;
    readonly taken: (taken: number, limit: number) => string;
    readonly crown: (before: number, after: number, fields: number, crowns: number, left: number) => string;
    readonly count: (name: string, before: number, after: number) => string;
    readonly goodAdds: (good: string, before: number, points: number) => string;
    readonly names: Readonly<Record<Reward, string>>;
    readonly chooseGoods: string;
  };
  readonly missing: {
    readonly brings: (points: number, rewards: number, largest: number) => string;
    readonly masts: (n: number, crest: string | null) => string;
    readonly sails: (n: number, crest: string | null) => string;
    readonly missing: (what: string) => string;
  };
  /** Each fits on one line of a phone: some forty letters. */
  readonly reminders: {
    readonly fourth: (name: string, price: number) => string;
    readonly lastPass: (number: number) => string;
    readonly lastExtra: string;
    readonly bonusLost: string;
    readonly freeLost: string;
    readonly lastWorker: string;
    readonly lastField: string;
    readonly switchOff: string;
  };
  readonly goal: (rounds: number) => string;
  readonly notes: Readonly<Record<Exclude<Note, 'goal'>, string>>;
  readonly understood: string;
  readonly standing: {
    readonly track: string;
    readonly passes: string;
    readonly goods: string;
    readonly ships: string;
    readonly rest: string;
    readonly total: string;
  };
  readonly chips: {
    readonly take: (action: string) => string;
    readonly to: (tile: string, where: string) => string;
    readonly store: string;
    readonly fresh: string;
    readonly ship: (n: number) => string;
    readonly free: (tile: string) => string;
    readonly money: string;
    readonly crowns: (points: number) => string;
    readonly deliver: (ship: number) => string;
    readonly extra: (action: string) => string;
    readonly pass: string;
    readonly end: string;
  };
  /** Several uses of an action in one sentence; `what` names tiles and where they went. */
  readonly log: {
    readonly bought: (players: Players, seat: Seat, taler: number, what: string) => string;
    readonly loaded: (players: Players, seat: Seat, what: string) => string;
  };
  /** The parts of a ship. */
  readonly parts: {
    readonly hull: (parts: string, isOpen: boolean) => string;
    readonly masts: (n: number, crest: string) => string;
    readonly sails: (n: number, crest: string) => string;
    readonly finished: (points: number) => string;
  };
}
