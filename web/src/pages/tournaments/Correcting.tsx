import type { TournamentFacts, TournamentPairing } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { Question } from '../../shell/Question.tsx';
import { tournamentsText } from '../../text/tournaments.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { toast } from '../../ui/Toast.tsx';
import { nameAt } from './tournament-labels.ts';

interface CorrectingProps {
  readonly facts: TournamentFacts;
  readonly round: number;
  readonly pairing: TournamentPairing;
  readonly onDone: () => Promise<void>;
}

/** The organiser gives a table another result. */
export function Correcting({ facts, round, pairing, onDone }: CorrectingProps): JSX.Element {
  const words = tournamentsText.value;
  const { number, entrants } = pairing;
  const ranks = useSignal<readonly number[]>(pairing.ranks ?? entrants.map((_, index) => index + 1));
  const isCounted = useSignal(true);
  const save = async (): Promise<void> => {
    const done = await tournamentsApi.correct(facts.id, round, number, isCounted.value ? ranks.value : null);
    if (!done.ok) toast(done.error.message, { look: 'warning' });
    await onDone();
  };
  const options = entrants.map((_, index) => ({ value: String(index + 1), label: `${index + 1}.` }));
  return (
    <Question
      act={words.correct}
      title={words.correctTitle(round, number)}
      yes={words.save}
      isHarmless
      onYes={() => void save()}
    >
      {facts.kind !== 'knockout' && (
        <Choice
          label={words.score}
          options={[
            { value: 'yes', label: words.counted },
            { value: 'no', label: words.uncounted },
          ]}
          value={isCounted.value ? 'yes' : 'no'}
          onChange={value => {
            isCounted.value = value === 'yes';
          }}
        />
      )}
      {isCounted.value &&
        entrants.map((place, index) => (
          <div key={place} class="tournaments-choice">
            <bdi>{nameAt(facts.entrants, place)}</bdi>
            <Select
              label={nameAt(facts.entrants, place)}
              options={options}
              value={String(ranks.value[index])}
              onChange={value => {
                ranks.value = ranks.value.with(index, Number(value));
              }}
            />
          </div>
        ))}
    </Question>
  );
}
