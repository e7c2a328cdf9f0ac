import { titleOf } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { Reference } from '../../rules/Reference.tsx';
import { paragraphOf, slugOf } from '../../rules/search.ts';
import { rulesText } from '../../rules/text/index.ts';
import { useRules } from '../../rules/use-rules.ts';
import { addressOf, go, type Route } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { text } from '../../text/text.ts';
import './rules.css';

/** The rules of a game as a page; every paragraph has its own address. */
export function Rules({ game, paragraph: slug }: Extract<Route, { page: 'rules' }>): JSX.Element | null {
  const loaded = useRules(game);
  const title = loaded && rulesText.value.title(titleOf(game));
  if (!loaded) return null;
  return (
    <Shell title={title}>
      <h1 class="rules-title">{title}</h1>
      <p>
        <a href={addressOf({ page: 'minute', game })}>{text.value.home.minute}</a>
      </p>
      <Reference
        game={game}
        {...loaded}
        paragraph={slug === null ? null : (paragraphOf(loaded.rules, slug) ?? null)}
        onParagraph={cited => go(addressOf({ page: 'rules', game, paragraph: slugOf(cited) }))}
      />
    </Shell>
  );
}
