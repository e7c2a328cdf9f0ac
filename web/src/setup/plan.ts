import { isLevel, isObject, type JsonObject, type Level } from '@ankerplatz/kit';
import type { Clock, FreeSeat, NewTable } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry/lazy';
import { FACTORS, isClock, isSilence, SILENCE } from './clocks.ts';
import { firstKind, type Kind, kindOf, starterBefore, starterOption } from './kinds.ts';

/** The occupant of a seat: I, another person, or a bot. */
export type PlannedSeat = 'me' | 'person' | Level;

/** A table as it is planned, before there is one. */
export interface Plan {
  readonly game: BoardGameId;
  /** The id of the kind. */
  readonly kind: string;
  readonly place: 'online' | 'device';
  /** Indexable by seat. */
  readonly seats: readonly PlannedSeat[];
  /** Indexable by seat: people at one device are called so; empty where none was given. */
  readonly names: readonly string[];
  /** A seat; null: the lot decides. */
  readonly starter: number | null;
  readonly visibility: NewTable['visibility'];
  readonly spectators: boolean;
  /** Whether the coach may help everybody, at a table of the server. */
  readonly coach: boolean;
  /** Whether games are rated, at a table of the server. */
  readonly rated: boolean;
  /** The clock; null: none. */
  readonly clock: Clock | null;
  /** Milliseconds after which a seat is silent, where there is no clock. */
  readonly silence: number;
  /** Indexable by seat: how much more time it has than the clock says. */
  readonly factors: readonly number[];
  /** The differences from the board as we know it; null: none. */
  readonly board: JsonObject | null;
}

export const kindOfPlan = ({ game, kind }: Plan): Kind => kindOf(game, kind) ?? firstKind(game);

const seatsOf = (kind: Kind, others: PlannedSeat): readonly PlannedSeat[] =>
  Array.from({ length: kind.seats }, (_, seat) => (seat === 0 ? 'me' : others));

const planOf = (game: BoardGameId, kind: Kind, place: Plan['place'], others: PlannedSeat): Plan => ({
  game,
  kind: kind.id,
  place,
  seats: seatsOf(kind, others),
  names: Array.from({ length: kind.seats }, () => ''),
  starter: null,
  visibility: 'invitation',
  spectators: true,
  coach: false,
  rated: false,
  clock: null,
  silence: SILENCE,
  factors: Array.from({ length: kind.seats }, () => 1),
  board: null,
});

/** Against bots in the browser: all deckhands, so that a partner is no weaker than the opponents. The person begins. */
export const planNow = (game: BoardGameId): Plan => {
  const kind = firstKind(game);
  return { ...planOf(game, kind, 'device', 'deckhand'), starter: starterBefore(game, kind, 0) };
};

/** Two people, the rest of a larger table too. */
export const planWith = (game: BoardGameId, place: Plan['place']): Plan =>
  planOf(game, firstKind(game), place, 'person');

/**
 * The same wish at a table of another kind: seats that stay keep their people and bots, new ones get what the last one
 * had.
 */
export const withKind = (plan: Plan, kind: Kind): Plan => {
  const last = plan.seats.at(-1) ?? 'person';
  const others = last === 'me' ? 'person' : last;
  const hasMySeat = plan.seats.indexOf('me') < kind.seats;
  return {
    ...plan,
    kind: kind.id,
    seats: Array.from({ length: kind.seats }, (_, seat) =>
      seat === 0 && !hasMySeat ? 'me' : (plan.seats[seat] ?? others),
    ),
    names: Array.from({ length: kind.seats }, (_, seat) => plan.names[seat] ?? ''),
    factors: Array.from({ length: kind.seats }, (_, seat) => plan.factors[seat] ?? 1),
    starter: plan.starter !== null && plan.starter < kind.seats ? plan.starter : null,
  };
};

/** Changes what sits on a seat; if I take a seat, what was there gets mine. */
export const withSeat = (plan: Plan, seat: number, wanted: PlannedSeat): Plan => {
  const mine = plan.seats.indexOf('me');
  const before = plan.seats[seat]!;
  const seats = plan.seats.map((planned, index) => {
    if (index === seat) return wanted;
    return wanted === 'me' && index === mine ? before : planned;
  });
  return { ...plan, seats };
};

export const botsOf = ({ seats }: Plan): number => seats.filter(isLevel).length;

/** Whether a plan has a single person, so that nobody else need come. */
export const isAlone = (plan: Plan): boolean => plan.seats.length - botsOf(plan) === 1;

export const optionsOf = ({ game, starter, board }: Plan): JsonObject => ({
  ...board,
  ...(starter !== null && { [starterOption(game)]: starter }),
});

/** Games with bots are never rated, nor are those on one device. */
export const isRated = (plan: Plan): boolean => plan.rated && plan.place === 'online' && botsOf(plan) === 0;

/** The request that opens the table of a plan; sitting down is another one. */
export const newTableOf = (plan: Plan): NewTable => ({
  game: plan.game,
  ...kindOfPlan(plan).asked,
  options: optionsOf(plan),
  visibility: plan.visibility,
  // Strangers need not wait for the owner; a person who plays against bots alone starts the game.
  ...(plan.visibility === 'public' && !isAlone(plan) && { starts: 'full' as const }),
  spectators: plan.spectators,
  ...(plan.coach && { coach: true }),
  ...(isRated(plan) && { rated: true }),
  ...(plan.clock && { clock: plan.clock }),
  silence: plan.silence,
  seats: plan.seats.map((seat): FreeSeat => (isLevel(seat) ? { kind: 'bot', level: seat } : { kind: 'open' })),
});

const isPlannedSeat = (value: unknown): value is PlannedSeat => value === 'me' || value === 'person' || isLevel(value);

const isList = <T>(value: unknown, length: number, isMember: (member: unknown) => member is T): value is T[] =>
  Array.isArray(value) && value.length === length && value.every(isMember);

const isText = (value: unknown): value is string => typeof value === 'string';
const isSeat = (value: unknown, seats: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
const isFactor = (value: unknown): value is number => FACTORS.some(factor => factor === value);

/** A plan from storage, checked: what an older page has kept may not fit any more. */
export const parsePlan = (value: unknown): Plan | undefined => {
  if (!isObject(value)) return undefined;
  const game = BOARD_GAME_IDS.find(id => id === value.game);
  const kind = game && isText(value.kind) ? kindOf(game, value.kind) : undefined;
  if (!game || !kind) return undefined;
  // Older plans know no clock, nor how long nobody is silent, nor the coach, nor ratings.
  const {
    clock = null,
    silence = SILENCE,
    coach = false,
    rated = false,
    factors = Array.from({ length: kind.seats }, () => 1),
  } = value;
  const { place, seats, names, starter, visibility, spectators, board } = value;
  const isPlan =
    (place === 'online' || place === 'device') &&
    isList(seats, kind.seats, isPlannedSeat) &&
    seats.filter(seat => seat === 'me').length === 1 &&
    isList(names, kind.seats, isText) &&
    (starter === null || isSeat(starter, kind.seats)) &&
    (visibility === 'public' || visibility === 'invitation') &&
    typeof spectators === 'boolean' &&
    typeof coach === 'boolean' &&
    typeof rated === 'boolean' &&
    (clock === null || isClock(clock)) &&
    isSilence(silence) &&
    isList(factors, kind.seats, isFactor) &&
    (board === null || isObject(board));
  return isPlan ? ({ ...value, clock, silence, coach, rated, factors } as unknown as Plan) : undefined;
};
