import { text } from '../text/text.ts';
import { toast } from '../ui/Toast.tsx';
import { announced, hasReconnected } from './club.ts';
import { meet, whenMeChanges } from './me.ts';
import { Connection, socketUrl } from './socket.ts';

/** The connection of this page. */
export const connection = new Connection({
  url: socketUrl(location),
  met: now => {
    meet(now);
    hasReconnected();
  },
  announced,
  outdated: () => {
    const { newVersion, reload } = text.value.app;
    toast(newVersion, { act: { label: reload, run: () => location.reload() }, stays: true });
  },
});

whenMeChanges(() => connection.renew());
addEventListener('online', () => connection.wake());
// The device says itself that no line holds; that to a server on the device is back at once.
addEventListener('offline', () => connection.renew());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.wake();
});
