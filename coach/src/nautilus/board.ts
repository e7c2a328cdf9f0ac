import {
  type BoardState,
  COLOURS,
  type Colour,
  type NautilusPosition,
  type NautilusState,
  nautilus,
  type Piece,
  SAILORS,
  type Sailor,
} from '@ankerplatz/nautilus';

/** Where all pieces stand, and the fields of the ring. */
export interface Waters extends BoardState {
  readonly ring: number;
  readonly mouths: readonly number[];
}

/** How far behind a pursuer may be. */
export const REACH = 12;

export const watersOf = (position: NautilusPosition): Waters => {
  const { sailors, moby } = nautilus.state(position) as NautilusState;
  const { ring, mouths } = position.material;
  return { sailors, moby, ring, mouths };
};

export const colourOf = (sailor: Sailor): number => COLOURS.indexOf(sailor[0] as Colour);

/** Whether a sailor plays for the side of a seat. */
export const isOwn = (sailor: Sailor, seat: number): boolean => colourOf(sailor) % 2 === seat % 2;

/** A sailor's place as the notation says it; undefined: there is no such sailor in this variant. */
export const placeOf = ({ sailors }: BoardState, sailor: Sailor): string | undefined =>
  sailors[sailor[0] as Colour][Number(sailor[1]) - 1];

const fieldOf = (place: string, { mouths }: Waters): number | null => {
  const plain = place.replace('*', '');
  if (plain.startsWith('t')) return Number(plain.slice(1));
  return plain.startsWith('c') ? mouths[Number(plain.slice(1))]! : null;
};

const forward = (from: number, to: number, ring: number): number => (((to - from) % ring) + ring) % ring;

/** Steps of a sailor to its own start field, where its harbour opens; null: it is in the whirlpool or the harbour. */
export const stepsLeft = (waters: Waters, sailor: Sailor): number | null => {
  const place = placeOf(waters, sailor);
  const field = place === undefined ? null : fieldOf(place, waters);
  if (place === undefined || field === null) return null;
  const start = (colourOf(sailor) * waters.ring) / COLOURS.length;
  const steps = forward(field, start, waters.ring);
  const isFresh = steps === 0 && place.endsWith('*');
  return (isFresh ? waters.ring : steps) + (place.startsWith('c') ? 1 : 0);
};

interface Neighbour {
  readonly piece: Piece;
  readonly steps: number;
}

/** The next piece behind a sailor on the ring; null: it is not on the ring, or there is none. */
export const behind = (waters: Waters, sailor: Sailor): Neighbour | null => {
  const place = placeOf(waters, sailor);
  if (!place?.startsWith('t')) return null;
  const field = fieldOf(place, waters)!;
  const others: readonly (readonly [Piece, string | null | undefined])[] = [
    ...SAILORS.map(other => [other, placeOf(waters, other)] as const),
    ['moby', waters.moby],
  ];
  const found = others.flatMap(([piece, at]): readonly Neighbour[] => {
    if (piece === sailor || !at?.startsWith('t')) return [];
    const steps = forward(fieldOf(at, waters)!, field, waters.ring);
    return steps === 0 ? [] : [{ piece, steps }];
  });
  return found.sort((a, b) => a.steps - b.steps)[0] ?? null;
};

/** The opponent who is the next piece behind a sailor, near enough to follow; null: nobody is. */
export const pursuerOf = (
  waters: Waters,
  sailor: Sailor,
): { readonly sailor: Sailor; readonly steps: number } | null => {
  const next = behind(waters, sailor);
  if (!next || next.piece === 'moby' || next.steps > REACH || isOwn(next.piece, colourOf(sailor))) return null;
  return { sailor: next.piece, steps: next.steps };
};
