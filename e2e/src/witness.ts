import { isDeepStrictEqual } from 'node:util';
import { type GameEvent, type GameRecord, isMove, type Position, replay, type Seat } from '@ankerplatz/kit';
import { CARDS, type Card } from '@ankerplatz/nautilus';
import { gameById } from '@ankerplatz/registry';
import type { Api } from './api.ts';
import type { Heard } from './ears.ts';

interface Moment {
  readonly position: Position;
  /** Of the entry that led here. */
  readonly events: readonly GameEvent[];
}

/** The game at a table as it is told to a seat, by a frame or an answer. */
interface Told {
  readonly version: number;
  readonly view: unknown;
}

interface ToldEntry {
  readonly entry: number;
  readonly move: string | null;
  readonly events: readonly unknown[];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTold = (value: unknown): value is Told => isObject(value) && isObject(value.view) && 'version' in value;

const isToldEntry = (value: unknown): value is ToldEntry => isObject(value) && 'entry' in value && 'events' in value;

const entriesIn = (value: unknown): readonly ToldEntry[] =>
  isObject(value) && Array.isArray(value.entries) && value.entries.every(isToldEntry) ? value.entries : [];

const isEnd = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { info, result, status } = value;
  return result != null || status === 'over' || (isObject(info) && info.status === 'over');
};

/** Every text of a value, not the names of its members. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Files of the site are the same for everybody, and not of a game. */
const isSaid = (from: string): boolean => from === 'frame' || from.startsWith('/api/');

const KINDS: ReadonlySet<string> = new Set(CARDS);
const isNumber = (word: string): boolean => /^\d+$/.test(word);
/** Moves that name a card. */
const MOVE = /^(?:give|play|discard|trade|ask) (\S+)/;

/** The cards that texts name: by a word anywhere, or by a number that stands alone or in a move. */
const cardsIn = (value: unknown): ReadonlySet<string> =>
  new Set(
    textsIn(value)
      .flatMap(text => [text, MOVE.exec(text)?.[1] ?? '', ...text.split(/[^\w]+/).filter(word => !isNumber(word))])
      .filter(word => KINDS.has(word)),
  );

/** The number of cards in a row that are no accident. */
const RUN = 6;

/** Cards as they may be written one after the other: by their names, or by their numbers in the list of kinds. */
const runsOf = (cards: readonly Card[]): readonly string[] => {
  if (cards.length < RUN) return [];
  const run = cards.slice(0, RUN);
  const numbers = run.map(card => CARDS.indexOf(card));
  return [JSON.stringify(run).slice(1, -1), run.join(','), run.join(' '), numbers.join(',')];
};

/** Bytes as they may be written. */
const spellingsOf = (hex: string): readonly string[] => {
  const bytes = Buffer.from(hex, 'hex');
  const base64 = bytes.toString('base64').replaceAll('=', '');
  return [hex, hex.toUpperCase(), base64, base64.replaceAll('+', '-').replaceAll('/', '_'), [...bytes].join(',')];
};

/** Knows everything about a game that is over, and finds what its seats were told before its time. */
export class Witness {
  private readonly moments: Moment[] = [];

  constructor(private readonly record: GameRecord) {
    const told = replay(this.game, record, ({ position, events }) => this.moments.push({ position, events }));
    if (!told.ok) throw new Error(told.error);
  }

  get version(): number {
    return this.moments.length - 1;
  }

  /** The versions that a seat was told of. */
  versionsIn(heard: readonly Heard[]): readonly number[] {
    return heard.flatMap(({ text }) => {
      const value = parsed(text);
      return isTold(value) ? [value.version] : [];
    });
  }

  /** The secrets that no page may have been sent by then. */
  secrets(version: number): { readonly secret: string; readonly deck: readonly Card[] } {
    const { deck } = this.game.state(this.moments[version]!.position) as { readonly deck: readonly Card[] };
    return { secret: this.secret, deck };
  }

  /** The secrets that a seat was sent until the end: a sentence each. */
  leaks(seat: Seat, heard: readonly Heard[]): readonly string[] {
    const found: string[] = [];
    let version = 0;
    for (const [at, { from, text }] of heard.entries()) {
      const value = parsed(text);
      if (isEnd(value)) break;
      if (isTold(value)) version = value.version;
      const problems = [...this.secretsIn(text), ...(isSaid(from) ? this.cardsTold(seat, version, text, value) : [])];
      found.push(...problems.map(problem => `${at} (${from}, version ${version}): ${problem}`));
    }
    return found;
  }

  private get game() {
    return gameById(this.record.game)!;
  }

  private get secret(): string {
    const { chance } = this.record;
    if (chance.kind !== 'committed' || chance.secret === undefined) throw new Error('the record opens no secret');
    return chance.secret;
  }

  private secretsIn(text: string): readonly string[] {
    return spellingsOf(this.secret).some(spelling => text.includes(spelling)) ? ['the secret of the chance'] : [];
  }

  private cardsTold(seat: Seat, version: number, text: string, value: unknown): readonly string[] {
    if (value === undefined) return [];
    const moment = this.moments[version];
    if (!moment) return [`version ${version} is not in the record`];
    const knows = this.game.view(moment.position, seat);
    const { deck } = this.game.state(moment.position) as { readonly deck?: readonly Card[] };
    const judged = this.toldExactly(seat, value, knows);
    if (deck === undefined) return judged;
    const isRun = runsOf(deck).some(run => text.includes(run));
    return [...judged, ...(isRun ? ['the order of the deck'] : []), ...unseen(beside(value), knows)];
  }

  /** Views and entries: to the letter what the seat may know, whatever the game. */
  private toldExactly(seat: Seat, value: unknown, knows: unknown): readonly string[] {
    const isWrong = isTold(value) && !isDeepStrictEqual(value.view, plain(knows));
    return [
      ...(isWrong ? ['the view is not what the seat may know'] : []),
      ...entriesIn(value).flatMap(entry => this.entryTold(seat, entry)),
    ];
  }

  private entryTold(seat: Seat, { entry, move, events }: ToldEntry): readonly string[] {
    const { game } = this;
    const logged = this.record.entries[entry - 1];
    if (!logged) return [`entry ${entry} is not in the record`];
    const heard = this.moments[entry]!.events.flatMap(event => game.eventFor(event, seat) ?? []);
    const mayRead = isMove(logged) ? game.moveFor(logged.move, logged.seat, seat) : null;
    const isSame = move === mayRead && isDeepStrictEqual(events, plain(heard));
    return isSame ? [] : [`entry ${entry} is not as the seat may hear it`];
  }
}

/** The facts beside the view and the entries, which are judged to the letter. */
const beside = (value: unknown): unknown => {
  if (!isObject(value)) return value;
  const { view, entries, ...rest } = value;
  return { ...rest, ...(!isTold(value) && { view }), ...(entriesIn(value).length === 0 && { entries }) };
};

/** The record of the first game at a table, once it is over. */
export const recordOf = (api: Api, table: string): Promise<GameRecord> =>
  api.get<GameRecord & Record<string, unknown>>(`/tables/${table}/games/1/record`);

/** Cards that are named beside the view of a seat which does not see them. */
const unseen = (value: unknown, knows: unknown): readonly string[] => {
  const seen = cardsIn(knows);
  return [...cardsIn(value)].filter(card => !seen.has(card)).map(card => `the card ${card}`);
};
