import { LANGUAGE_NAMES, LANGUAGES } from '@ankerplatz/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { club, clubName, readClub } from '../net/club.ts';
import { me } from '../net/me.ts';
import { change, settings } from '../settings/settings.ts';
import { makePair } from '../text/phrases.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { hasMoved } from './routes.ts';
import { useTitle } from './title.ts';
import './shell.css';
import { isFocusLost } from '../ui/focus.ts';

interface ShellProps {
  /** Of the window; null: only the name of the site. */
  readonly title: string | null;
  /** narrow: for reading and for forms. */
  readonly width?: 'wide' | 'narrow';
  readonly children: ComponentChildren;
}

/** The frame of every page that is not a table. */
export function Shell({ title, width = 'wide', children }: ShellProps): JSX.Element {
  useTitle(title);
  const main = useRef<HTMLElement>(null);
  // A page that was loaded in two steps has lost the focus on the way.
  useEffect(() => {
    if (hasMoved() && isFocusLost()) main.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => void readClub(), []);
  return (
    <div class={`shell shell-${width}`}>
      <Head />
      <main ref={main} id="content" class="shell-main" tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </div>
  );
}

/** Letters of a name that a phone shows in one line. */
const LONG = 18;

function Head(): JSX.Element {
  const { shell } = text.value;
  const name = me.value?.name;
  return (
    <header class="shell-head">
      <a class="shell-mark" href="/" aria-label={shell.home(clubName())}>
        <Icon name="anchor" size={28} />
        <span class={`shell-club ${clubName().length > LONG ? 'is-long' : ''}`}>{clubName()}</span>
      </a>
      <nav class="shell-nav" aria-label={shell.pages}>
        <a href="/settings" aria-label={shell.settings}>
          <Icon name="settings" size={22} />
          <span>{shell.settings}</span>
        </a>
        <a href="/account" aria-label={name ? makePair(shell.account, name) : shell.account}>
          <Icon name="person" size={22} />
          <span class="shell-name">{name ?? shell.account}</span>
        </a>
      </nav>
    </header>
  );
}

function Foot(): JSX.Element {
  const { shell } = text.value;
  return (
    <footer class="shell-foot">
      <nav aria-label={shell.about}>
        <a href="/people">{shell.people}</a>
        <a href="/ratings">{shell.ratings}</a>
        <a href="/tournaments">{shell.tournaments}</a>
        <a href="/events">{shell.events}</a>
        <a href="/club">{shell.club}</a>
        <a href="/about">{shell.about}</a>
        <a href="/about/licences">{shell.licences}</a>
        {club.value?.hasImprint && <a href="/about/imprint">{shell.imprint}</a>}
        {club.value?.hasPrivacy && <a href="/about/privacy">{shell.privacy}</a>}
      </nav>
      <fieldset class="shell-languages">
        <legend class="hidden-text">{shell.language}</legend>
        {LANGUAGES.map(language => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={settings.value.language === language}
            onClick={() => change({ language })}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </fieldset>
    </footer>
  );
}
