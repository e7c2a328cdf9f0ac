import type { Session } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { accountText } from '../../text/account.ts';
import { makeAgo } from '../../text/intl.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';

/** Where I am logged in; any other device can be logged out from here. */
export function Sessions(): JSX.Element {
  const { account } = accountText.value;
  const sessions = useSignal<readonly Session[]>([]);
  useEffect(() => {
    void api.sessions().then(found => {
      if (found.ok) sessions.value = found.value.sessions;
    });
  }, []);
  const end = async ({ id }: Session): Promise<void> => {
    const ended = await api.endSession(id);
    if (ended.ok) sessions.value = sessions.value.filter(session => session.id !== id);
    toast(ended.ok ? account.sessionEnded : ended.error.message, { look: ended.ok ? 'plain' : 'warning' });
  };
  return (
    <>
      <p class="account-hint">{account.sessionsHint}</p>
      <ul class="account-tokens">
        {sessions.value.map(session => (
          <li key={session.id}>
            <span>
              <strong>{session.device || account.unknownDevice}</strong>
              <small>
                {session.isCurrent ? account.thisDevice : account.sessionSeen(makeAgo(session.seenAt))},{' '}
                {account.sessionSince(makeAgo(session.createdAt))}
              </small>
            </span>
            {!session.isCurrent && (
              <Button
                look="danger"
                label={account.endSessionOf(session.device || account.unknownDevice)}
                onClick={() => void end(session)}
              >
                {account.leave}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
