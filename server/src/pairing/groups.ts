/** Somebody who waits, as far as it matters for whom he is paired with. */
export interface WaitingSeek {
  readonly identity: string;
  /** What he waits for; who waits for the same may be paired. */
  readonly kind: string;
  /** How many play. */
  readonly seats: number;
  /** Whether he would also play with bots. */
  readonly takesBots: boolean;
  /** Whether he has waited long enough for people. */
  readonly isBotTime: boolean;
}

/** Who will play together, and how many bots with them. */
export interface Group<Waiting extends WaitingSeek> {
  readonly seeks: readonly Waiting[];
  readonly bots: number;
}

/** As `blocks` holds it, if one of the two has blocked the other. */
export const blockOf = (identity: string, blocked: string): string => `${identity} ${blocked}`;

/** The first of those who wait with whoever of the others can play with all of them, in the order in which they came. */
const companyOf = <Waiting extends WaitingSeek>(
  first: Waiting,
  others: readonly Waiting[],
  blocks: ReadonlySet<string>,
): Waiting[] => {
  const isApart = (a: Waiting, b: Waiting): boolean =>
    blocks.has(blockOf(a.identity, b.identity)) || blocks.has(blockOf(b.identity, a.identity));
  const company = [first];
  for (const other of others) {
    if (company.length === first.seats) break;
    if (!company.some(each => isApart(each, other))) company.push(other);
  }
  return company;
};

/** Of people who all wait for the same. */
const groupsOfKind = <Waiting extends WaitingSeek>(
  waiting: readonly Waiting[],
  blocks: ReadonlySet<string>,
): Group<Waiting>[] => {
  const groups: Group<Waiting>[] = [];
  const left = new Set(waiting);
  const take = (seeks: readonly Waiting[]): void => {
    groups.push({ seeks, bots: seeks[0]!.seats - seeks.length });
    for (const seek of seeks) left.delete(seek);
  };
  for (const first of waiting) {
    if (!left.has(first)) continue;
    const others = [...left].filter(seek => seek !== first);
    const company = companyOf(first, others, blocks);
    if (company.length === first.seats) take(company);
  }
  for (const first of waiting) {
    if (!left.has(first) || !first.isBotTime) continue;
    const others = [...left].filter(seek => seek !== first && seek.takesBots);
    take(companyOf(first, others, blocks));
  }
  return groups;
};

/** Groups of people who wait for the same, those who came first first. One block is enough never to play together. */
export const groupsOf = <Waiting extends WaitingSeek>(
  waiting: readonly Waiting[],
  blocks: ReadonlySet<string>,
): Group<Waiting>[] => {
  const kinds = new Map<string, Waiting[]>();
  for (const seek of waiting) kinds.set(seek.kind, [...(kinds.get(seek.kind) ?? []), seek]);
  return [...kinds.values()].flatMap(sameKind => groupsOfKind(sameKind, blocks));
};
