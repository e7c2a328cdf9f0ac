import type { JSX } from 'preact';
import { addressOf, go, type Place } from '../app/routes.ts';
import { gameNames } from '../games/names.ts';
import { Shell } from '../home/Shell.tsx';
import { Reference } from './Reference.tsx';
import { paragraphOf, slugOf } from './search.ts';
import { rulesText } from './text/index.ts';
import { useRules } from './use-rules.ts';
import './rules.css';

/** The rules of a game as a page; every paragraph has its own address. */
export function Rules({ game, paragraph: slug }: Extract<Place, { page: 'rules' }>): JSX.Element | null {
  const loaded = useRules(game);
  const title = loaded && rulesText.value.title(gameNames[game]);
  if (!loaded) return null;
  return (
    <Shell title={title}>
      <h1 class="rules-title">{title}</h1>
      <Reference
        game={game}
        {...loaded}
        paragraph={slug === null ? null : (paragraphOf(loaded.rules, slug) ?? null)}
        onParagraph={cited => go(addressOf({ page: 'rules', game, paragraph: slugOf(cited) }))}
      />
    </Shell>
  );
}
