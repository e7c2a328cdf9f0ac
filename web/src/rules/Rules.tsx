import type { JSX } from 'preact';
import { addressOf, go, type Place } from '../app/routes.ts';
import { useTitle } from '../app/title.ts';
import { gameNames } from '../games/names.ts';
import { text } from '../text/text.ts';
import { Reference } from './Reference.tsx';
import { paragraphOf, slugOf } from './search.ts';
import { rulesText } from './text/index.ts';
import { useRules } from './use-rules.ts';
import './rules.css';

/** The rules of a game as a page; every paragraph has its own address. */
export function Rules({ game, paragraph: slug }: Extract<Place, { page: 'rules' }>): JSX.Element | null {
  const loaded = useRules(game);
  const title = loaded && rulesText.value.title(gameNames[game]);
  useTitle(title);
  if (!loaded) return null;
  return (
    <main id="content" class="rules">
      <header class="rules-head">
        <a href="/">{text.value.app.home}</a>
        <h1>{title}</h1>
      </header>
      <Reference
        game={game}
        {...loaded}
        paragraph={slug === null ? null : (paragraphOf(loaded.rules, slug) ?? null)}
        onParagraph={cited => go(addressOf({ page: 'rules', game, paragraph: slugOf(cited) }))}
      />
    </main>
  );
}
