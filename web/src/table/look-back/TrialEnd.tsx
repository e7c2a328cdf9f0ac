import type { JSX } from 'preact';
import type { TrialEnd as End } from '../../board/source.ts';
import { makeChange } from '../../look-back/numbers.ts';
import { makeNumber } from '../../text/intl.ts';
import { lookBackText } from '../../text/look-back.ts';

const TENTH = 10;

/** The result of trying a decision again, beside that of the game, and what the review had promised. */
function TrialEnd({ trial }: { readonly trial: End }): JSX.Element {
  const words = lookBackText.value.trial;
  const { rank, points, newRank, newPoints, ahead, otherLuck } = trial;
  return (
    <section class="game-over-trial" aria-label={words.title}>
      <h3>{words.title}</h3>
      <dl>
        <div>
          <dt>{words.before}</dt>
          <dd>{words.came(rank, points === null ? null : makeNumber(points))}</dd>
        </div>
        <div>
          <dt>{words.now}</dt>
          <dd>
            {words.came(newRank, newPoints === null ? null : makeNumber(newPoints))}
            {points !== null && newPoints !== null && ` (${makeChange(newPoints - points, false)})`}
          </dd>
        </div>
        <div>
          <dt>{words.best}</dt>
          <dd>
            {points === null
              ? words.aheadChance(makeChange(ahead, true))
              : words.aheadPoints(makeChange(Math.round(TENTH * ahead) / TENTH, false))}
          </dd>
        </div>
      </dl>
      <p>{otherLuck === null ? words.sameLuck : words.otherLuck(otherLuck)}</p>
    </section>
  );
}

/** With its words. */
export const loadTrialEnd = async (): Promise<typeof TrialEnd> => {
  await lookBackText.load();
  return TrialEnd;
};
