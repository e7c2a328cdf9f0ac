import type { Me } from '@ankerplatz/protocol';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { admission, forgetAdmission } from './admission.ts';
import { api } from './api.ts';
import type { Answer } from './http.ts';

/** Characters of a name; the server counts again. */
export const LONGEST_NAME = 30;

const current = signal<Me | null | undefined>(undefined);

/** The identity of this browser at the server; null: none; undefined: not asked yet. */
export const me: ReadonlySignal<Me | null | undefined> = current;

const listeners = new Set<() => void>();

/** Called whenever this browser belongs to another person. */
export const whenMeChanges = (listener: () => void): void => {
  listeners.add(listener);
};

/** The server has said who we are. */
export const meet = (now: Me | null): void => {
  current.value = now;
};

/** This browser belongs to another person from now on; null: to none. */
export const become = (now: Me | null): void => {
  current.value = now;
  for (const listener of listeners) listener();
};

/** Asks the server who we are, unless that is known. */
export const whoAmI = async (): Promise<Me | null> => {
  if (current.value !== undefined) return current.value;
  const found = await api.me();
  // Meanwhile the socket may have told it.
  if (current.value === undefined && (found.ok || found.error.code === 'not-logged-in'))
    current.value = found.ok ? found.value : null;
  return current.value ?? null;
};

/** Takes over the identity that a request to come in is answered with. */
export const enter = async (entering: Answer<Me>): Answer<Me> => {
  const entered = await entering;
  if (entered.ok) become(entered.value);
  return entered;
};

/** The open question for a name, which the dialog answers. */
export const asking = signal<{ readonly answer: (me: Me | null) => void } | null>(null);

/** The identity of this browser; where there is none the dialog asks for a name. null: the dialog was closed. */
export const needMe = async (): Promise<Me | null> => {
  const known = await whoAmI();
  if (known) return known;
  return new Promise(resolve => {
    asking.value?.answer(null);
    asking.value = {
      answer: answered => {
        asking.value = null;
        resolve(answered);
      },
    };
  });
};

/** The name that was given last on this device. */
const NAME = 'ankerplatz.name';

export const lastName = (): string => {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
};

/** Becomes a guest, with the invitation that was typed, or else with the one in the link that this browser came by. */
export const beGuest = async (name: string, invitation: string = ''): Answer<Me> => {
  const shown = invitation === '' ? admission() : invitation;
  const entered = await enter(api.beGuest(name, settings.value.language, shown));
  if (entered.ok) {
    forgetAdmission();
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // Without storage the name is asked for again.
    }
  }
  return entered;
};

/** The server speaks to us in the language that the page is in. */
export const keepLanguage = (): void => {
  effect(() => {
    const { language } = settings.value;
    if (!current.value || current.value.language === language) return;
    void api.changeMe({ language }).then(changed => changed.ok && meet(changed.value));
  });
};
