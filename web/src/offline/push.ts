import { err, ok } from '@ankerplatz/kit';
import { api } from '../net/api.ts';
import type { Answer } from '../net/http.ts';

/** Browsers tell of notices only on https, and on the machine itself. */
export const canPush = (): boolean =>
  globalThis.isSecureContext === true &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

const registered = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
};

/** Whether this browser gets push notices. */
export const isPushed = async (): Promise<boolean> => {
  if (!canPush() || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
};

const subscriptionOf = (made: PushSubscription) => {
  const { endpoint = made.endpoint, keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

/** Asks the person, then the browser, then the server. `words`: what to say if the first or the second will not. */
export const startPush = async (
  publicKey: string,
  words: { readonly denied: string; readonly failed: string },
): Answer<void> => {
  if ((await Notification.requestPermission()) !== 'granted') return err({ code: 'denied', message: words.denied });
  try {
    const { pushManager } = await registered();
    const before = await pushManager.getSubscription();
    // One that was made with the key of another server is of no use.
    await before?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const told = await api.subscribe(subscriptionOf(made));
    if (!told.ok) await made.unsubscribe();
    return told;
  } catch {
    return err({ code: 'failed', message: words.failed });
  }
};

/** Ends push notices to this browser, so that its next user is told nothing that is not for them. */
export const stopPush = async (): Answer<void> => {
  if (!canPush()) return ok(undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager.getSubscription();
  if (!made) return ok(undefined);
  const told = await api.unsubscribe(made.endpoint);
  if (told.ok) await made.unsubscribe();
  return told;
};
