import { Drawing, type Strokes } from '../../art/Drawing.tsx';
import { CrestSign } from './crests.tsx';

const WORKER_BODY = 'M3.4 22.6C3.4 15.6 6.6 11.8 12 11.8S20.6 15.6 20.6 22.6Z';
const WORKER_HEAD = 'M7.4 7.2A4.6 4.6 0 1 1 16.6 7.2 4.6 4.6 0 1 1 7.4 7.2Z';
const WORKER_STROKES: Strokes = [
  ['sand', WORKER_BODY],
  ['sand', WORKER_HEAD],
];
/** Blue ones wear a cap: colour alone says nothing to many eyes. */
export const BLUE_STROKES: Strokes = [
  ['blue', WORKER_BODY],
  ['paper', WORKER_HEAD],
  ['blue', 'M4.4 6.6 6.4 1.6H17.6L19.6 6.6Z'],
];

const CRATE: Strokes = [
  ['wood', 'M3 5H21V21.4H3Z'],
  ['fine', 'M3 9H21M3 17.4H21'],
  ['line', 'M6.4 9 17.6 17.4M17.6 9 6.4 17.4'],
];

const TALER: Strokes = [
  ['brass', 'M1.4 12A10.6 10.6 0 1 1 22.6 12 10.6 10.6 0 1 1 1.4 12Z'],
  ['fine', 'M4.4 12A7.6 7.6 0 1 1 19.6 12 7.6 7.6 0 1 1 4.4 12Z'],
];
const TALER_LETTER: Strokes = [...TALER, ['line', 'M8.4 8.6H15.6M12 8.6V16']];

/** Points: a seal. */
const SEAL: Strokes = [
  [
    'wax',
    'M12 2.4A3.2 3.2 0 0 1 17.6 4.2 3.2 3.2 0 0 1 21.1 9 3.2 3.2 0 0 1 21.1 15 3.2 3.2 0 0 1 17.6 19.8 3.2 3.2 0 0 1 12 21.6 3.2 3.2 0 0 1 6.4 19.8 3.2 3.2 0 0 1 2.9 15 3.2 3.2 0 0 1 2.9 9 3.2 3.2 0 0 1 6.4 4.2 3.2 3.2 0 0 1 12 2.4Z',
  ],
];
const SEAL_MARK: Strokes = [
  ...SEAL,
  ['cutline', 'M6.8 12A5.2 5.2 0 1 1 17.2 12 5.2 5.2 0 1 1 6.8 12Z'],
  ['cut', 'M10 12A2 2 0 1 1 14 12 2 2 0 1 1 10 12Z'],
];

const BELL: Strokes = [
  ['brass', 'M12 4C7.6 4 6.4 8 6.2 12 6 15.4 4.6 17.2 3 18.6H21C19.4 17.2 18 15.4 17.8 12 17.6 8 16.4 4 12 4Z'],
  ['line', 'M12 4V1.4M9.4 1.4H14.6'],
  ['ink', 'M9.6 19.4H14.4C14.4 23.4 9.6 23.4 9.6 19.4Z'],
];

/** A rose with a cross: one more action. */
const EXTRA: Strokes = [
  ['brass', 'M12 .8 14.8 9.2 23.2 12 14.8 14.8 12 23.2 9.2 14.8.8 12 9.2 9.2Z'],
  ['paper', 'M6.4 12A5.6 5.6 0 1 1 17.6 12 5.6 5.6 0 1 1 6.4 12Z'],
  ['line', 'M12 8.8V15.2M8.8 12H15.2'],
];

const SMALL_MAST: Strokes = [
  ['wood', 'M15 22.8 15.4 1.4H17.4L17.8 22.8Z'],
  ['tint', 'M15.4 1.8C11 .4 7.4 3.4 3 1.8V10C7.4 11.6 11 8.6 15.4 10Z'],
  ['wood', 'M7 14H23V16H7Z'],
];
const SMALL_SAIL: Strokes = [
  ['canvas', 'M4.6 4.4H20.4C17.4 10 17.4 15 20.4 21.4 14.6 18.8 8.8 18.8 2.6 21.8.8 15 1.2 9.4 4.6 4.4Z'],
  ['tint', 'M1.8 10H18.4C18 12 18 14 18.4 16.2 12.8 14.6 7.4 14.6 1.6 16.4 1.4 14 1.4 12 1.8 10Z'],
  ['wood', 'M2.6 2.2H22.4V4.6H2.6Z'],
  ['fine', 'M9.6 4.6C7.6 9.6 7.4 14.4 8.4 19.6M15 4.6C12.8 9.6 12.8 14.4 14.2 19.6'],
];

export const Worker = () => <Drawing strokes={WORKER_STROKES} look="worker" />;
export const BlueWorker = () => <Drawing strokes={BLUE_STROKES} look="worker worker--blue" />;
export const Taler = ({ figure }: { readonly figure?: number | undefined }) => (
  <Drawing strokes={figure === undefined ? TALER_LETTER : TALER} look="taler" figure={figure} />
);
export const Points = ({ figure }: { readonly figure?: number | undefined }) => (
  <Drawing strokes={figure === undefined ? SEAL_MARK : SEAL} look="points" figure={figure} />
);
export const StartToken = () => <Drawing strokes={BELL} look="start-token" />;
export const AnchorTile = () => (
  <span class="anchor-tile">
    <CrestSign crest="anchor" />
  </span>
);
export const ExtraSign = () => <Drawing strokes={EXTRA} />;
export const GoodsSign = () => <Drawing strokes={CRATE} />;
export const SmallMast = () => <Drawing strokes={SMALL_MAST} look="any-crest" />;
export const SmallSail = () => <Drawing strokes={SMALL_SAIL} look="any-crest" />;
