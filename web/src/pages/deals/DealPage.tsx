import type { Deal, DealPage as DealFacts } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { beginDeal } from '../../local/begin.ts';
import { dealsApi } from '../../net/api/deals.ts';
import { me, needMe } from '../../net/me.ts';
import { addressOf, go } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { dealsText } from '../../text/deals.ts';
import { startOf } from '../../text/event-time.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { toast } from '../../ui/Toast.tsx';
import { DealResults } from './DealResults.tsx';
import { kindOf, titleOf } from './deal-labels.ts';
import { keptDeals } from './kept-deals.ts';

/** The facts of a past deal that are known without a connection. */
const keptFacts = (id: string): DealFacts | null => {
  const deal = keptDeals().find(each => each.id === id);
  return deal ? { deal, results: null, figures: null, parting: null } : null;
};

const tableAddress = (id: string): string =>
  addressOf({ page: 'table', id, entry: null, invitation: null, game: null });

/** A deal: what counts, the attempt, and what came of it. */
export function DealPage({ id }: { readonly id: string }): JSX.Element {
  const words = dealsText.value;
  const facts = useSignal<DealFacts | null>(null);
  const problem = useSignal<string | null>(null);
  const load = async (): Promise<void> => {
    const found = await dealsApi.deal(id);
    facts.value = found.ok ? found.value : keptFacts(id);
    problem.value = found.ok || facts.value ? null : found.error.message;
  };
  useEffect(() => void load(), [id, me.value?.id]);
  const now = facts.value;
  return (
    <Shell title={now ? titleOf(now.deal) : words.title} width="narrow">
      <div class="deals">
        <p>
          <a href={addressOf({ page: 'deals', id: null, attempt: null, entry: null, part: null })}>{words.back}</a>
        </p>
        {problem.value && <p role="alert">{problem.value}</p>}
        {!now && !problem.value && <p role="status">{text.value.home.loading}</p>}
        {now && <Facts facts={now} onChange={load} />}
      </div>
    </Shell>
  );
}

interface FactsProps {
  readonly facts: DealFacts;
  readonly onChange: () => Promise<void>;
}

function Facts({ facts, onChange }: FactsProps): JSX.Element {
  const words = dealsText.value;
  const { deal } = facts;
  const { status, beginsAt, endsAt, finished } = deal;
  const when = { open: words.until(startOf(endsAt)), coming: startOf(beginsAt), over: null }[status];
  return (
    <>
      <header>
        <h1>{titleOf(deal)}</h1>
        <p>{kindOf(deal)}</p>
        <p class="deals-note">
          {[...(when === null ? [] : [when]), ...(finished === 0 ? [] : [words.finished(finished)])].join(' · ')}
        </p>
      </header>
      {status === 'open' && <MyAttempt deal={deal} onChange={onChange} />}
      {facts.results && <DealResults facts={facts} />}
      {status === 'over' && <PlayPast deal={deal} />}
      <Fingerprint deal={deal} />
    </>
  );
}

interface AttemptProps {
  readonly deal: Deal;
  readonly onChange: () => Promise<void>;
}

/** The rules of the deal are told before it is played. */
function MyAttempt({ deal, onChange }: AttemptProps): JSX.Element | null {
  const words = dealsText.value;
  const isBusy = useSignal(false);
  const isNamed = useSignal(deal.mine?.isNamed ?? false);
  const isGuest = me.value?.login == null;
  const begin = async (): Promise<void> => {
    if (isBusy.value || !(await needMe())) return;
    isBusy.value = true;
    const begun = await dealsApi.begin(deal.id, isNamed.value);
    isBusy.value = false;
    if (begun.ok) go(tableAddress(begun.value.table));
    else toast(begun.error.message, { look: 'warning' });
  };
  const rename = async (wish: boolean): Promise<void> => {
    isNamed.value = wish;
    if (!deal.mine) return;
    const done = await dealsApi.name(deal.id, wish);
    if (done.ok) await onChange();
    else toast(done.error.message, { look: 'warning' });
  };
  const naming = isGuest && <Switch label={words.named} hint={words.guest} checked={isNamed.value} onChange={rename} />;
  if (deal.mine?.isOver) return isGuest ? <div class="deals-own">{naming}</div> : null;
  return (
    <section class="deals-own" aria-labelledby="deals-once">
      <h2 id="deals-once">{words.once}</h2>
      <ul>
        {words.rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {naming}
      <Button look="main" busy={isBusy.value} onClick={() => void begin()}>
        {deal.mine ? words.goOn : words.play}
      </Button>
    </section>
  );
}

function PlayPast({ deal }: { readonly deal: Deal }): JSX.Element | null {
  const words = dealsText.value;
  const isBusy = useSignal(false);
  const { opened, players, variant, ...rest } = deal;
  if (!opened) return null;
  const play = async (): Promise<void> => {
    isBusy.value = true;
    const { options, secret, rules } = opened;
    const asked = { ...(players && { players }), ...(variant && { variant }), ...(options && { options }) };
    const begun = await beginDeal({ ...rest, asked, secret, rules }, me.value?.name ?? words.you);
    isBusy.value = false;
    if (begun.ok) go({ page: 'local', id: begun.value, entry: null });
    else toast(begun.error, { look: 'warning' });
  };
  return (
    <section>
      <Button busy={isBusy.value} onClick={() => void play()}>
        {words.playPast}
      </Button>
      <p class="deals-note">{words.pastHint}</p>
    </section>
  );
}

function Fingerprint({ deal }: { readonly deal: Deal }): JSX.Element {
  const words = dealsText.value;
  return (
    <details>
      <summary>{words.commitment}</summary>
      <p class="deals-note">{words.commitmentHint}</p>
      <dl class="deals-print">
        <dt>SHA-256</dt>
        <dd>{deal.commitment}</dd>
        {deal.opened && (
          <>
            <dt>{words.secret}</dt>
            <dd>{deal.opened.secret}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
