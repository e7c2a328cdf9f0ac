/** All that is known of a table where a game of an earlier release was played. */
export interface TableTrace {
  readonly seats: number;
  /** Seats of this game whose people are known. */
  readonly people: readonly number[];
  /** Levels of bots that sit there now; null: other games came after this one. */
  readonly bots: Readonly<Record<string, string>> | null;
  /** Games by identity, and by `bot LEVEL`. */
  readonly tally: Readonly<Record<string, { readonly games: number }>>;
  /** Seats of all games at the table whose people are not known. */
  readonly nameless: number;
}

const BOT = 'bot ';

/**
 * Indexable by seat: the levels of the bots in a game that did not store them. A player who may have been a bot or a
 * person who has left for ever counts as a person.
 */
export const levelsOf = ({ seats, people, bots, tally, nameless }: TableTrace): (string | null)[] => {
  const levels = Object.entries(tally).filter(([key]) => key.startsWith(BOT));
  const played = levels.reduce((sum, [, { games }]) => sum + games, 0);
  const only = levels.length === 1 && played === nameless ? levels[0]![0].slice(BOT.length) : null;
  return Array.from({ length: seats }, (_, seat) => (people.includes(seat) ? null : (bots?.[seat] ?? only)));
};
