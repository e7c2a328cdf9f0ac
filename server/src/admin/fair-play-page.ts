import type { Language } from '@ankerplatz/kit';
import type { FairPlayReport } from '@ankerplatz/protocol';
import { readRatingKey } from '@ankerplatz/protocol/rating-kinds';
import { escaped } from '../http/html.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { FairPlayText } from '../text/fair-play-text.ts';
import { gameTitle } from '../text/game-title.ts';
import { form, listOf, type Part, pageOf, personLink, type Said } from './page.ts';

type Pair = FairPlayReport['partners'][number];
type Person = Pair['people'][number];
type Games = Pair['games'];

const kindName = (text: FairPlayText, kind: string): string => {
  const { game, class: each, pace } = readRatingKey(kind);
  const words = [gameTitle(game), text.classes[each] ?? each, text.paces[pace]];
  return `${words.join(', ')}.`;
};

const linkOf = ({ id, name }: Person): string => personLink(id, name);

const gamesOf = (text: FairPlayText, games: Games): string =>
  `<p class="games">${escaped(text.games)} ${games.map(({ path }, index) => `<a href="${escaped(path)}">${index + 1}</a>`).join(' ')}</p>`;

const lookInto = (text: FairPlayText, { id }: Person): string =>
  form({ action: 'lookInto', person: id }, '', text.lookInto);

const item = (
  text: FairPlayText,
  who: string,
  figures: readonly string[],
  games: Games,
  about: Person,
  more = '',
): string =>
  `<li><strong>${who}</strong> <span class="soft">${figures.map(escaped).join(' ')}</span>${more}${gamesOf(text, games)}<div class="acts">${lookInto(text, about)}</div></li>`;

const pairItem =
  (text: FairPlayText, between: string) =>
  ({ people, kind, played, won, expected, surprise, sharesAddress, games }: Pair): string => {
    const [one, other] = people as [Person, Person];
    const figures = [
      kindName(text, kind),
      text.won(played, won, expected),
      text.surprise(surprise),
      ...(sharesAddress ? [text.sameAddress] : []),
    ];
    return item(text, `${linkOf(one)} ${escaped(between)} ${linkOf(other)}`, figures, games, one);
  };

const leaverItem =
  (text: FairPlayText) =>
  ({ person, played, left, expected, surprise, gained, games }: FairPlayReport['leavers'][number]): string => {
    const figures = [text.left(played, left, expected), text.surprise(surprise)];
    const to = gained ? `<p>${escaped(text.gained(gained.times))} ${linkOf(gained.person)}</p>` : '';
    return item(text, linkOf(person), figures, games, person, to);
  };

const agreementItem =
  (text: FairPlayText) =>
  ({ person, kind, share, usual, surprise, games }: FairPlayReport['agreements'][number]): string =>
    item(
      text,
      linkOf(person),
      [kindName(text, kind), text.agreed(share, usual), text.surprise(surprise)],
      games,
      person,
    );

/** Rated games that went otherwise than to be expected, for administrators. */
export const fairPlayPage = (language: Language, said: Said, report: FairPlayReport): string => {
  const { admin } = CATALOGUES[language];
  const text = admin.fairPlay;
  const part = (id: string, title: string, hint: string, items: readonly string[]): Part => ({
    ...{ id, title, isWide: true },
    body: [
      `<p>${escaped(hint)}</p>`,
      items.length > 0 ? listOf(admin, items) : `<p class="soft">${escaped(text.none)}</p>`,
    ],
  });
  return pageOf(language, said, [
    {
      ...{ id: 'about', title: text.title, isWide: true },
      body: [
        `<p><a href="/admin">${escaped(text.back)}</a></p>`,
        `<p>${escaped(text.about(report.days, report.games, report.reviewed))}</p>`,
        `<p>${escaped(text.nothingAutomatic)}</p>`,
      ],
    },
    part('partners', text.partners, text.partnersHint, report.partners.map(pairItem(text, text.and))),
    part('opponents', text.opponents, text.opponentsHint, report.opponents.map(pairItem(text, text.beat))),
    part('leavers', text.leavers, text.leaversHint, report.leavers.map(leaverItem(text))),
    part('agreements', text.agreements, text.agreementsHint, report.agreements.map(agreementItem(text))),
  ]);
};
