/** By the first word of a move: the place of the board where it is done, which may hang on the rest of it and on the seat. */
const PLACES: Readonly<Record<string, (rest: string, seat: number) => string>> = {
  take: action => `tile-${action}`,
  buy: rest => `item-${rest.split(' ')[0]}`,
  load: (_, seat) => `storage-${seat}`,
  money: () => 'use',
  crowns: () => 'use',
  deliver: () => 'use',
  extra: () => 'extra',
  play: rest => `card-${rest.split(' ')[0]}`,
  give: rest => `card-${rest}`,
  discard: rest => `card-${rest}`,
};

/** Where a turn begins; the large button where nothing else is touched. */
export const firstPlace = (moves: readonly string[], seat: number): string => {
  const [word = '', ...rest] = (moves[0] ?? '').split(' ');
  return PLACES[word]?.(rest.join(' '), seat) ?? 'button';
};
