import type { Overview } from '@ankerplatz/protocol';
import type { FairPlayText } from './fair-play-text.ts';

/** Everything that the page of the administrator says. */
export interface AdminText {
  readonly fairPlay: FairPlayText;
  /** How the trail calls it. */
  readonly lookInto: string;
  readonly title: string;
  readonly home: string;
  readonly yes: string;
  /** Between a word and what is said of it. */
  readonly colon: string;
  readonly boardUsual: string;
  readonly boardOwn: string;
  readonly statuses: Readonly<Record<string, string>>;
  readonly table: string;
  readonly closeSure: string;
  readonly closeRunning: string;
  readonly freeSure: (name: string) => string;
  readonly resetSure: (name: string) => string;
  readonly appointSure: (name: string) => string;
  readonly dismissSure: (name: string) => string;
  readonly banSure: (name: string) => string;
  readonly banAddresses: string;
  readonly banAddressesSure: string;
  readonly enter: string;
  readonly enterHint: string;
  readonly logIn: string;
  readonly secondStep: string;
  readonly logInHint: string;
  readonly noEntry: string;
  readonly name: string;
  readonly login: string;
  readonly password: string;
  /** One that is to be chosen. */
  readonly newPassword: string;
  readonly code: string;
  readonly become: string;
  readonly recovery: (code: string) => string;
  /** A moment, in the time zone that it names: the reader's is not known. */
  readonly moment: (at: Date, zone?: string) => string;
  readonly overview: string;
  readonly counts: (people: number, open: number, running: number, sockets: number) => string;
  readonly quotas: (quotas: Overview['quotas']) => string;
  readonly administrators: string;
  readonly club: string;
  readonly registration: string;
  readonly registrations: Readonly<Record<'open' | 'invitation' | 'closed', string>>;
  readonly imprint: string;
  readonly privacy: string;
  readonly boards: string;
  readonly boardsHint: string;
  readonly botWorkers: string;
  readonly save: string;
  readonly saved: string;
  readonly announcement: string;
  readonly announcementText: string;
  readonly minutes: string;
  readonly announce: string;
  readonly withdraw: string;
  readonly invitation: string;
  readonly uses: string;
  readonly days: string;
  readonly invite: string;
  readonly invited: (link: string) => string;
  readonly token: string;
  readonly tokenMade: (token: string) => string;
  readonly people: string;
  readonly search: string;
  /** Rows of a list that are folded away. */
  readonly more: (rows: number) => string;
  readonly guest: string;
  readonly silenced: string;
  readonly silence: string;
  readonly unsilence: string;
  readonly announcers: string;
  readonly announcerKinds: Readonly<Record<'administrators' | 'members', string>>;
  readonly events: string;
  readonly tournament: string;
  readonly noEvents: string;
  readonly newEvent: string;
  readonly changeEvent: string;
  readonly coming: (coming: number, most: number | null) => string;
  readonly cancelled: string;
  readonly cancelEvent: string;
  readonly cancelEventSure: (coming: number) => string;
  readonly removeEvent: string;
  readonly removeEventSure: string;
  readonly bans: string;
  readonly ban: string;
  readonly lift: string;
  readonly banRange: string;
  readonly banReason: string;
  readonly archive: string;
  readonly archiveHint: string;
  readonly archiveDownload: string;
  readonly audit: string;
  readonly reset: string;
  readonly logOut: string;
  readonly logOutSure: (name: string) => string;
  /** On how many devices somebody is logged in. */
  readonly sessions: (sessions: number) => string;
  readonly resetDone: (login: string, code: string) => string;
  readonly appoint: string;
  readonly dismiss: string;
  readonly tables: string;
  readonly close: string;
  readonly broken: (reason: string) => string;
  readonly download: string;
  readonly free: string;
  readonly seat: string;
  readonly reports: string;
  readonly noReports: string;
  /** Of names, as links. */
  readonly saidBy: (about: string, by: string) => string;
  readonly done: string;
}
