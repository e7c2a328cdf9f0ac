import { LEVELS } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Proposal, SeatInfo, TableState } from '../../board/source.ts';
import { api } from '../../net/api.ts';
import type { Answer } from '../../net/http.ts';
import { addressOf } from '../../shell/routes.ts';
import { makeSpan } from '../../text/phrases.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { localOf, timeOf } from '../../ui/device/local-time.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { SeatSign } from '../../ui/SeatSign.tsx';
import { attempt } from '../acting.ts';
import type { OnlineSheetName, TableModel } from '../model/table-model.ts';
import { loadHoliday } from '../rest/load.ts';
import { tableText } from '../text/index.ts';
import { sheetText } from '../text/sheets/index.ts';
import { nowAt } from './clock.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface SheetProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const PAUSES = ['open', 'quarter', 'hour', 'tomorrow', 'week', 'date'] as const;
type Pause = (typeof PAUSES)[number];
/** Milliseconds from now. */
const LENGTHS: Readonly<Partial<Record<Pause, number>>> = {
  quarter: 15 * MINUTE,
  hour: 60 * MINUTE,
  tomorrow: DAY,
  week: 7 * DAY,
};

/** Until when a game is to pause; null: until all agree. The server says what is wrong with a time. */
const pauseEnd = (pause: Pause, typed: string, now: number): string | null => {
  if (pause === 'date') return timeOf(typed)?.toISOString() ?? typed;
  const length = LENGTHS[pause];
  return length === undefined ? null : new Date(now + length).toISOString();
};

interface FormProps {
  readonly title: string;
  readonly hint: string;
  readonly go: string | null;
  readonly act: () => Answer;
  readonly onClose: () => void;
  /** Says at its own place what is wrong with a field. */
  readonly onProblem?: (sentence: string) => void;
  readonly children: JSX.Element | readonly (JSX.Element | null)[] | null;
}

/** A question with one button that asks the others. */
function Form({ title, hint, go, act, onClose, onProblem, children }: FormProps): JSX.Element {
  const busy = useSignal(false);
  const ask = async (): Promise<void> => {
    busy.value = true;
    const answer = await act();
    busy.value = false;
    if (answer.ok) onClose();
    else if (onProblem && answer.error.field !== undefined) onProblem(answer.error.message);
    else void attempt(Promise.resolve(answer));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{hint}</p>
      {children}
      <div class="table-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        {go !== null && (
          <Button look="main" busy={busy.value} onClick={() => void ask()}>
            {go}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const NOT_HERE = { code: 'gone', message: '' } as const;
const refusedHere = async (): Answer => ({ ok: false, error: NOT_HERE });

function PauseSheet({ model, onClose }: SheetProps): JSX.Element {
  const { pause } = sheetText.value;
  const chosen = useSignal<Pause>('open');
  const { online } = model.controller.shown.value;
  const now = online ? nowAt(online) : Date.now();
  const typed = useSignal(localOf(new Date(now + DAY)));
  const problem = useSignal<string | null>(null);
  const ask = (): Answer => {
    const until = pauseEnd(chosen.value, typed.value, now);
    const pausing = { kind: 'pause' as const, ...(until !== null && { until }) };
    return model.controller.source.acts.value.propose?.(pausing) ?? refusedHere();
  };
  return (
    <Form
      title={pause.title}
      hint={pause.hint}
      go={pause.ask}
      act={ask}
      onClose={onClose}
      onProblem={sentence => {
        problem.value = sentence;
      }}
    >
      <Choice
        label={pause.until}
        options={PAUSES.map(value => ({ value, label: pause[value] }))}
        value={chosen.value}
        onChange={value => {
          chosen.value = value;
        }}
      />
      {chosen.value === 'date' ? (
        <Field
          label={pause.date}
          type="datetime-local"
          value={typed.value}
          problem={problem.value}
          onInput={value => {
            problem.value = null;
            typed.value = value;
          }}
        />
      ) : null}
    </Form>
  );
}

/** The seats that keep others waiting, or have a bot for now: they may get a stand-in. */
const silentsIn = ({ deciders, eyes, seats }: TableState): readonly SeatInfo[] =>
  seats.filter(
    ({ seat, kind, standIn, hasResigned }) =>
      seat !== eyes &&
      !hasResigned &&
      (standIn ? standIn.by !== 'person' && !standIn.isFinal : kind === 'person' && deciders.includes(seat)),
  );

/** A choice of who plays a seat whose player does nothing. */
function SilentSheet({ model, onClose }: SheetProps): JSX.Element {
  const { silent } = sheetText.value;
  const { levelNames } = text.value;
  const state = model.controller.shown.value;
  const { online } = state;
  const silents = silentsIn(state);
  const seat = useSignal(silents[0]?.seat ?? 0);
  const volunteers = (online?.volunteers ?? []).filter(each => each.mayPlay && each.seat === seat.value);
  const options = [
    ...volunteers.map(({ person }) => ({ value: `person ${person.id}`, label: person.name })),
    ...LEVELS.map(level => ({ value: `level ${level}`, label: silent.bot(levelNames[level]) })),
  ];
  const wanted = useSignal<string | null>(null);
  const by = options.find(({ value }) => value === wanted.value)?.value ?? options[0]!.value;
  const ask = (): Answer => {
    const [kind, name = ''] = by.split(' ');
    const proposal: Proposal = {
      kind: 'replace',
      seat: seat.value,
      by: kind === 'person' ? { person: name } : { level: name },
    };
    return model.controller.source.acts.value.propose?.(proposal) ?? refusedHere();
  };
  const isAny = silents.length > 0;
  return (
    <Form
      title={silent.title}
      hint={silent.hint(makeSpan(online?.silence ?? 0))}
      go={isAny ? silent.ask : null}
      act={ask}
      onClose={onClose}
    >
      {isAny ? (
        <>
          <Choice
            label={silent.seat}
            options={silents.map(each => ({ value: each.seat, label: model.names.value[each.seat] ?? '' }))}
            value={seat.value}
            onChange={value => {
              seat.value = value;
            }}
          />
          <Choice
            label={silent.by}
            options={options}
            value={by}
            onChange={value => {
              wanted.value = value;
            }}
          />
        </>
      ) : (
        <p>{silent.nobody}</p>
      )}
    </Form>
  );
}

const NOBODY = '';

/** A choice of who may play for me, among those who offer it and those with whom I have played. */
function DeputySheet({ model, onClose }: SheetProps): JSX.Element {
  const { deputy } = sheetText.value;
  const { online, eyes, seats } = model.controller.shown.value;
  const companions = useSignal<readonly Person[]>([]);
  const named = online?.deputies.find(({ seat }) => seat === eyes)?.person ?? null;
  const chosen = useSignal(named?.id ?? NOBODY);
  useEffect(() => {
    void api.companions().then(found => {
      if (found.ok) companions.value = found.value.people;
    });
  }, []);
  const offered = (online?.volunteers ?? []).filter(({ seat }) => seat === eyes).map(({ person }) => person);
  const known = [...(named ? [named] : []), ...offered, ...companions.value];
  const people = new Map(known.map(({ id, name }) => [id, name]));
  for (const { person } of seats) people.delete(person ?? NOBODY);
  const act = model.controller.source.acts.value.deputize;
  return (
    <Form
      title={deputy.title}
      hint={deputy.hint}
      go={deputy.save}
      act={() => act?.(chosen.value === NOBODY ? null : chosen.value) ?? refusedHere()}
      onClose={onClose}
    >
      <Choice
        label={deputy.title}
        options={[{ value: NOBODY, label: deputy.nobody }, ...[...people].map(([value, label]) => ({ value, label }))]}
        value={chosen.value}
        onChange={value => {
          chosen.value = value;
        }}
      />
    </Form>
  );
}

/** A watcher would play a seat. */
function VolunteerSheet({ model, onClose }: SheetProps): JSX.Element {
  const { volunteer } = sheetText.value;
  const { seats } = model.controller.shown.value;
  const people = seats.filter(({ kind, standIn, hasResigned }) => !hasResigned && (kind === 'person' || standIn));
  const seat = useSignal(people[0]?.seat ?? 0);
  const mine = model.controller.shown.value.online?.offered ?? null;
  const act = model.controller.source.acts.value.volunteer;
  if (mine !== null)
    return (
      <Form
        title={volunteer.title}
        hint={volunteer.offered(model.names.value[mine] ?? '')}
        go={volunteer.withdraw}
        act={() => act?.(null) ?? refusedHere()}
        onClose={onClose}
      >
        {null}
      </Form>
    );
  return (
    <Form
      title={volunteer.title}
      hint={volunteer.hint}
      go={people.length > 0 ? volunteer.offer : null}
      act={() => act?.(seat.value) ?? refusedHere()}
      onClose={onClose}
    >
      <Choice
        label={volunteer.title}
        options={people.map(each => ({
          value: each.seat,
          label: volunteer.seat(model.names.value[each.seat] ?? ''),
        }))}
        value={seat.value}
        onChange={value => {
          seat.value = value;
        }}
      />
    </Form>
  );
}

/** The standing orders of my seat. */
function OrdersSheet({ model, onClose }: SheetProps): JSX.Element {
  const { orders: words } = sheetText.value;
  const left = model.controller.shown.value.online?.left;
  const { order } = model.controller.source.acts.value;
  const on = left?.orders ?? [];
  const told = left?.told ?? [];
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.hint}</p>
      {(left?.available ?? []).map(name => (
        <Switch
          key={name}
          label={words.names[name]}
          hint={words.hints[name]}
          checked={on.includes(name)}
          disabled={!order}
          onChange={isOn => {
            if (order) void attempt(order(isOn ? [...on, name] : on.filter(other => other !== name)));
          }}
        />
      ))}
      {told.length > 0 && (
        <>
          <h3>{words.told}</h3>
          <ul>
            {told.map(({ what, version, code, message }) => (
              <li key={`${what} ${version} ${code}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Loaded when it is first shown, with its words. */
export const loadOnlineSheet = async (): Promise<typeof OnlineSheet> => {
  await sheetText.load();
  return OnlineSheet;
};

/** The players here, with the way to the page of each. */
function PeopleSheet({ model, onClose }: SheetProps): JSX.Element {
  const { seats } = model.controller.shown.value;
  return (
    <Dialog title={tableText.value.people} onClose={onClose}>
      <ul class="menu-rows">
        {seats.map(
          seat =>
            seat.person && (
              <li key={seat.seat}>
                <a href={addressOf({ page: 'people', id: seat.person })}>
                  <SeatSign seat={seat.seat} />
                  <span>
                    <bdi>{model.plainNames.value[seat.seat]}</bdi>
                    <MemberSign of={seat} />
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
    </Dialog>
  );
}

const SHEETS: Readonly<Record<OnlineSheetName, ComponentType<SheetProps>>> = {
  people: PeopleSheet,
  pause: PauseSheet,
  silent: SilentSheet,
  deputy: DeputySheet,
  volunteer: VolunteerSheet,
  orders: OrdersSheet,
  holiday: lazy(async () => (await loadHoliday()).HolidaySheet),
};

function OnlineSheet({ name, ...props }: SheetProps & { readonly name: OnlineSheetName }): JSX.Element {
  const Sheet = SHEETS[name];
  return <Sheet {...props} />;
}
