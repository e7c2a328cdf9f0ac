import type { Lesson } from '@ankerplatz/kit/lesson';

const SEAT = '[0-3]';
const ACTION = 'hulls|masts|sails|goods|transport|money|deliver|crowns';
const CREST = 'star|anchor|whale|helm|crown';
const TILE = `single|bow|middle|stern|(?:mast|sail):(?:${CREST})|coffee|grain|salt|fish`;
const CARD = '1|2|3|4|5|6|7|8|9|10|12|nautilus|compass|telescope|storm|privateer|trade|moby';

/** The names of places on the boards of the site, by game. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  nauticus: [
    `tile-(?:${ACTION})`,
    'space-[0-7]',
    'wheel|use|extra|button',
    `item-(?:${TILE})`,
    'reward-(?:mast:crown|sail:crown|points|taler|workers|goods)',
    `(?:workers|taler|points|passes|extra|delivered|storage|dock|seat)-${SEAT}`,
    `ship-${SEAT}-[1-9]`,
  ],
  nautilus: [
    `(?:hand|seat)-${SEAT}`,
    `card-(?:${CARD})`,
    'piece-(?:[nesw][1-4]|moby)',
    't\\d{1,2}|c\\d|[nesw]h[0-3]|[nesw]home',
    'deck|pile|tray|button',
  ],
};

/** A sentence about the first place that a lesson points at and no board has, or null. */
export const strangePlace = ({ game, steps }: Lesson): string | null => {
  const known = new RegExp(`^(?:${(PLACES[game] ?? []).join('|')})$`);
  for (const [index, { points }] of steps.entries()) {
    const strange = points.find(place => !known.test(place));
    if (strange !== undefined)
      return `step ${index + 1}, points: there is no place “${strange}”; docs/lessons.md names them all`;
  }
  return null;
};
