import { type NauticusEvent, setPoints, tables } from '@ankerplatz/nauticus';

/** Where points come from, in the order in which a bar stacks them. */
export const SOURCES = ['ships', 'goods', 'crowns', 'rewards', 'bonuses', 'rest', 'passes'] as const;
export type Source = (typeof SOURCES)[number];

/** Points by their sources; those of the pass tiles are negative. */
export type Harvest = Readonly<Record<Source, number>>;

/** The gains of one seat: in each round, and by the exchange at the end of the game. */
export interface SeatHarvest {
  readonly rounds: readonly Harvest[];
  readonly rest: number;
  /** Points from before the first event: those of the setup, or all that a position brought along. */
  readonly start: number;
  readonly total: number;
}

const EMPTY: Harvest = { ships: 0, goods: 0, crowns: 0, rewards: 0, bonuses: 0, rest: 0, passes: 0 };

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const sumOf = (harvest: Harvest): number => SOURCES.reduce((sum, source) => sum + harvest[source], 0);

/** Gathers the points of one seat, round by round. Ships and goods count in the round that brought them. */
class Gatherer {
  private readonly rounds: Mutable<Harvest>[] = [{ ...EMPTY }];
  private readonly delivered = new Map<string, number>();
  private rest = 0;
  private final: number | undefined;

  add(source: Source, points: number): void {
    this.rounds.at(-1)![source] += points;
  }

  deliver(good: string): void {
    const before = this.delivered.get(good) ?? 0;
    this.delivered.set(good, before + 1);
    this.add('goods', setPoints(before + 1) - setPoints(before));
  }

  nextRound(): void {
    this.rounds.push({ ...EMPTY });
  }

  close(rest: number, points: number): void {
    this.rest = rest;
    this.final = points;
  }

  harvest(): SeatHarvest {
    const { rounds, rest } = this;
    const gained = rest + rounds.reduce((sum, round) => sum + sumOf(round), 0);
    const total = this.final ?? tables.START.points + gained;
    return { rounds, rest, start: total - gained, total };
  }
}

type Gather<Type extends NauticusEvent['type']> = (
  event: Extract<NauticusEvent, { type: Type }>,
  gatherers: readonly Gatherer[],
) => void;

const GATHERS: { readonly [Type in NauticusEvent['type']]?: Gather<Type> } = {
  bonus: ({ seat, points }, gatherers) => gatherers[seat]!.add('bonuses', points),
  rewarded: ({ seat, reward }, gatherers) => {
    if (reward === 'points') gatherers[seat]!.add('rewards', tables.REWARD_POINTS);
  },
  scoredCrowns: ({ seat, points }, gatherers) => gatherers[seat]!.add('crowns', points),
  shipFinished: ({ seat, size }, gatherers) => gatherers[seat]!.add('ships', tables.SHIP_POINTS[size]!),
  delivered: ({ seat, goods }, gatherers) => {
    for (const good of goods) gatherers[seat]!.deliver(good);
  },
  roundEnded: ({ lost }, gatherers) => {
    for (const [seat, points] of lost.entries()) gatherers[seat]!.add('passes', -points);
  },
  roundBegan: ({ round }, gatherers) => {
    if (round > 1) for (const gatherer of gatherers) gatherer.nextRound();
  },
  gameEnded: ({ scores }, gatherers) => {
    for (const [seat, { rest, points }] of scores.entries()) gatherers[seat]!.close(rest, points);
  },
};

/** Indexable by seat: where every point came from, told by all events of a whole game. */
export const harvestOf = (seats: number, events: Iterable<NauticusEvent>): readonly SeatHarvest[] => {
  const gatherers = Array.from({ length: seats }, () => new Gatherer());
  for (const event of events) {
    const gather = GATHERS[event.type] as Gather<NauticusEvent['type']> | undefined;
    gather?.(event as never, gatherers);
  }
  return gatherers.map(gatherer => gatherer.harvest());
};

/** The points of a seat by source over the whole game, the exchange at the end among them. */
export const totalsOf = ({ rounds, rest }: SeatHarvest): Harvest => {
  const totals: Mutable<Harvest> = { ...EMPTY, rest };
  for (const round of rounds) for (const source of SOURCES) totals[source] += round[source];
  return totals;
};

/** The running total of a seat after each round, then after the exchange. */
export const courseOf = ({ rounds, rest, start }: SeatHarvest): readonly number[] => {
  const course: number[] = [];
  for (const round of rounds) course.push((course.at(-1) ?? start) + sumOf(round));
  return [...course, (course.at(-1) ?? start) + rest];
};
