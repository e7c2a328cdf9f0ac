import type { Seek, Seeks } from '@ankerplatz/protocol';
import { anybodyAfter, reachAfter } from '@ankerplatz/protocol/strength';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { kindOfTable } from '../setup/kinds.ts';
import { makeSpan } from '../text/phrases.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isSame } from './seeks.ts';
import { nameOf } from './sought.ts';
import { readyText } from './text/ready.ts';
import { useSeconds } from './use-seconds.ts';

interface LookingProps {
  readonly mine: Seek;
  readonly seeks: Seeks;
  readonly busy: boolean;
  readonly onStop: () => void;
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Loaded when it is first shown, with its words. */
export const loadLooking = async (): Promise<typeof Looking> => {
  await readyText.load();
  return Looking;
};

/** My search, for how long it has lasted, and the others. */
function Looking({ mine, seeks, busy, onStop }: LookingProps): JSX.Element {
  const words = readyText.value;
  const isLive = mine.pace === 'live';
  const waited = Math.max(0, useSeconds(mine.since, isLive));
  const untilBots = -useSeconds(mine.botsAt ?? mine.since, mine.botsAt !== null);
  const reach = isLive ? reachAfter('live', 1000 * waited) : (mine.strength?.reach ?? null);
  const others = (seeks.waiting.find(each => isSame(each, mine))?.people ?? 1) - 1;
  const seats = (isBoardGameId(mine.game) && kindOfTable(mine.game, mine)?.seats) || 0;
  const missing = seats - 1 - others;
  return (
    <div class="find-looking">
      <p class="find-what" role="status">
        <strong>{words.looking(nameOf(mine))}</strong>
      </p>
      <p>
        {isLive && <span class="find-time">{minutes(waited)}</span>}
        {others > 0 ? words.others(others) : words.alone} {missing > 0 && seats > 2 && `${words.missing(missing)} `}
        {mine.botsAt !== null && untilBots > 0 && words.botsAt(untilBots)}
      </p>
      {mine.strength && (
        <p class="find-hint">
          {reach === null
            ? words.reachAll
            : words.reach(reach, mine.strength.rating, makeSpan(anybodyAfter(mine.pace)))}
        </p>
      )}
      <p class="find-hint">
        {isLive ? words.liveHint : words.slowHint} {!isLive && <a href="/settings">{words.slowNotice}</a>}
      </p>
      <Button busy={busy} onClick={onStop}>
        <Icon name="close" /> {words.stop}
      </Button>
    </div>
  );
}
