import type { Announcement, Club } from '@ankerplatz/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { text } from '../text/text.ts';
import { api } from './api.ts';

/** The part of the club that is shown on every page. */
export type ClubSign = Pick<Club, 'name' | 'registration'> & {
  readonly hasImprint: boolean;
  readonly hasPrivacy: boolean;
};

const KEY = 'ankerplatz.club';

const signOf = ({ name, registration, imprint, privacy }: Club): ClubSign => ({
  name,
  registration,
  hasImprint: imprint !== '',
  hasPrivacy: privacy !== '',
});

/** The club as it was at the last visit, so that nothing changes before one's eyes. */
const kept = (): ClubSign | null => {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as ClubSign | null;
    return typeof found?.name === 'string' ? found : null;
  } catch {
    return null;
  }
};

const keep = (sign: ClubSign): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(sign));
  } catch {
    // Without storage the sign comes a moment later next time.
  }
};

const shown = signal<ClubSign | null>(kept());
const told = signal<Announcement | null>(null);

/** The club that runs this server; null: not known yet. */
export const club: ReadonlySignal<ClubSign | null> = shown;

/** A club that has given itself no name is called after the site. */
export const clubName = (): string => shown.value?.name || text.value.app.title;

/** The administrator's announcement. */
export const announcement: ReadonlySignal<Announcement | null> = told;

/** Counts announcements, to tell a new one from an old one. */
let count = 0;

export const announced = (now: Announcement | null): void => {
  count += 1;
  told.value = now;
};

/** Milliseconds in which a server tells a new connection what is announced. */
const SOON = 2000;

/** Drops the announcement after a reconnection: the server repeats one that still holds. */
export const hasReconnected = (): void => {
  const before = count;
  setTimeout(() => {
    if (count === before) told.value = null;
  }, SOON);
};

let asking: ReturnType<typeof api.club> | null = null;

/** The club's name, texts and settings, asked for once; again only where there was no answer. */
export const readClub = async (): ReturnType<typeof api.club> => {
  asking ??= api.club();
  const answer = await asking;
  if (!answer.ok) asking = null;
  else if (asking !== null) {
    const sign = signOf(answer.value);
    if (JSON.stringify(sign) !== JSON.stringify(shown.peek())) {
      shown.value = sign;
      keep(sign);
    }
  }
  return answer;
};
