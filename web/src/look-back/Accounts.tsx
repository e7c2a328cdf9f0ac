import type { Account, Review, SeatReview } from '@ankerplatz/review';
import type { JSX } from 'preact';
import { makeNumber } from '../text/intl.ts';
import { lookBackText } from '../text/look-back.ts';
import { makePair } from '../text/phrases.ts';
import { DataGrid } from '../ui/DataGrid.tsx';
import { makeChange, makePercent } from './numbers.ts';

const PARTS = ['luck', 'own', 'others', 'error', 'ended'] as const;

interface AccountsProps {
  readonly review: Review;
  readonly names: readonly string[];
}

/** Luck and skill: how everybody came from the start to the result. What turns cost is known when all of them are judged. */
export function Accounts({ review, names, isDone }: AccountsProps & { readonly isDone: boolean }): JSX.Element {
  const words = lookBackText.value;
  return (
    <section class="look-back-part" aria-label={words.luckAndSkill}>
      <h3>{words.luckAndSkill}</h3>
      {isDone && (
        <AccountTable {...{ review, names }} caption={words.chance} isPercent accountOf={({ chance }) => chance} />
      )}
      {isDone && review.measure === 'points' && (
        <AccountTable {...{ review, names }} caption={words.pointsTitle} accountOf={({ points }) => points!} />
      )}
      <p class="look-back-note">{isDone ? words.luckNote : words.luckLater}</p>
    </section>
  );
}

interface AccountTableProps extends AccountsProps {
  readonly caption: string;
  readonly isPercent?: boolean;
  readonly accountOf: (seat: SeatReview) => Account;
}

function AccountTable({ review, names, caption, isPercent = false, accountOf }: AccountTableProps): JSX.Element {
  const words = lookBackText.value;
  const accounts = review.seats.map(accountOf);
  const parts = PARTS.filter(part => part !== 'ended' || accounts.some(({ ended }) => ended !== 0));
  const whole = (value: number): string => (isPercent ? makePercent(value) : makeNumber(Math.round(value)));
  return (
    <DataGrid
      label={makePair(words.luckAndSkill, caption)}
      caption={caption}
      head={['', words.parts.start, ...parts.map(part => words.parts[part]), words.parts.result]}
      rows={accounts.map((account, row) => [
        names[review.seats[row]!.seat],
        whole(account.start),
        ...parts.map(part => makeChange(account[part], isPercent)),
        whole(account.result),
      ])}
    />
  );
}

/** Figures of Nauticus that are points, in the order of the final scoring. */
const SOURCES = [
  'shipPoints',
  'crownPoints',
  'goodsPoints',
  'bonusPoints',
  'rewardPoints',
  'passPoints',
  'restPoints',
] as const;

/** Where the points of everybody came from. */
export function Sources({ review, names }: AccountsProps): JSX.Element | null {
  const words = lookBackText.value;
  if (review.measure !== 'points' || !review.ranks) return null;
  return (
    <div class="look-back-part">
      <h3>{words.sources}</h3>
      <DataGrid
        label={words.sources}
        head={['', ...review.seats.map(({ seat }) => names[seat]!)]}
        rows={SOURCES.map(source => [
          words.sourceNames[source],
          ...review.seats.map(({ figures }) => makeNumber(figures[source] ?? 0)),
        ])}
      />
    </div>
  );
}
