import { BYE_POINTS, pointsAt, type Round } from './round.ts';

/** The rounds so far, as pairing needs them. */
export class Past {
  private readonly meetings = new Map<string, number>();
  private readonly partnerships = new Map<string, number>();
  private readonly seats = new Map<string, number>();
  private readonly byeCounts = new Map<string, number>();
  private readonly scores = new Map<string, number>();

  constructor(
    rounds: readonly Round[],
    readonly hasPartners: boolean,
  ) {
    for (const { tables, byes, byePoints = BYE_POINTS } of rounds) {
      for (const entrant of byes) {
        add(this.byeCounts, entrant, 1);
        add(this.scores, entrant, byePoints);
      }
      for (const table of tables)
        for (const [seat, entrant] of table.entrants.entries()) {
          add(this.scores, entrant, pointsAt(table, entrant));
          add(this.seats, `${entrant} ${seat}`, 1);
          for (const [place, other] of table.entrants.entries())
            if (other !== entrant) add(this.meetings, `${entrant} ${other}`, 1);
            else if (hasPartners) add(this.partnerships, `${entrant} ${table.entrants[place ^ 2]}`, 1);
        }
    }
  }

  /** How often two have sat at one table. */
  metOf(first: string, second: string): number {
    return this.meetings.get(`${first} ${second}`) ?? 0;
  }
  /** How often two have played together. */
  partnersOf(first: string, second: string): number {
    return this.partnerships.get(`${first} ${second}`) ?? 0;
  }
  /** How often an entrant has had a seat. */
  seatedOf(entrant: string, seat: number): number {
    return this.seats.get(`${entrant} ${seat}`) ?? 0;
  }
  byesOf(entrant: string): number {
    return this.byeCounts.get(entrant) ?? 0;
  }
  pointsOf(entrant: string): number {
    return this.scores.get(entrant) ?? 0;
  }
}

const add = (counts: Map<string, number>, key: string, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};
