import { LEVELS, type Level } from '@ankerplatz/kit';
import type { DealPage } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry/lazy';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dealsApi } from '../../net/api/deals.ts';
import type { Answer } from '../../net/http.ts';
import { firstKind, kindOf, kindsOf } from '../../setup/kinds.ts';
import { kindName } from '../../setup/names.ts';
import { addressOf, go } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { dealsText } from '../../text/deals.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';

const DAYS = [1, 2, 3, 7, 14, 31];

interface DealDraft {
  readonly name: Signal<string>;
  readonly game: Signal<BoardGameId>;
  readonly kind: Signal<string>;
  readonly level: Signal<Level>;
  readonly days: Signal<number>;
}

const useDraft = (): DealDraft => {
  const game = useSignal<BoardGameId>(BOARD_GAME_IDS[0]!);
  return {
    name: useSignal(''),
    game,
    kind: useSignal(firstKind(game.value).id),
    level: useSignal<Level>('captain'),
    days: useSignal(7),
  };
};

const announce = ({ name, game, kind, level, days }: DealDraft): Answer<DealPage> => {
  const { asked } = kindOf(game.value, kind.value)!;
  const wish = { name: name.value.trim(), game: game.value, ...asked, level: level.value, days: days.value };
  return dealsApi.announce(wish);
};

/** A deal that the club sets: for administrators. */
export function NewDeal(): JSX.Element {
  const words = dealsText.value;
  const deal = useDraft();
  const isBusy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    const done = await announce(deal);
    isBusy.value = false;
    if (done.ok) go({ page: 'deals', id: done.value.deal.id, attempt: null, entry: null, part: null });
    else problem.value = done.error.message;
  };
  return (
    <Shell title={words.newTitle} width="narrow">
      <form class="deals" onSubmit={submit}>
        <h1>{words.newTitle}</h1>
        <p>{words.newHint}</p>
        <Choices deal={deal} />
        {problem.value && <p role="alert">{problem.value}</p>}
        <div class="deals-links">
          <Button look="main" type="submit" busy={isBusy.value}>
            {words.publish}
          </Button>
          <a
            class="button button-quiet"
            href={addressOf({ page: 'deals', id: null, attempt: null, entry: null, part: null })}
          >
            {text.value.ui.cancel}
          </a>
        </div>
      </form>
    </Shell>
  );
}

function Choices({ deal }: { readonly deal: DealDraft }): JSX.Element {
  const words = dealsText.value;
  const { name, game } = deal;
  return (
    <>
      <Field label={words.name} value={name.value} onInput={to => (name.value = to)} maxLength={80} required />
      <Choice
        label={words.game}
        options={BOARD_GAME_IDS.map(value => ({ value, label: text.value.games[value].name }))}
        value={game.value}
        onChange={to => {
          game.value = to;
          deal.kind.value = firstKind(to).id;
        }}
      />
      <Choice
        label={words.kind}
        options={kindsOf(game.value).map(({ id, asked }) => ({ value: id, label: kindName(game.value, asked) }))}
        value={deal.kind.value}
        onChange={to => {
          deal.kind.value = to;
        }}
      />
      <Choice
        label={words.bots}
        options={LEVELS.map(value => ({ value, label: text.value.levels[value] }))}
        value={deal.level.value}
        onChange={to => {
          deal.level.value = to;
        }}
      />
      <Choice
        label={words.days}
        options={DAYS.map(value => ({ value, label: words.dayCount(value) }))}
        value={deal.days.value}
        onChange={to => {
          deal.days.value = to;
        }}
      />
    </>
  );
}
