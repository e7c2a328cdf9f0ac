import type { Language } from '@ankerplatz/kit';
import type { EventReason, NoticeReason } from '@ankerplatz/protocol';
import { gameTitle } from './game-title.ts';

/** The facts of a notice: never what is on the table. */
export interface NoticeFacts {
  readonly game: string;
  /** The other people at the table. */
  readonly names: readonly string[];
  /** The person who invites. */
  readonly by: string;
  /** How many other tables wait for the same person. */
  readonly more: number;
  /** When the time for a decision runs out, or a seat is kept no longer, with its zone; null: that is not told. */
  readonly until: string | null;
}

/** The facts of a notice about an event of the club. */
export interface EventFacts {
  readonly name: string;
  /** In the zone of its place, which it says. */
  readonly at: string;
  readonly place: string;
}

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

export interface NoticeWords {
  readonly reasons: Readonly<Record<NoticeReason | 'test', (facts: NoticeFacts) => NoticeText>>;
  readonly events: Readonly<Record<EventReason, (facts: EventFacts) => NoticeText>>;
  /** A tournament that the reader has signed up for; `at`: null where its organiser starts it. */
  readonly revised: (facts: { readonly name: string; readonly at: string | null }) => NoticeText;
  readonly confirm: { readonly subject: string; readonly text: (code: string) => string };
  readonly turnOff: (url: string) => string;
}

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** The game, and the others at the table. */
export const tableBy =
  (language: Language, withOthers: (game: string, names: string) => string) =>
  ({ game, names }: NoticeFacts): string =>
    names.length === 0 ? gameTitle(game) : withOthers(gameTitle(game), listed(names, language));

/** The time and place of an event. */
export const whenAndWhere = ({ at, place }: EventFacts): string => (place === '' ? at : `${at}, ${place}`);

/** A time as it is at a place, with the name of its zone. */
export const timeIn = (zone: string, at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  }).format(at);
