import type { Tally } from '@ankerplatz/kit';
import type { NauticusEvent } from './events.ts';
import { Opening } from './opening.ts';
import type { NauticusPosition } from './position.ts';
import { scoreOf } from './rules/scoring.ts';
import { REWARD_POINTS } from './tables.ts';

/** Figures of a seat that events add to. */
const COUNTED = {
  bonusPoints: 0,
  rewardPoints: 0,
  crownPoints: 0,
  passPoints: 0,
  ships1: 0,
  ships2: 0,
  ships3: 0,
  ships4: 0,
  bought: 0,
  loaded: 0,
  deliveries: 0,
  passes: 0,
};
type Counted = Record<keyof typeof COUNTED, number>;

const SHIPS = ['ships1', 'ships2', 'ships3', 'ships4'] as const;

/** The amounts that an event adds to the figures of its seat. */
const GAINS: {
  readonly [Type in NauticusEvent['type']]?: (event: Extract<NauticusEvent, { type: Type }>) => Partial<Counted>;
} = {
  bonus: ({ points }) => ({ bonusPoints: points }),
  rewarded: ({ reward }) => ({ rewardPoints: reward === 'points' ? REWARD_POINTS : 0 }),
  scoredCrowns: ({ points }) => ({ crownPoints: points }),
  shipFinished: ({ size }) => ({ [SHIPS[size - 1]!]: 1 }),
  bought: () => ({ bought: 1 }),
  loaded: () => ({ loaded: 1 }),
  delivered: () => ({ deliveries: 1 }),
  passed: () => ({ passes: 1 }),
};

const add = (counted: Counted, gains: Partial<Counted>): void => {
  for (const [name, gain] of Object.entries(gains)) counted[name as keyof Counted] += gain;
};

/** The figures of a game: the sources of points, ships, and the opening. */
export const makeTally = (seats: number): Tally<NauticusPosition, NauticusEvent> => {
  const counted: Counted[] = Array.from({ length: seats }, () => ({ ...COUNTED }));
  const opening = new Opening(seats);
  return {
    tell: event => {
      opening.tell(event);
      if (event.type === 'roundEnded')
        for (const [seat, lost] of event.lost.entries()) counted[seat]!.passPoints -= lost;
      else if ('seat' in event) {
        const gain = GAINS[event.type] as ((event: NauticusEvent) => Partial<Counted>) | undefined;
        if (gain) add(counted[event.seat]!, gain(event));
      }
    },
    figures: position =>
      counted.map((own, seat) => {
        const { points, goods, ships, rest } = scoreOf(position.cells, seat);
        return { points, goodsPoints: goods, shipPoints: ships, restPoints: rest, ...own, ...opening.figures(seat) };
      }),
    openings: () => counted.map((_, seat) => opening.code(seat)),
  };
};
