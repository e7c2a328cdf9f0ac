/** Milliseconds between two reports, and before the first: a question that is answered sooner reports nothing. */
const PACE = 120;
/** The clock is looked at once in so many calls. */
const CALLS = 32;

/** Passes on what it is told now and then, however often it is told. */
export const paced = <T>(pass: (value: T) => void, clock: () => number): ((value: T) => void) => {
  let due = clock() + PACE;
  let calls = 0;
  return value => {
    if (++calls % CALLS !== 0 || clock() < due) return;
    due = clock() + PACE;
    pass(value);
  };
};
