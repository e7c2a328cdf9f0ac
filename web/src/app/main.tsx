import { render } from 'preact';
import '../ui/theme.css';
import { takeAdmission } from '../net/admission.ts';
import { keepLanguage } from '../net/me.ts';
import { followMyTables } from '../net/my-tables.ts';
import { awaitInstall } from '../offline/install.ts';
import { keepForOffline } from '../offline/register.ts';
import { followLinks, route } from '../shell/routes.ts';
import { keepTitle } from '../shell/title.ts';
import { text } from '../text/text.ts';
import { App } from './App.tsx';
import { PAGES } from './pages.ts';

const forcedColours = matchMedia('(forced-colors: active)');
/** Only browsers with colours of their own for all pages need these styles. */
forcedColours.onchange = () => forcedColours.matches && import('../ui/forced-colours.css');

/** Milliseconds after which a page is drawn without them: they may have failed before anybody listened. */
const STYLES_MS = 8000;

/** The styles come without keeping back what index.html shows, and are put on before anything else is drawn. */
const putOnStyles = async (): Promise<void> => {
  const styles = document.querySelector<HTMLLinkElement>('[media=print]');
  if (!styles) return;
  if (!styles.sheet)
    await new Promise(resolve => {
      styles.onload = styles.onerror = resolve;
      setTimeout(resolve, STYLES_MS);
    });
  styles.media = 'all';
};

/** The module itself does not await it: the texts lie in a file that may need this one. */
const start = async (): Promise<void> => {
  takeAdmission();
  awaitInstall();
  // The page is on its way while its texts are.
  void PAGES[route.value.page]?.().catch(() => undefined);
  await Promise.all([text.load(), putOnStyles()]);
  keepLanguage();
  followMyTables();
  keepTitle();
  followLinks();
  forcedColours.dispatchEvent(new Event('change'));
  render(<App />, document.getElementById('app')!);
  keepForOffline();
};

void start();
