import type { AuditLine } from '@ankerplatz/protocol';
import { escaped } from '../http/html.ts';
import type { Deed, DeedParts, TrailText } from '../text/trail-text.ts';

/** The deed of each request, whether a program sends it to an address or a page by a button. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'PATCH /admin/settings': 'settings',
  'PUT /admin/announcement': 'announce',
  'DELETE /admin/announcement': 'withdraw',
  'POST /admin/invitations': 'invite',
  'POST /admin/people/:id/password-reset': 'reset',
  'POST /admin/people/:id/look-into': 'lookInto',
  'DELETE /admin/people/:id/sessions': 'logOut',
  'PUT /admin/people/:id/silence': 'silence',
  'DELETE /admin/people/:id/silence': 'unsilence',
  'PUT /admin/people/:id/administrator': 'appoint',
  'DELETE /admin/people/:id/administrator': 'dismiss',
  'POST /admin/tables/:id/close': 'close',
  'POST /admin/tables/:id/seats/:seat/free': 'free',
  'POST /admin/bans': 'ban',
  'DELETE /admin/bans/:id': 'lift',
  'POST /admin/reports/:id/done': 'done',
  'DELETE /admin/events/:id': 'removeEvent',
  'POST /events': 'newEvent',
  'PATCH /events/:id': 'changeEvent',
  'POST /events/:id/cancel': 'cancelEvent',
  'POST /tournaments': 'newTournament',
  'PATCH /tournaments/:id': 'changeTournament',
  'POST /tournaments/:id/action': 'turnTournament',
  'DELETE /tournaments/:id/entrants/:person': 'removeEntrant',
  'PUT /tournaments/:id/rounds/:round/tables/:number/result': 'setResult',
};

/** Makes links of ids. */
export type TrailLinks = Readonly<
  Record<'person' | 'table' | 'event' | 'tournament', (id: string, words: string) => string>
>;

/** The kind of thing that an id in an address belongs to. */
const IDS: readonly (readonly [part: string, kind: keyof TrailLinks])[] = [
  ['/tables/:id', 'table'],
  ['/events/:id', 'event'],
  ['/people/:id', 'person'],
  ['/tournaments/:id', 'tournament'],
];

const ID = /^[1-9A-HJ-NP-Za-km-z]{12}$/;

/** The ids in these lines, of whatever they are. */
export const idsIn = (lines: readonly AuditLine[]): string[] =>
  [
    ...new Set(
      lines.flatMap(({ about }) => Object.values(about).filter(value => typeof value === 'string' && ID.test(value))),
    ),
  ] as string[];

const said = (value: unknown): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const partsOf = (
  { action, about, administrator }: AuditLine,
  text: TrailText,
  links: TrailLinks,
  names: ReadonlyMap<string, string>,
): DeedParts => {
  const fields = about as Readonly<Record<string, unknown>>;
  const kindOfId = IDS.find(([part]) => action.includes(part))?.[1];
  const linked = (kind: keyof TrailLinks, unknown = text.deleted): string => {
    const id = said(fields[kind] ?? (kindOfId === kind ? fields.id : undefined));
    if (id !== '') return links[kind](id, names.get(id) ?? unknown);
    return fields.name === undefined ? '' : escaped(said(fields.name));
  };
  const words =
    fields.action === undefined ? said(fields.text ?? fields.reason) : (text.turns[said(fields.action)] ?? '');
  return {
    who: links.person(administrator.id, administrator.name || text.administrator),
    person: linked('person'),
    table: linked('table', text.table),
    event: linked('event'),
    tournament: linked('tournament'),
    ...{ words: escaped(words), range: escaped(said(fields.range)), round: escaped(said(fields.round)) },
    ...{ seat: Number(fields.seat ?? 0) + 1, uses: Number(fields.uses ?? 0), days: Number(fields.days ?? 0) },
  };
};

/** A line of the trail as a sentence with links. */
export const trailSentence = (
  line: AuditLine,
  text: TrailText,
  links: TrailLinks,
  names: ReadonlyMap<string, string>,
): string => {
  const parts = partsOf(line, text, links, names);
  const deed = DEEDS[line.action] ?? line.action;
  if (Object.hasOwn(text.deeds, deed)) return text.deeds[deed as Deed](parts);
  const about = Object.entries(line.about).map(([field, value]) => `${field} ${said(value)}`);
  return text.unknown(parts.who, escaped(line.action), escaped(about.join(', ')));
};
