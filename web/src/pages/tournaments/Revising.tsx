import type { TournamentFacts } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { text } from '../../text/text.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { localOf } from '../../ui/device/local-time.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { toast } from '../../ui/Toast.tsx';
import { TimeFields, type Times, timesOf } from './TimeFields.tsx';

interface RevisingProps {
  readonly facts: TournamentFacts;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

const chosenBy = ({ clock, startsAt, showUpMinutes, roundMinutes, absent }: TournamentFacts): Times => ({
  ...{ clock, showUpMinutes, absent, roundMinutes: roundMinutes ?? 0 },
  startsAt: startsAt === null ? '' : localOf(new Date(startsAt)),
});

/** The fields that the organiser may still change: the name, and before the first round the times. */
export function Revising({ facts, onDone, onClose }: RevisingProps): JSX.Element {
  const words = tournamentsText.value;
  const name = useSignal(facts.name);
  const times = useSignal(chosenBy(facts));
  const problem = useSignal<{ readonly field: string; readonly sentence: string } | null>(null);
  const problemOf = (field: string): string | null => (problem.value?.field === field ? problem.value.sentence : null);
  const isOpen = facts.status === 'open';
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const told = isOpen ? timesOf(times.value) : {};
    if (!told) {
      problem.value = { field: 'startsAt', sentence: words.noTime };
      return;
    }
    // A field for a time knows no seconds.
    const isSameStart = times.value.startsAt === chosenBy(facts).startsAt;
    const revision = { name: name.value, ...told, ...(isSameStart && isOpen && { startsAt: facts.startsAt }) };
    const done = await tournamentsApi.revise(facts.id, revision);
    if (!done.ok) {
      problem.value = { field: done.error.field ?? '', sentence: done.error.message };
      return;
    }
    onClose();
    toast(words.revised);
    await onDone();
  };
  return (
    <Dialog title={words.revise} onClose={onClose}>
      <form class="tournaments-fields" onSubmit={submit}>
        <Field
          label={words.name}
          value={name.value}
          problem={problemOf('name')}
          onInput={typed => (name.value = typed)}
          maxLength={80}
          required
        />
        {isOpen && (
          <TimeFields
            times={times.value}
            problem={problemOf('startsAt')}
            onChange={change => (times.value = { ...times.value, ...change })}
          />
        )}
        <p class="field-hint">{words.reviseHint}</p>
        {problem.value && <p role="alert">{problem.value.sentence}</p>}
        <div class="dialog-actions">
          <Button look="quiet" onClick={onClose}>
            {text.value.ui.cancel}
          </Button>
          <Button look="main" type="submit">
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
