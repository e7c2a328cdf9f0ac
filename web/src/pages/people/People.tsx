import type { FollowedPeople, Person } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { peopleApi } from '../../net/api/people.ts';
import { api } from '../../net/api.ts';
import { me, needMe } from '../../net/me.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { peopleText } from '../../text/people.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { useAgain } from '../../ui/use-again.ts';
import { PersonPage } from './PersonPage.tsx';
import './people.css';

/** All people whom I know here, or the page of one. */
export function People({ id }: { readonly id: string | null }): JSX.Element {
  const words = peopleText.value;
  if (me.value === undefined)
    return (
      <Shell title={words.title} width="narrow">
        <p role="status">{text.value.home.loading}</p>
      </Shell>
    );
  if (me.value === null) return <Stranger />;
  return id === null ? <AllPeople key={me.value.id} /> : <PersonPage key={`${me.value.id} ${id}`} id={id} />;
}

function Stranger(): JSX.Element {
  const words = peopleText.value;
  return (
    <Shell title={words.title} width="narrow">
      <h1>{words.title}</h1>
      <p>{words.stranger}</p>
      <Button look="main" onClick={() => void needMe()}>
        {words.comeIn}
      </Button>
    </Shell>
  );
}

function AllPeople(): JSX.Element {
  const words = peopleText.value;
  const followed = useSignal<FollowedPeople['people'] | null>(null);
  const met = useSignal<readonly Person[]>([]);
  useAgain(async () => {
    const found = await peopleApi.followed();
    if (found.ok) followed.value = found.value.people;
  });
  useEffect(() => {
    void api.companions().then(found => {
      if (found.ok) met.value = found.value.people;
    });
  }, []);
  const others = met.value.filter(({ id }) => !followed.value?.some(person => person.id === id));
  return (
    <Shell title={words.title} width="narrow">
      <div class="people">
        <h1>{words.title}</h1>
        <p class="people-note">
          <a href={addressOf({ page: 'ratings' })}>{words.leaderboard}</a>
        </p>
        <Search />
        <section aria-labelledby="people-followed">
          <h2 id="people-followed">{words.followed}</h2>
          {followed.value?.length === 0 ? <p class="people-note">{words.followedNone}</p> : null}
          <PeopleRows people={followed.value ?? []} />
        </section>
        {others.length > 0 && (
          <section aria-labelledby="people-met">
            <h2 id="people-met">{words.met}</h2>
            <PeopleRows people={others} />
          </section>
        )}
      </div>
    </Shell>
  );
}

/** Letters from which on it is searched; the server asks for as many. */
const LEAST = 2;
/** Milliseconds without another letter. */
const PAUSE = 300;

function Search(): JSX.Element {
  const words = peopleText.value;
  const name = useSignal('');
  const found = useSignal<readonly Person[] | null>(null);
  const problem = useSignal<string | null>(null);
  const wanted = name.value.trim();
  useEffect(() => {
    problem.value = null;
    if (wanted.length < LEAST) {
      found.value = null;
      return;
    }
    const search = async (): Promise<void> => {
      const answer = await peopleApi.find(wanted);
      if (name.peek().trim() !== wanted) return;
      found.value = answer.ok ? answer.value.people : null;
      problem.value = answer.ok ? null : answer.error.message;
    };
    const timer = setTimeout(() => void search(), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <search>
      <Field
        label={words.search}
        hint={words.searchHint}
        problem={problem.value}
        type="search"
        value={name.value}
        maxLength={30}
        onInput={value => {
          name.value = value;
        }}
      />
      <div role="status">
        {found.value?.length === 0 && <p class="people-note">{words.nobody}</p>}
        <PeopleRows people={found.value ?? []} />
      </div>
    </search>
  );
}

function PeopleRows({ people }: { readonly people: readonly (Person & { readonly isHere?: boolean })[] }): JSX.Element {
  return (
    <ul class="people-rows">
      {people.map(person => (
        <li key={person.id}>
          <a href={addressOf({ page: 'people', id: person.id })}>
            <Icon name="person" size={22} />
            <span class="people-name">
              <bdi>{person.name}</bdi>
              <MemberSign of={person} />
            </span>
            {person.isHere && <span class="people-here">{peopleText.value.here}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
