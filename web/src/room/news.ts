import type { ReviewRoom } from '@ankerplatz/protocol';
import { makeList, makePair } from '../text/phrases.ts';
import { roomText } from './text/index.ts';

/** The moment of the game that is looked at. */
interface Moment {
  readonly entry: number;
  readonly turn: number;
  readonly said: string;
}

/** The room as one person in it sees it. */
export interface Noticed {
  readonly room: Pick<ReviewRoom, 'leader' | 'people' | 'messages'>;
  /** The id of this person; undefined: without a name. */
  readonly self: string | undefined;
  readonly isFollowing: boolean;
  /** null: a line that was not played. */
  readonly moment: Moment | null;
}

const isLeading = ({ room, self }: Noticed): boolean => room.leader.id === self;

/** Names of the people in the first and not in the other, without oneself. */
const missingIn = (one: Noticed, other: Noticed): readonly string[] =>
  one.room.people
    .filter(({ id }) => id !== one.self && other.room.people.every(person => person.id !== id))
    .map(({ name }) => name);

const tellPeople = (before: Noticed, now: Noticed): readonly string[] => {
  const { came, left } = roomText.value;
  const [comers, leavers] = [missingIn(now, before), missingIn(before, now)];
  return [
    ...(comers.length > 0 ? [came(makeList(comers), comers.length)] : []),
    ...(leavers.length > 0 ? [left(makeList(leavers), leavers.length)] : []),
  ];
};

const tellLead = (before: Noticed | null, now: Noticed): readonly string[] => {
  const words = roomText.value;
  const { leader } = now.room;
  const isNew = leader.id !== before?.room.leader.id;
  if (isLeading(now)) return isNew ? [words.nowLeading] : [];
  if (!isNew && now.isFollowing === before.isFollowing) return [];
  if (now.isFollowing) return [words.followed(leader.name)];
  return [isNew ? `${words.leads(leader.name)}.` : words.alone];
};

const tellSaid = (before: Noticed, now: Noticed): readonly string[] => {
  const last = before.room.messages.at(-1)?.message ?? 0;
  return now.room.messages
    .filter(({ message, person }) => message > last && person.id !== now.self)
    .map(({ person, text }) => makePair(person.name, text));
};

/** One turn on is told by the table; the leader, and people who look around, know where they go. */
const tellPlace = (before: Noticed | null, now: Noticed): readonly string[] => {
  const words = roomText.value;
  const { moment } = now;
  const past = before?.moment;
  if (!moment) return past === null ? [] : [`${words.branchOpen}. ${words.branchNote}`];
  const isBack = past === null;
  const isFar = !past || moment.entry < past.entry || moment.turn > past.turn + 1;
  const isLed = now.isFollowing && !isLeading(now);
  return [...(isBack ? [`${words.branchEnd}.`] : []), ...(isBack || (isFar && isLed) ? [moment.said] : [])];
};

/** The news since the last look, in sentences for screen readers. */
export const newsOf = (before: Noticed | null, now: Noticed): readonly string[] => [
  ...(before ? tellPeople(before, now) : []),
  ...tellLead(before, now),
  ...tellPlace(before, now),
  ...(before ? tellSaid(before, now) : []),
];
