import type { Account, Review, SeatReview } from '@ankerplatz/review';
import type { JSX } from 'preact';
import { makeNumber } from '../text/intl.ts';
import { lookBackText } from '../text/look-back.ts';
import { makeChange, makePercent } from './numbers.ts';

const PARTS = ['luck', 'own', 'others', 'error', 'ended'] as const;

interface AccountsProps {
  readonly review: Review;
  readonly names: readonly string[];
}

/** Luck and skill: how everybody came from the start to the result. */
export function Accounts({ review, names }: AccountsProps): JSX.Element {
  const words = lookBackText.value;
  return (
    <section class="look-back-part" aria-label={words.luckAndSkill}>
      <h3>{words.luckAndSkill}</h3>
      <AccountTable {...{ review, names }} caption={words.chance} isPercent accountOf={({ chance }) => chance} />
      {review.measure === 'points' && (
        <AccountTable {...{ review, names }} caption={words.pointsTitle} accountOf={({ points }) => points!} />
      )}
      <p class="look-back-note">{words.luckNote}</p>
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="look-back-scroll" aria-label={`${words.luckAndSkill}: ${caption}`} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.parts.start}</th>
            {parts.map(part => (
              <th key={part} scope="col">
                {words.parts[part]}
              </th>
            ))}
            <th scope="col">{words.parts.result}</th>
          </tr>
        </thead>
        <tbody>
          {review.seats.map(({ seat }, row) => (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              <td>{whole(accounts[row]!.start)}</td>
              {parts.map(part => (
                <td key={part}>{makeChange(accounts[row]![part], isPercent)}</td>
              ))}
              <td>{whole(accounts[row]!.result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section class="look-back-scroll" aria-label={words.sources} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {review.seats.map(({ seat }) => (
                <th key={seat} scope="col">
                  {names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SOURCES.map(source => (
              <tr key={source}>
                <th scope="row">{words.sourceNames[source]}</th>
                {review.seats.map(({ seat, figures }) => (
                  <td key={seat}>{makeNumber(figures[source] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
