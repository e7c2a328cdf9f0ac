/** Positions and games of Nautilùs for tests of its bots. */
import { type JsonObject, SeededChance, tryPlay, type View } from '@ankerplatz/kit';
import { type NautilusPosition, nautilus, type Variant } from '@ankerplatz/nautilus';
import type { Thinking } from '../../bot.ts';
import { think } from '../../bots.ts';
import type { PlannedTurn } from '../../brain.ts';
import type { Level } from '../../level.ts';

/** A position as a test writes it; north is to play, unless it says otherwise. */
export interface Scene {
  readonly variant?: Variant;
  /** Indexable by seat. */
  readonly hands: readonly (readonly string[])[];
  /** Sailors of a colour that are not named are in the whirlpool. */
  readonly sailors: Readonly<Partial<Record<'n' | 'e' | 's' | 'w', readonly string[]>>>;
  readonly turn?: number;
  readonly moby?: string;
  readonly discards?: readonly string[];
  /** Shuffles the cards of the next deal. */
  readonly deal?: string;
}

const SAILORS: Readonly<Record<Variant, number>> = { team: 4, duel: 4, quick: 3 };

const fleetOf = (places: readonly string[], count: number): readonly string[] => [
  ...places,
  ...Array<string>(count - places.length).fill('home'),
];

export const positionOf = ({
  variant = 'team',
  hands,
  sailors,
  turn = 0,
  moby,
  discards = [],
  deal = 'position',
}: Scene): NautilusPosition => {
  const fleets = (['n', 'e', 's', 'w'] as const).map(colour => [
    colour,
    fleetOf(sailors[colour] ?? [], SAILORS[variant]),
  ]);
  const json: JsonObject = {
    ...{ game: 'nautilus', variant, round: 2, dealer: (turn + hands.length - 1) % hands.length, turn, hands },
    ...{
      sailors: Object.fromEntries(fleets) as JsonObject,
      moby: moby ?? null,
      open: hands.map(() => false),
      discards,
    },
  };
  const position = nautilus.parsePosition(json, SeededChance.from(deal));
  if (!position.ok) throw new Error(position.error);
  return position.value;
};

export const startOf = (variant: Variant, seed: string): NautilusPosition => {
  const setup = nautilus.setup({ variant });
  if (!setup.ok) throw new Error(setup.error);
  return nautilus.start(setup.value, SeededChance.from(seed));
};

/** Plays texts of one seat; refuses what is not legal. */
export const played = (
  position: NautilusPosition,
  seat: number,
  texts: readonly string[],
  chance: SeededChance,
): NautilusPosition =>
  texts.reduce((before, text) => {
    const after = tryPlay(nautilus, before, seat, text, chance);
    if (!after.ok) throw new Error(`${text}: ${JSON.stringify(after.error)}`);
    return after.value;
  }, position);

export const viewOf = (position: NautilusPosition, seat = position.deciders()[0]!): View =>
  nautilus.view(position, seat);

export const linesOf = (level: Level, position: NautilusPosition, thinking: Thinking): readonly PlannedTurn[] =>
  think('nautilus', level, viewOf(position), thinking);

/** The turn that a level plays from a scene. */
export const turnOf = (level: Level, scene: Scene): readonly string[] =>
  linesOf(level, positionOf(scene), { seed: 'scene' })[0]!.moves;

export const mateTurn = (scene: Scene): readonly string[] => turnOf('mate', scene);
