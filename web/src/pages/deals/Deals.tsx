import type { Deal, DealList } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dealsApi } from '../../net/api/deals.ts';
import { me } from '../../net/me.ts';
import { Emblem } from '../../shell/Emblem.tsx';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { dealsText } from '../../text/deals.ts';
import { startOf } from '../../text/event-time.ts';
import { statisticsText } from '../../text/statistics.ts';
import { text } from '../../text/text.ts';
import { lazy } from '../../ui/lazy.tsx';
import { DealPage } from './DealPage.tsx';
import { kindOf, titleOf } from './deal-labels.ts';
import { keepDeals, keptDeals } from './kept-deals.ts';
import '../../ui/listing.css';
import './deals.css';

const AttemptReplay = lazy(async () => (await import('./AttemptReplay.tsx')).AttemptReplay);

const NewDeal = lazy(async () => (await import('./NewDeal.tsx')).NewDeal);

interface DealsProps {
  readonly id: string | null;
  readonly attempt: number | null;
  readonly entry: number | null;
  readonly part: 'new' | null;
}

/** Loaded when it is first shown, with its words. */
export const loadDeals = async () => {
  await Promise.all([dealsText.load(), statisticsText.load()]);
  return Deals;
};

/** Deals that all play: the list, one, the form of one, or an attempt. */
export function Deals({ id, attempt, entry, part }: DealsProps): JSX.Element {
  if (part === 'new') return <NewDeal />;
  if (id === null) return <AllDeals key={me.value?.id} />;
  return attempt === null ? <DealPage key={id} id={id} /> : <AttemptReplay {...{ id, attempt, entry }} />;
}

/** The deals that are known without a connection. */
const kept = (): DealList => ({ deals: [...keptDeals()], mayAnnounce: false, now: '' });

function AllDeals(): JSX.Element {
  const words = dealsText.value;
  const list = useSignal<DealList | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    void dealsApi.list().then(found => {
      list.value = found.ok ? found.value : kept();
      if (found.ok) keepDeals(found.value.deals);
      else problem.value = found.error.code === 'unreachable' ? words.offline : found.error.message;
    });
  }, []);
  const of = (status: Deal['status']): readonly Deal[] =>
    list.value?.deals.filter(each => each.status === status) ?? [];
  return (
    <Shell title={words.title} width="narrow">
      <div class="deals">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {problem.value && <p role="alert">{problem.value}</p>}
        {list.value === null && <p role="status">{text.value.home.loading}</p>}
        {list.value && !problem.value && of('open').length === 0 && <p>{words.none}</p>}
        <Rows title={words.now} deals={of('open')} />
        <Rows title={words.coming} deals={of('coming')} />
        <Rows title={words.past} hint={words.pastHint} deals={of('over')} />
        {list.value?.mayAnnounce && (
          <p>
            <a class="button" href={addressOf({ page: 'deals', id: null, attempt: null, entry: null, part: 'new' })}>
              {words.announce}
            </a>
          </p>
        )}
      </div>
    </Shell>
  );
}

interface RowsProps {
  readonly title: string;
  readonly hint?: string;
  readonly deals: readonly Deal[];
}

function Rows({ title, hint, deals }: RowsProps): JSX.Element | null {
  if (deals.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {hint && <p class="deals-note">{hint}</p>}
      <ul class="listing">
        {deals.map(deal => (
          <li key={deal.id}>
            <DealLine deal={deal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DealLine({ deal }: { readonly deal: Deal }): JSX.Element {
  const words = dealsText.value;
  const { id, game, status, mine, finished, endsAt, beginsAt } = deal;
  const when = { open: words.until(startOf(endsAt)), coming: startOf(beginsAt), over: null }[status];
  return (
    <a class="listing-item deals-row" href={addressOf({ page: 'deals', id, attempt: null, entry: null, part: null })}>
      {isBoardGameId(game) && <Emblem game={game} isSmall />}
      <span class="deals-row-words">
        <strong>
          <bdi>{titleOf(deal)}</bdi>
        </strong>
        <span>{kindOf(deal)}</span>
        <span class="deals-note">
          {[...(when === null ? [] : [when]), ...(finished === 0 ? [] : [words.finished(finished)])].join(' · ')}
        </span>
        {mine && <span class="deals-mine">{mine.isOver ? words.yours : words.begun}</span>}
      </span>
    </a>
  );
}
