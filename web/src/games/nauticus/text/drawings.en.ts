import { pluralOf } from '../../../text/intl.ts';

const count = pluralOf('en');

/** What stands under the drawn examples of the rules. */
export const en = {
  twoFields: 'A mast takes 2 fields',
  oneField: 'every other tile 1',
  own: 'own worker: goes back to the supply',
  blue: 'blue worker: for this action only',
  price: (taler: number) => (taler === 0 ? '0: into storage' : `${taler} taler`),
  further: (taler: number) => `each further one: ${taler}`,
  size: (parts: number, points: number) => `size ${parts}: ${points} points`,
  open: 'can still grow to size 4',
  forSale: 'for sale',
  joker: 'a joker: only as a reward',
  crest: 'The first regular mast or sail gives the ship its crest',
  anchors: 'With an anchor aboard, only anchors and crowns fit',
  loaded: 'fully loaded and finished: ready for delivery',
  unloaded: 'a good is missing',
  passes: (lost: number) =>
    lost === 0 ? 'nothing lost' : `−${count(lost, '# point', '# points')} at the end of the round`,
  rewards: (count: number) => `finished: ${count} rewards`,
  extra: 'once in the game',
  goods: (goods: number, points: number) => `${goods}: ${points} points`,
};

export type DrawingTexts = typeof en;
