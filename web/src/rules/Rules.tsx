import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf, go, type Place } from '../app/routes.ts';
import { useTitle } from '../app/title.ts';
import { gameNames } from '../games/names.ts';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { type LoadedRules, loadRules } from './load.ts';
import { Reference } from './Reference.tsx';
import { paragraphOf, slugOf } from './search.ts';
import { rulesText } from './text/index.ts';
import './rules.css';

/** The rules of a game as a page; every paragraph has its own address. */
export function Rules({ game, paragraph: slug }: Extract<Place, { page: 'rules' }>): JSX.Element | null {
  const loaded = useSignal<LoadedRules | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void loadRules(game, language).then(rules => {
      if (isWanted) loaded.value = rules;
    });
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  const name = gameNames[game];
  useTitle(loaded.value && rulesText.value.title(name));
  if (!loaded.value) return null;
  const { rules, drawings } = loaded.value;
  return (
    <main id="content" class="rules">
      <header class="rules-head">
        <a href="/">{text.value.app.home}</a>
        <h1>{rulesText.value.title(name)}</h1>
      </header>
      <Reference
        game={game}
        rules={rules}
        drawings={drawings}
        paragraph={slug === null ? null : (paragraphOf(rules, slug) ?? null)}
        onParagraph={cited => go(addressOf({ page: 'rules', game, paragraph: slugOf(cited) }))}
      />
    </main>
  );
}
