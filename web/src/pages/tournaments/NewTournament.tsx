import type { NewTournament as Wish } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { NumberSelect } from '../../setup/ClockChoice.tsx';
import { clockOf } from '../../setup/clocks.ts';
import { firstKind, kindOf, kindsOf } from '../../setup/kinds.ts';
import { addressOf, go } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { text } from '../../text/text.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Labelled, TimeFields, type Times, timesOf } from './TimeFields.tsx';
import '../../setup/setup.css';

/** The choices of the form. */
interface Chosen extends Times {
  readonly name: string;
  readonly game: BoardGameId;
  /** Players or variant. */
  readonly played: string;
  readonly kind: Wish['kind'];
  readonly pairs: boolean;
  readonly rounds: number;
  readonly access: Wish['access'];
  readonly rated: boolean;
  readonly duplicate: boolean;
}

const KINDS = ['swiss', 'round-robin', 'knockout', 'evening'] as const;
const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15];

const first = (): Chosen => ({
  ...{ name: '', game: BOARD_GAME_IDS[0]!, played: firstKind(BOARD_GAME_IDS[0]!).id, kind: 'swiss', pairs: false },
  ...{ rounds: 5, clock: clockOf('live', null)!, access: 'members', startsAt: '', showUpMinutes: 10, roundMinutes: 0 },
  ...{ absent: 'last', rated: false, duplicate: false },
});

const hasPartners = ({ game, played }: Chosen): boolean => {
  const kind = kindOf(game, played)!;
  return new Set(kind.sides).size < kind.seats;
};

const isDuplicate = ({ duplicate, kind }: Chosen): boolean => duplicate && kind !== 'knockout';

const wishOf = (chosen: Chosen): Omit<Wish, keyof Times> => {
  const { name, game, played, kind, access, rated, rounds } = chosen;
  return {
    ...{ name, game, kind, access, rated, ...kindOf(game, played)!.asked },
    ...(kind === 'swiss' && { rounds }),
    ...(isDuplicate(chosen) && { duplicate: true, rated: false }),
    pairs: chosen.pairs && hasPartners(chosen),
  };
};

/** A new tournament. */
export function NewTournament(): JSX.Element {
  const words = tournamentsText.value;
  const chosen = useSignal(first());
  const isBusy = useSignal(false);
  const problem = useSignal<{ readonly field: string; readonly sentence: string } | null>(null);
  const set = (change: Partial<Chosen>): void => {
    chosen.value = { ...chosen.value, ...change };
    problem.value = null;
  };
  const problemOf = (field: string): string | null => (problem.value?.field === field ? problem.value.sentence : null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value) return;
    const times = timesOf(chosen.value);
    if (!times) {
      problem.value = { field: 'startsAt', sentence: words.noTime };
      return;
    }
    isBusy.value = true;
    const done = await tournamentsApi.announce({ ...wishOf(chosen.value), ...times });
    isBusy.value = false;
    if (done.ok) go({ page: 'tournaments', id: done.value.id, part: null });
    else problem.value = { field: done.error.field ?? '', sentence: done.error.message };
  };
  return (
    <Shell title={words.newTitle} width="narrow">
      <form class="tournaments" onSubmit={submit}>
        <h1>{words.newTitle}</h1>
        <Fields chosen={chosen.value} problemOf={problemOf} onChange={set} />
        {problem.value && <p role="alert">{problem.value.sentence}</p>}
        <div class="tournaments-buttons">
          <Button look="main" type="submit" busy={isBusy.value}>
            {words.publish}
          </Button>
          <a class="button button-quiet" href={addressOf({ page: 'tournaments', id: null, part: null })}>
            {text.value.ui.cancel}
          </a>
        </div>
      </form>
    </Shell>
  );
}

interface FieldsProps {
  readonly chosen: Chosen;
  /** The problem of a field, in a sentence. */
  readonly problemOf: (field: string) => string | null;
  readonly onChange: (change: Partial<Chosen>) => void;
}

function Fields({ chosen, problemOf, onChange }: FieldsProps): JSX.Element {
  const words = tournamentsText.value;
  return (
    <div class="tournaments-fields">
      <Field
        label={words.name}
        value={chosen.name}
        problem={problemOf('name')}
        onInput={name => onChange({ name })}
        maxLength={80}
        required
      />
      <GameFields chosen={chosen} onChange={onChange} />
      <Choice
        label={words.kind}
        options={KINDS.map(value => ({ value, label: words.kinds[value] }))}
        value={chosen.kind}
        onChange={kind => onChange({ kind })}
      />
      <p class="field-hint">{words.kindHints[chosen.kind]}</p>
      {chosen.kind === 'swiss' && (
        <Labelled label={words.roundCount}>
          <NumberSelect
            label={words.roundCount}
            values={ROUNDS}
            value={chosen.rounds}
            name={String}
            onChange={rounds => onChange({ rounds })}
          />
        </Labelled>
      )}
      <TimeFields times={chosen} problem={problemOf('startsAt')} onChange={onChange} />
      <Choice
        label={words.access}
        options={(['members', 'link'] as const).map(value => ({ value, label: words.accesses[value] }))}
        value={chosen.access}
        onChange={access => onChange({ access })}
      />
      {chosen.kind !== 'knockout' && (
        <Switch
          label={words.duplicate}
          hint={words.duplicateHint}
          checked={chosen.duplicate}
          onChange={duplicate => onChange({ duplicate })}
        />
      )}
      {!isDuplicate(chosen) && (
        <Switch label={words.rate} checked={chosen.rated} onChange={rated => onChange({ rated })} />
      )}
    </div>
  );
}

function GameFields({ chosen, onChange }: Omit<FieldsProps, 'problemOf'>): JSX.Element {
  const words = tournamentsText.value;
  const { games, kinds } = text.value;
  return (
    <>
      <Choice
        label={words.game}
        options={BOARD_GAME_IDS.map(value => ({ value, label: games[value].name }))}
        value={chosen.game}
        onChange={game => onChange({ game, played: firstKind(game).id })}
      />
      <Choice
        label={words.players}
        options={kindsOf(chosen.game).map(({ id }) => ({ value: id, label: kinds[id as keyof typeof kinds] }))}
        value={chosen.played}
        onChange={played => onChange({ played })}
      />
      {hasPartners(chosen) && (
        <Choice
          label={words.entry}
          options={(['single', 'pairs'] as const).map(value => ({ value, label: words.entries[value] }))}
          value={chosen.pairs ? 'pairs' : 'single'}
          onChange={value => onChange({ pairs: value === 'pairs' })}
        />
      )}
    </>
  );
}
