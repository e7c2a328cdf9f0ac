const PRIME = 0x01000193;
/** The value of a hash before anything is mixed into it (FNV-1a). */
export const BASIS = 0x811c9dc5;

/** Adds a value to a hash. */
export const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, PRIME);
  return mixed ^ (mixed >>> 15);
};
