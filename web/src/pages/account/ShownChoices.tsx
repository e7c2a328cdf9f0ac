import type { Audience, Shown } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Fold } from '../../account/Form.tsx';
import { peopleApi } from '../../net/api/people.ts';
import { accountText } from '../../text/account.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { toast } from '../../ui/Toast.tsx';

const AUDIENCES: readonly Audience[] = ['everybody', 'companions', 'nobody'];

interface ShownChoicesProps {
  /** A guest is never found by a search. */
  readonly isMember: boolean;
}

/** The choice of what others may see of me. */
export function ShownChoices({ isMember }: ShownChoicesProps): JSX.Element {
  const { shown: words } = accountText.value;
  const shown = useSignal<Shown | null>(null);
  useEffect(() => {
    void peopleApi.shown().then(found => {
      if (found.ok) shown.value = found.value;
    });
  }, []);
  const change = async (choice: Partial<Shown>): Promise<void> => {
    const before = shown.value;
    if (!before) return;
    shown.value = { ...before, ...choice };
    const changed = await peopleApi.show(choice);
    shown.value = changed.ok ? changed.value : before;
    if (!changed.ok) toast(changed.error.message, { look: 'warning' });
  };
  return (
    <Fold title={words.title}>
      {shown.value && (
        <>
          <Choice
            label={words.games}
            options={AUDIENCES.map(value => ({ value, label: words.audiences[value] }))}
            value={shown.value.games}
            onChange={games => void change({ games })}
          />
          <p class="field-hint">{words.gamesHint}</p>
          <Switch
            label={words.presence}
            hint={words.presenceHint}
            checked={shown.value.presence}
            onChange={presence => void change({ presence })}
          />
          {isMember && (
            <Switch
              label={words.findable}
              hint={words.findableHint}
              checked={shown.value.findable}
              onChange={findable => void change({ findable })}
            />
          )}
          {isMember && (
            <Switch
              label={words.ratings}
              hint={words.ratingsHint}
              checked={shown.value.ratings}
              onChange={ratings => void change({ ratings })}
            />
          )}
        </>
      )}
      <p class="account-hint">
        <a href="/people">{words.people}</a>
      </p>
    </Fold>
  );
}
