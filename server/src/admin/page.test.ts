import { LANGUAGES, languagesOf } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import { type AdminPageData, adminPage, enterPage } from './page.ts';

const AT = '2026-03-05T14:07:00.000Z';
const NOTHING = { message: null, isProblem: false };
const ADA = { id: 'ada', name: 'Ada' };

const data: AdminPageData = {
  overview: {
    people: 1,
    tables: { open: 1, running: 1 },
    sockets: 1,
    administrators: [ADA],
    quotas: {
      openTables: 5,
      openTablesAddress: 20,
      botGames: 5,
      botGamesAddress: 20,
      openTableDays: 14,
      guestDays: 30,
    },
  } as unknown as AdminPageData['overview'],
  settings: {
    name: '',
    registration: 'open',
    announcers: 'administrators',
    imprint: '',
    privacy: '',
    boards: {},
    botWorkers: null,
  },
  announcement: null,
  people: [],
  tables: [],
  reports: [],
  events: [],
  bans: [],
  audit: [
    { at: AT, administrator: ADA, action: 'silence', about: { person: 'bo' } },
    { at: AT, administrator: ADA, action: 'settings', about: {} },
    { at: AT, administrator: ADA, action: 'POST /events/:id/cancel', about: { id: 'evening' } },
    { at: AT, administrator: ADA, action: 'PATCH /admin/settings', about: {} },
    { at: AT, administrator: ADA, action: 'POST /tournaments/:id/action', about: { id: 'cup', action: 'start' } },
    { at: AT, administrator: ADA, action: 'ban', about: { range: '203.0.113.0/24', days: '7', reason: 'Junk & more' } },
    { at: AT, administrator: ADA, action: 'POST /of/later', about: { moon: 'full' } },
  ],
  names: new Map([
    ['bo', 'Bo'],
    ['cup', 'The <cup>'],
  ]),
  search: '',
};

const SAID = {
  en: [
    '1 person, 1 open table, 1 game running, 1 connection',
    '5 Mar 2026, 14:07 UTC',
    'Ada muted Bo.',
    'Ada called off the event (deleted).',
    'Ada started the tournament The &lt;cup&gt;.',
    'Ada shut out 203.0.113.0/24 for 7 days: “Junk &amp; more”',
    'Ada did something else (POST /of/later): moon full',
  ],
  de: [
    '1 Person, 1 offener Tisch, 1 laufendes Spiel, 1 Verbindung',
    '05.03.2026, 14:07 UTC',
    'Ada hat Bo stummgeschaltet.',
    'Ada hat das Turnier The &lt;cup&gt; begonnen.',
    'Ada hat etwas anderes getan (POST /of/later): moon full',
  ],
  fr: [
    '1 personne, 1 table ouverte, 1 partie en cours, 1 connexion',
    '5 mars 2026, 14:07 UTC',
    'Ada a retiré la parole à Bo.',
    'Ada a lancé le tournoi The &lt;cup&gt;.',
    'Ada a fait autre chose (POST /of/later) : moon full',
  ],
};

/** Without links, which stand around names. */
const wordsOf = (page: string): string => page.replaceAll(/<\/?a\b[^>]*>/g, '');

test.each(languagesOf(SAID))('counts, times and deeds are said as people say them: %s', language => {
  const page = adminPage(language, NOTHING, data);
  for (const words of SAID[language]) expect(wordsOf(page)).toContain(words);
  expect(page).toContain('<a href="/events/evening">');
  expect(page).toContain('<a href="/tournaments/cup">');
});

test.each([
  ['en', '5 Mar 2026, 15:07 (Europe/Berlin)'],
  ['de', '05.03.2026, 15:07 (Europe/Berlin)'],
  ['fr', '5 mars 2026, 15:07 (Europe/Berlin)'],
] as const)('an event has the hour of its place: %s', (language, words) => {
  const event = { id: 'evening', name: 'Evening', startsAt: AT, zone: 'Europe/Berlin', coming: 0, most: null };
  const events = [event as unknown as AdminPageData['events'][number]];
  expect(adminPage(language, NOTHING, { ...data, events })).toContain(words);
});

test.each(LANGUAGES)(
  'who said something and who reported it are links to what can be done about them: %s',
  language => {
    const report = {
      ...{ id: 'r', table: 't', message: 1, reason: 'rude', text: '<b>', at: AT },
      ...{ by: { id: 'bo', name: 'Bo & Co' }, about: { ...ADA, isSilenced: true } },
    };
    const page = adminPage(language, NOTHING, { ...data, reports: [report] });
    expect(page).toContain('<a href="/admin?search=ada#people">Ada</a>');
    expect(page).toContain('<a href="/admin?search=bo#people">Bo &amp; Co</a>');
    expect(page).toContain('<q>&lt;b&gt;</q>');
    expect(page).toContain('action="/admin#reports"><input type="hidden" name="action" value="unsilence">');
  },
);

test.each(LANGUAGES)('a new administrator reads how long the password must be: %s', language => {
  expect(enterPage(language, NOTHING, 'code', null)).toMatch(/<label>[^<]*\b8\b[^<]*<br><input name="password"/);
});

test('a long list shows its first rows and folds the rest away', () => {
  const people = Array.from({ length: 100 }, (_, index) => ({
    ...{
      id: `p${index}`,
      name: `Person ${index}`,
      login: null,
      sessions: 0,
      isSilenced: false,
      isAdministrator: false,
    },
    createdAt: AT,
  }));
  const page = adminPage('en', NOTHING, { ...data, people });
  const [shown, folded] = page.split('Show 92 more');
  expect(shown).toContain('Person 7<');
  expect(shown).not.toContain('Person 8<');
  expect(folded).toContain('Person 99<');
});
