import type { Action, NauticusEvent, NauticusNames } from '@ankerplatz/nauticus';
import type { Bonus, Crest, Hull } from './seen.ts';

/** The events that a move can begin with, as an offer to the one who may choose it. */
export type Offered = Extract<
  NauticusEvent,
  {
    type:
      | 'chose'
      | 'bonusTile'
      | 'bought'
      | 'freeTile'
      | 'loaded'
      | 'rewarded'
      | 'gotMoney'
      | 'delivered'
      | 'scoredCrowns'
      | 'extraBegan'
      | 'passed'
      | 'turnEnded';
  }
>;

export type Offers = { readonly [Type in Offered['type']]: (event: Extract<Offered, { type: Type }>) => string };

/** Words of the picture. What stands in columns is short: at most nine letters. */
export interface NauticusCatalogue {
  /** Indexable by seat. */
  readonly seatNames: readonly string[];
  head(round: number, rounds: number, phase: number, phases: number): string;
  startPlayer(name: string): string;
  readonly actions: Readonly<Record<Action, string>>;
  readonly bonuses: Readonly<Record<Bonus, string>>;
  /** The effects of the free actions; at most 24 letters. */
  readonly deeds: Readonly<Record<'transport' | 'money' | 'deliver' | 'crowns', string>>;
  readonly used: string;
  readonly anchorTile: string;
  readonly wheelAnchor: string;
  readonly wheel: string;
  readonly hulls: Readonly<Record<Hull, string>>;
  readonly crests: Readonly<Record<Crest, string>>;
  /** Heads of the table of players: points, if it ended now, workers, taler, pass tiles, extra action, storage. */
  readonly columns: readonly [string, string, string, string, string, string, string];
  readonly columnsNote: string;
  readonly yes: string;
  /** A head and what it is about. */
  readonly about: (head: string, text: string) => string;
  readonly storage: (taken: number, fields: number) => string;
  readonly delivered: string;
  readonly finished: (points: number) => string;
  readonly nothing: string;
  /** Rows of a ship. */
  readonly rows: { readonly sail: string; readonly mast: string; readonly hull: string; readonly good: string };
  readonly ship: (number: number) => string;
  readonly asks: {
    choose(): string;
    bonus(): string;
    use(): string;
    free(): string;
    reward(left: number): string;
    afterPass(): string;
  };
  readonly extraAction: string;
  /** Workers for the running action. */
  readonly workers: (own: number, blue: number) => string;
  readonly taler: (taler: number) => string;
  readonly bought: (kinds: string) => string;
  readonly offersOf: (names: NauticusNames) => Offers;
  readonly backTo: (action: Action) => string;
  readonly finishes: (ship: number, rewards: number) => string;
  readonly thenFree: string;
  readonly finale: {
    readonly title: string;
    /** Heads: place, track, goods, ships, rest, sum, taler left over, taler in all. */
    readonly columns: readonly [string, string, string, string, string, string, string, string];
    readonly track: string;
    readonly trackColumns: readonly [string, string, string, string, string, string];
    readonly ships: string;
    /** Heads: ships of size 1 to 4, deliveries, passes. */
    readonly shipColumns: readonly [string, string, string, string, string, string];
    readonly tieBreak: string;
    winner(names: readonly string[]): string;
  };
}

/** The words of a board with the game's own. */
export interface Labels extends NauticusCatalogue, Pick<NauticusNames, 'tiles'> {
  readonly offers: Offers;
}
