import { languagesOf } from '@ankerplatz/kit';
import type { FairPlayReport } from '@ankerplatz/protocol';
import { expect, test } from 'vitest';
import { fairPlayPage } from './fair-play-page.ts';

const ADA = { id: 'ada', name: 'Ada <b>' };
const BO = { id: 'bo', name: 'Bo' };
const games = [{ table: 'table', number: 2, path: '/t/table?game=2&review#replay=key' }];
const pair = {
  people: [ADA, BO],
  kind: 'nauticus two live',
  played: 12,
  won: 11.5,
  expected: 6.25,
  surprise: 3.2,
  sharesAddress: true,
  games,
};

const REPORT: FairPlayReport = {
  ...{ days: 180, games: 40, reviewed: 9, partners: [pair], opponents: [{ ...pair, sharesAddress: false }] },
  leavers: [
    {
      ...{ person: BO, played: 8, left: 4, expected: 0.4, surprise: 6, games },
      gained: { person: ADA, times: 3 },
    },
  ],
  agreements: [{ person: BO, kind: 'nauticus two live', share: 0.9, usual: 0.4, surprise: 4.1, games }],
};

const SAID = {
  en: ['11.5 of 12 games won, 6.3 expected', '90% of turns the same', '3 of them were won by', 'same address'],
  de: [
    '11,5 von 12 Partien gewonnen, 6,3 erwartet',
    '90\u00a0% der Züge gleich',
    '3 davon gewann',
    'derselben Adresse',
  ],
  fr: ['11,5 sur 12 parties gagnées, 6,3 attendues', '% de coups identiques', '3 d’entre elles', 'même adresse'],
};

test.each(languagesOf(SAID))('figures are said with links to the games and to the people: %s', language => {
  const page = fairPlayPage(language, { message: null, isProblem: false }, REPORT);
  for (const words of SAID[language]) expect(page).toContain(words);
  expect(page).toContain('href="/t/table?game=2&amp;review#replay=key"');
  expect(page).toContain('Ada &lt;b&gt;');
  expect(page.match(/name="action" value="lookInto"/g)).toHaveLength(4);
});

test('where nothing is unusual it says so', () => {
  const nothing = { ...REPORT, partners: [], opponents: [], leavers: [], agreements: [] };
  expect(fairPlayPage('en', { message: null, isProblem: false }, nothing).match(/Nothing unusual/g)).toHaveLength(4);
});
