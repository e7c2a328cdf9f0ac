interface OrderSpec {
  /** Stays when it has nothing to do; others end with the round, or where there is a choice. */
  readonly lasts: boolean;
}

/** The orders for decisions to come. A game says which of them it knows. */
export const ORDER_SPECS = {
  /** To pass where nothing else is possible. */
  forced: { lasts: true },
  /** To pass for a round. */
  pass: { lasts: false },
  /** To discard what is useless. */
  discard: { lasts: false },
} as const satisfies Readonly<Record<string, OrderSpec>>;

export type OrderName = keyof typeof ORDER_SPECS;
export const ORDERS = Object.keys(ORDER_SPECS) as readonly OrderName[];
