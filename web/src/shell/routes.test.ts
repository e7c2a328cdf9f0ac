import { describe, expect, test } from 'vitest';
import { addressOf, followLinks, go, type Route, route, routeOf } from './routes.ts';

const ID = '4fGh7KmNpQ2r';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/new/nauticus', { page: 'new', game: 'nauticus', device: false }],
  ['/new/nauticus?for=all', { page: 'new', game: 'nauticus', device: false, isPublic: true }],
  ['/new/nautilus?on=device', { page: 'new', game: 'nautilus', device: true }],
  [`/t/${ID}`, { page: 'table', id: ID, entry: null, invitation: null, game: null }],
  [`/t/${ID}/17`, { page: 'table', id: ID, entry: 17, invitation: null, game: null }],
  [`/t/${ID}#invitation=a%2Bb`, { page: 'table', id: ID, entry: null, invitation: 'a+b', game: null }],
  [`/t/${ID}/17?game=2`, { page: 'table', id: ID, entry: 17, invitation: null, game: 2 }],
  [
    `/t/${ID}/17?game=2#replay=k-_y`,
    { page: 'table', id: ID, entry: 17, invitation: null, game: 2, replayKey: 'k-_y' },
  ],
  [`/r/${ID}`, { page: 'replay', id: ID, entry: null }],
  [`/r/${ID}/17`, { page: 'replay', id: ID, entry: 17 }],
  ['/rules/nauticus', { page: 'rules', game: 'nauticus', paragraph: null }],
  ['/rules/nauticus/3.2.1', { page: 'rules', game: 'nauticus', paragraph: '3.2.1' }],
  ['/box/nautilus', { page: 'box', game: 'nautilus' }],
  ['/local', { page: 'local', id: null, entry: null }],
  ['/local/abc', { page: 'local', id: 'abc', entry: null }],
  ['/local/abc/3', { page: 'local', id: 'abc', entry: 3 }],
  ['/puzzles', { page: 'puzzles', game: null, puzzle: null }],
  ['/puzzles/nauticus/12-50', { page: 'puzzles', game: 'nauticus', puzzle: '12-50' }],
  ['/deals', { page: 'deals', id: null, attempt: null, entry: null, part: null }],
  ['/deals/new', { page: 'deals', id: null, attempt: null, entry: null, part: 'new' }],
  [`/deals/${ID}`, { page: 'deals', id: ID, attempt: null, entry: null, part: null }],
  [`/deals/${ID}/3/27`, { page: 'deals', id: ID, attempt: 3, entry: 27, part: null }],
  ['/tournaments', { page: 'tournaments', id: null, part: null }],
  ['/tournaments/new', { page: 'tournaments', id: null, part: 'new' }],
  [`/tournaments/${ID}/screen`, { page: 'tournaments', id: ID, part: 'screen' }],
  ['/settings', { page: 'settings' }],
  ['/account', { page: 'account' }],
  ['/about', { page: 'about', part: null }],
  ['/about/licences', { page: 'about', part: 'licences' }],
];

describe('an address', () => {
  test.each(ROUTES)('%s is a route, and the route is at this address', (address, at) => {
    expect(routeOf(address)).toEqual(at);
    expect(addressOf(at)).toBe(address);
  });

  test.each([
    ...[
      '/nowhere',
      '/t',
      '/t/short',
      `/t/${ID}/x`,
      `/t/${ID}/-1`,
      `/r/${ID}/x`,
      '/t/00000000000O',
      '/rules/chess',
      '/box',
      '/box/chess',
      '/new',
    ],
    ...['/constructor', '/__proto__', '/%E0%A4%A', '/r/'],
  ])('%s is none', address => {
    expect(routeOf(address)).toEqual({ page: 'missing' });
  });

  test('of an older invitation still leads to the table', () => {
    const invited: Route = { page: 'table', id: ID, entry: null, invitation: 'a+b', game: null };
    expect(routeOf(`/t/${ID}?invitation=a%2Bb`)).toEqual(invited);
  });

  test('may end with a stroke', () => {
    expect(routeOf('/local/')).toEqual({ page: 'local', id: null, entry: null });
  });
});

describe('the route', () => {
  followLinks();

  /** Whether a click was ours; the test itself keeps the page from leaving. */
  const click = (html: string, options: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html;
    let isOurs = false;
    const stay = (event: Event): void => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stay);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    document.querySelector('a')!.dispatchEvent(event);
    removeEventListener('click', stay);
    return isOurs;
  };

  test('changes with going, and with a plain click on a link, wherever in it', () => {
    go('/settings');
    expect(route.value).toEqual({ page: 'settings' });
    go({ page: 'local', id: null, entry: null }, 'replace');
    expect(location.pathname).toBe('/local');
    expect(click('<a href="/about">About</a>')).toBe(true);
    expect(route.value).toEqual({ page: 'about', part: null });
  });

  test.each([
    ['of another site', '<a href="https://elsewhere.example/">x</a>', {}],
    ['to another window', '<a href="/" target="_blank">x</a>', {}],
    ['of a file', '<a href="/record.json" download>x</a>', {}],
    ['of the interface for programs', '<a href="/api/v1/docs">x</a>', {}],
    ['with a key held', '<a href="/">x</a>', { ctrlKey: true }],
    ['with another button', '<a href="/">x</a>', { button: 1 }],
  ])('is left alone by a link %s', (_, html, options) => {
    go('/settings');
    expect(click(html, options)).toBe(false);
    expect(route.value).toEqual({ page: 'settings' });
  });
});
