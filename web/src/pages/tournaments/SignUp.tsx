import type { Entrant, TournamentFacts } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import type { Answer } from '../../net/http.ts';
import { me } from '../../net/me.ts';
import { Question } from '../../shell/Question.tsx';
import { addressOf } from '../../shell/routes.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import { entrantName } from './tournament-labels.ts';

interface SignUpProps {
  readonly facts: TournamentFacts;
  readonly onDone: () => Promise<void>;
}

/** Signing up and withdrawing, and who has signed up before it begins. */
export function SignUp({ facts, onDone }: SignUpProps): JSX.Element | null {
  const words = tournamentsText.value;
  const isBusy = useSignal(false);
  const carryOut = async (work: Answer, said: string | null = null): Promise<void> => {
    isBusy.value = true;
    const done = await work;
    if (!done.ok) toast(done.error.message, { look: 'warning' });
    else if (said !== null) announce(said);
    await onDone();
    isBusy.value = false;
  };
  const { id, status, isEntered, entrants } = facts;
  const hasLeft = entrants.some(each => each.isMe && each.hasLeft);
  const withdraw = (said?: string): Promise<void> => carryOut(tournamentsApi.withdraw(id), said);
  const choose = (partner: string | null): Promise<void> => carryOut(tournamentsApi.enter(id, partner));
  return (
    <>
      {facts.takesEntrants && !isEntered && !hasLeft && (
        <Entering isBusy={isBusy.value} onEnter={() => carryOut(tournamentsApi.enter(id, null), words.entered)} />
      )}
      {isEntered && status === 'open' && (
        <Entered facts={facts} isBusy={isBusy.value} onChoose={choose} onWithdraw={() => withdraw(words.withdrawn)} />
      )}
      {isEntered && status === 'running' && (
        <div>
          <Question act={words.leave} title={words.leave} hint={words.leaveHint} onYes={() => withdraw()} />
        </div>
      )}
      {facts.played.length === 0 && <Entrants entrants={entrants} coming={facts.coming} />}
    </>
  );
}

interface EnteringProps {
  readonly isBusy: boolean;
  readonly onEnter: () => Promise<void>;
}

/** The way in: for members alone. */
function Entering({ isBusy, onEnter }: EnteringProps): JSX.Element {
  const words = tournamentsText.value;
  const isMember = me.value != null && me.value.login !== null;
  return (
    <div class="tournaments-buttons">
      {isMember ? (
        <Button look="main" busy={isBusy} onClick={onEnter}>
          {words.enter}
        </Button>
      ) : (
        <p>
          {words.stranger} <a href={addressOf({ page: 'account' })}>{words.toAccount}</a>
        </p>
      )}
    </div>
  );
}

interface EnteredProps {
  readonly facts: TournamentFacts;
  readonly isBusy: boolean;
  readonly onChoose: (partner: string | null) => void;
  readonly onWithdraw: () => Promise<void>;
}

function Entered({ facts, isBusy, onChoose, onWithdraw }: EnteredProps): JSX.Element {
  const words = tournamentsText.value;
  return (
    <section class="tournaments-own">
      <p class="tournaments-entered">
        <Icon name="check" /> {words.entered}
      </p>
      {facts.pairs && <Partner facts={facts} onChoose={onChoose} />}
      <Button look="quiet" busy={isBusy} onClick={onWithdraw}>
        {words.withdraw}
      </Button>
    </section>
  );
}

interface PartnerProps {
  readonly facts: TournamentFacts;
  readonly onChoose: (partner: string | null) => void;
}

/** The choice of a partner: of those who have signed up and have none yet. */
function Partner({ facts: { entrants }, onChoose }: PartnerProps): JSX.Element {
  const words = tournamentsText.value;
  const own = entrants.find(({ isMe }) => isMe);
  const partner = own?.isReady ? own.people.find(({ id }) => id !== me.value?.id)?.id : own?.partner?.id;
  const others = entrants
    .filter(each => !each.isReady || each.isMe)
    .flatMap(({ people }) => people)
    .filter(({ id }) => id !== me.value?.id);
  const options = [
    { value: '', label: words.noPartner },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div class="tournaments-choice">
      <span>{words.partner}</span>
      <Select
        label={words.partner}
        options={options}
        value={options.some(({ value }) => value === partner) ? partner! : ''}
        onChange={value => onChoose(value === '' ? null : value)}
      />
      <p class="field-hint">{words.partnerHint}</p>
    </div>
  );
}

interface EntrantsProps {
  readonly entrants: readonly Entrant[];
  readonly coming: number;
}

function Entrants({ entrants, coming }: EntrantsProps): JSX.Element {
  const words = tournamentsText.value;
  return (
    <section aria-labelledby="tournaments-entrants">
      <h2 id="tournaments-entrants">{words.entrants}</h2>
      <p class="tournaments-note">{words.signedUp(coming)}</p>
      <ul class="listing-people">
        {entrants.map(each => (
          <li key={each.people[0]!.id}>
            <bdi>{entrantName(each)}</bdi>
            {!each.isReady && <span class="tournaments-note"> ({words.unready})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
