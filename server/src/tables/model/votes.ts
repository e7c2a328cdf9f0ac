import type { Agreement, Vote } from '@ankerplatz/protocol';
import { Problem, wrongField } from '../../problem.ts';
import type { About, LogEntry } from './entry.ts';
import { levelOf } from './levels.ts';
import type { LiveTable } from './live-table.ts';
import type { AgreementRow, SeatRow, TableRow } from './rows.ts';
import { PERSON } from './seats.ts';

export type VoteKind = 'pause' | 'resume' | 'take-back' | 'replace';

/** To what exactly somebody agrees. Everybody who means the same writes the same. */
type Terms = Omit<Vote, 'kind' | 'seats'> & {
  /** What was agreed to before an entry that is no move, is no longer meant. */
  readonly settled: number;
};

/** A vote that may be held now. */
export interface Ballot {
  readonly kind: VoteKind;
  readonly about: string;
  /** Whose agreement is needed. */
  readonly isAsked: (row: SeatRow) => boolean;
  /** What is done when all have agreed; `seat` is the one that asks for it, unless it is about another. */
  readonly entry: { readonly kind: LogEntry['kind']; readonly seat?: number; readonly about: About | null };
}

export interface VoteRules {
  /** Milliseconds after which a seat that is asked and does nothing may be given to somebody else. */
  readonly silentAfter: number;
}

const DAY_MS = 24 * 3_600_000;
const LONGEST_PAUSE_MS = 90 * DAY_MS;

const isPerson = ({ kind }: SeatRow): boolean => kind === 'person';

const termsText = (terms: Terms): string => JSON.stringify(terms);

const pause = (table: TableRow, live: LiveTable, { until }: Agreement): Ballot => {
  if (live.pause) throw new Problem('paused', { version: live.version });
  const end = until === undefined ? undefined : Date.parse(until);
  if (end !== undefined && !(end > table.now && end < table.now + LONGEST_PAUSE_MS))
    throw wrongField('until', { is: 'other' });
  const at = end === undefined ? {} : { until: new Date(end).toISOString() };
  return {
    kind: 'pause',
    about: termsText({ ...at, settled: live.settled }),
    isAsked: isPerson,
    entry: { kind: 'paused', about: end === undefined ? null : { until: end } },
  };
};

const resume = (_: TableRow, live: LiveTable): Ballot => {
  if (!live.pause) throw new Problem('not-paused', { version: live.version });
  return {
    kind: 'resume',
    about: termsText({ settled: live.settled }),
    isAsked: isPerson,
    entry: { kind: 'resumed', about: null },
  };
};

const takeBack = (_: TableRow, live: LiveTable, { to, version }: Agreement): Ballot => {
  if (to === undefined) throw wrongField('to', { is: 'present' });
  if (version === undefined) throw wrongField('version', { is: 'present' });
  if (version !== live.version) throw new Problem('stale', { version: live.version });
  if (!live.canTakeBack(to)) throw new Problem('revealed', { version: live.version });
  return {
    kind: 'take-back',
    about: termsText({ to, version, settled: live.settled }),
    isAsked: isPerson,
    entry: { kind: 'take-back', about: { to } },
  };
};

/** A seat where somebody is asked and does nothing, or where a bot stands in for the time being. */
const requireVacant = (table: TableRow, live: LiveTable, seat: number, { silentAfter }: VoteRules): void => {
  const standIn = live.standIns[seat];
  if (standIn && standIn.by !== PERSON && !standIn.isFinal) return;
  const since = live.isPlayed(seat) ? live.askedSince(seat) : null;
  const isSilent = since !== null && table.now - since >= silentAfter;
  if (!isSilent) throw new Problem('not-silent', { version: live.version });
};

const replace = (table: TableRow, live: LiveTable, { seat, by }: Agreement, rules: VoteRules): Ballot => {
  if (seat === undefined) throw wrongField('seat', { is: 'present' });
  if (by === undefined) throw wrongField('by', { is: 'present' });
  if (!table.seats[seat]) throw new Problem('no-such-seat');
  requireVacant(table, live, seat, rules);
  const about = 'level' in by ? { by: levelOf(table.game, by.level, 'by.level') } : { by: PERSON, person: by.person };
  const isWilling = table.volunteers.some(each => each.seat === seat && 'person' in by && each.identity === by.person);
  if ('person' in by && !isWilling) throw new Problem('no-volunteer', { version: live.version });
  return {
    kind: 'replace',
    about: termsText({ seat, by, settled: live.settled }),
    isAsked: row => isPerson(row) && row.seat !== seat,
    entry: { kind: 'taken-over', seat, about },
  };
};

const BALLOTS = { pause, resume, 'take-back': takeBack, replace } as const;

export const isVote = (kind: Agreement['kind']): kind is VoteKind => Object.hasOwn(BALLOTS, kind);

/** What somebody wants to be agreed on; refuses what cannot be. */
export const ballotOf = (
  table: TableRow,
  live: LiveTable,
  agreement: Agreement & { readonly kind: VoteKind },
  rules: VoteRules,
): Ballot => BALLOTS[agreement.kind](table, live, agreement, rules);

const isOpen = ({ settled, version }: Terms, live: LiveTable): boolean =>
  settled === live.settled && (version === undefined || version === live.version);

/** What some have agreed to and may still come about. */
export const openVotes = (agreements: readonly AgreementRow[], live: LiveTable): Vote[] => {
  const votes = new Map<string, Vote & { seats: number[] }>();
  for (const { kind, seat, about } of agreements) {
    if (!isVote(kind)) continue;
    const terms = JSON.parse(about) as Terms;
    if (!isOpen(terms, live)) continue;
    const { settled: _, ...said } = terms;
    const vote = votes.get(`${kind} ${about}`) ?? { ...said, kind, seats: [] };
    vote.seats.push(seat);
    votes.set(`${kind} ${about}`, vote);
  }
  return [...votes.values()];
};
