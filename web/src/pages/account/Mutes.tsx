import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Fold } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import { accountText } from '../../text/account.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';

type People = readonly { readonly id: string; readonly name: string }[];

/** Whose words I do not read; nothing if I read everybody's. */
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
      <ul class="account-tokens">
        {people.value.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button label={account.unmuteOf(name)} onClick={() => unmute(id)}>
              {account.unmute}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
