/** A deed of administrators, as their trail tells it. */
export type Deed =
  | 'settings'
  | 'announce'
  | 'withdraw'
  | 'invite'
  | 'token'
  | 'reset'
  | 'lookInto'
  | 'logOut'
  | 'silence'
  | 'unsilence'
  | 'claim'
  | 'appoint'
  | 'dismiss'
  | 'close'
  | 'free'
  | 'ban'
  | 'lift'
  | 'newEvent'
  | 'changeEvent'
  | 'cancelEvent'
  | 'removeEvent'
  | 'done'
  | 'newTournament'
  | 'changeTournament'
  | 'turnTournament'
  | 'removeEntrant'
  | 'setResult';

/** Each as it stands in a page: a link, or words without signs of HTML; '' where it does not concern a deed. */
export interface DeedParts {
  readonly who: string;
  readonly person: string;
  readonly table: string;
  readonly event: string;
  readonly tournament: string;
  readonly words: string;
  readonly range: string;
  /** Counted from 1. */
  readonly seat: number;
  readonly uses: number;
  readonly days: number;
  readonly round: string;
}

/** The words of the administrators' trail: who did what to whom. Sentences are HTML. */
export interface TrailText {
  readonly deeds: Readonly<Record<Deed, (parts: DeedParts) => string>>;
  /** Names of what can be done to a tournament: `start`. */
  readonly turns: Readonly<Record<string, string>>;
  readonly table: string;
  /** Instead of a name that is no longer there. */
  readonly deleted: string;
  readonly administrator: string;
  /** The line for a deed without a sentence in this release: how programs call it, and what it was about. */
  readonly unknown: (who: string, action: string, about: string) => string;
}
