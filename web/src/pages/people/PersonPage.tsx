import type { PersonPage as PersonFacts } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS } from '@ankerplatz/registry/lazy';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { peopleApi } from '../../net/api/people.ts';
import { api } from '../../net/api.ts';
import { settings } from '../../settings/settings.ts';
import { Note } from '../../shell/Note.tsx';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { peopleText } from '../../text/people.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useAgain } from '../../ui/use-again.ts';

/** `2026-11` in words. */
const monthOf = (month: string): string =>
  new Intl.DateTimeFormat(settings.value.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const PersonStatistics = lazy(async () =>
  (await import('../../statistics/PersonStatistics.tsx')).loadPersonStatistics(),
);

const PersonRatings = lazy(async () => (await import('../../ratings/PersonRatings.tsx')).loadPersonRatings());

const DeviceStatistics = lazy(async () =>
  (await import('../../statistics/DeviceStatistics.tsx')).loadDeviceStatistics(),
);

type Page = Signal<PersonFacts | null>;

/** The facts that a person shows, and what one may do about them. */
export function PersonPage({ id }: { readonly id: string }): JSX.Element {
  const page: Page = useSignal<PersonFacts | null>(null);
  const problem = useSignal<string | null>(null);
  useAgain(async () => {
    const found = await peopleApi.person(id);
    if (found.ok) page.value = found.value;
    else if (found.error.code === 'no-such-person') problem.value = found.error.message;
  });
  if (problem.value !== null) return <Note sentence={problem.value} />;
  const person = page.value;
  if (!person)
    return (
      <Shell title={peopleText.value.title} width="narrow">
        <p role="status">{text.value.home.loading}</p>
      </Shell>
    );
  return (
    <Shell title={person.name} width="narrow">
      <article class="people">
        <Head person={person} />
        {person.isMe ? <Mine /> : <Acts page={page} person={person} onGone={sentence => (problem.value = sentence)} />}
        {person.isMember && <PersonRatings id={person.id} />}
        <PersonStatistics id={person.id} name={person.name} showsGames={person.showsGames} />
        {person.isMe && <DeviceStatistics />}
      </article>
    </Shell>
  );
}

function Head({ person }: { readonly person: PersonFacts }): JSX.Element {
  const words = peopleText.value;
  return (
    <header>
      <p class="people-way">
        <a href={addressOf({ page: 'people', id: null })}>{words.title}</a>
      </p>
      <h1 class="people-title">
        <bdi>{person.name}</bdi>
        <MemberSign of={person} />
      </h1>
      <p class="people-note">
        {person.since === undefined ? words.guest : words.member(monthOf(person.since))}
        {person.isHere && <span class="people-here">{words.here}</span>}
      </p>
    </header>
  );
}

function Mine(): JSX.Element {
  const words = peopleText.value;
  return (
    <p class="people-note">
      {words.mine} <a href="/account">{words.choose}</a>
    </p>
  );
}

interface ActsProps {
  readonly page: Page;
  readonly person: PersonFacts;
  /** The person is not there for me any more. */
  readonly onGone: (sentence: string) => void;
}

function Acts({ page, person, onGone }: ActsProps): JSX.Element {
  const words = peopleText.value;
  const { games } = text.value;
  const isBusy = useSignal(false);
  const isAsked = useSignal(false);
  const { id, name, isFollowed } = person;
  const follow = async (): Promise<void> => {
    isBusy.value = true;
    const done = await (isFollowed ? peopleApi.unfollow(id) : peopleApi.follow(id));
    const now = done.ok ? await peopleApi.person(id) : done;
    isBusy.value = false;
    if (now.ok) page.value = now.value;
    toast(now.ok ? (isFollowed ? words.notFollowed : words.nowFollowed)(name) : now.error.message, {
      look: now.ok ? 'plain' : 'warning',
    });
  };
  const block = async (): Promise<void> => {
    isAsked.value = false;
    const done = await api.block(id);
    if (!done.ok) toast(done.error.message, { look: 'warning' });
    else onGone(words.blocked(name));
  };
  return (
    <section class="people-acts">
      <div class="people-buttons">
        <Button look={isFollowed ? 'plain' : 'main'} busy={isBusy.value} onClick={follow}>
          <Icon name={isFollowed ? 'check' : 'plus'} /> {isFollowed ? words.unfollow : words.follow}
        </Button>
        <Button look="quiet" onClick={() => (isAsked.value = true)}>
          {words.block}
        </Button>
      </div>
      <p class="people-note">{words.followHint}</p>
      <div class="people-buttons">
        {BOARD_GAME_IDS.map(game => (
          <a key={game} class="button" href={addressOf({ page: 'new', game, device: false, invited: id })}>
            {words.invite(games[game].name)}
          </a>
        ))}
      </div>
      <p class="people-note">{words.inviteHint}</p>
      {isAsked.value && (
        <Dialog title={words.blockTitle(name)} onClose={() => (isAsked.value = false)}>
          <p>{words.blockHint}</p>
          <div class="dialog-actions">
            <Button look="quiet" onClick={() => (isAsked.value = false)}>
              {text.value.ui.cancel}
            </Button>
            <Button look="danger" onClick={block}>
              {words.block}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
