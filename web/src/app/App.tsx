import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announcement } from '../net/club.ts';
import { shutOut } from '../net/http.ts';
import { asking } from '../net/me.ts';
import { keptNews, myTables } from '../net/my-tables.ts';
import { isSeeking } from '../net/seeking.ts';
import { Note } from '../shell/Note.tsx';
import { type Route, route } from '../shell/routes.ts';
import { text } from '../text/text.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Toasts } from '../ui/Toast.tsx';
import { PAGES } from './pages.ts';
import './app.css';

const Announced = lazy(async () => (await import('./Announced.tsx')).loadAnnounced());

const NameDialog = lazy(async () => (await import('../shell/NameDialog.tsx')).NameDialog);

const Ready = lazy(async () => (await import('../pairing/load.ts')).loadReady());

type Page = ComponentType<Route>;

type Shown = { readonly page: Page; readonly route: Route } | 'failed' | null;

/** The page of a route, loaded; undefined if there is none. */
const load = async (at: Route): Promise<Page | undefined> =>
  (await PAGES[at.page]?.()) as ComponentType<Route> | undefined;

const show = async (at: Route, shown: Signal<Shown>): Promise<void> => {
  try {
    const page = (await load(at)) ?? Missing;
    if (route.value === at) shown.value = { page, route: at };
  } catch {
    if (route.value === at) shown.value = 'failed';
  }
};

/**
 * A new page takes the focus to its beginning, for screen readers and keyboards, too. The first page begins where the
 * browser does.
 */
const useFocus = (shown: Shown): void => {
  const before = useRef<Route | null>(null);
  const now = shown !== null && shown !== 'failed' ? shown.route : null;
  useEffect(() => {
    const content = document.getElementById('content');
    const isOther = before.current !== null && now !== null && before.current.page !== now.page;
    if (now) before.current = now;
    if (!isOther || !content || content.contains(document.activeElement)) return;
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  }, [now]);
};

export function App(): JSX.Element {
  const shown = useSignal<Shown>(null);
  const at = route.value;
  useEffect(() => void show(at, shown), [at]);
  useFocus(shown.value);
  return (
    <>
      <a class="app-skip" href="#content">
        {text.value.app.skip}
      </a>
      {/* A live region is there from the beginning: what comes with its region is not read aloud. */}
      <div class="announced" role="status">
        {((announcement.value ?? shutOut.value) !== null ||
          keptNews.value > 0 ||
          myTables.value.some(({ rematch }) => rematch)) && <Announced />}
      </div>
      <Shown shown={shown.value} />
      {asking.value && <NameDialog />}
      {isSeeking.value && <Ready />}
      <Toasts />
      <Announcer />
    </>
  );
}

/** The drawing of index.html for slow lines goes with the first page. */
function Shown({ shown }: { readonly shown: Shown }): JSX.Element | null {
  useLayoutEffect(() => {
    if (shown) document.getElementById('opening')?.remove();
  }, [shown]);
  if (shown === null) return null;
  if (shown === 'failed') return <Failed />;
  const { page: Page, route: at } = shown;
  return <Page {...at} />;
}

function Failed(): JSX.Element {
  const { failed, again } = text.value.app;
  return (
    <Note sentence={failed}>
      <Button look="main" onClick={() => location.reload()}>
        {again}
      </Button>
    </Note>
  );
}

function Missing(): JSX.Element {
  return <Note sentence={text.value.app.missing} />;
}
