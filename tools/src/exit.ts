/** The meaning of a command's exit code. */
export const EXIT = { ok: 0, no: 1, badInput: 2 } as const;

/** Input that cannot be worked with. */
export class BadInput extends Error {}
