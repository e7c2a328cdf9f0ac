import type { Result } from '@ankerplatz/kit';
import type { DealPage as DealFacts, DealResult } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { linkTo } from '../../net/site.ts';
import { addressOf } from '../../shell/routes.ts';
import { type FigureName, figureLabel, figuresOf } from '../../statistics/labels.ts';
import { type Comparison, loadComparison } from '../../table/replay/comparison.ts';
import { dealsText } from '../../text/deals.ts';
import { makeNumber } from '../../text/intl.ts';
import { statisticsText } from '../../text/statistics.ts';
import { Button } from '../../ui/Button.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { canShare, copy, shareByDevice } from '../../ui/device/clipboard.ts';
import { lazy } from '../../ui/lazy.tsx';
import { toast } from '../../ui/Toast.tsx';
import { Distribution } from './Distribution.tsx';
import { titleOf, worthOf } from './deal-labels.ts';
import { finishedAttempt } from './finished-attempt.ts';

interface FactsProps {
  readonly facts: DealFacts;
}

const SideBySide = lazy(async () => (await import('../../table/replay/SideBySide.tsx')).loadSideBySide());

const attemptAddress = (id: string, attempt: number): string =>
  addressOf({ page: 'deals', id, attempt, entry: null, part: null });

/** The results of a deal: mine first, then all. */
export function DealResults({ facts }: FactsProps): JSX.Element | null {
  const results = facts.results ?? [];
  if (results.length === 0) return null;
  const mine = results.find(({ isMe }) => isMe);
  return (
    <>
      {mine && <Mine facts={facts} mine={mine} all={results.length} />}
      <Distribution game={facts.deal.game} results={results} />
      {facts.figures?.mine && <Sources facts={facts} mine={facts.figures.mine} />}
      {mine && <Parting facts={facts} mine={mine} />}
      <Everybody facts={facts} results={results} />
    </>
  );
}

interface MineProps extends FactsProps {
  readonly mine: DealResult;
}

const resultOf = (game: string, { worth, isGivenUp }: DealResult): string =>
  isGivenUp ? dealsText.value.givenUp : worthOf(game, worth);

/** The line tells nothing of what was dealt. */
const share = async ({ deal }: DealFacts, mine: DealResult, all: number): Promise<void> => {
  const words = dealsText.value;
  const line = words.line(titleOf(deal), resultOf(deal.game, mine), mine.place, all);
  const url = linkTo(addressOf({ page: 'deals', id: deal.id, attempt: null, entry: null, part: null }));
  if (canShare()) await shareByDevice({ text: line, url });
  else if (await copy(`${line}\n${url}`)) toast(words.copied);
};

function Mine({ facts, mine, all }: MineProps & { readonly all: number }): JSX.Element {
  const words = dealsText.value;
  return (
    <section class="deals-own">
      <p class="deals-result">{resultOf(facts.deal.game, mine)}</p>
      <p>{words.place(mine.place, all)}</p>
      <Button onClick={() => void share(facts, mine, all)}>{words.share}</Button>
    </section>
  );
}

interface SourcesProps extends FactsProps {
  readonly mine: Readonly<Record<string, number>>;
}

/** Where points came from, beside the median of all. */
function Sources({ facts, mine }: SourcesProps): JSX.Element {
  const words = dealsText.value;
  const { sources, more } = figuresOf(facts.deal.game);
  const medians = facts.figures?.medians ?? {};
  const isNamed = (name: FigureName): boolean => Object.hasOwn(statisticsText.value.figureNames, name) && name in mine;
  return (
    <section>
      <h2>{words.sources}</h2>
      <DataGrid
        label={words.sources}
        head={[words.figure, words.mine, words.median]}
        rows={[...sources, ...more]
          .filter(isNamed)
          .map(name => [
            figureLabel(name),
            makeNumber(mine[name]!),
            medians[name] === undefined ? '–' : makeNumber(medians[name]),
          ])}
      />
    </section>
  );
}

const openComparison = async (id: string, own: number, other: number): Promise<Result<Comparison, string>> => {
  const [mine, theirs] = await Promise.all([finishedAttempt(id, own), finishedAttempt(id, other)]);
  if (!mine.ok) return mine;
  return theirs.ok ? loadComparison([mine.value, theirs.value], mine.value.eyes) : theirs;
};

/** The first decision in which I did something else than the best, or the next best. */
function Parting({ facts, mine }: MineProps): JSX.Element | null {
  const words = dealsText.value;
  const isOpen = useSignal(false);
  const { parting, deal, results } = facts;
  if (!parting) return (results?.length ?? 0) > 1 && !mine.isGivenUp ? <p>{words.partingSame}</p> : null;
  const { round, number } = parting;
  const said = mine.place === 1 ? words.partingNext(round) : words.partingBest(round);
  return (
    <section>
      <h2>{words.parting}</h2>
      <p>{said}</p>
      <dl class="deals-parting">
        <dt>{words.partingYou}</dt>
        <dd>{parting.said.mine}</dd>
        <dt>{words.partingThey}</dt>
        <dd>{parting.said.theirs}</dd>
      </dl>
      {deal.status === 'over' && (
        <Button
          onClick={() => {
            isOpen.value = true;
          }}
        >
          {words.sideBySide}
        </Button>
      )}
      {isOpen.value && (
        <SideBySide
          open={() => openComparison(deal.id, mine.number, number)}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </section>
  );
}

interface EverybodyProps extends FactsProps {
  readonly results: readonly DealResult[];
}

const nameOf = ({ name, isMe }: DealResult): string => {
  const words = dealsText.value;
  return isMe ? words.you : (name ?? words.somebody);
};

function Everybody({ facts, results }: EverybodyProps): JSX.Element {
  const words = dealsText.value;
  const { id, status, game } = facts.deal;
  const isOver = status === 'over';
  return (
    <section>
      <h2>{words.results}</h2>
      <DataGrid
        label={words.results}
        head={[words.name, words.placeHead, words.result, ...(isOver ? [words.look] : [])]}
        more={makeNumber}
        rows={results.map(result => [
          <span key="name" class={result.isMe ? 'deals-me' : ''}>
            <bdi>{nameOf(result)}</bdi>
          </span>,
          makeNumber(result.place),
          resultOf(game, result),
          ...(isOver
            ? [
                <a key="look" href={attemptAddress(id, result.number)} aria-label={words.lookAt(nameOf(result))}>
                  {words.look}
                </a>,
              ]
            : []),
        ])}
      />
      {!isOver && <p class="deals-note">{words.lookLater}</p>}
    </section>
  );
}
