import { pluralOf } from '../../../text/intl.ts';

const count = pluralOf('en');

/** Captions of the drawn examples of the rules. */
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
  ring: '8 spaces with their action tiles; the wheel in the middle',
  wheel: 'No blue workers at the anchor, elsewhere 1 to 3',
  marked: 'After the first phase: the anchor tile lies on the action chosen first',
  turned: 'In the next round the wheel’s anchor points there',
  stored: 'from storage',
  onShip: 'onto a ship in the dockyard',
  loading: '1 good under each part, on unfinished ships too',
  aim: 'finished and fully loaded',
};

export type DrawingTexts = typeof en;
