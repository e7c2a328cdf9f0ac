import { SeededChance, tryPlay } from '@ankerplatz/kit';
import {
  type Card,
  COLOURS,
  colourOf,
  type NautilusPosition,
  type NautilusState,
  nautilus,
  numberOf,
  ringFieldOf,
  type Sailor,
} from '@ankerplatz/nautilus';

/** A way of Moby Dick past the mouth of a cave. */
interface Passage {
  /** Fields from Moby Dick to the mouth. */
  readonly behind: number;
  /** Fields from the mouth to the sailor that Moby Dick is sent to; null: there is none. */
  readonly beyond: number | null;
  /** The only card that anybody holds, and what is done with it. */
  readonly card: Card;
  readonly move: string;
}

const PASSAGES: readonly Passage[] = [
  // By the card moby.
  { behind: 2, beyond: 3, card: 'moby', move: 'play moby' },
  // By the die at the end of the round: every face leads Moby Dick to the mouth or past it.
  { behind: 1, beyond: null, card: '6', move: 'discard 6' },
];

const stateOf = (position: NautilusPosition): NautilusState => nautilus.state(position) as NautilusState;

/** The sailor in its place, another colour's beyond the mouth, all others in their whirlpools. */
const layOut = (position: NautilusPosition, sailor: Sailor, place: string, passage: Passage) => {
  const { ring, mouths, seats } = position.material;
  const mouth = ringFieldOf(place, { ring, mouths })!;
  const at = (steps: number): string => `t${(mouth + steps + ring) % ring}`;
  const own = COLOURS.indexOf(colourOf(sailor));
  const other = (own + 1) % COLOURS.length;
  const { variant, sailors } = stateOf(position);
  const standing = (colour: number, number: number): string => {
    if (colour === own && number === numberOf(sailor) - 1) return place;
    return colour === other && number === 0 && passage.beyond !== null ? at(passage.beyond) : 'home';
  };
  const turn = other % seats;
  const hands = Array.from({ length: seats }, (_, seat) => (seat === turn ? [passage.card] : []));
  const all = COLOURS.map((colour, index) => [colour, sailors[colour].map((_, number) => standing(index, number))]);
  return {
    ...{ game: 'nautilus', variant, round: 2, dealer: (turn + seats - 1) % seats, turn, hands, discards: [] },
    ...{ sailors: Object.fromEntries(all), moby: at(-passage.behind), open: hands.map(() => false) },
  };
};

/** Where a sailor is after Moby Dick has gone past it in each way, if it stands in a cave or at its mouth. */
export const afterPassages = (position: NautilusPosition, sailor: Sailor, place: string): readonly string[] =>
  PASSAGES.map(passage => {
    const chance = SeededChance.from('whale');
    const state = layOut(position, sailor, place, passage);
    const read = nautilus.parsePosition(state, chance);
    if (!read.ok) throw new Error(read.error);
    const played = tryPlay(nautilus, read.value, state.turn, passage.move, chance);
    if (!played.ok) throw new Error(`${passage.move}: ${played.error.code}`);
    return stateOf(played.value).sailors[sailor[0] as 'n'][Number(sailor[1]) - 1]!;
  });
