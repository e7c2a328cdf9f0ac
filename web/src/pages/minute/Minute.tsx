import { type BoardGameId, titleOf } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { useRules } from '../../rules/use-rules.ts';
import { planNow } from '../../setup/plan.ts';
import { useStart } from '../../setup/use-start.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { minuteText } from '../../text/minute.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './minute.css';

/** A game on one screen, for people who have never seen it. */
export function Minute({ game }: { readonly game: BoardGameId }): JSX.Element {
  const texts = minuteText.value;
  const title = texts.title(titleOf(game));
  const { starting, start } = useStart();
  return (
    <Shell title={title} width="narrow">
      <article class="minute">
        <h1>{title}</h1>
        <Picture game={game} />
        <ol class="minute-steps">
          {texts.steps[game].map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div class="minute-ways">
          <a class="button button-main" href={addressOf({ page: 'learn', game, lesson: null })}>
            {texts.learn}
          </a>
          <Button look="plain" busy={starting.value !== null} onClick={() => start(planNow(game))}>
            <Icon name="play" />
            {texts.play}
          </Button>
          <a class="button button-plain" href={`/rules/${game}`}>
            <Icon name="book" />
            {texts.rules}
          </a>
        </div>
      </article>
    </Shell>
  );
}

/** The picture that the rules show beside “the game in short”, their first paragraph. */
function Picture({ game }: { readonly game: BoardGameId }): JSX.Element {
  const loaded = useRules(game);
  const Drawing = loaded?.drawings[Object.keys(loaded.rules)[0]!];
  return <div class="minute-picture">{Drawing && <Drawing />}</div>;
}
