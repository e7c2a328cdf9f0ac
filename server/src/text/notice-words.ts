import type { Language } from '@ankerplatz/kit';
import type { NoticeReason } from '@ankerplatz/protocol';
import { isGameId, titleOf } from '@ankerplatz/registry';

/** What a notice is about: never what is on the table. */
export interface NoticeFacts {
  readonly game: string;
  /** The other people at the table. */
  readonly names: readonly string[];
  /** Who invites. */
  readonly by: string;
}

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

export interface NoticeWords {
  readonly reasons: Readonly<Record<NoticeReason | 'test', (facts: NoticeFacts) => NoticeText>>;
  readonly confirm: { readonly subject: string; readonly text: (code: string) => string };
  readonly turnOff: (url: string) => string;
}

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const gameTitle = (game: string): string => (isGameId(game) ? titleOf(game) : game);

/** The game, and the others at the table. */
export const tableBy =
  (language: Language, withOthers: (game: string, names: string) => string) =>
  ({ game, names }: NoticeFacts): string =>
    names.length === 0 ? gameTitle(game) : withOthers(gameTitle(game), listed(names, language));
