import { type ChanceSource, type Draws, NotedChance } from '../chance/chance.ts';
import type { Game, GameEvent, Position, Setup } from '../game.ts';
import type { JsonObject } from '../json.ts';
import { checkMove, type Refusal } from '../play/door.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { type EndEntry, type Entry, isMove, type MoveEntry } from './entry.ts';
import { type GameRecord, type Hash, makeRecord, type OpenChance, type RecordEnd, sourceOf } from './record.ts';

/** The beginning of a game: a setup that was checked, or a position as the game's notation writes it. */
export type Beginning = { readonly chance: OpenChance } & (
  | { readonly setup: Setup; readonly position?: undefined }
  | { readonly position: JsonObject }
);

/** Why an entry cannot follow: what is to be taken back is no part of the game any more, or something came to light since then. */
export type EntryRefusal = Refusal | { readonly code: 'taken-back-too-far'; readonly to: number };

/** The number of the entry that cannot follow, from 0, and why. */
export interface AddProblem {
  readonly index: number;
  readonly refusal: EntryRefusal;
}

/** The log as a list that grows without being copied: the newest entry first. */
interface Link {
  readonly entry: Entry | EndEntry;
  readonly version: number;
  /** The entry's number in the record, which numbers the draws too; of an end, that of the entry before it. */
  readonly recorded: number;
  readonly before: Link | null;
}

/** A version that a take-back may return to, and the move that led there. */
interface Place<P extends Position> {
  readonly version: number;
  readonly recorded: number;
  /** Null where nothing can be taken back beyond this place, which then has a position. */
  readonly move: MoveEntry | null;
  /** The position here; null where it is played again from a place before. */
  readonly position: P | null;
  readonly before: Place<P> | null;
  /** Places since the last one with a position. */
  readonly since: number;
}

interface State<P extends Position> {
  readonly position: P;
  readonly link: Link | null;
  readonly place: Place<P>;
  readonly revealed: number;
  /** Indexable by seat: the version at which its present decision was opened; −1 if it has none. */
  readonly decisions: readonly number[];
  readonly events: readonly GameEvent[];
  readonly draws: Draws;
}

/** A take-back plays again at most so many moves; a log keeps no more positions than that needs. */
const MOST_PLAYED_AGAIN = 16;

const NO_EVENTS: readonly GameEvent[] = [];
const NO_DRAWS: Draws = { shuffles: 0, dice: 0 };

const ENDS: ReadonlySet<string> = new Set<EndEntry['kind']>(['resign', 'timed-out', 'agreed-end']);

const isEnd = (entry: Entry | EndEntry): entry is EndEntry => !isMove(entry) && ENDS.has(entry.kind);

/** Whether something came to light that nobody can forget: what chance drew, or what was hidden. */
export const isReveal = (game: Pick<Game, 'shows'>, chance: NotedChance, events: readonly GameEvent[]): boolean =>
  chance.isDrawn || events.some(event => game.shows(event));

/** A log as far as it stays true when the game goes on in place. */
export type Told = Pick<GameLog, 'version' | 'last' | 'place' | 'events'>;

/** A game as the fold of its entries, up to a version. Never changes: an entry that follows gives another log. */
export class GameLog<P extends Position = Position> {
  private constructor(
    /** By the rules that the game began with. */
    readonly game: Game<P>,
    private readonly beginning: Beginning,
    private readonly source: ChanceSource,
    private readonly state: State<P>,
  ) {}

  /** The beginning, or what is wrong with the position that it is to begin from. */
  static begin<P extends Position>(game: Game<P>, beginning: Beginning): Result<GameLog<P>, string> {
    const source = sourceOf(beginning.chance);
    const chance = new NotedChance(source.at(0));
    const first = beginning.position
      ? game.parsePosition(beginning.position, chance)
      : ok(game.start(beginning.setup, chance));
    if (!first.ok) return first;
    const position = first.value;
    const decisions = Array<number>(position.setup.seats).fill(-1);
    const state: State<P> = {
      position,
      link: null,
      place: { version: 0, recorded: 0, move: null, position, before: null, since: 0 },
      revealed: 0,
      decisions: decisionsAt(position, 0, decisions, null),
      events: NO_EVENTS,
      draws: chance,
    };
    return ok(new GameLog(game, beginning, source, state));
  }

  get position(): P {
    return this.state.position;
  }

  /** Number of entries, those included that a record does not hold. */
  get version(): number {
    return this.state.link?.version ?? 0;
  }

  /** The version at which something came to light last: nothing before it can be taken back. */
  get revealed(): number {
    return this.state.revealed;
  }

  get last(): Entry | EndEntry | null {
    return this.state.link?.entry ?? null;
  }

  /** Events of the last entry. */
  get events(): readonly GameEvent[] {
    return this.state.events;
  }

  /** Draws for the last entry, or for the beginning. */
  get draws(): Draws {
    return this.state.draws;
  }

  get isDrawn(): boolean {
    return this.draws.shuffles + this.draws.dice > 0;
  }

  /** The version at which this seat's present decision was opened; null if it has none. */
  decisionVersion(seat: Seat): number | null {
    const version = this.state.decisions[seat] ?? -1;
    return version < 0 ? null : version;
  }

  /** The version after the last move that was not taken back: the present position is the one there. */
  get place(): number {
    return this.state.place.version;
  }

  /** Whether the game can go back to how it stood at a version: one of its moves, as far as nothing has come to light since then. */
  canTakeBack(to: number): boolean {
    return placeAt(this.state.place, to) !== null;
  }

  /** The log with one more entry, or why that cannot follow. */
  add(entry: MoveEntry): Result<GameLog<P>, Refusal>;
  add(entry: Entry | EndEntry): Result<GameLog<P>, EntryRefusal>;
  add(entry: Entry | EndEntry): Result<GameLog<P>, EntryRefusal> {
    const next = this.next(entry);
    return next.ok ? ok(this.with(next.value)) : next;
  }

  /**
   * The log with more entries, or which of them cannot follow. `step` hears the log after each; without it hardly a
   * position is copied. `tell` hears the same but for the position.
   */
  addAll(
    entries: readonly (Entry | EndEntry)[],
    step?: (log: GameLog<P>) => void,
    tell?: (told: Told) => void,
  ): Result<GameLog<P>, AddProblem> {
    let log: GameLog<P> = this;
    for (let index = 0; index < entries.length; index++) {
      const { position, place } = log.state;
      const isOwn = !step && position !== this.position && position !== place.position;
      const next = log.next(entries[index]!, isOwn);
      if (!next.ok) return err({ index, refusal: next.error });
      log = this.with(next.value);
      step?.(log);
      tell?.(log);
    }
    return ok(log);
  }

  /** The entries as a record holds them, the oldest first. */
  entries(): Entry[] {
    const links: Link[] = [];
    for (let { link } = this.state; link; link = link.before) links.push(link);
    links.reverse();
    return links.flatMap(({ entry }): Entry[] => {
      if (isEnd(entry)) return [];
      if (isMove(entry) || entry.kind !== 'take-back') return [entry];
      return [{ ...entry, to: links[entry.to - 1]?.recorded ?? 0 }];
    });
  }

  /** `end`: how it ended otherwise than by its rules. A program that has a faster `hash` brings it along. */
  record(end?: RecordEnd, hash?: Hash): GameRecord {
    const { id, version } = this.game;
    const { seats, options } = this.position.setup;
    const { chance, position } = this.beginning;
    const fields = { game: id, version, seats, options, ...(position && { position }), chance };
    return makeRecord({ ...fields, entries: this.entries(), ...(end && { end }) }, hash);
  }

  /** `isOwn`: nobody needs the position of this log any more, so it may be changed. */
  private next(entry: Entry | EndEntry, isOwn = false): Result<State<P>, EntryRefusal> {
    const link = linkOf(entry, this.state.link);
    if (isMove(entry)) return this.played(entry, link, isOwn);
    if (entry.kind === 'take-back') return this.takenBack(entry.to, link);
    return ok({ ...this.state, link, events: NO_EVENTS, draws: NO_DRAWS });
  }

  private played(entry: MoveEntry, link: Link, isOwn: boolean): Result<State<P>, Refusal> {
    const { game, state } = this;
    const checked = checkMove(game, state.position, entry.seat, entry.move);
    if (!checked.ok) return checked;
    const events: GameEvent[] = [];
    const chance = new NotedChance(this.source.at(link.recorded));
    const position = isOwn ? state.position : state.position.clone();
    position.play(entry.seat, checked.value, chance, event => events.push(event));
    const isRevealed = isReveal(game, chance, events);
    return ok({
      position,
      link,
      place: placeAfter(isRevealed ? null : state.place, position, entry, link),
      revealed: isRevealed ? link.version : state.revealed,
      decisions: decisionsAt(position, link.version, state.decisions, entry.seat),
      events,
      draws: chance.isDrawn ? chance : NO_DRAWS,
    });
  }

  private takenBack(to: number, link: Link): Result<State<P>, EntryRefusal> {
    const place = placeAt(this.state.place, to);
    if (!place) return err({ code: 'taken-back-too-far', to });
    const position = this.positionAt(place);
    const nobody = this.state.decisions.map(() => -1);
    const decisions = decisionsAt(position, link.version, nobody, null);
    return ok({ ...this.state, position, link, place, decisions, events: NO_EVENTS, draws: NO_DRAWS });
  }

  /** Played again from the last place before it that has kept its position. */
  private positionAt(place: Place<P>): P {
    if (place.position) return place.position;
    const places: Place<P>[] = [];
    let kept = place;
    for (; !kept.position; kept = kept.before!) places.push(kept);
    const position = kept.position.clone();
    for (const { move, recorded } of places.reverse())
      position.play(move!.seat, this.game.parseMove(position, move!.move)!, this.source.at(recorded));
    return position;
  }

  private with(state: State<P>): GameLog<P> {
    return new GameLog(this.game, this.beginning, this.source, state);
  }
}

const linkOf = (entry: Entry | EndEntry, before: Link | null): Link => ({
  entry,
  version: (before?.version ?? 0) + 1,
  recorded: (before?.recorded ?? 0) + (isEnd(entry) ? 0 : 1),
  before,
});

/** After a reveal there is no place before. */
const placeAfter = <P extends Position>(
  before: Place<P> | null,
  position: P,
  move: MoveEntry,
  { version, recorded }: Link,
): Place<P> => {
  const since = before ? (before.since + 1) % MOST_PLAYED_AGAIN : 0;
  return { version, recorded, move: before && move, position: since === 0 ? position : null, before, since };
};

const placeAt = <P extends Position>(newest: Place<P>, version: number): Place<P> | null => {
  let place: Place<P> | null = newest;
  while (place && place.version > version) place = place.before;
  return place?.version === version ? place : null;
};

/** A seat keeps its decision while others answer theirs; its own move opens another one. */
const decisionsAt = (
  position: Position,
  version: number,
  before: readonly number[],
  mover: Seat | null,
): readonly number[] => {
  const deciders = position.deciders();
  return before.map((opened, seat) => {
    if (!deciders.includes(seat)) return -1;
    return opened >= 0 && seat !== mover ? opened : version;
  });
};
