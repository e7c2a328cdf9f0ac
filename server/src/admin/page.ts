import type { Language } from '@ankerplatz/kit';
import type { AuditLine, Ban, ClubSettings, Overview, PersonRow, ReportList, TableRows } from '@ankerplatz/protocol';
import type { Identity } from '../accounts/identity.ts';
import { API } from '../api.ts';
import { escaped } from '../http/html.ts';
import type { AdminText } from '../text/admin-text.ts';
import { CATALOGUES } from '../text/catalogues.ts';

/** What the page shows to an administrator. */
export interface AdminPageData {
  readonly overview: Overview;
  readonly settings: ClubSettings;
  readonly announcement: string | null;
  readonly people: readonly PersonRow[];
  readonly tables: TableRows['tables'];
  readonly reports: ReportList['reports'];
  readonly bans: readonly Ban[];
  readonly audit: readonly AuditLine[];
  readonly search: string;
}

export interface Said {
  /** What has just been done, or why not. */
  readonly message: string | null;
  readonly isProblem: boolean;
}

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');

const form = (fields: Readonly<Record<string, string>>, body: string, button: string): string =>
  `<form method="post" action="/admin">${hidden(fields)}${body}<button>${escaped(button)}</button></form>`;

const field = (label: string, name: string, value = '', type = 'text', more = ''): string =>
  `<p><label>${escaped(label)}<br><input name="${name}" type="${type}" value="${escaped(value)}" ${more}></label></p>`;

const area = (label: string, name: string, value: string): string =>
  `<p><label>${escaped(label)}<br><textarea name="${name}" rows="6" cols="70">${escaped(value)}</textarea></label></p>`;

const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>${parts.join('\n')}</section>`;

const pageOf = (language: Language, { message, isProblem }: Said, body: string): string => {
  const { title } = CATALOGUES[language].admin;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${API}/docs.css">
</head>
<body>
<h1>${escaped(title)}</h1>
${message === null ? '' : `<p role="${isProblem ? 'alert' : 'status'}"><strong>${escaped(message)}</strong></p>`}
${body}
</body>
</html>
`;
};

/** The page for a visitor with the link of the first start, who becomes administrator. */
export const enterPage = (language: Language, said: Said, code: string, by: Identity | null): string => {
  const text = CATALOGUES[language].admin;
  const name = field(text.name, 'name', '', 'text', 'required maxlength="24"');
  const account = [
    field(text.login, 'login', '', 'text', 'required autocomplete="username"'),
    field(text.password, 'password', '', 'password', 'required minlength="8" autocomplete="new-password"'),
  ];
  const isRegistered = by !== null && by.login !== null;
  const fields = [
    ...(by ? [] : [name]),
    ...(isRegistered ? [] : account),
    field(text.code, 'code', code, 'text', 'required autocomplete="off"'),
  ];
  return pageOf(
    language,
    said,
    section(text.enter, `<p>${escaped(text.enterHint)}</p>`, form({ action: 'enter' }, fields.join(''), text.become)),
  );
};

/** The page for visitors who are not logged in as administrators. */
export const logInPage = (language: Language, said: Said, isKnown: boolean): string => {
  const text = CATALOGUES[language].admin;
  const fields = [
    field(text.login, 'login', '', 'text', 'required autocomplete="username"'),
    field(text.password, 'password', '', 'password', 'required autocomplete="current-password"'),
  ];
  const hint = isKnown ? text.noEntry : text.logInHint;
  return pageOf(
    language,
    said,
    section(text.logIn, `<p>${escaped(hint)}</p>`, form({ action: 'log-in' }, fields.join(''), text.logIn)),
  );
};

const clubSection = (text: AdminText, settings: ClubSettings): string => {
  const options = Object.entries(text.registrations).map(
    ([value, words]) =>
      `<option value="${value}"${value === settings.registration ? ' selected' : ''}>${escaped(words)}</option>`,
  );
  const fields = [
    field(text.name, 'name', settings.name, 'text', 'maxlength="60"'),
    `<p><label>${escaped(text.registration)}<br><select name="registration">${options.join('')}</select></label></p>`,
    area(text.imprint, 'imprint', settings.imprint),
    area(text.privacy, 'privacy', settings.privacy),
    area(`${text.boards}. ${text.boardsHint}`, 'boards', JSON.stringify(settings.boards, null, 2)),
    field(text.botWorkers, 'botWorkers', settings.botWorkers?.toString() ?? '', 'number', 'min="1" max="64"'),
  ];
  return section(text.club, form({ action: 'settings' }, fields.join(''), text.save));
};

const announceSection = (text: AdminText, announcement: string | null): string =>
  section(
    text.announcement,
    form(
      { action: 'announce' },
      field(text.announcementText, 'text', announcement ?? '', 'text', 'required maxlength="300"') +
        field(text.minutes, 'minutes', '', 'number', 'min="0" max="10080"'),
      text.announce,
    ),
    announcement === null ? '' : form({ action: 'withdraw' }, '', text.withdraw),
  );

const inviteSection = (text: AdminText): string =>
  section(
    text.invitation,
    form(
      { action: 'invite' },
      field(text.uses, 'uses', '10', 'number', 'min="1" max="1000"') +
        field(text.days, 'days', '7', 'number', 'min="1" max="365"'),
      text.invite,
    ),
    form({ action: 'token' }, '', text.token),
  );

const personItem = (text: AdminText, person: PersonRow): string => {
  const { id, name, login, isSilenced, isAdministrator } = person;
  const act = (action: string, words: string): string => form({ action, person: id }, '', words);
  return [
    `<li>${escaped(name)} (${escaped(login ?? text.guest)}${isSilenced ? `, ${escaped(text.silenced)}` : ''}) <code>${id}</code>`,
    isSilenced ? act('unsilence', text.unsilence) : act('silence', text.silence),
    login === null ? '' : act('reset', text.reset),
    isAdministrator ? act('dismiss', text.dismiss) : act('appoint', text.appoint),
    '</li>',
  ].join('');
};

const tableItem = (text: AdminText, table: TableRows['tables'][number]): string => {
  const { id, game, status, seats, quarantine } = table;
  const taken = seats.filter(({ kind }) => kind === 'person');
  const frees = taken.map(({ seat, name }) =>
    form(
      { action: 'free', table: id, seat: String(seat) },
      `${escaped(text.seat)} ${seat}: ${escaped(name ?? '')} `,
      text.free,
    ),
  );
  const close = form({ action: 'close', table: id }, '', text.close);
  const broken = quarantine
    ? ` <strong>${escaped(text.broken(quarantine.reason))}</strong> <a href="${API}/admin/tables/${id}/download" download>${escaped(text.download)}</a>`
    : '';
  return `<li>${escaped(game)}, ${escaped(status)} <code>${id}</code>${broken}${status === 'closed' ? '' : frees.join('') + close}</li>`;
};

const reportItem = (text: AdminText, report: ReportList['reports'][number]): string =>
  [
    `<li>${escaped(text.saidBy(report.about.name, report.by.name))} <q>${escaped(report.text)}</q> ${escaped(report.reason)}`,
    form({ action: 'silence', person: report.about.id }, '', text.silence),
    form({ action: 'done', report: report.id }, '', text.done),
    '</li>',
  ].join('');

const banFields = (text: AdminText): string =>
  field(text.banReason, 'reason', '', 'text', 'required maxlength="200"') +
  field(text.days, 'days', '7', 'number', 'min="1" max="3650"');

const banSection = (text: AdminText, bans: readonly Ban[]): string =>
  section(
    text.bans,
    listOf(
      bans.map(
        ({ id, name, range, reason, until }) =>
          `<li>${escaped(name ?? range ?? '')}, ${escaped(until.slice(0, 10))}: ${escaped(reason)}${form({ action: 'lift', ban: id }, '', text.lift)}</li>`,
      ),
    ),
    form(
      { action: 'ban' },
      field(text.banPerson, 'person') + field(text.banRange, 'range', '', 'text', 'maxlength="50"') + banFields(text),
      text.ban,
    ),
  );

const auditItem = ({ at, administrator, action, about }: AuditLine): string =>
  `<li>${escaped(at.slice(0, 19).replace('T', ' '))} ${escaped(administrator.name)}: ${escaped(action)} <code>${escaped(JSON.stringify(about))}</code></li>`;

const listOf = (items: readonly string[]): string => `<ul>${items.join('\n')}</ul>`;

/** The page for administrators. */
export const adminPage = (language: Language, said: Said, view: AdminPageData): string => {
  const text = CATALOGUES[language].admin;
  const { overview, settings, announcement, people, tables, reports, bans, audit, search } = view;
  const { open, running } = overview.tables;
  const searching = `<form method="get" action="/admin"><input name="search" type="search" value="${escaped(search)}"><button>${escaped(text.search)}</button></form>`;
  return pageOf(
    language,
    said,
    [
      section(
        text.overview,
        `<p>${escaped(text.counts(overview.people, open, running, overview.sockets))}</p>`,
        `<p>${escaped(text.quotas(overview.quotas))}</p>`,
        `<p>${escaped(text.administrators)}: ${overview.administrators.map(({ name }) => escaped(name)).join(', ')}</p>`,
      ),
      section(text.reports, reports.length > 0 ? listOf(reports.map(each => reportItem(text, each))) : text.noReports),
      announceSection(text, announcement),
      clubSection(text, settings),
      inviteSection(text),
      section(text.people, searching, listOf(people.map(person => personItem(text, person)))),
      section(text.tables, searching, listOf(tables.map(table => tableItem(text, table)))),
      banSection(text, bans),
      section(text.audit, listOf(audit.map(auditItem))),
    ].join('\n'),
  );
};
