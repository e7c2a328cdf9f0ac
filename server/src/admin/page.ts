import type { Language } from '@ankerplatz/kit';
import type {
  AuditLine,
  Ban,
  ClubEvent,
  ClubSettings,
  Overview,
  PersonRow,
  ReportList,
  TableRows,
} from '@ankerplatz/protocol';
import { BOARD_GAME_IDS } from '@ankerplatz/registry';
import type { Identity } from '../accounts/identity.ts';
import { API } from '../api.ts';
import { escaped } from '../http/html.ts';
import type { AdminText } from '../text/admin-text.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { gameTitle } from '../text/game-title.ts';
import { type TrailLinks, trailSentence } from './trail.ts';

/** The facts that the page shows to an administrator. */
export interface AdminPageData {
  readonly overview: Overview;
  readonly settings: ClubSettings;
  readonly announcement: string | null;
  readonly people: readonly PersonRow[];
  readonly tables: TableRows['tables'];
  readonly reports: ReportList['reports'];
  readonly events: readonly ClubEvent[];
  readonly bans: readonly Ban[];
  readonly audit: readonly AuditLine[];
  /** Of people, events and tournaments that the trail tells of, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly search: string;
}

export interface Said {
  /** The outcome of the last form, or why nothing was done. */
  readonly message: string | null;
  readonly isProblem: boolean;
}

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');

type Look = 'main' | 'danger' | '';

export const form = (fields: Readonly<Record<string, string>>, body: string, button: string, look: Look = ''): string =>
  `<form method="post" action="/admin">${hidden(fields)}${body}<button${look === '' ? '' : ` class="${look}"`}>${escaped(button)}</button></form>`;

/** Deeds that cannot be undone, or not by everybody, are asked for twice: the second button stands behind the first. */
const asked = (
  fields: Readonly<Record<string, string>>,
  words: { act: string; question: string; yes: string },
  body = '',
) =>
  `<details><summary>${escaped(words.act)}</summary><p>${escaped(words.question)}</p>${form(fields, body, words.yes, 'danger')}</details>`;

const field = (label: string, name: string, value = '', type = 'text', more = ''): string =>
  `<p><label>${escaped(label)}<br><input name="${name}" type="${type}" value="${escaped(value)}" ${more}></label></p>`;

const area = (label: string, name: string, value: string): string =>
  `<p><label>${escaped(label)}<br><textarea name="${name}" rows="6" cols="70">${escaped(value)}</textarea></label></p>`;

export interface Part {
  /** After the # of an address. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly string[];
  /** Takes the whole width. */
  readonly isWide?: true;
}

/** A form that is sent leads back to its part of the page. */
const section = ({ id, title, body, isWide }: Part): string => {
  const parts = body.join('\n').replaceAll('action="/admin"', `action="/admin#${id}"`);
  return `<section id="${id}"${isWide ? ' class="wide"' : ''}><h2>${escaped(title)}</h2>${parts}</section>`;
};

const navigation = (parts: readonly Part[]): string => {
  const links = parts.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`);
  return parts.length > 1 ? `<nav><ul>${links.join('')}</ul></nav>` : '';
};

export const pageOf = (language: Language, { message, isProblem }: Said, parts: readonly Part[]): string => {
  const { title, home } = CATALOGUES[language].admin;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/admin.css">
</head>
<body>
<header><h1>${escaped(title)}</h1><p><a href="/">${escaped(home)}</a></p></header>
${navigation(parts)}
${message === null ? '' : `<p class="said" role="${isProblem ? 'alert' : 'status'}"><strong>${escaped(message)}</strong></p>`}
<main>
${parts.map(section).join('\n')}
</main>
</body>
</html>
`;
};

/** The page for a visitor with the link of the first start, who becomes administrator. */
export const enterPage = (language: Language, said: Said, code: string, by: Identity | null): string => {
  const text = CATALOGUES[language].admin;
  const name = field(text.name, 'name', '', 'text', 'required maxlength="30"');
  const account = [
    field(text.login, 'login', '', 'text', 'required autocomplete="username"'),
    field(text.newPassword, 'password', '', 'password', 'required minlength="8" autocomplete="new-password"'),
  ];
  const isRegistered = by !== null && by.login !== null;
  const fields = [
    ...(by ? [] : [name]),
    ...(isRegistered ? [] : account),
    field(text.code, 'code', code, 'text', 'required autocomplete="off"'),
  ];
  const body = [`<p>${escaped(text.enterHint)}</p>`, form({ action: 'enter' }, fields.join(''), text.become, 'main')];
  return pageOf(language, said, [{ id: 'enter', title: text.enter, body, isWide: true }]);
};

/** The page for visitors who are not logged in as administrators. */
export const logInPage = (language: Language, said: Said, isKnown: boolean): string => {
  const text = CATALOGUES[language].admin;
  const fields = [
    field(text.login, 'login', '', 'text', 'required autocomplete="username"'),
    field(text.password, 'password', '', 'password', 'required autocomplete="current-password"'),
    field(text.secondStep, 'code', '', 'text', 'autocomplete="one-time-code"'),
  ];
  const hint = isKnown ? text.noEntry : text.logInHint;
  const body = [`<p>${escaped(hint)}</p>`, form({ action: 'log-in' }, fields.join(''), text.logIn, 'main')];
  return pageOf(language, said, [{ id: 'log-in', title: text.logIn, body, isWide: true }]);
};

const choice = (label: string, name: string, values: Readonly<Record<string, string>>, chosen: string): string => {
  const options = Object.entries(values).map(
    ([value, words]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(words)}</option>`,
  );
  return `<p><label>${escaped(label)}<br><select name="${name}">${options.join('')}</select></label></p>`;
};

const clubPart = (text: AdminText, settings: ClubSettings): Part => {
  const fields = [
    field(text.name, 'name', settings.name, 'text', 'maxlength="60"'),
    choice(text.registration, 'registration', text.registrations, settings.registration),
    choice(text.announcers, 'announcers', text.announcerKinds, settings.announcers),
    area(text.imprint, 'imprint', settings.imprint),
    area(text.privacy, 'privacy', settings.privacy),
    field(text.botWorkers, 'botWorkers', settings.botWorkers?.toString() ?? '', 'number', 'min="1" max="64"'),
  ];
  const body = [form({ action: 'settings' }, fields.join(''), text.save, 'main')];
  return { id: 'club', title: text.club, body };
};

/** The board page shows the board itself, and saves it for everybody. */
const boardsPart = (text: AdminText, { boards }: ClubSettings): Part => {
  const items = BOARD_GAME_IDS.map(
    id =>
      `<li><a href="/box/${id}">${escaped(gameTitle(id))}</a>${escaped(text.colon)}${escaped(Object.keys(boards[id] ?? {}).length > 0 ? text.boardOwn : text.boardUsual)}</li>`,
  );
  return { id: 'boards', title: text.boards, body: [`<p>${escaped(text.boardsHint)}</p>`, listOf(text, items)] };
};

const announcePart = (text: AdminText, announcement: string | null): Part => ({
  id: 'announcement',
  title: text.announcement,
  body: [
    form(
      { action: 'announce' },
      field(text.announcementText, 'text', announcement ?? '', 'text', 'required maxlength="300"') +
        field(text.minutes, 'minutes', '', 'number', 'min="0" max="10080"'),
      text.announce,
      'main',
    ),
    announcement === null ? '' : form({ action: 'withdraw' }, '', text.withdraw),
  ],
});

const invitePart = (text: AdminText): Part => ({
  id: 'invitation',
  title: text.invitation,
  body: [
    form(
      { action: 'invite' },
      field(text.uses, 'uses', '10', 'number', 'min="1" max="1000"') +
        field(text.days, 'days', '7', 'number', 'min="1" max="365"'),
      text.invite,
      'main',
    ),
    form({ action: 'token' }, '', text.token),
  ],
});

const banFields = (text: AdminText): string =>
  field(text.banReason, 'reason', '', 'text', 'required maxlength="200"') +
  field(text.days, 'days', '7', 'number', 'min="1" max="3650"');

const silencing = (text: AdminText, { id, isSilenced }: Pick<PersonRow, 'id' | 'isSilenced'>): string =>
  isSilenced
    ? form({ action: 'unsilence', person: id }, '', text.unsilence)
    : form({ action: 'silence', person: id }, '', text.silence);

const personItem = (text: AdminText, person: PersonRow): string => {
  const { id, name, login, sessions, isSilenced, isAdministrator } = person;
  const facts = [login ?? text.guest, text.sessions(sessions), ...(isSilenced ? [text.silenced] : [])];
  const ask = (action: string, words: string, question: string, body = ''): string =>
    asked({ action, person: id }, { act: words, question, yes: text.yes }, body);
  return [
    `<li><strong>${profileLink(id, name)}</strong> <span class="soft">${escaped(facts.join(', '))}</span>`,
    `<div class="acts">`,
    silencing(text, person),
    login === null || sessions === 0 ? '' : ask('logOut', text.logOut, text.logOutSure(name)),
    login === null ? '' : ask('reset', text.reset, text.resetSure(name)),
    isAdministrator ? ask('dismiss', text.dismiss, text.dismissSure(name)) : '',
    login === null || isAdministrator ? '' : ask('appoint', text.appoint, text.appointSure(name)),
    ask('ban', text.ban, text.banSure(name), banFields(text)),
    '</div></li>',
  ].join('');
};

const tableLink = (id: string, words: string): string => `<a href="/t/${encodeURIComponent(id)}">${escaped(words)}</a>`;
const eventLink = (id: string, words: string): string =>
  `<a href="/events/${encodeURIComponent(id)}">${escaped(words)}</a>`;
const tournamentLink = (id: string, words: string): string =>
  `<a href="/tournaments/${encodeURIComponent(id)}">${escaped(words)}</a>`;
/** A link to the page that all see of a person. */
const profileLink = (id: string, words: string): string => `<a href="/people/${id}">${escaped(words)}</a>`;
/** A link to what administrators can do about a person. */
export const personLink = (id: string, words: string): string =>
  `<a href="/admin?search=${encodeURIComponent(id)}#people">${escaped(words)}</a>`;

const tableItem = (text: AdminText, table: TableRows['tables'][number]): string => {
  const { id, game, status, seats, quarantine, touchedAt } = table;
  const taken = seats.filter(({ kind }) => kind === 'person');
  const names = taken.map(({ person, name }) => personLink(person ?? '', name ?? '')).join(', ');
  const frees = taken.map(({ seat, name }) =>
    asked(
      { action: 'free', table: id, seat: String(seat) },
      { act: `${text.free}${text.colon}${name ?? ''}`, question: text.freeSure(name ?? ''), yes: text.yes },
    ),
  );
  const question = status === 'running' ? text.closeRunning : text.closeSure;
  const close = asked({ action: 'close', table: id }, { act: text.close, question, yes: text.yes });
  const broken = quarantine
    ? ` <strong>${escaped(text.broken(quarantine.reason))}</strong> <a href="${API}/admin/tables/${id}/download" download>${escaped(text.download)}</a>`
    : '';
  return [
    `<li>${tableLink(id, gameTitle(game))} <span class="soft">${escaped(text.statuses[status] ?? status)}, ${timeOf(text, touchedAt)}</span>`,
    names === '' ? '' : `<p>${names}</p>`,
    broken,
    status === 'closed' ? '' : `<div class="acts">${frees.join('')}${close}</div>`,
    '</li>',
  ].join('');
};

const timeOf = (text: AdminText, iso: string, zone?: string): string =>
  `<time datetime="${escaped(iso)}">${escaped(text.moment(new Date(iso), zone))}</time>`;

const reportItem = (text: AdminText, report: ReportList['reports'][number]): string =>
  [
    `<li>${text.saidBy(personLink(report.about.id, report.about.name), personLink(report.by.id, report.by.name))} <q>${escaped(report.text)}</q> ${escaped(report.reason)} `,
    tableLink(report.table, text.table),
    `<div class="acts">${silencing(text, report.about)}`,
    `${form({ action: 'done', report: report.id }, '', text.done, 'main')}</div></li>`,
  ].join('');

const banPart = (text: AdminText, bans: readonly Ban[]): Part => ({
  id: 'bans',
  title: text.bans,
  body: [
    listOf(
      text,
      bans.map(
        ({ id, person, name, range, reason, until }) =>
          `<li>${person === null ? escaped(range ?? '') : personLink(person, name ?? '')}, ${timeOf(text, until)}${escaped(text.colon + reason)}${form({ action: 'lift', ban: id }, '', text.lift)}</li>`,
      ),
    ),
    asked(
      { action: 'ban' },
      { act: text.banAddresses, question: text.banAddressesSure, yes: text.yes },
      field(text.banRange, 'range', '', 'text', 'required maxlength="50"') + banFields(text),
    ),
  ],
});

/** The figures are worked out when they are asked for, on a page of their own. */
const fairPlayPart = ({ fairPlay }: AdminText): Part => ({
  id: 'fair-play',
  title: fairPlay.title,
  body: [
    `<p>${escaped(fairPlay.hint)}</p>`,
    `<p><a class="button" href="/admin/fair-play">${escaped(fairPlay.show)}</a></p>`,
  ],
});

const eventItem = (text: AdminText, { id, name, startsAt, zone, coming, most, isCancelled }: ClubEvent): string => {
  const ask = (action: string, words: { act: string; question: string }): string =>
    asked({ action, event: id }, { ...words, yes: text.yes });
  const isAhead = !isCancelled && Date.parse(startsAt) > Date.now();
  return [
    `<li>${eventLink(id, name)} <span class="soft">${timeOf(text, startsAt, zone)}, ${escaped(text.coming(coming, most))}${isCancelled ? `, ${escaped(text.cancelled)}` : ''}</span>`,
    '<div class="acts">',
    isAhead ? `<a class="button" href="/events/${id}/change">${escaped(text.changeEvent)}</a>` : '',
    isAhead ? ask('cancelEvent', { act: text.cancelEvent, question: text.cancelEventSure(coming) }) : '',
    ask('removeEvent', { act: text.removeEvent, question: text.removeEventSure }),
    '</div></li>',
  ].join('');
};

/** Events are announced where dates can be chosen in the zone of the browser: on the site's own page. */
const eventsPart = (text: AdminText, events: readonly ClubEvent[]): Part => ({
  id: 'events',
  title: text.events,
  body: [
    `<p><a class="button main" href="/events/new">${escaped(text.newEvent)}</a></p>`,
    events.length > 0
      ? listOf(
          text,
          events.map(event => eventItem(text, event)),
        )
      : escaped(text.noEvents),
  ],
});

/** The downloads that a club keeps of its evenings. */
const archivePart = (text: AdminText): Part => ({
  id: 'archive',
  title: text.archive,
  body: [
    `<p>${escaped(text.archiveHint)}</p>`,
    `<p><a class="button" href="${API}/admin/archive" download>${escaped(text.archiveDownload)}</a></p>`,
  ],
});

const LINKS: TrailLinks = { table: tableLink, event: eventLink, person: personLink, tournament: tournamentLink };

const auditItem = (text: AdminText, line: AuditLine, names: AdminPageData['names']): string =>
  `<li>${timeOf(text, line.at)} ${trailSentence(line, text.trail, LINKS, names)}</li>`;

/** Rows of a list that are seen before anything is pressed: a phone shows about two at once. */
const UNFOLDED = 8;

const rowsOf = (items: readonly string[]): string => `<ul class="rows">${items.join('\n')}</ul>`;

export const listOf = ({ more }: Pick<AdminText, 'more'>, items: readonly string[]): string => {
  const folded = items.slice(UNFOLDED);
  if (folded.length === 0) return rowsOf(items);
  const rest = `<details><summary>${escaped(more(folded.length))}</summary>${rowsOf(folded)}</details>`;
  return rowsOf(items.slice(0, UNFOLDED)) + rest;
};

const overviewPart = (
  text: AdminText,
  { people, tables, sockets, quotas, administrators }: AdminPageData['overview'],
): Part => ({
  id: 'overview',
  title: text.overview,
  body: [
    `<p>${escaped(text.counts(people, tables.open, tables.running, sockets))}</p>`,
    `<p class="soft">${escaped(text.quotas(quotas))}</p>`,
    `<p>${escaped(text.administrators + text.colon)}${administrators.map(({ id, name }) => personLink(id, name)).join(', ')}</p>`,
  ],
});

const reportsPart = (text: AdminText, reports: AdminPageData['reports']): Part => ({
  id: 'reports',
  title: text.reports,
  body: [
    reports.length > 0
      ? listOf(
          text,
          reports.map(each => reportItem(text, each)),
        )
      : escaped(text.noReports),
  ],
});

const searchField = (text: AdminText, search: string): string =>
  `<form method="get" action="/admin" class="search"><input name="search" type="search" aria-label="${escaped(text.search)}" value="${escaped(search)}"><button>${escaped(text.search)}</button></form>`;

const peoplePart = (text: AdminText, { people, search }: AdminPageData): Part => ({
  id: 'people',
  title: text.people,
  body: [
    searchField(text, search),
    listOf(
      text,
      people.map(person => personItem(text, person)),
    ),
  ],
});

const tablesPart = (text: AdminText, { tables, search }: AdminPageData): Part => ({
  id: 'tables',
  title: text.tables,
  body: [
    searchField(text, search),
    listOf(
      text,
      tables.map(table => tableItem(text, table)),
    ),
  ],
});

const auditPart = (text: AdminText, { audit, names }: AdminPageData): Part => ({
  id: 'audit',
  title: text.audit,
  body: [
    listOf(
      text,
      audit.map(line => auditItem(text, line, names)),
    ),
  ],
  isWide: true,
});

/** The page for administrators. */
export const adminPage = (language: Language, said: Said, data: AdminPageData): string => {
  const text = CATALOGUES[language].admin;
  const { overview, settings, announcement, reports, events, bans } = data;
  return pageOf(language, said, [
    overviewPart(text, overview),
    reportsPart(text, reports),
    peoplePart(text, data),
    tablesPart(text, data),
    eventsPart(text, events),
    announcePart(text, announcement),
    invitePart(text),
    clubPart(text, settings),
    boardsPart(text, settings),
    banPart(text, bans),
    fairPlayPart(text),
    archivePart(text),
    auditPart(text, data),
  ]);
};
