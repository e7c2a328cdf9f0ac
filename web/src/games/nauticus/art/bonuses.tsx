import type { types } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import { memo } from '../../../ui/memo.ts';
import { GoodsSign, Points, SmallMast, SmallSail, Taler, Worker } from './signs.tsx';

type Bonus = types.Bonus;

/** The bonus of a space, piece by piece. */
const PIECES: Readonly<Record<Bonus, () => readonly JSX.Element[]>> = {
  workers3: () => [<Worker key={1} />, <Worker key={2} />, <Worker key={3} />],
  mast: () => [<SmallMast key={1} />],
  sail: () => [<SmallSail key={1} />],
  points2: () => [<Points key={1} figure={2} />],
  workers2: () => [<Worker key={1} />, <Worker key={2} />],
  'worker+good': () => [<Worker key={1} />, <GoodsSign key={2} />],
  'worker+point': () => [<Worker key={1} />, <Points key={2} figure={1} />],
  taler4: () => [<Taler key={1} figure={4} />],
};

export const BonusSign = memo(({ bonus }: { readonly bonus: Bonus }) => (
  <span class="bonus" aria-hidden="true">
    {PIECES[bonus]()}
  </span>
));
