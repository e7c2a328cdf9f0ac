/** The differences between the versions of the rules. */
export interface QuayRules {
  /** §2: whether crates may be held back in the last round. */
  readonly mayHoldLast: boolean;
  /** §5: whether the wind spares the store of the leader. */
  readonly sparesLeader: boolean;
}

export const RULES: Readonly<Record<1 | 2, QuayRules>> = {
  1: { mayHoldLast: true, sparesLeader: false },
  2: { mayHoldLast: false, sparesLeader: true },
};

export type QuayVersion = keyof typeof RULES;
