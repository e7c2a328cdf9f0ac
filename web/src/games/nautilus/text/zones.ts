/** The words of the zones of the board: names for screen readers, and the few words on them. */
export interface ZoneTexts {
  readonly board: string;
  readonly sailors: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly noCards: string;
  /** A card that was given: by whom. */
  readonly from: (name: string) => string;
  /** The move shows something, so it cannot be taken back. */
  readonly final: string;
  readonly others: string;
  readonly you: string;
  readonly partner: string;
  readonly cards: (count: number) => string;
  readonly openHand: string;
  readonly announced: (hasStart: boolean) => string;
  readonly dealer: string;
  readonly hasLaid: string;
  readonly knows: string;
  readonly discards: string;
  readonly deck: (count: number) => string;
  readonly topCard: (card: string) => string;
  readonly noDiscards: string;
  /** "12: 5 of 8 gone". */
  readonly gone: (card: string, gone: number, all: number) => string;
  readonly trayFor: (name: string) => string;
  readonly trayEmpty: string;
  readonly trayWaits: string;
  readonly takeOut: (card: string) => string;
  /** The ring as one control. */
  readonly ring: string;
  readonly empty: string;
  readonly mouth: (cave: string, inside: string) => string;
  /** Empty fields between a piece and the next. */
  readonly passed: (count: number) => string;
}
