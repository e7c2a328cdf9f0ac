import { LEVELS, type Level } from '@ankerplatz/kit';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dealsApi } from '../../net/api/deals.ts';
import { kindOf, kindsOf, quickKind } from '../../setup/kinds.ts';
import { kindName } from '../../setup/names.ts';
import { addressOf, go } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { dealsText } from '../../text/deals.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';

const DAYS = [1, 2, 3, 7, 14, 31];

/** A deal that the club sets: for administrators. */
export function NewDeal(): JSX.Element {
  const words = dealsText.value;
  const name = useSignal('');
  const game = useSignal<BoardGameId>(BOARD_GAME_IDS[0]!);
  const kind = useSignal(quickKind(game.value).id);
  const level = useSignal<Level>('captain');
  const days = useSignal(7);
  const isBusy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    const { asked } = kindOf(game.value, kind.value)!;
    const wish = { name: name.value.trim(), game: game.value, ...asked, level: level.value, days: days.value };
    const done = await dealsApi.announce(wish);
    isBusy.value = false;
    if (done.ok) go({ page: 'deals', id: done.value.deal.id, attempt: null, entry: null, part: null });
    else problem.value = done.error.message;
  };
  return (
    <Shell title={words.newTitle} width="narrow">
      <form class="deals" onSubmit={submit}>
        <h1>{words.newTitle}</h1>
        <p>{words.newHint}</p>
        <Field label={words.name} value={name.value} onInput={to => (name.value = to)} maxLength={80} required />
        <Choice
          label={words.game}
          options={BOARD_GAME_IDS.map(value => ({ value, label: text.value.games[value].name }))}
          value={game.value}
          onChange={to => {
            game.value = to;
            kind.value = quickKind(to).id;
          }}
        />
        <Choice
          label={words.kind}
          options={kindsOf(game.value).map(({ id, asked }) => ({ value: id, label: kindName(game.value, asked) }))}
          value={kind.value}
          onChange={to => {
            kind.value = to;
          }}
        />
        <Choice
          label={words.bots}
          options={LEVELS.map(value => ({ value, label: text.value.levels[value] }))}
          value={level.value}
          onChange={to => {
            level.value = to;
          }}
        />
        <Choice
          label={words.days}
          options={DAYS.map(value => ({ value, label: words.dayCount(value) }))}
          value={days.value}
          onChange={to => {
            days.value = to;
          }}
        />
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
