import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { me } from '../../net/me.ts';
import { ClockChoice } from '../../setup/ClockChoice.tsx';
import { clockOf } from '../../setup/clocks.ts';
import { kindOf, kindsOf, starterOption } from '../../setup/kinds.ts';
import { Length } from '../../setup/Length.tsx';
import { ownBoard } from '../../setup/own-board.ts';
import { botsOf, isAlone, kindOfPlan, type Plan, planWith, withKind } from '../../setup/plan.ts';
import { startPlan } from '../../setup/start.ts';
import { Emblem } from '../../shell/Emblem.tsx';
import { addressOf, go } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { boardEditorText } from '../../text/board-editor.ts';
import { coachText } from '../../text/coach.ts';
import { makePair } from '../../text/phrases.ts';
import { ratingsText } from '../../text/ratings.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { toast } from '../../ui/Toast.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { Seats } from './Seats.tsx';
import '../../setup/setup.css';

interface NewTableProps {
  readonly game: BoardGameId;
  /** All people sit at this device. */
  readonly device: boolean;
  /** The table is open to all. */
  readonly isPublic?: true;
  /** The id of the person to invite once it is open. */
  readonly invited?: string;
}

const InvitedPerson = lazy(async () => (await import('../../setup/InvitedPerson.tsx')).loadInvitedPerson());

/** A new table: few choices, the rest folded away. */
export function NewTable({ game, device, isPublic, invited }: NewTableProps): JSX.Element {
  const { opening, games, home } = text.value;
  const plan = useSignal<Plan>({
    ...planWith(game, device ? 'device' : 'online'),
    ...(isPublic && { visibility: 'public' }),
    board: ownBoard(game),
  });
  const busy = useSignal(false);
  const change = (changed: Plan): void => {
    plan.value = changed;
  };
  const start = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const started = await startPlan(plan.value);
    busy.value = false;
    if (started.ok && invited !== undefined)
      void import('../../setup/InvitedPerson.tsx').then(({ inviteTo }) => inviteTo(started.value, invited));
    if (started.ok) go(started.value);
    else if (started.error) toast(started.error.message, { look: 'warning' });
  };
  const kind = kindOfPlan(plan.value);
  const startsAtOnce = plan.value.place === 'device' || isAlone(plan.value);
  return (
    <Shell title={makePair(opening.title, games[game].name)} width="narrow">
      <form
        class="setup"
        onSubmit={event => {
          event.preventDefault();
          void start();
        }}
      >
        <header class="setup-head">
          <div class="setup-emblem">
            <Emblem game={game} />
          </div>
          <div>
            <p class="setup-what">{opening.title}</p>
            <h1>{games[game].name}</h1>
            <a href={addressOf({ page: 'minute', game })}>{home.minute}</a>
          </div>
        </header>
        {invited !== undefined && <InvitedPerson id={invited} />}
        <PlaceChoice plan={plan.value} onChange={change} />
        <KindChoice plan={plan.value} onChange={change} />
        <Seats plan={plan.value} myName={me.value?.name ?? ''} onChange={change} />
        <More plan={plan.value} onChange={change} />
        <div class="setup-go">
          <Length game={game} kind={kind} bots={botsOf(plan.value)} />
          <Button look="main" type="submit" busy={busy.value}>
            {startsAtOnce ? opening.start : opening.open}
          </Button>
        </div>
      </form>
    </Shell>
  );
}

interface PartProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** Says who can come. */
const hintFor = ({ place, visibility }: Plan): string => {
  const { opening } = text.value;
  if (place === 'device') return opening.deviceHint;
  return visibility === 'public' ? opening.public : opening.onlineHint;
};

function PlaceChoice({ plan, onChange }: PartProps): JSX.Element {
  const { opening } = text.value;
  return (
    <div class="setup-part">
      <Choice
        label={opening.place}
        options={[
          { value: 'online', label: opening.online },
          { value: 'device', label: opening.device },
        ]}
        value={plan.place}
        onChange={place => onChange({ ...plan, place })}
      />
      <p class="field-hint">{hintFor(plan)}</p>
    </div>
  );
}

function KindChoice({ plan, onChange }: PartProps): JSX.Element {
  const { opening, kinds, kindHints } = text.value;
  const all = kindsOf(plan.game);
  const isVariant = all.some(({ asked }) => 'variant' in asked);
  return (
    <div class="setup-part">
      <Choice
        label={isVariant ? opening.variant : opening.players}
        options={all.map(({ id, seats }) => ({
          value: id,
          label: isVariant ? kinds[id as keyof typeof kinds] : seats,
        }))}
        value={plan.kind}
        onChange={id => onChange(withKind(plan, kindOf(plan.game, id)!))}
      />
      <p class="field-hint">{kindHints[plan.kind as keyof typeof kindHints]}</p>
    </div>
  );
}

function More({ plan, onChange }: PartProps): JSX.Element {
  const { opening } = text.value;
  return (
    <details class="setup-more">
      <summary>{opening.more}</summary>
      <StarterChoice plan={plan} onChange={onChange} />
      {plan.place === 'online' && <Guests plan={plan} onChange={onChange} />}
      {plan.place === 'online' && <ClockChoice plan={plan} onChange={onChange} />}
      <BoardChoice plan={plan} onChange={onChange} />
    </details>
  );
}

const LOT = 'lot';

function StarterChoice({ plan, onChange }: PartProps): JSX.Element {
  const { opening, signs } = text.value;
  const label = starterOption(plan.game) === 'dealer' ? opening.dealer : opening.starter;
  const options = [
    { value: LOT, label: opening.lot },
    ...plan.seats.map((planned, seat) => ({
      value: String(seat),
      label: planned === 'me' ? `${opening.me} (${signs[seat]})` : opening.seat(signs[seat]!),
    })),
  ];
  return (
    <div class="setup-part">
      <p class="setup-label">{label}</p>
      <Select
        label={label}
        options={options}
        value={plan.starter === null ? LOT : String(plan.starter)}
        onChange={value => onChange({ ...plan, starter: value === LOT ? null : Number(value) })}
      />
    </div>
  );
}

function Guests({ plan, onChange }: PartProps): JSX.Element {
  const { opening } = text.value;
  return (
    <div class="setup-part">
      <Choice
        label={opening.visibility}
        options={[
          { value: 'invitation', label: opening.invitation },
          { value: 'public', label: opening.public },
        ]}
        value={plan.visibility}
        onChange={visibility => onChange({ ...plan, visibility })}
      />
      <Switch
        label={opening.spectators}
        hint={opening.spectatorsHint}
        checked={plan.spectators}
        onChange={spectators => onChange({ ...plan, spectators })}
      />
      <Switch
        label={coachText.value.allowed}
        hint={coachText.value.allowedHint}
        checked={plan.coach}
        onChange={coach => onChange({ ...plan, coach, rated: plan.rated && !coach })}
      />
      <RatedSwitch plan={plan} onChange={onChange} />
    </div>
  );
}

/** The requirements of rated games come with the choice: a clock, the usual board, the lot, and no coach. */
function RatedSwitch({ plan, onChange }: PartProps): JSX.Element {
  const words = ratingsText.value;
  const rate = (rated: boolean): void =>
    onChange(
      rated
        ? { ...plan, rated, coach: false, board: null, starter: null, clock: plan.clock ?? clockOf('live', null) }
        : { ...plan, rated },
    );
  return (
    <Switch
      label={words.rated}
      hint={words.ratedHint}
      checked={plan.rated}
      disabled={botsOf(plan) > 0 || !me.value?.login}
      onChange={rate}
    />
  );
}

/** The page with all its words. */
export const loadNewTable = async (): Promise<typeof NewTable> => {
  await Promise.all([boardEditorText.load(), coachText.load(), ratingsText.load()]);
  return NewTable;
};
