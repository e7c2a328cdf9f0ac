/** A seek, as far as it matters for pairing. */
export interface WaitingSeek {
  readonly identity: string;
  /** The kind of a seek; seeks of one kind may be paired. */
  readonly kind: string;
  /** How many play. */
  readonly seats: number;
  /** Whether bots will do, too. */
  readonly takesBots: boolean;
  /** Whether the wait for people was long enough. */
  readonly isBotTime: boolean;
  /** Points. */
  readonly rating: number;
  /** How far the rating of others may be from this one by now; null: anybody will do. */
  readonly reach: number | null;
  /** Whether people about as strong are looked for, however far that reaches by now. */
  readonly likesStrength: boolean;
}

/** The people who will play together, and how many bots with them. */
export interface Group<Waiting extends WaitingSeek> {
  readonly seeks: readonly Waiting[];
  readonly bots: number;
}

/** The pair as `blocks` holds it, if one of the two has blocked the other. */
export const blockOf = (identity: string, blocked: string): string => `${identity} ${blocked}`;

const distanceOf = (a: WaitingSeek, b: WaitingSeek): number => Math.abs(a.rating - b.rating);

/** Whether both take each other: neither is too strong or too weak for the other, and neither has blocked the other. */
const areMatched = (a: WaitingSeek, b: WaitingSeek, blocks: ReadonlySet<string>): boolean =>
  [a, b].every(({ reach }) => reach === null || distanceOf(a, b) <= reach) &&
  !blocks.has(blockOf(a.identity, b.identity)) &&
  !blocks.has(blockOf(b.identity, a.identity));

/**
 * The first seek with those of the others that can play with all of them: the nearest first where people about as
 * strong are looked for, else in the order in which they came.
 */
const companyOf = <Waiting extends WaitingSeek>(
  first: Waiting,
  others: readonly Waiting[],
  blocks: ReadonlySet<string>,
): Waiting[] => {
  const inOrder = first.likesStrength
    ? [...others].sort((a, b) => distanceOf(first, a) - distanceOf(first, b))
    : others;
  const company = [first];
  for (const other of inOrder) {
    if (company.length === first.seats) break;
    if (company.every(each => areMatched(each, other, blocks))) company.push(other);
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
