import type { Person, TableInfo } from '@ankerplatz/protocol';
import { keptTime } from '@ankerplatz/protocol/kept-seats';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { peopleApi } from '../../../net/api/people.ts';
import { api } from '../../../net/api.ts';
import { me } from '../../../net/me.ts';
import { isKept, useKeptSeats } from '../../../setup/kept-seats.ts';
import { makeMoment } from '../../../text/intl.ts';
import { makePair, makeSpan } from '../../../text/phrases.ts';
import { text } from '../../../text/text.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MemberSign } from '../../../ui/MemberSign.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { waitingText } from './text/index.ts';

/** People with whom I have played, then those whom I follow. */
const knownPeople = async (): Promise<readonly Person[]> => {
  const found = await Promise.all([api.companions(), peopleApi.followed()]);
  const all: readonly Person[] = found.flatMap(each => (each.ok ? each.value.people : []));
  return all.filter(({ id }, place) => all.findIndex(other => other.id === id) === place);
};

/** Invites people one knows from other tables, or follows, to the free seats. */
export function Companions({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const waiting = waitingText.value;
  const people = useSignal<readonly Person[]>([]);
  const invited = useSignal<ReadonlySet<string>>(new Set());
  const mayAsk = info.you !== null && info.seats.some(({ kind }) => kind === 'open');
  const person = me.value?.id;
  useEffect(() => {
    if (!mayAsk || person === undefined) return;
    void knownPeople().then(found => {
      people.value = found;
    });
  }, [mayAsk, person]);
  useKeptSeats(info.seats);
  const keptFor = (id: string) => info.seats.find(seat => seat.keptFor?.id === id && isKept(seat));
  const absent = people.value.filter(({ id }) => !info.seats.some(seat => seat.person?.id === id));
  if (!mayAsk || absent.length === 0) return null;
  const invite = async ({ id, name }: Person): Promise<void> => {
    const asked = await api.invite(info.id, id);
    if (!asked.ok) {
      toast(asked.error.message, { look: 'warning' });
      return;
    }
    invited.value = new Set([...invited.value, id]);
    announce(waiting.invited(name));
  };
  return (
    <div class="waiting-companions">
      <h3>{waiting.companions}</h3>
      <p class="waiting-note">{waiting.keeps(makeSpan(keptTime(info.clock)))}</p>
      <ul>
        {absent.map(each => (
          <li key={each.id}>
            {invited.value.has(each.id) || keptFor(each.id) ? (
              <Invited person={each} keptUntil={keptFor(each.id)?.keptUntil} />
            ) : (
              <>
                <span>
                  <bdi>{each.name}</bdi>
                  <MemberSign of={each} />
                </span>
                <Button label={makePair(waiting.inviteOne, each.name)} onClick={() => void invite(each)}>
                  {waiting.inviteOne}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface InvitedProps {
  readonly person: Person;
  readonly keptUntil: string | undefined;
}

/** A person who was asked, and how long the seat is kept. */
function Invited({ person, keptUntil }: InvitedProps): JSX.Element {
  const waiting = waitingText.value;
  return (
    <bdi>
      <Icon name="check" size={18} /> {waiting.invited(person.name)}
      {keptUntil !== undefined && `, ${waiting.seatKept} ${text.value.waiting.until(makeMoment(keptUntil))}`}
    </bdi>
  );
}
