/** Whole games of players who choose at random, or by a simple rule. */
import { legalMoves, MoveList, type Seat, type SeededChance } from '@ankerplatz/kit';
import { nautilus } from '../index.ts';
import type { NautilusPosition } from '../position.ts';

export const setupFor = (variant: string, options: object = {}) => {
  const setup = nautilus.setup({ variant, options });
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

/** A choice of one of a seat's legal moves. */
export type Player = (position: NautilusPosition, seat: Seat, chance: SeededChance) => number;

const list = new MoveList();

export const anyMove: Player = (position, seat, chance) => {
  list.clear();
  position.moves(seat, list);
  return list.at(chance.die(list.length));
};

/** How much a move is liked by a player who simply goes forward: into the harbour, out, far ahead, anything else. */
const WORTH: readonly (readonly [RegExp, number])[] = [
  [/>h/, 40],
  [/^(play|use) 12? .*>t(0|16|32|48)$/, 30],
  [/^play 4 /, 1],
  [/^(play|use) 12 /, 28],
  [/^(play|use) 10 /, 26],
  [/>/, 20],
  [/compass|^use . ./, 0],
];
const worthOf = (move: string): number => WORTH.find(([pattern]) => pattern.test(move))?.[1] ?? 5;

export const forwardMove: Player = (position, seat, chance) => {
  const moves = legalMoves(nautilus, position, seat);
  const best = Math.max(...moves.map(worthOf));
  const good = moves.filter(move => worthOf(move) === best);
  return nautilus.parseMove(position, good[chance.die(good.length)]!)!;
};

export interface Step {
  readonly position: NautilusPosition;
  readonly seat: Seat;
  readonly move: number;
}

/** Plays on until the game ends or so many decisions are made; every step is shown before it is played. */
export const playOn = (
  position: NautilusPosition,
  chance: SeededChance,
  decisions: number,
  player: Player = anyMove,
  show?: (step: Step) => void,
): number => {
  let count = 0;
  for (; count < decisions && !position.outcome(); count++) {
    const deciders = position.deciders();
    const seat = deciders[chance.die(deciders.length)]!;
    const move = player(position, seat, chance);
    show?.({ position, seat, move });
    position.play(seat, move, chance);
  }
  return count;
};

/** Tables of every variant, also with a board and a deck where rare cards are common. */
export const TABLES: readonly (readonly [variant: string, options: object])[] = [
  ['team', {}],
  ['duel', {}],
  ['quick', {}],
  [
    'team',
    {
      ring: 40,
      mouths: [1, 2, 38, 39],
      die: [12],
      deck: { '1': 12, '4': 10, '5': 20, '7': 10, '8': 6, compass: 6, nautilus: 9 },
    },
  ],
  [
    'quick',
    {
      deck: {
        '1': 9,
        '12': 9,
        '3': 9,
        '8': 6,
        nautilus: 12,
        storm: 8,
        privateer: 10,
        trade: 14,
        telescope: 2,
        moby: 6,
        compass: 4,
      },
    },
  ],
  [
    'duel',
    {
      deck: {
        '1': 9,
        '12': 9,
        '5': 10,
        '8': 6,
        nautilus: 12,
        storm: 8,
        privateer: 10,
        trade: 14,
        telescope: 2,
        moby: 6,
        compass: 5,
      },
    },
  ],
];
