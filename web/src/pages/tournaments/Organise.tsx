import type { TournamentAction, TournamentFacts } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import type { Answer } from '../../net/http.ts';
import { Question } from '../../shell/Question.tsx';
import { tournamentsText } from '../../text/tournaments.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { toast } from '../../ui/Toast.tsx';
import { entrantName } from './tournament-labels.ts';

const Revising = lazy(async () => (await import('./Revising.tsx')).Revising);

interface OrganiseProps {
  readonly facts: TournamentFacts;
  readonly onDone: () => Promise<void>;
}

/** The acts of the organiser. */
export function Organise({ facts, onDone }: OrganiseProps): JSX.Element | null {
  const words = tournamentsText.value;
  const isRevising = useSignal(false);
  const { id, status, isPaused } = facts;
  const carryOut = async (work: Answer<unknown>): Promise<void> => {
    const done = await work;
    if (!done.ok) toast(done.error.message, { look: 'warning' });
    await onDone();
  };
  const act = (action: TournamentAction['action']) => (): void => void carryOut(tournamentsApi.act(id, action));
  if (status !== 'open' && status !== 'running') return null;
  return (
    <section aria-labelledby="tournaments-organise">
      <h2 id="tournaments-organise">{words.organise}</h2>
      <div class="tournaments-buttons">
        {status === 'open' && (
          <Question
            act={words.start}
            title={words.startTitle}
            hint={words.startHint}
            look="main"
            isHarmless
            onYes={act('start')}
          />
        )}
        {status === 'running' && (
          <Button onClick={act(isPaused ? 'resume' : 'pause')}>{isPaused ? words.resume : words.pause}</Button>
        )}
        {status === 'running' && (
          <Question act={words.finish} title={words.finishTitle} hint={words.finishHint} onYes={act('finish')} />
        )}
        <Button onClick={() => (isRevising.value = true)}>{words.revise}</Button>
        <Question act={words.cancel} title={words.cancelTitle} hint={words.cancelHint} onYes={act('cancel')} />
      </div>
      {isRevising.value && <Revising facts={facts} onDone={onDone} onClose={() => (isRevising.value = false)} />}
      <Dropping facts={facts} onDrop={person => void carryOut(tournamentsApi.drop(id, person))} />
    </section>
  );
}

interface DroppingProps {
  readonly facts: TournamentFacts;
  readonly onDrop: (person: string) => void;
}

function Dropping({ facts: { entrants }, onDrop }: DroppingProps): JSX.Element | null {
  const words = tournamentsText.value;
  const chosen = useSignal('');
  const there = entrants.filter(({ hasLeft }) => !hasLeft);
  const options = there.map(each => ({ value: each.people[0]!.id, label: entrantName(each) }));
  const [first] = options;
  if (!first) return null;
  const { value, label } = options.find(each => each.value === chosen.value) ?? first;
  return (
    <div class="tournaments-choice">
      <Select
        label={words.drop}
        options={options}
        value={value}
        onChange={person => {
          chosen.value = person;
        }}
      />
      <Question act={words.drop} title={words.dropTitle(label)} hint={words.dropHint} onYes={() => onDrop(value)} />
    </div>
  );
}
