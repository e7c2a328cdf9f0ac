import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { accountText } from '../../text/account.ts';

/** The way to the administrator's page, which is the server's own. */
export function Administration(): JSX.Element | null {
  const { account } = accountText.value;
  const isAdministrator = useSignal(false);
  useEffect(() => {
    void api.overview().then(({ ok }) => {
      isAdministrator.value = ok;
    });
  }, []);
  return isAdministrator.value ? (
    <p class="account-lead">
      {account.administratorHint} <a href="/admin">{account.administrator}</a>
    </p>
  ) : null;
}
