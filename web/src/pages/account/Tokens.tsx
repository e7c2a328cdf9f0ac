import type { Token, TokenMade, TokenScope } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { AccountField } from '../../account/AccountField.tsx';
import { Form } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import { LONGEST_NAME } from '../../net/me.ts';
import { accountText } from '../../text/account.ts';
import { makeAgo } from '../../text/intl.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { toast } from '../../ui/Toast.tsx';
import { Secret } from './Secret.tsx';

/** Scopes that can be chosen here; a token for administration is made on the administrator's page. */
const SCOPES = ['play', 'read'] as const satisfies readonly TokenScope[];

/** With a token a program plays in my name. */
export function Tokens(): JSX.Element {
  const { account } = accountText.value;
  const tokens = useSignal<readonly Token[]>([]);
  const name = useSignal('');
  const scope = useSignal<TokenScope>('play');
  const made = useSignal<TokenMade | null>(null);
  useEffect(() => {
    void api.tokens().then(found => {
      if (found.ok) tokens.value = found.value.tokens;
    });
  }, []);
  const make = async () => {
    const answer = await api.makeToken(name.value.trim(), scope.value);
    if (answer.ok) {
      made.value = answer.value;
      tokens.value = [...tokens.value, answer.value];
      name.value = '';
    }
    return answer;
  };
  const revoke = async ({ id }: Token): Promise<void> => {
    const revoked = await api.revokeToken(id);
    if (revoked.ok) tokens.value = tokens.value.filter(token => token.id !== id);
    toast(revoked.ok ? account.revoked : revoked.error.message, { look: revoked.ok ? 'plain' : 'warning' });
  };
  return (
    <>
      <Form title={account.tokens} hint={account.tokensHint} submit={account.makeToken} onSubmit={make}>
        <p>
          <a href="/api/v1/docs">{account.tokenDocs}</a>
        </p>
        <AccountField label={account.tokenName} into={name} maxLength={LONGEST_NAME} />
        <Choice
          label={account.tokenScope}
          options={SCOPES.map(value => ({ value, label: account.scopes[value] }))}
          value={scope.value}
          onChange={value => {
            scope.value = value;
          }}
        />
      </Form>
      <TokenList tokens={tokens.value} onRevoke={revoke} />
      {made.value && (
        <Secret
          title={account.tokenTitle}
          hint={account.tokenOnce}
          secret={made.value.token}
          done={account.tokenDone}
          onDone={() => {
            made.value = null;
          }}
        />
      )}
    </>
  );
}

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly onRevoke: (token: Token) => void;
}

function TokenList({ tokens, onRevoke }: TokenListProps): JSX.Element {
  const { account } = accountText.value;
  if (tokens.length === 0) return <p class="account-hint">{account.noTokens}</p>;
  return (
    <ul class="account-tokens">
      {tokens.map(token => (
        <li key={token.id}>
          <span>
            <strong>{token.name}</strong>
            <small>
              {account.scopes[token.scope]}, {account.tokenMade(makeAgo(token.createdAt))},{' '}
              {token.usedAt === null ? account.tokenUnused : account.tokenUsed(makeAgo(token.usedAt))}
            </small>
          </span>
          <Button look="danger" label={account.revokeOf(token.name)} onClick={() => onRevoke(token)}>
            {account.revoke}
          </Button>
        </li>
      ))}
    </ul>
  );
}
