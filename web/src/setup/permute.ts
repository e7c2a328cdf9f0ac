/** The list with a value at an index; where the value stood before, now stands what it has displaced. */
export const placed = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const from = list.indexOf(value);
  return list.map((member, at) => {
    if (at === index) return value;
    return at === from ? list[index]! : member;
  });
};

/** The list with another value at an index. */
export const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((member, at) => (at === index ? value : member));
