import type { Language } from '@ankerplatz/kit';
import type { Seek, Seeks } from '@ankerplatz/protocol';
import { reachAfter } from '@ankerplatz/protocol/strength';
import { shownPerson } from '../accounts/identity.ts';
import { ratingAt } from '../rating-points.ts';
import type { SeekRow } from './rows.ts';

type Kind = Pick<SeekRow, 'wish' | 'game' | 'pace' | 'rated'>;

const kindOf = ({ wish, game, pace, rated }: Kind) => ({
  game,
  ...(wish.players !== undefined && { players: wish.players }),
  ...(wish.variant !== undefined && { variant: wish.variant }),
  pace,
  ...(rated && { rated: true }),
});

/** Equal for seeks of the same kind. */
export const keyOf = (seek: Kind): string => JSON.stringify(kindOf(seek));

const timeOf = (ms: number): string => new Date(ms).toISOString();

const grouped = (seeks: readonly SeekRow[], keyOfSeek: (seek: SeekRow) => string | null): Map<string, SeekRow[]> => {
  const groups = new Map<string, SeekRow[]>();
  for (const seek of seeks) {
    const key = keyOfSeek(seek);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(seek);
    else groups.set(key, [seek]);
  }
  return groups;
};

/** How strong others should be, where that matters to the seeker. */
const strengthOf = ({ likesStrength, mu, pace, waited }: SeekRow): Seek['strength'] =>
  likesStrength ? { rating: ratingAt(mu), reach: reachAfter(pace, waited) } : null;

const counted = (waiting: readonly SeekRow[]): Seeks['waiting'] =>
  [...grouped(waiting, keyOf).values()].map(same => ({
    ...kindOf(same[0]!),
    people: same.length,
    since: timeOf(Math.min(...same.map(({ since }) => since))),
  }));

/** All seeks as they were at one moment: what concerns everybody is counted once, however many ask. */
export class SeekList {
  private readonly free: readonly SeekRow[];
  private readonly waiting: Seeks['waiting'];
  /** The people who are never paired with one of those who wait. */
  private readonly apart: ReadonlySet<string>;
  private readonly byIdentity: ReadonlyMap<string, readonly SeekRow[]>;
  private readonly byTable: ReadonlyMap<string, readonly SeekRow[]>;

  constructor(readonly seeks: readonly SeekRow[]) {
    this.free = seeks.filter(({ table, hasLeft }) => table === null && !hasLeft);
    this.waiting = counted(this.free);
    this.apart = new Set(this.free.flatMap(({ apart }) => apart));
    this.byIdentity = grouped(seeks, ({ identity }) => identity);
    this.byTable = grouped(seeks, ({ table }) => table);
  }

  /** The seeks as a person may know them: how many wait, and what has become of their own. */
  for(identity: string | null, language: Language): Seeks {
    const mine = identity === null ? [] : (this.byIdentity.get(identity) ?? []);
    return {
      waiting: this.waitingFor(identity),
      mine: mine.map(seek => ({
        ...kindOf(seek),
        since: timeOf(seek.since),
        botsAt: seek.botsAt === null ? null : timeOf(seek.botsAt),
        strength: strengthOf(seek),
        offer: this.offerOf(seek, language),
      })),
    };
  }

  /** Whether seats are kept at a table. */
  hasTable(table: string): boolean {
    return this.byTable.has(table);
  }

  /** Counts the seeks that may be paired with a person. */
  private waitingFor(identity: string | null): Seeks['waiting'] {
    if (identity === null || !this.apart.has(identity)) return this.waiting;
    return counted(this.free.filter(({ apart }) => !apart.includes(identity)));
  }

  private offerOf(seek: SeekRow, language: Language): Seek['offer'] {
    if (seek.table === null) return null;
    const paired = this.byTable.get(seek.table) ?? [];
    return {
      table: seek.table,
      seat: seek.seat ?? 0,
      until: timeOf(seek.until ?? 0),
      people: paired.map(({ identity, name, isMember, isReady }) => ({
        ...shownPerson({ id: identity, name, isMember }, language),
        isReady,
      })),
      bots: seek.seats - paired.length,
    };
  }
}
