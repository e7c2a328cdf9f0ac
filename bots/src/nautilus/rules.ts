/** The versions of the rules that the bots of this folder were made for. */
export const RULES: readonly number[] = [1];
