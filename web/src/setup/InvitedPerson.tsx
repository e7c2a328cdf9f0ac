import type { PersonPage } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { peopleApi } from '../net/api/people.ts';
import { api } from '../net/api.ts';
import { routeOf } from '../shell/routes.ts';
import { peopleText } from '../text/people.ts';
import { toast } from '../ui/Toast.tsx';

interface InvitedPersonProps {
  readonly id: string;
}

/** Loaded when a person is to be invited. */
export const loadInvitedPerson = async () => {
  await peopleText.load();
  return InvitedPerson;
};

/** Says who will be invited to the new table. */
function InvitedPerson({ id }: InvitedPersonProps): JSX.Element | null {
  const person = useSignal<PersonPage | null>(null);
  useEffect(() => {
    void peopleApi.person(id).then(found => {
      if (found.ok) person.value = found.value;
      else toast(found.error.message, { look: 'warning' });
    });
  }, [id]);
  return person.value && <p role="status">{peopleText.value.willInvite(person.value.name)}</p>;
}

/** Invites a person to the table at an address, and says whether it was done. */
export const inviteTo = async (address: string, id: string): Promise<void> => {
  const table = routeOf(address);
  if (table.page !== 'table') return;
  const [words, invited, person] = await Promise.all([
    peopleText.load(),
    api.invite(table.id, id),
    peopleApi.person(id),
  ]);
  if (!invited.ok) toast(invited.error.message, { look: 'warning' });
  else if (person.ok) toast(words.invited(person.value.name));
};
