import type { Seek } from '@ankerplatz/protocol';
import { effect, untracked } from '@preact/signals';
import { connection } from '../net/connection.ts';
import { me } from '../net/me.ts';
import { go, route } from '../shell/routes.ts';
import { toast } from '../ui/Toast.tsx';
import { isStopping, seek, seeks, wishOf } from './seeks.ts';
import { readyText } from './text/ready.ts';

export type Offer = NonNullable<Seek['offer']>;

export const isReady = ({ people }: Offer): boolean => people.some(({ id, isReady: is }) => is && id === me.value?.id);

const KEY = 'ankerplatz.sought';

/** My seeks when this browser heard of them last, be it before the page was loaded. */
const recall = (): readonly Seek[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seek[];
  } catch {
    return [];
  }
};

const keep = (mine: readonly Seek[]): void => {
  try {
    if (mine.length > 0) localStorage.setItem(KEY, JSON.stringify(mine));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is said of what ended before this page was loaded.
  }
};

const lookAgain = async (lost: Seek): Promise<void> => {
  const asked = await seek(lost.pace, wishOf(lost));
  if (!asked.ok) toast(asked.error.message, { look: 'warning' });
};

/** Why I look no longer; null: I know, since I have stopped or play. */
const endOf = ({ pace, offer }: Seek): 'missed' | 'ended' | null => {
  if (isStopping(pace)) return null;
  if (!offer) return 'ended';
  const isLate = Date.parse(offer.until) <= Date.now() + connection.ahead.value;
  return isLate && !isReady(offer) ? 'missed' : null;
};

/** The question goes with what it was about, and whatever it would have spoken: it is said when it has gone. */
const say = (...said: Parameters<typeof toast>): void => void setTimeout(() => toast(...said));

/** Says what has become of a seek: I was too late, another player was, or it is no more. */
const tellFate = (before: Seek, now: Seek | undefined): void => {
  const words = readyText.value;
  const end = endOf(before);
  const act = { label: words.lookAgain, run: () => void lookAgain(before) };
  if (!now && end) say(words[end], { look: 'warning', stays: true, act });
  const { offer } = before;
  if (!now || !offer || now.offer) return;
  say(words.again);
  const at = route.value;
  if (at.page === 'table' && at.id === offer.table) go('/', 'replace');
};

let known: readonly Seek[] | null = null;

const tellFates = (mine: readonly Seek[]): void => {
  for (const before of known ?? recall())
    tellFate(
      before,
      mine.find(({ pace }) => pace === before.pace),
    );
  known = mine;
  keep(mine);
};

let isWatching = false;

/** From now on this page hears what becomes of its seeks, whatever else is shown. */
export const watchFates = async (): Promise<void> => {
  await readyText.load();
  if (isWatching) return;
  isWatching = true;
  effect(() => {
    const mine = seeks.value?.mine;
    if (mine) untracked(() => tellFates(mine));
  });
};
