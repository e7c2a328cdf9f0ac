import { type BoardGameId, isBoardGameId } from '@ankerplatz/registry/lazy';
import { type ReadonlySignal, signal } from '@preact/signals';
import { invitationIn } from '../net/admission.ts';

/** The place of a visitor on this site. A page gets the fields of its route as its props. */
export type Route =
  | { readonly page: 'home' }
  /** On a device: all play at this one. Public: everybody may join. */
  | {
      readonly page: 'new';
      readonly game: BoardGameId;
      readonly device: boolean;
      readonly isPublic?: true;
      /** The id of the person to invite once it is open. */
      readonly invited?: string;
    }
  /** With an entry: the table as it was then, in the last game that is over or another one of the evening. */
  | {
      readonly page: 'table';
      readonly id: string;
      readonly entry: number | null;
      readonly invitation: string | null;
      readonly game: number | null;
      /** Of a link to a finished game: it opens that game and nothing else. */
      readonly replayKey?: string;
      /** The room in which others look at the game, too. */
      readonly room?: string;
      /** With its review. */
      readonly review?: true;
    }
  | { readonly page: 'replay'; readonly id: string; readonly entry: number | null }
  | { readonly page: 'rules'; readonly game: BoardGameId; readonly paragraph: string | null }
  /** The game in a minute. */
  | { readonly page: 'minute'; readonly game: BoardGameId }
  | { readonly page: 'box'; readonly game: BoardGameId }
  /** Without an id: the games kept on this device; with an entry: one that is over, as it was then. */
  | { readonly page: 'local'; readonly id: string | null; readonly entry: number | null }
  /** Without a game: both; without a lesson: those of a game; with the id of a game on this device: how that went. */
  | {
      readonly page: 'learn';
      readonly game: BoardGameId | null;
      readonly lesson: number | null;
      readonly review?: string;
    }
  /** Without a game: both; without a puzzle: those of a game. */
  | { readonly page: 'puzzles'; readonly game: BoardGameId | null; readonly puzzle: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'account' }
  /** Without an id: everybody whom I know. */
  | { readonly page: 'people'; readonly id: string | null }
  /** Without an id: those that are ahead; new, or with an id change: the form of one. */
  | { readonly page: 'events'; readonly id: string | null; readonly part: 'new' | 'change' | null }
  /** Without an id: all; new: the form of one; with an id screen: for a projector. */
  | { readonly page: 'tournaments'; readonly id: string | null; readonly part: 'new' | 'screen' | null }
  /** Without an id: all; new: the form of one; with the number of an attempt: what was played there. */
  | {
      readonly page: 'deals';
      readonly id: string | null;
      readonly attempt: number | null;
      readonly entry: number | null;
      readonly part: 'new' | null;
    }
  /** The statistics of the games of all. */
  | { readonly page: 'club' }
  /** The strongest players. */
  | { readonly page: 'ratings' }
  /** For a projector. */
  | { readonly page: 'tv' }
  | { readonly page: 'about'; readonly part: string | null }
  | { readonly page: 'missing' };

export type PageName = Route['page'];

const MISSING: Route = { page: 'missing' };

const ID = /^[1-9A-HJ-NP-Za-km-z]{12}$/;
const ENTRY = /^(0|[1-9][0-9]{0,8})$/;

/** A number in an address: null if there is none, undefined if it is no number. */
const numberIn = (written: string | null | undefined): number | null | undefined => {
  if (written === undefined || written === null) return null;
  return ENTRY.test(written) ? Number(written) : undefined;
};

/** A route with an id and perhaps an entry. */
const entryAt = (
  id: string | undefined,
  written: string | undefined,
  route: (id: string, entry: number | null) => Route,
): Route => {
  const entry = numberIn(written);
  return id === undefined || !ID.test(id) || entry === undefined ? MISSING : route(id, entry);
};

/** The part of an address after the # is sent to no server and stands in no log. */
const keyIn = (hash: string): { readonly replayKey?: string } => {
  const replayKey = new URLSearchParams(hash.slice(1)).get('replay');
  return replayKey === null ? {} : { replayKey };
};

/** A page of all, of one, the form of a new one, or another part of one. */
const listed =
  (page: 'events' | 'tournaments', other: 'change' | 'screen') =>
  ([id, part]: readonly string[]): Route => {
    if (id === undefined || id === 'new') return { page, id: null, part: id ?? null };
    if (!ID.test(id) || (part ?? other) !== other) return MISSING;
    return { page, id, part: part ?? null } as Route;
  };

/** By the first part of the path: what the rest of it means. */
const ROUTES: Readonly<Record<string, (rest: readonly string[], query: URLSearchParams, hash: string) => Route>> = {
  '': () => ({ page: 'home' }),
  new: ([game], query) =>
    isBoardGameId(game)
      ? {
          page: 'new',
          game,
          device: query.get('on') === 'device',
          ...(query.get('for') === 'all' && { isPublic: true }),
          ...(ID.test(query.get('with') ?? '') && { invited: query.get('with')! }),
        }
      : MISSING,
  t: ([id, entry], query, hash) =>
    entryAt(id, entry, (table, at) => ({
      ...{ page: 'table', id: table, entry: at, invitation: query.get('invitation') ?? invitationIn(hash) },
      game: numberIn(query.get('game')) ?? null,
      ...(ID.test(query.get('room') ?? '') && { room: query.get('room')! }),
      ...(query.has('review') && { review: true }),
      ...keyIn(hash),
    })),
  r: ([id, entry]) => entryAt(id, entry, (replay, at) => ({ page: 'replay', id: replay, entry: at })),
  rules: ([game, paragraph]) => (isBoardGameId(game) ? { page: 'rules', game, paragraph: paragraph ?? null } : MISSING),
  minute: ([game]) => (isBoardGameId(game) ? { page: 'minute', game } : MISSING),
  box: ([game]) => (isBoardGameId(game) ? { page: 'box', game } : MISSING),
  local: ([id, entry]) => ({ page: 'local', id: id ?? null, entry: numberIn(entry) ?? null }),
  learn: ([game, lesson, id]) => {
    if (game !== undefined && !isBoardGameId(game)) return MISSING;
    if (lesson === 'review' && id !== undefined) return { page: 'learn', game: game ?? null, lesson: null, review: id };
    const number = numberIn(lesson);
    return number === undefined ? MISSING : { page: 'learn', game: game ?? null, lesson: number };
  },
  puzzles: ([game, puzzle]) =>
    game !== undefined && !isBoardGameId(game)
      ? MISSING
      : { page: 'puzzles', game: game ?? null, puzzle: puzzle ?? null },
  settings: () => ({ page: 'settings' }),
  account: () => ({ page: 'account' }),
  people: ([id]) => (id === undefined || ID.test(id) ? { page: 'people', id: id ?? null } : MISSING),
  events: listed('events', 'change'),
  tournaments: listed('tournaments', 'screen'),
  deals: ([id, attempt, entry]) => {
    const [number, at] = [numberIn(attempt), numberIn(entry)];
    if (id === undefined || id === 'new')
      return { page: 'deals', id: null, attempt: null, entry: null, part: id ?? null };
    if (!ID.test(id) || number === undefined || at === undefined) return MISSING;
    return { page: 'deals', id, attempt: number, entry: at, part: null };
  },
  club: () => ({ page: 'club' }),
  ratings: () => ({ page: 'ratings' }),
  tv: () => ({ page: 'tv' }),
  about: ([part]) => ({ page: 'about', part: part ?? null }),
};

/** The route at an address of this site: path, query and what no server is told. */
export const routeOf = (address: string): Route => {
  const { pathname, searchParams, hash } = new URL(address, 'http://site');
  const [first = '', ...rest] = pathname.split('/').slice(1).map(decodePart);
  const parts = rest.at(-1) === '' ? rest.slice(0, -1) : rest;
  return (Object.hasOwn(ROUTES, first) && ROUTES[first]?.(parts, searchParams, hash)) || MISSING;
};

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const makePath = (...parts: readonly (string | number | null)[]): string =>
  `/${parts
    .filter(part => part !== null)
    .map(part => encodeURIComponent(part))
    .join('/')}`;

const secretOf = ({ invitation, replayKey }: Extract<Route, { page: 'table' }>): string => {
  if (replayKey !== undefined) return `#replay=${encodeURIComponent(replayKey)}`;
  return invitation === null ? '' : `#invitation=${encodeURIComponent(invitation)}`;
};

const queryOf = ({ device, isPublic, invited }: Extract<Route, { page: 'new' }>): string => {
  if (device) return '?on=device';
  if (invited !== undefined) return `?with=${invited}`;
  return isPublic ? '?for=all' : '';
};

/** The address of a route. */
export const addressOf = (route: Route): string => {
  switch (route.page) {
    case 'home':
    case 'missing':
      return '/';
    case 'new':
      return makePath('new', route.game) + queryOf(route);
    case 'table': {
      const { id, entry, game, room, review } = route;
      const at = (room === undefined ? '' : `&room=${room}`) + (review ? '&review' : '');
      return makePath('t', id, entry) + (game === null ? '' : `?game=${game}${at}`) + secretOf(route);
    }
    case 'replay':
      return makePath('r', route.id, route.entry);
    case 'rules':
      return makePath('rules', route.game, route.paragraph);
    case 'minute':
    case 'box':
      return makePath(route.page, route.game);
    case 'local':
      return makePath('local', route.id, route.entry);
    case 'learn':
      return route.review === undefined
        ? makePath('learn', route.game, route.lesson)
        : makePath('learn', route.game, 'review', route.review);
    case 'puzzles':
      return makePath('puzzles', route.game, route.puzzle);
    case 'people':
      return makePath('people', route.id);
    case 'events':
    case 'tournaments':
      return makePath(route.page, route.id, route.part);
    case 'deals':
      return makePath('deals', route.id ?? route.part, route.attempt, route.entry);
    case 'about':
      return makePath('about', route.part);
    default:
      return makePath(route.page);
  }
};

const addressNow = (): string => location.pathname + location.search + location.hash;

const here = (): Route => routeOf(addressNow());

const first = here();
let shown = addressNow();
const current = signal<Route>(first);
export const route: ReadonlySignal<Route> = current;

/** Whether the visitor came here from another route of this site, without a page being loaded. */
export const hasMoved = (): boolean => current.value !== first;

const move = (): void => {
  shown = addressNow();
  current.value = here();
};

/** Goes to an address or a route of this site, without loading the page anew. */
export const go = (to: string | Route, how: 'push' | 'replace' = 'push'): void => {
  const address = typeof to === 'string' ? to : addressOf(to);
  if (how === 'replace') history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  move();
};

/** Pages that the server makes itself. */
const SERVERS_OWN = /^\/(?:api|admin)(?:\/|$)/;

/** Only a plain click on a link into this site, to be opened here, is ours. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return SERVERS_OWN.test(link.pathname) ? null : link;
};

/** Plain links of this site change the route; so does the browser's way back. */
export const followLinks = (): void => {
  addEventListener('popstate', () => {
    // A dialog or sheet has closed: the page stays.
    if (addressNow() !== shown) move();
  });
  document.addEventListener('click', event => {
    const link = linkOf(event);
    if (!link) return;
    const isJump = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    if (isJump) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    if (link.hash === '') scrollTo(0, 0);
  });
};
