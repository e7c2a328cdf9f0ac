import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { admission } from '../../net/admission.ts';
import { clubName, readClub } from '../../net/club.ts';
import { me, needMe } from '../../net/me.ts';
import { accountText } from '../../text/account.ts';
import { Button } from '../../ui/Button.tsx';

/** Loaded when a visitor comes by an invitation, with its words. */
export const loadWelcome = async () => {
  await accountText.load();
  return Welcome;
};

/** Greets a visitor who came by an invitation of the club; a name is given here or when one is needed. */
function Welcome(): JSX.Element | null {
  useEffect(() => void readClub(), []);
  if (me.value !== null || admission() === null) return null;
  const { byLink, enterByLink } = accountText.value.account;
  return (
    <div class="welcome">
      <p>{byLink(clubName())}</p>
      <Button look="main" onClick={() => void needMe()}>
        {enterByLink}
      </Button>
    </div>
  );
}
