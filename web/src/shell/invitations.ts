import type { Invitations } from '@ankerplatz/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import { keptNews } from '../net/my-tables.ts';

export type Invitation = Invitations['invitations'][number];

/** The tables to which I am invited, as far as a page has asked. */
export const invitations = signal<readonly Invitation[]>([]);

/** Asked for again whenever one comes back to the page, or a seat is kept for one. */
export const useInvitations = (): readonly Invitation[] => {
  const person = me.value?.id;
  const news = keptNews.value;
  useEffect(
    () => () => {
      invitations.value = [];
    },
    [person],
  );
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const answer = await api.invitations();
      if (answer.ok) invitations.value = answer.value.invitations;
    };
    const look = (): void => {
      if (!document.hidden) void ask();
    };
    // A page that nobody looks at asks, too: its title tells of what has come.
    void ask();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [person, news]);
  return invitations.value;
};
