import { Command, InvalidArgumentError } from 'commander';
import { BadInput } from '../exit.ts';
import { readJson } from '../input.ts';
import { AdminClient } from './client.ts';

const HELP = `
A token is made on the page /admin, or by POST /api/v1/me/tokens {"name","scope":"admin"} as an administrator.

  export ANKERPLATZ_TOKEN=ankerplatz_…
  ankerplatz admin overview
  ankerplatz admin set name "Harbour club" registration invitation
  ankerplatz admin people anna
  ankerplatz admin announce "New boards tonight" --restart-in 10
  ankerplatz admin close TABLE`;

interface Options {
  readonly url: string;
  readonly token?: string;
}

const REGISTRATIONS = ['open', 'invitation', 'closed'];

const whole = (value: string): number => {
  if (!/^\d{1,6}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
};

/** Settings as they are typed, as the server wants them. */
const VALUES: Readonly<Record<string, (value: string) => unknown>> = {
  name: value => value,
  registration: value => {
    if (!REGISTRATIONS.includes(value)) throw new BadInput(`registration is one of ${REGISTRATIONS.join(', ')}`);
    return value;
  },
  imprint: value => value,
  privacy: value => value,
  'bot-workers': value => (value === 'default' ? null : whole(value)),
};

const settingsOf = (pairs: readonly string[]): Record<string, unknown> => {
  if (pairs.length % 2 !== 0) throw new BadInput('every setting needs a value');
  const settings: Record<string, unknown> = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const name = pairs[index]!;
    const read = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
    if (!read) throw new BadInput(`there is no setting ${name}: ${Object.keys(VALUES).join(', ')}`);
    settings[name === 'bot-workers' ? 'botWorkers' : name] = read(pairs[index + 1]!);
  }
  return settings;
};

const show = (answer: unknown): void => {
  console.log(answer === null ? 'done' : JSON.stringify(answer, null, 2));
};

type Ask = AdminClient['ask'];

/** A command asks the server once and shows its answer. */
const add = (
  admin: Command,
  usage: string,
  description: string,
  run: (ask: Ask, args: readonly string[], options: Readonly<Record<string, unknown>>) => Promise<unknown>,
): Command =>
  admin
    .command(usage)
    .description(description)
    .action(async (...given: unknown[]) => {
      const { url, token = process.env.ANKERPLATZ_TOKEN } = admin.opts<Options>();
      if (!token) throw new BadInput('a token is needed: --token, or ANKERPLATZ_TOKEN');
      const client = new AdminClient(url, token);
      const options = given.at(-2) as Readonly<Record<string, unknown>>;
      show(await run((...asked) => client.ask(...asked), given.slice(0, -2).flat() as string[], options));
    });

const person = (id: string | undefined): string => `/people/${encodeURIComponent(id ?? '')}`;
const table = (id: string | undefined): string => `/tables/${encodeURIComponent(id ?? '')}`;
const searching = (word: string | undefined): string => (word ? `?search=${encodeURIComponent(word)}` : '');

const addClub = (admin: Command): void => {
  add(admin, 'overview', 'people, tables, connections, reports', ask => ask('GET', ''));
  add(admin, 'settings', 'the settings of the club', ask => ask('GET', '/settings'));
  add(admin, 'set <name-and-value...>', `change them: ${Object.keys(VALUES).join(', ')}`, (ask, pairs) =>
    ask('PATCH', '/settings', settingsOf(pairs)),
  );
  add(admin, 'boards <file>', 'the boards of new tables, by game, from a JSON file', async (ask, [file]) =>
    ask('PATCH', '/settings', { boards: await readJson(file!) }),
  );
  add(admin, 'announce <text>', 'tell everybody something', (ask, [text], { restartIn }) => {
    const restartAt = restartIn === undefined ? null : new Date(Date.now() + 60_000 * Number(restartIn)).toISOString();
    return ask('PUT', '/announcement', { text, restartAt });
  }).option('--restart-in <minutes>', 'when the server restarts', whole);
  add(admin, 'withdraw', 'withdraw what was announced', ask => ask('DELETE', '/announcement'));
  add(admin, 'invite', 'make an invitation link to the club', (ask, _, { uses, days }) =>
    ask('POST', '/invitations', { uses, days }),
  )
    .option('--uses <people>', 'for how many', whole, 1)
    .option('--days <days>', 'for how long', whole, 7);
};

const addPeople = (admin: Command): void => {
  add(admin, 'people [search]', 'by id, login name or a part of the name', (ask, [word]) =>
    ask('GET', `/people${searching(word)}`),
  );
  add(admin, 'reset <person>', 'a recovery code for somebody', (ask, [id]) =>
    ask('POST', `${person(id)}/password-reset`),
  );
  add(admin, 'log-out <person>', 'log somebody out everywhere', (ask, [id]) => ask('DELETE', `${person(id)}/sessions`));
  add(admin, 'mute <person>', 'stop somebody from writing in the chat', (ask, [id]) =>
    ask('PUT', `${person(id)}/silence`),
  );
  add(admin, 'unmute <person>', 'let somebody write in the chat again', (ask, [id]) =>
    ask('DELETE', `${person(id)}/silence`),
  );
  add(admin, 'bans', 'who is shut out, and until when', ask => ask('GET', '/bans'));
  add(
    admin,
    'ban <person-or-range> <reason>',
    'shut somebody, or addresses such as 203.0.113.0/24, out',
    (ask, [whom, reason], { days }) =>
      ask('POST', '/bans', { [/[.:]/.test(whom ?? '') ? 'range' : 'person']: whom, reason, days }),
  ).option('--days <days>', 'for how long', whole, 7);
  add(admin, 'unban <ban>', 'let them in again', (ask, [id]) => ask('DELETE', `/bans/${encodeURIComponent(id ?? '')}`));
  add(admin, 'audit', 'what administrators have done', ask => ask('GET', '/audit'));
  add(admin, 'appoint <person>', 'make somebody administrator', (ask, [id]) =>
    ask('PUT', `${person(id)}/administrator`),
  );
  add(admin, 'dismiss <person>', 'remove somebody as administrator', (ask, [id]) =>
    ask('DELETE', `${person(id)}/administrator`),
  );
};

const addTables = (admin: Command): void => {
  add(admin, 'tables [search]', 'by id or a part of the name of somebody there', (ask, [word]) =>
    ask('GET', `/tables${searching(word)}`),
  );
  add(admin, 'close <table>', 'close a table', (ask, [id]) => ask('POST', `${table(id)}/close`));
  add(admin, 'free <table> <seat>', 'free a seat', (ask, [id, seat]) =>
    ask('POST', `${table(id)}/seats/${encodeURIComponent(seat ?? '')}/free`),
  );
  add(admin, 'reports', 'messages that somebody has reported', ask => ask('GET', '/reports'));
  add(admin, 'done <report>', 'a report has been dealt with', (ask, [id]) =>
    ask('POST', `/reports/${encodeURIComponent(id ?? '')}/done`),
  );
};

export const adminCommand = (): Command => {
  const admin = new Command('admin')
    .description('run a server: who may come in, who may talk, tables, reports')
    .option('--url <url>', 'the address of the server', process.env.ANKERPLATZ_URL ?? 'http://localhost:3000')
    .option('--token <token>', 'a personal token of an administrator; else ANKERPLATZ_TOKEN')
    .addHelpText('after', HELP)
    .showHelpAfterError('(--help shows how)')
    .exitOverride();
  for (const part of [addClub, addPeople, addTables]) part(admin);
  return admin;
};
