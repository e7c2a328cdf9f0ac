/** A cell without a value. */
export const NONE = '–';

/** To a tenth; nothing and all without one. */
export const percent = (share: number): string => (100 * share).toFixed(1).replace(/^(0|100)\.0$/, '$1');
