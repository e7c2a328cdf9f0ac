import { type BoardGameId, scoringOf } from '@ankerplatz/registry/lazy';

/** A kind of table that a game has: how many play, and how long that takes. */
export interface Kind {
  readonly id: string;
  readonly seats: number;
  /** The request to the rules. */
  readonly asked: { readonly players: number } | { readonly variant: string };
  /** Of one seat in a whole game; of a game that ends by racing, the middle of games between bots. */
  readonly turns: number;
  /** Seats that play together carry the same number. Indexable by seat. */
  readonly sides: readonly number[];
}

interface GameKinds {
  readonly kinds: readonly Kind[];
  /** The kind for "play now", and for a table with friends. */
  readonly quick: string;
  readonly friends: string;
  /** Seconds that a person takes for a turn. */
  readonly secondsATurn: number;
  /** The option that names who starts. */
  readonly starter: 'start' | 'dealer';
}

const each = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);
const PARTNERS = [0, 1, 0, 1];

/** Known without the rules, so that a page that starts no game need not load them. */
const KINDS: Readonly<Record<BoardGameId, GameKinds>> = {
  nauticus: {
    kinds: [
      { id: '2', seats: 2, asked: { players: 2 }, turns: 28, sides: each(2) },
      { id: '3', seats: 3, asked: { players: 3 }, turns: 35, sides: each(3) },
      { id: '4', seats: 4, asked: { players: 4 }, turns: 35, sides: each(4) },
    ],
    quick: '2',
    friends: '2',
    secondsATurn: 45,
    starter: 'start',
  },
  nautilus: {
    kinds: [
      { id: 'quick', seats: 4, asked: { variant: 'quick' }, turns: 65, sides: PARTNERS },
      { id: 'team', seats: 4, asked: { variant: 'team' }, turns: 100, sides: PARTNERS },
      { id: 'duel', seats: 2, asked: { variant: 'duel' }, turns: 130, sides: each(2) },
    ],
    quick: 'quick',
    friends: 'quick',
    secondsATurn: 12,
    starter: 'dealer',
  },
};

const BOT_SECONDS = 2;
const MINUTE = 60;
/** Minutes are a guess: nothing finer than this is shown. */
const STEP = 5;

export const GAMES_KNOWN = Object.keys(KINDS) as readonly BoardGameId[];

export const kindsOf = (game: BoardGameId): readonly Kind[] => KINDS[game].kinds;

export const quickKind = (game: BoardGameId): Kind => kindOf(game, KINDS[game].quick)!;
export const friendsKind = (game: BoardGameId): Kind => kindOf(game, KINDS[game].friends)!;

export const kindOf = (game: BoardGameId, id: string): Kind | undefined => kindsOf(game).find(kind => kind.id === id);

/** The game ends by racing, not after so many rounds. */
export const isRace = (game: BoardGameId): boolean => scoringOf(game) === 'race';

export const starterOption = (game: BoardGameId): GameKinds['starter'] => KINDS[game].starter;

/** The kind of a table as a server describes it. */
export const kindOfTable = (game: BoardGameId, table: { players?: number; variant?: string }): Kind | undefined =>
  kindsOf(game).find(({ asked }) =>
    'players' in asked ? asked.players === table.players : asked.variant === table.variant,
  );

/** The minutes of a whole game, rounded up: people think, bots are shown. */
export const minutesOf = (game: BoardGameId, kind: Kind, bots: number): number => {
  const people = kind.seats - bots;
  const seconds = kind.turns * (people * KINDS[game].secondsATurn + bots * BOT_SECONDS);
  return Math.ceil(seconds / MINUTE / STEP) * STEP;
};

/** The value of that option that lets a seat play first: the dealer plays last. */
export const starterBefore = (game: BoardGameId, { seats }: Kind, first: number): number =>
  starterOption(game) === 'dealer' ? (first + seats - 1) % seats : first;
