import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Fold } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import { accountText } from '../../text/account.ts';
import { toast } from '../../ui/Toast.tsx';
import { type People, PeopleList } from './PeopleList.tsx';

/** The people I am never paired with, and those I have played with; nothing where there are none. */
export function Blocks(): JSX.Element | null {
  const { account } = accountText.value;
  const blocked = useSignal<People>([]);
  const met = useSignal<People>([]);
  useEffect(() => {
    void api.blocks().then(found => {
      if (found.ok) blocked.value = found.value.people;
    });
    void api.companions().then(found => {
      if (found.ok) met.value = found.value.people;
    });
  }, []);
  const change = async (person: People[number], isBlocked: boolean): Promise<void> => {
    const changed = await (isBlocked ? api.block(person.id) : api.unblock(person.id));
    const others = blocked.value.filter(({ id }) => id !== person.id);
    if (changed.ok) blocked.value = isBlocked ? [...others, person] : others;
    else toast(changed.error.message, { look: 'warning' });
  };
  const free = met.value.filter(({ id }) => !blocked.value.some(person => person.id === id));
  if (blocked.value.length + free.length === 0) return null;
  return (
    <Fold title={account.blocks}>
      <p class="account-hint">{account.blocksHint}</p>
      <PeopleList
        people={blocked.value}
        act={account.unblock}
        labelOf={account.unblockOf}
        onAct={person => void change(person, false)}
      />
      <PeopleList
        people={free}
        act={account.block}
        labelOf={account.blockOf}
        onAct={person => void change(person, true)}
      />
    </Fold>
  );
}
