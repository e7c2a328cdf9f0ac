import type { JsonObject } from '../json.ts';
import { quay } from './quay/index.ts';
import type { QuayPosition } from './quay/position.ts';

/** A position of Quay for two, in round 2 with seat 0 leading, all stores empty; what differs is given. */
export const quayAt = (fields: JsonObject): QuayPosition => {
  const setup = quay.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.error);
  const position = {
    game: 'quay',
    options: setup.value.options,
    round: 2,
    leader: 0,
    hands: [
      ['timber', 'fish'],
      ['stone', 'stone'],
    ],
    stores: [[], []],
    chosen: [null, null],
    owners: [null, null, null],
    deck: ['fish', 'fish', 'timber', 'timber'],
    ...fields,
  };
  const parsed = quay.parsePosition(position, { shuffle: () => {}, die: () => 0 });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};
