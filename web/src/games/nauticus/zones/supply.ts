import { type PlayerState, TILES, type Tile, tables } from '@ankerplatz/nauticus';

type Stacks = Readonly<Record<Tile, number>>;

const ownedBy = ({ storage, delivered, ships }: PlayerState): readonly Tile[] => [
  ...storage,
  ...delivered,
  ...ships.flatMap(({ hull, masts, sails, goods }) => [
    ...hull,
    ...masts.map(crest => `mast:${crest}` as const),
    ...sails.map(crest => `sail:${crest}` as const),
    ...goods,
  ]),
];

/** The tiles left in the stacks: all that nobody owns, for none ever returns. */
export const stacksOf = (players: readonly PlayerState[]): Stacks => {
  const left: Record<Tile, number> = { ...tables.STACKS };
  for (const tile of players.flatMap(ownedBy)) left[tile]--;
  return Object.fromEntries(TILES.map(tile => [tile, left[tile]])) as Stacks;
};
