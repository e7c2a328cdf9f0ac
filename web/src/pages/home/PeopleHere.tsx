import type { FollowedPeople } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { peopleApi } from '../../net/api/people.ts';
import { me } from '../../net/me.ts';
import { addressOf } from '../../shell/routes.ts';
import { peopleText } from '../../text/people.ts';
import { makePair } from '../../text/phrases.ts';
import { text } from '../../text/text.ts';
import { lazy } from '../../ui/lazy.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { useAgain } from '../../ui/use-again.ts';
import { List } from './tables/TableList.tsx';
import './people-here.css';

const MyTournaments = lazy(async () => (await import('./MyTournaments.tsx')).loadMyTournaments());

/** Loaded for people who have a name here, with its words. */
export const loadPeopleHere = async () => {
  await peopleText.load();
  return Company;
};

/** With whom one plays: tournaments, and people who are here. */
function Company(): JSX.Element {
  return (
    <>
      {me.value?.login && <MyTournaments key={me.value.id} />}
      <PeopleHere />
    </>
  );
}

/** People whom I follow, who are here and let me see it; asked to a game at one tap. */
function PeopleHere(): JSX.Element | null {
  const followed = useSignal<FollowedPeople['people'] | null>(null);
  useAgain(async () => {
    // An empty list is not asked for again and again.
    if (followed.value?.length === 0) return;
    const found = await peopleApi.followed();
    if (found.ok) followed.value = found.value.people;
  });
  const here = followed.value?.filter(({ isHere }) => isHere) ?? [];
  const { games } = text.value;
  const words = peopleText.value;
  if (here.length === 0) return null;
  return (
    <List title={words.hereNow}>
      <ul class="people-here-rows">
        {here.map(person => (
          <li key={person.id}>
            <a class="people-here-name" href={addressOf({ page: 'people', id: person.id })}>
              <bdi>{person.name}</bdi>
              <MemberSign of={person} />
            </a>
            {BOARD_GAME_IDS.map(game => (
              <a
                key={game}
                class="button"
                href={addressOf({ page: 'new', game, device: false, invited: person.id })}
                aria-label={makePair(words.invite(games[game].name), person.name)}
              >
                {words.invite(games[game].name)}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </List>
  );
}
