import type { JsonObject } from '@ankerplatz/kit';
import { CARDS, type Card, COLOURS, nautilus, tables } from '@ankerplatz/nautilus';
import { replaced } from '../../../setup/permute.ts';
import { isSame } from '../code.ts';
import type { Correction, FigureSource } from '../contract.ts';

const { LIMITS } = tables;

/** The printed material: the deck, the die, the ring and its caves. */
export interface Material {
  readonly deck: Readonly<Record<Card, number>>;
  readonly die: readonly number[];
  readonly ring: number;
  /** The fields of the ring beside the caves. */
  readonly mouths: readonly number[];
}

/** A board of options, completed by the rules; undefined: they refuse it. */
export const parseBoard = (board: unknown): Material | undefined => {
  const setup = nautilus.setup({ variant: 'team', options: board ?? {} });
  if (!setup.ok) return undefined;
  const { deck, die, ring, mouths } = setup.value.options as unknown as Material;
  return { deck, die, ring, mouths };
};

export const OURS: Material = parseBoard({})!;

/** With a ring of that size, its caves where they usually are. */
const usualFor = (ring: number): Material => ({ ...OURS, mouths: parseBoard({ ring })!.mouths, ring });

/** The options that differ from ours; null: nothing does. */
export const boardOf = (material: Material): JsonObject | null => {
  const { mouths } = usualFor(material.ring);
  const board = {
    ...(!isSame(material.deck, OURS.deck) && { deck: material.deck }),
    ...(!isSame(material.die, OURS.die) && { die: material.die }),
    ...(material.ring !== OURS.ring && { ring: material.ring }),
    ...(!isSame(material.mouths, mouths) && { mouths: material.mouths }),
  };
  return Object.keys(board).length > 0 ? (board as unknown as JsonObject) : null;
};

export const deckSize = ({ deck }: Material): number => CARDS.reduce((sum, card) => sum + deck[card], 0);

export const canDrop = (material: Material, card: Card): boolean => {
  const { deck } = material;
  const isLastWayOut = (card === '1' || card === '12') && deck['1'] + deck['12'] === 1;
  return deck[card] > 0 && deckSize(material) > LIMITS.deck.least && !isLastWayOut;
};
export const canAdd = ({ deck }: Material, card: Card): boolean => deck[card] < LIMITS.deck.mostOfAKind;

export const withCards = (material: Material, card: Card, more: 1 | -1): Material =>
  (more > 0 ? canAdd : canDrop)(material, card)
    ? { ...material, deck: { ...material.deck, [card]: material.deck[card] + more } }
    : material;

const range = (least: number, most: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);

export const FACES: readonly number[] = range(1, LIMITS.die.highest);
export const RINGS: readonly number[] = range(LIMITS.ring.least, LIMITS.ring.most, COLOURS.length);

export const withFace = (material: Material, face: number, value: number): Material => ({
  ...material,
  die: replaced(material.die, face, value),
});
export const withFaces = (material: Material, faces: number): Material => ({
  ...material,
  die: range(1, faces).map(face => material.die[face - 1] ?? Math.min(face, LIMITS.die.highest)),
});

/** Caves that no longer fit go back to where they usually are. */
export const withRing = (material: Material, ring: number): Material => ({
  ...material,
  ring,
  mouths: usualFor(ring).mouths,
});

/** Where a cave may be: beside any field that is neither a start nor another cave's. */
export const freeMouths = ({ ring, mouths }: Material, cave: number): readonly number[] =>
  range(0, ring - 1).filter(
    field => field % (ring / COLOURS.length) !== 0 && !mouths.some((mouth, other) => other !== cave && mouth === field),
  );
export const withMouth = (material: Material, cave: number, field: number): Material => ({
  ...material,
  mouths: replaced(material.mouths, cave, field),
});
export const withMouths = (material: Material, caves: number): Material => {
  const { mouths } = material;
  if (caves <= mouths.length) return { ...material, mouths: mouths.slice(0, caves) };
  return { ...material, mouths: [...mouths, freeMouths(material, mouths.length)[0]!] };
};

/** The source of a figure of Nautilùs: the book prints these in pictures alone, so ours are assumed. */
export const sourceOf = (value: unknown, ours: unknown): FigureSource =>
  isSame(value, ours) ? 'assumed' : 'corrected';

const figuresOf = ({ deck, die, ring, mouths }: Material): ReadonlyMap<string, number> =>
  new Map([
    ...CARDS.map(card => [`deck.${card}`, deck[card]] as const),
    ...die.map((value, face) => [`die.${face}`, value] as const),
    ['ring', ring],
    ...mouths.map((field, cave) => [`mouths.${cave}`, field] as const),
  ]);

/** A figure that only one of the two boards has is shown as a stroke on the other. */
const NONE = '–';

export const correctionsIn = (material: Material): readonly Correction[] => {
  const ours = figuresOf(OURS);
  const box = figuresOf(material);
  return [...new Set([...ours.keys(), ...box.keys()])]
    .filter(figure => ours.get(figure) !== box.get(figure))
    .map(figure => ({ figure, ours: ours.get(figure) ?? NONE, box: box.get(figure) ?? NONE }));
};

export const countSources = (material: Material): Readonly<Record<FigureSource, number>> => {
  const corrected = correctionsIn(material).filter(({ box }) => box !== NONE).length;
  return { book: 0, assumed: figuresOf(material).size - corrected, corrected };
};
