const PRIME = 0x01000193;
/** What a hash begins with. */
export const BASIS = 0x811c9dc5;

/** Adds a value to a hash. */
export const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, PRIME);
  return mixed ^ (mixed >>> 15);
};
