import type { BoardGameId } from '@ankerplatz/registry/lazy';

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
  /** The one that is offered comes first: for "play now", for tables with friends. */
  readonly kinds: readonly Kind[];
  /** Seconds that a person takes for a turn. */
  readonly secondsATurn: number;
  /** The option that names who starts. */
  readonly starter: 'start' | 'dealer';
}

const each = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);
const PARTNERS = [0, 1, 0, 1];

const ofPlayers = (players: number, turns: number): Kind => ({
  id: String(players),
  seats: players,
  asked: { players },
  turns,
  sides: each(players),
});
const ofVariant = (variant: string, turns: number, sides: readonly number[]): Kind => ({
  id: variant,
  seats: sides.length,
  asked: { variant },
  turns,
  sides,
});

/** Known without the rules, so that a page that starts no game need not load them. */
const KINDS: Readonly<Record<BoardGameId, GameKinds>> = {
  nauticus: {
    kinds: [ofPlayers(2, 28), ofPlayers(3, 35), ofPlayers(4, 35)],
    secondsATurn: 45,
    starter: 'start',
  },
  nautilus: {
    kinds: [ofVariant('quick', 65, PARTNERS), ofVariant('team', 100, PARTNERS), ofVariant('duel', 130, each(2))],
    secondsATurn: 12,
    starter: 'dealer',
  },
};

const BOT_SECONDS = 2;
const MINUTE = 60;
/** Minutes are a guess: nothing finer than this is shown. */
const STEP = 5;

export const kindsOf = (game: BoardGameId): readonly Kind[] => KINDS[game].kinds;

export const firstKind = (game: BoardGameId): Kind => kindsOf(game)[0]!;

export const kindOf = (game: BoardGameId, id: string): Kind | undefined => kindsOf(game).find(kind => kind.id === id);

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
