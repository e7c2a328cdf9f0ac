import type { Me } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Devices, UseCode } from '../../account/Devices.tsx';
import { Fold } from '../../account/Form.tsx';
import { connection } from '../../net/connection.ts';
import { me } from '../../net/me.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { Administration } from './Administration.tsx';
import { Blocks } from './Blocks.tsx';
import { ComeIn, LogIn, Recover, Register } from './ComeIn.tsx';
import { Mutes } from './Mutes.tsx';
import { ChangeName, ChangePassword, Leave, RemoveGuest, RemoveMember } from './Myself.tsx';
import { hasPasskeys, Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Secret } from './Secret.tsx';
import { Sessions } from './Sessions.tsx';
import { ShownChoices } from './ShownChoices.tsx';
import { Tokens } from './Tokens.tsx';
import '../../account/account.css';

/** My account: names and keys, other devices, and how to leave. */
export function Account(): JSX.Element {
  const { account } = accountText.value;
  const code = useSignal<string | null>(null);
  const showCode = (made: string): void => {
    code.value = made;
  };
  return (
    <Shell title={account.title} width="narrow">
      <h1>{account.title}</h1>
      <Parts me={me.value} onCode={showCode} />
      {code.value !== null && (
        <Secret
          title={account.codeTitle}
          hint={account.codeHint}
          secret={code.value}
          done={account.codeDone}
          onDone={() => {
            code.value = null;
          }}
        />
      )}
    </Shell>
  );
}

interface PartsProps {
  readonly me: Me | null | undefined;
  /** A recovery code was made. */
  readonly onCode: (code: string) => void;
}

function Parts({ me: now, onCode }: PartsProps): JSX.Element {
  if (now === undefined) return <Unknown />;
  if (now === null) return <Stranger onCode={onCode} />;
  return now.login === null ? <Guest me={now} onCode={onCode} /> : <Member me={now} login={now.login} />;
}

/** The server has not said yet who we are. */
function Unknown(): JSX.Element {
  const isLost = connection.state.value === 'lost';
  return (
    <p class="account-lead" role="status">
      {isLost ? accountText.value.account.offline : text.value.home.loading}
    </p>
  );
}

function Stranger({ onCode }: Pick<PartsProps, 'onCode'>): JSX.Element {
  const { account } = accountText.value;
  return (
    <div class="account">
      <p class="account-lead">{account.stranger}</p>
      <LogIn hint={account.logInHint} />
      <ComeIn />
      <Fold title={account.useCode}>
        <UseCode />
      </Fold>
      <Fold title={account.recover}>
        <Recover onCode={onCode} />
      </Fold>
    </div>
  );
}

/** The way to all that one has played. */
function Games({ me: { id } }: { readonly me: Me }): JSX.Element {
  return (
    <p class="account-hint">
      <a href={addressOf({ page: 'people', id })}>{accountText.value.shown.page}</a>
    </p>
  );
}

function Guest({ me: guest, onCode }: { readonly me: Me; readonly onCode: PartsProps['onCode'] }): JSX.Element {
  const { account } = accountText.value;
  return (
    <div class="account">
      <p class="account-lead">{account.guest(guest.name)}</p>
      <Games me={guest} />
      <Administration />
      <Register onCode={onCode} />
      <ChangeName me={guest} />
      <Devices />
      <p class="account-hint">
        {account.noticesHint} <a href="/settings#notices">{account.notices}</a>
      </p>
      <Fold title={account.logIn}>
        <LogIn hint={account.logInInstead} />
        <Recover onCode={onCode} />
      </Fold>
      <Fold title={account.useCode}>
        <UseCode />
      </Fold>
      <Fold title={account.sessions}>
        <Sessions />
      </Fold>
      <Fold title={account.tokens}>
        <Tokens />
      </Fold>
      <ShownChoices isMember={false} />
      <Mutes />
      <Blocks />
      <Fold title={account.leave}>
        <p class="account-hint">{account.leaveGuest}</p>
        <Leave />
      </Fold>
      <Fold title={account.remove}>
        <RemoveGuest />
      </Fold>
    </div>
  );
}

function Member({ me: member, login }: { readonly me: Me; readonly login: string }): JSX.Element {
  const { account } = accountText.value;
  return (
    <div class="account">
      <p class="account-lead">{account.member(member.name, login)}</p>
      <Games me={member} />
      <Administration />
      <Leave />
      <ChangeName me={member} />
      <Devices />
      <p class="account-hint">
        {account.noticesHint} <a href="/settings#notices">{account.notices}</a>
      </p>
      <Fold title={account.changePassword}>
        <ChangePassword login={login} />
      </Fold>
      <Fold title={account.factor}>
        <SecondFactor />
      </Fold>
      {hasPasskeys() && (
        <Fold title={account.passkeys}>
          <Passkeys />
        </Fold>
      )}
      <Fold title={account.sessions}>
        <Sessions />
      </Fold>
      <Fold title={account.tokens}>
        <Tokens />
      </Fold>
      <ShownChoices isMember />
      <Mutes />
      <Blocks />
      <Fold title={account.remove}>
        <RemoveMember />
      </Fold>
    </div>
  );
}
