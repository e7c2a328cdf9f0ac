import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Fold } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import { accountText } from '../../text/account.ts';
import { toast } from '../../ui/Toast.tsx';
import { type People, PeopleList } from './PeopleList.tsx';

/** The people whose words I do not read; nothing if there are none. */
export function Mutes(): JSX.Element | null {
  const { account } = accountText.value;
  const people = useSignal<People>([]);
  useEffect(() => {
    void api.mutes().then(found => {
      if (found.ok) people.value = found.value.people;
    });
  }, []);
  const unmute = async (id: string): Promise<void> => {
    const unmuted = await api.unmute(id);
    if (unmuted.ok) people.value = people.value.filter(person => person.id !== id);
    else toast(unmuted.error.message, { look: 'warning' });
  };
  if (people.value.length === 0) return null;
  return (
    <Fold title={account.mutes}>
      <PeopleList
        people={people.value}
        act={account.unmute}
        labelOf={account.unmuteOf}
        onAct={({ id }) => unmute(id)}
      />
    </Fold>
  );
}
