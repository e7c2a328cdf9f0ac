/** A table of a round: entrants in the order of their seats, and how they came in. */
export interface PlayedTable {
  readonly entrants: readonly string[];
  /** Indexable as the entrants; shared ranks leave a gap. Null while it is played, or if it does not count. */
  readonly ranks: readonly number[] | null;
  /**
   * The points of each entrant, where they are not the share of the others left behind: in a round whose tables all
   * played one deal.
   */
  readonly points?: readonly number[];
}

export interface Round {
  readonly tables: readonly PlayedTable[];
  /** The entrants who sit out. */
  readonly byes: readonly string[];
  /** The points of sitting out, where they are not those of a table that was won. */
  readonly byePoints?: number;
}

/** The share of the others at its table that an entrant left behind, a tie counts half. */
export const shareAt = ({ entrants, ranks }: PlayedTable, entrant: string): number => {
  const own = ranks?.[entrants.indexOf(entrant)];
  if (ranks === null || own === undefined) return 0;
  const behind = ranks.filter(rank => rank > own).length;
  const beside = ranks.filter(rank => rank === own).length - 1;
  return (behind + beside / 2) / (entrants.length - 1);
};

/** The points of an entrant from a table. */
export const pointsAt = (table: PlayedTable, entrant: string): number =>
  (table.ranks && table.points?.[table.entrants.indexOf(entrant)]) ?? shareAt(table, entrant);

/** A bye counts as a table that was won. */
export const BYE_POINTS = 1;
