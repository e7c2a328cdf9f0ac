/** The sentences around a review. Numbers come as they are written in the language. */
export interface ReviewWords {
  title(game: string, seats: number, decisions: number, budget: string): string;
  /** The heads of the table of what moved the chance to win, and the points. */
  readonly heads: {
    readonly seat: string;
    readonly start: string;
    readonly luck: string;
    readonly own: string;
    readonly others: string;
    readonly error: string;
    readonly ended: string;
    readonly result: string;
  };
  readonly chance: string;
  readonly points: string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  turningPoint(round: number, entry: number, name: string, difference: string): string;
  pointsBehind(count: string): string;
  chanceBehind(percent: string): string;
  readonly played: string;
  readonly better: string;
  readonly openHands: string;
}
