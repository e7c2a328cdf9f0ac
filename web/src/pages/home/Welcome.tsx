import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { admission } from '../../net/admission.ts';
import { clubName, readClub } from '../../net/club.ts';
import { me, needMe } from '../../net/me.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';

/** Who has come by an invitation of the club reads so, and gives a name here or when one is needed. */
export function Welcome(): JSX.Element | null {
  useEffect(() => void readClub(), []);
  if (me.value !== null || admission() === null) return null;
  const { welcome, comeIn } = text.value.home;
  return (
    <div class="welcome">
      <p>{welcome(clubName())}</p>
      <Button look="main" onClick={() => void needMe()}>
        {comeIn}
      </Button>
    </div>
  );
}
