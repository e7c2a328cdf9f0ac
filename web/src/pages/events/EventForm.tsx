import { err, ok, type Result } from '@ankerplatz/kit';
import type { EventPage, NewEvent as EventWish } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS, type BoardGameId, isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { eventsApi } from '../../net/api/events.ts';
import type { Answer } from '../../net/http.ts';
import { Note } from '../../shell/Note.tsx';
import { addressOf, go } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { ownZone } from '../../text/event-time.ts';
import { eventsText } from '../../text/events.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { localOf, timeOf } from '../../ui/device/local-time.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';

/** The texts of the fields. */
interface Typed {
  readonly name: string;
  /** `2030-01-01T19:00` by the clock of this browser. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly place: string;
  readonly games: readonly BoardGameId[];
  readonly most: string;
  readonly text: string;
}

const HOURS = [1, 2, 3, 4, 5, 6, 8, 10, 24, 48];
const MOST = 1000;

const EMPTY: Typed = { name: '', startsAt: '', minutes: 180, place: '', games: [], most: '', text: '' };

const typedOf = (event: EventPage): Typed => ({
  ...{ name: event.name, minutes: event.minutes, place: event.place, text: event.text },
  startsAt: localOf(new Date(event.startsAt)),
  games: event.games.filter(isBoardGameId),
  most: event.most === null ? '' : String(event.most),
});

const isWhole = (most: string): boolean => /^[1-9]\d*$/.test(most) && Number(most) <= MOST;

/** A new event. */
export function NewEvent(): JSX.Element {
  const words = eventsText.value;
  return (
    <EventForm
      title={words.newTitle}
      act={words.publish}
      typed={EMPTY}
      onSubmit={wish => eventsApi.announce({ ...wish, zone: ownZone() })}
    />
  );
}

/** An event that is announced already. */
export function ChangedEvent({ id }: { readonly id: string }): JSX.Element {
  const words = eventsText.value;
  const event = useSignal<EventPage | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    void eventsApi.event(id).then(found => {
      if (found.ok) event.value = found.value;
      else problem.value = found.error.message;
    });
  }, []);
  if (problem.value !== null) return <Note sentence={problem.value} />;
  if (!event.value)
    return (
      <Shell title={words.title} width="narrow">
        <p role="status">{text.value.home.loading}</p>
      </Shell>
    );
  return (
    <EventForm
      title={event.value.name}
      act={words.save}
      typed={typedOf(event.value)}
      before={event.value.startsAt}
      onSubmit={wish => eventsApi.change(id, wish)}
    />
  );
}

type Wish = Omit<EventWish, 'zone'>;

interface FieldProblem {
  readonly field: string;
  readonly sentence: string;
}

/** The wish as it was typed, or the field that is wrong. The time `before` stays where nobody has moved it. */
const readWish = (wish: Typed, typed: Typed, before: string | undefined): Result<Wish, FieldProblem> => {
  const words = eventsText.value;
  const at = timeOf(wish.startsAt);
  const isMoved = wish.startsAt !== typed.startsAt;
  const most = wish.most.trim();
  if (!at || (isMoved && at.getTime() < Date.now())) return err({ field: 'startsAt', sentence: words.noTime });
  if (most !== '' && !isWhole(most)) return err({ field: 'most', sentence: words.notWhole });
  const startsAt = isMoved || before === undefined ? at.toISOString() : before;
  return ok({ ...wish, games: [...wish.games], startsAt, most: most === '' ? null : Number(most) });
};

interface EventFormProps {
  readonly title: string;
  readonly act: string;
  readonly typed: Typed;
  /** When the event was to begin, which the field does not know to the second. */
  readonly before?: string;
  readonly onSubmit: (wish: Wish) => Answer<EventPage>;
}

function EventForm({ title, act, typed, before, onSubmit }: EventFormProps): JSX.Element {
  const wish = useSignal(typed);
  const isBusy = useSignal(false);
  const problem = useSignal<FieldProblem | null>(null);
  const set = (change: Partial<Typed>): void => {
    wish.value = { ...wish.value, ...change };
    problem.value = null;
  };
  const problemOf = (field: string): string | null => (problem.value?.field === field ? problem.value.sentence : null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value) return;
    const read = readWish(wish.value, typed, before);
    if (!read.ok) {
      problem.value = read.error;
      return;
    }
    isBusy.value = true;
    const done = await onSubmit(read.value);
    isBusy.value = false;
    if (done.ok) go({ page: 'events', id: done.value.id, part: null });
    else problem.value = { field: done.error.field ?? '', sentence: done.error.message };
  };
  return (
    <Shell title={title} width="narrow">
      <form class="events" onSubmit={submit}>
        <h1>{title}</h1>
        <EventFields wish={wish.value} problemOf={problemOf} onChange={set} />
        {problem.value && <p role="alert">{problem.value.sentence}</p>}
        <div class="events-buttons">
          <Button look="main" type="submit" busy={isBusy.value}>
            {act}
          </Button>
          <a class="button button-quiet" href={addressOf({ page: 'events', id: null, part: null })}>
            {text.value.ui.cancel}
          </a>
        </div>
      </form>
    </Shell>
  );
}

interface EventFieldsProps {
  readonly wish: Typed;
  /** The problem of a field, in a sentence. */
  readonly problemOf: (field: string) => string | null;
  readonly onChange: (change: Partial<Typed>) => void;
}

function EventFields({ wish, problemOf, onChange }: EventFieldsProps): JSX.Element {
  const words = eventsText.value;
  const { games } = text.value;
  const { name, startsAt, minutes, place, most } = wish;
  return (
    <div>
      <Field
        label={words.name}
        value={name}
        problem={problemOf('name')}
        onInput={value => onChange({ name: value })}
        maxLength={80}
        required
      />
      <Field
        label={words.startsAt}
        hint={words.startsAtHint(ownZone())}
        problem={problemOf('startsAt')}
        type="datetime-local"
        value={startsAt}
        onInput={value => onChange({ startsAt: value })}
        required
      />
      <div class="events-choice">
        <span>{words.lasts}</span>
        <Select
          label={words.lasts}
          value={String(minutes)}
          options={[...new Set([...HOURS.map(hours => hours * 60), minutes])]
            .sort((a, b) => a - b)
            .map(each => ({ value: String(each), label: words.hours(each / 60) }))}
          onChange={value => onChange({ minutes: Number(value) })}
        />
      </div>
      <Field
        label={words.place}
        hint={words.placeHint}
        problem={problemOf('place')}
        value={place}
        onInput={value => onChange({ place: value })}
        maxLength={200}
      />
      {BOARD_GAME_IDS.map(game => (
        <Switch
          key={game}
          label={games[game].name}
          checked={wish.games.includes(game)}
          onChange={isOn =>
            onChange({ games: BOARD_GAME_IDS.filter(each => (each === game ? isOn : wish.games.includes(each))) })
          }
        />
      ))}
      <Field
        label={words.most}
        hint={words.mostHint}
        problem={problemOf('most')}
        value={most}
        onInput={value => onChange({ most: value })}
        maxLength={4}
      />
      <LongText label={words.text} value={wish.text} onInput={value => onChange({ text: value })} />
    </div>
  );
}

interface LongTextProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function LongText({ label, value, onInput }: LongTextProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="events-long"
        rows={6}
        maxLength={4000}
        value={value}
        onInput={event => onInput(event.currentTarget.value)}
      />
    </div>
  );
}
