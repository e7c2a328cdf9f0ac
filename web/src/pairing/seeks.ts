import type { NewSeek, Pace, Seek, Seeks } from '@ankerplatz/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connection } from '../net/connection.ts';
import { type Answer, ask } from '../net/http.ts';
import { keepSeeking } from '../net/seeking.ts';

const current = signal<Seeks | null>(null);

/** The people who wait for opponents, and my own seeks; null: not known yet. */
export const seeks: ReadonlySignal<Seeks | null> = current;

/** The paces at which the visitor stops looking on this page: what ends so is no news. */
const stopping = new Set<Pace>();

export const isStopping = (pace: Pace): boolean => stopping.has(pace);

const hear = (now: Seeks): void => {
  current.value = now;
  for (const pace of stopping) if (!now.mine.some(each => each.pace === pace)) stopping.delete(pace);
  keepSeeking(now.mine.length > 0);
};

let followers = 0;
let stop: (() => void) | null = null;

/** Follows the seeks as long as a component is shown. */
export const useSeeks = (): Seeks | null => {
  useEffect(() => {
    followers++;
    stop ??= connection.watchSeeks(hear);
    return () => {
      followers--;
      // Another page may follow the seeks at once.
      setTimeout(() => {
        if (followers > 0) return;
        stop?.();
        stop = null;
      });
    };
  }, []);
  return current.value;
};

/** Looks for opponents; the same again changes only whether bots may come. */
export const seek = async (pace: Pace, wanted: NewSeek): Answer<Seeks> => {
  keepSeeking(true);
  const asked = await ask<Seeks>('PUT', `/seeks/${pace}`, wanted);
  if (asked.ok) hear(asked.value);
  else keepSeeking((current.value?.mine.length ?? 0) > 0);
  return asked;
};

export const withdraw = async (pace: Pace): Answer => {
  stopping.add(pace);
  const gone = await ask('DELETE', `/seeks/${pace}`);
  const { value } = current;
  if (gone.ok && value) hear({ ...value, mine: value.mine.filter(each => each.pace !== pace) });
  return gone;
};

/** The bots that come if nobody does: after how many milliseconds, and how strong. */
export const BOTS = { after: 60_000, level: 'mate' };

/** A seek as a wish, to look for the same again. */
export const wishOf = ({ game, players, variant, rated, strength, botsAt }: Seek): NewSeek => ({
  game,
  ...(players !== undefined && { players }),
  ...(variant !== undefined && { variant }),
  ...(rated && { rated }),
  ...(strength && { likeStrength: true }),
  ...(botsAt !== null && { bots: BOTS }),
});

/** Whether a seek is for just this. */
export const isSame = (a: Pick<Seek, 'game' | 'players' | 'variant' | 'pace' | 'rated'>, b: typeof a): boolean =>
  a.game === b.game &&
  a.players === b.players &&
  a.variant === b.variant &&
  a.pace === b.pace &&
  Boolean(a.rated) === Boolean(b.rated);
