import type { Agreement, Vote } from '@ankerplatz/protocol';
import { Problem, wrongField } from '../../problem.ts';
import type { About, LogEntry } from './entry.ts';
import { levelOf } from './levels.ts';
import type { LiveTable } from './live-table.ts';
import type { AgreementRow, SeatRow, TableRow } from './rows.ts';
import { PERSON } from './seats.ts';
import { requireMayPlay, vacancyAt } from './silence.ts';

export type VoteKind = 'pause' | 'resume' | 'take-back' | 'replace';

/** The terms that a seat agrees to. Equal terms are equal texts. */
type Terms = Omit<Vote, 'kind' | 'seats' | 'declined'> & {
  /** The seat does not want it. */
  readonly declined?: true;
  /** The last entry that was no move: agreements from before it no longer count. */
  readonly settled: number;
  /** Of a silent seat: the version at which its decision was opened. */
  readonly asked?: number;
};

/** A vote that may be held now. */
export interface Ballot {
  readonly kind: VoteKind;
  readonly about: string;
  /** Whether the agreement of a seat is needed. */
  readonly mustAgree: (row: SeatRow) => boolean;
  /**
   * The entry that is appended when all have agreed; `seat` is the one that asks for it, unless it is about another.
   */
  readonly entry: { readonly kind: LogEntry['kind']; readonly seat?: number; readonly about: About | null };
  /** The entry is not appended before, in milliseconds; at once if missing. */
  readonly from?: number;
  /** The seat whose player must be warned first. */
  readonly warned?: number;
}

const DAY_MS = 24 * 3_600_000;
const LONGEST_PAUSE_DAYS = 90;

const isPerson = ({ kind }: SeatRow): boolean => kind === 'person';

const termsText = (terms: Terms): string => JSON.stringify(terms);

const termsOf = (about: string): Terms => JSON.parse(about);

const pause = (table: TableRow, live: LiveTable, { until }: Agreement): Ballot => {
  if (live.pause) throw new Problem('paused', { version: live.version });
  const end = until === undefined ? undefined : Date.parse(until);
  if (end !== undefined && !(end > table.now && end < table.now + LONGEST_PAUSE_DAYS * DAY_MS))
    throw wrongField('until', { is: 'soon', days: LONGEST_PAUSE_DAYS });
  const at = end === undefined ? {} : { until: new Date(end).toISOString() };
  return {
    kind: 'pause',
    about: termsText({ ...at, settled: live.settled }),
    mustAgree: isPerson,
    entry: { kind: 'paused', about: end === undefined ? null : { until: end } },
  };
};

const resume = (_: TableRow, live: LiveTable): Ballot => {
  if (!live.pause) throw new Problem('not-paused', { version: live.version });
  return {
    kind: 'resume',
    about: termsText({ settled: live.settled }),
    mustAgree: isPerson,
    entry: { kind: 'resumed', about: null },
  };
};

const takeBack = (table: TableRow, live: LiveTable, { to, version }: Agreement): Ballot => {
  if (table.rated) throw new Problem('rated-take-back');
  if (table.deal) throw new Problem('deal-plain');
  if (to === undefined) throw wrongField('to', { is: 'present' });
  if (version === undefined) throw wrongField('version', { is: 'present' });
  if (version !== live.version) throw new Problem('stale', { version: live.version });
  if (!live.canTakeBack(to)) throw new Problem('revealed', { version: live.version });
  return {
    kind: 'take-back',
    about: termsText({ to, version, settled: live.settled }),
    mustAgree: isPerson,
    entry: { kind: 'take-back', about: { to } },
  };
};

const replace = (table: TableRow, live: LiveTable, { seat, by }: Agreement): Ballot => {
  if (seat === undefined) throw wrongField('seat', { is: 'present' });
  if (by === undefined) throw wrongField('by', { is: 'present' });
  if (!table.seats[seat]) throw new Problem('no-such-seat');
  const { from, asked, isUnwarned } = vacancyAt(table, live, seat);
  const about = 'level' in by ? { by: levelOf(table.game, by.level, 'by.level') } : { by: PERSON, person: by.person };
  if ('person' in by) requireMayPlay(table, live, seat, by.person);
  return {
    kind: 'replace',
    about: termsText({ seat, by, settled: live.settled, ...(asked !== null && { asked }) }),
    mustAgree: row => isPerson(row) && row.seat !== seat,
    entry: { kind: 'taken-over', seat, about },
    from,
    ...(isUnwarned && { warned: seat }),
  };
};

const BALLOTS = { pause, resume, 'take-back': takeBack, replace } as const;

/** The kinds of votes, which can be declined. */
export const VOTES = Object.keys(BALLOTS) as readonly VoteKind[];

export const isVote = (kind: Agreement['kind']): kind is VoteKind => Object.hasOwn(BALLOTS, kind);

/** The ballot for a vote that a person wants; refuses what cannot be voted on. */
export const ballotOf = (
  table: TableRow,
  live: LiveTable,
  agreement: Agreement & { readonly kind: VoteKind },
): Ballot => BALLOTS[agreement.kind](table, live, agreement);

const isOpen = ({ settled, version, seat, asked }: Terms, live: LiveTable): boolean =>
  settled === live.settled &&
  (version === undefined || version === live.version) &&
  (asked === undefined || seat === undefined || live.decisionVersion(seat) === asked);

/** The text of a vote against what others agree to. */
export const declinedTerms = (about: string): string => termsText({ ...termsOf(about), declined: true });

/** Whether a seat agrees to something, rather than not wanting it. */
const isAgreeing = ({ about }: AgreementRow): boolean => termsOf(about).declined !== true;

/** Votes that some seats have agreed to and that all could still agree to. */
export const openVotes = (agreements: readonly AgreementRow[], live: LiveTable): Vote[] => {
  const votes = new Map<string, Vote & { seats: number[]; declined?: number[] }>();
  const open = agreements.filter(({ kind, about }) => isVote(kind) && isOpen(termsOf(about), live));
  for (const { kind, seat, about } of open.filter(isAgreeing)) {
    const { settled: _, asked: __, declined: ___, ...said } = termsOf(about);
    const vote = votes.get(`${kind} ${about}`) ?? { ...said, kind, seats: [] };
    vote.seats.push(seat);
    votes.set(`${kind} ${about}`, vote);
  }
  for (const { kind, seat, about } of open.filter(row => !isAgreeing(row))) {
    const { declined: _, ...meant } = termsOf(about);
    const vote = votes.get(`${kind} ${termsText(meant)}`);
    if (vote) vote.declined = [...(vote.declined ?? []), seat];
  }
  return [...votes.values()];
};
