import type { Outcome, Position, RecordEnd, Seat } from '@ankerplatz/kit';
import type { About, LogEntry } from './entry.ts';
import type { GameHeader } from './game-header.ts';

/** A bot or person who plays a seat instead of its player. */
export interface StandIn {
  /** The level of a bot, or `person`. */
  readonly by: string;
  readonly person: string | null;
  readonly isFinal: boolean;
}

/** The effects of entries that are no moves. */
export interface EntryEffects {
  /** Seats that gave up. */
  readonly resigned: readonly Seat[];
  /** Seats whose time ran out, where that ends the game. */
  readonly timedOut: readonly Seat[];
  readonly isAgreedEnd: boolean;
  /** Indexable by seat. */
  readonly standIns: readonly (StandIn | null)[];
  /** Null while the game goes on; `until` when the pause ends by itself. */
  readonly pause: { readonly until: number | null } | null;
  readonly takeBacks: number;
  /** Indexable by seat: days of holiday that it has taken, and until when the last ones last. */
  readonly holidays: readonly Holiday[];
}

/** Times are milliseconds. */
export interface Holiday {
  readonly taken: number;
  readonly until: number | null;
}

const NO_HOLIDAY: Holiday = { taken: 0, until: null };

export const noEffects = (seats: number): EntryEffects => ({
  resigned: [],
  timedOut: [],
  isAgreedEnd: false,
  standIns: Array<null>(seats).fill(null),
  pause: null,
  takeBacks: 0,
  holidays: Array<Holiday>(seats).fill(NO_HOLIDAY),
});

const standInBy = (about: About | null | undefined): StandIn => ({
  by: about?.by ?? '',
  person: about?.person ?? null,
  isFinal: about?.isFinal ?? false,
});

const holidayAfter = (
  { taken }: Holiday,
  kind: 'holiday' | 'holiday-over',
  about: About | null | undefined,
): Holiday => {
  const { days = 0, until = null } = about ?? {};
  return kind === 'holiday' ? { taken: taken + days, until } : { taken: taken - days, until: null };
};

export const effectsAfter = (effects: EntryEffects, { kind, seat, about }: LogEntry): EntryEffects => {
  const seated = (standIn: StandIn | null) => effects.standIns.map((each, index) => (index === seat ? standIn : each));
  switch (kind) {
    case 'move':
      return effects;
    case 'resign':
      return { ...effects, resigned: [...effects.resigned, seat] };
    case 'agreed-end':
      return { ...effects, isAgreedEnd: true };
    case 'timed-out':
      return { ...effects, timedOut: [...effects.timedOut, seat] };
    case 'take-back':
      return { ...effects, takeBacks: effects.takeBacks + 1 };
    case 'taken-over':
      return { ...effects, standIns: seated(standInBy(about)) };
    case 'given-back':
      return { ...effects, standIns: seated(null) };
    case 'paused':
      return { ...effects, pause: { until: about?.until ?? null } };
    case 'resumed':
      return { ...effects, pause: null };
    case 'holiday':
    case 'holiday-over':
      return { ...effects, holidays: effects.holidays.with(seat, holidayAfter(effects.holidays[seat]!, kind, about)) };
  }
};

/** The end of a game that its rules did not end. */
export const endOf = ({ isAgreedEnd, timedOut, resigned }: EntryEffects): RecordEnd | undefined => {
  if (isAgreedEnd) return { kind: 'agreed' };
  if (timedOut.length > 0) return { kind: 'timed-out', seats: timedOut };
  return resigned.length > 0 ? { kind: 'resigned', seats: resigned } : undefined;
};

/** Ranks among those who played to the end; all others share the last. */
const ranksWithout = (ranks: readonly number[], isLost: readonly boolean[]): number[] => {
  const stayed = ranks.filter((_, seat) => !isLost[seat]);
  return ranks.map((rank, seat) => 1 + (isLost[seat] ? stayed.length : stayed.filter(other => other < rank).length));
};

/** The result, at any kind of end. Seats that gave up are last. */
export const outcomeOf = ({ game, setup }: GameHeader, position: Position, effects: EntryEffects): Outcome | null => {
  const { isAgreedEnd, resigned, timedOut } = effects;
  if (isAgreedEnd) return { ranks: Array<number>(setup.seats).fill(1), scores: null };
  const played = position.outcome();
  if (resigned.length + timedOut.length === 0) return played;
  const sides = game.sides(setup);
  const losers = new Set([...resigned, ...timedOut].map(seat => sides[seat]!));
  const isLost = sides.map(side => losers.has(side));
  if (played) return { ...played, ranks: ranksWithout(played.ranks, isLost) };
  const isDecided = timedOut.length > 0 || new Set(sides).size - losers.size <= 1;
  return isDecided ? { ranks: isLost.map(lost => (lost ? 2 : 1)), scores: null } : null;
};
