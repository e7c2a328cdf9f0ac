/** What the exit code of a command means. */
export const EXIT = { ok: 0, no: 1, badInput: 2 } as const;

/** What was given cannot be worked with. */
export class BadInput extends Error {}
