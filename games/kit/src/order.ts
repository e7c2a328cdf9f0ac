interface OrderSpec {
  /** Stays when it has nothing to do; others end where there is a choice. */
  readonly lasts: boolean;
  /** Ends with the round in which it was given. */
  readonly isForRound: boolean;
}

/** The orders for decisions to come. A game says which of them it knows. */
export const ORDER_SPECS = {
  /** Passes where nothing else is possible. */
  forced: { lasts: true, isForRound: false },
  /** Passes for a round. */
  pass: { lasts: false, isForRound: true },
  /** Discards cards that are useless. */
  discard: { lasts: false, isForRound: false },
} as const satisfies Readonly<Record<string, OrderSpec>>;

export type OrderName = keyof typeof ORDER_SPECS;
export const ORDERS = Object.keys(ORDER_SPECS) as readonly OrderName[];
